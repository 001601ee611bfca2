// The page of an event box: what a host sees, shares and deletes.
import { deleteBox, getBox } from '@lifafa/contract/endpoints/event-boxes'
import { QR_SIZE_PX } from '@lifafa/contract/limits'
import { guestPageSentences } from '@lifafa/contract/sentences/guest/page'
import { eventBoxSentences as sentences } from '@lifafa/contract/sentences/host/event-boxes'
import type { Page } from '@playwright/test'
import { PNG } from 'pngjs'
import { expectAccessible } from '../../checks/accessible.ts'
import { watchLayoutShifts } from '../../checks/layout-shifts.ts'
import { fillBoxForm } from '../../host/event-box.ts'
import { expectFocusByTab } from '../../host/keyboard.ts'
import { errorCorrectionOf } from '../../host/qr-decoders.ts'
import { arriveSignedIn } from '../../host/sign-in.ts'
import { dayFromToday, openAccount, openBox } from '../../server/api.ts'
import { disconnectCalls, failCalls, holdCalls } from '../../server/intercept-calls.ts'
import { expect, test } from '../../test.ts'

const editButton = (page: Page) => page.getByRole('button', { name: 'Edit', exact: true })
const editDialog = (page: Page) => page.getByRole('dialog', { name: 'Edit Event Box' })

test('the toast for a new box leads to it [box-4]', async ({ page, server, host }) => {
  await arriveSignedIn(page, server, host)
  await page.getByRole('button', { name: sentences.createLink }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Marriage Event' }).click()
  await fillBoxForm(dialog)
  await dialog.getByRole('button', { name: sentences.createLink }).click()
  await page.getByRole('listitem').filter({ hasText: sentences.created }).getByRole('button').click()
  await expect(page).toHaveURL(/\/event\/\w{22}$/)
  const qrCode = page.getByRole('img', { name: /QR code/i })
  await expect(qrCode).toBeVisible()
  expect(await qrCode.boundingBox()).toMatchObject({ width: QR_SIZE_PX, height: QR_SIZE_PX })
  const { data, width, height } = PNG.sync.read(await page.screenshot())
  expect(await errorCorrectionOf({ data: new Uint8ClampedArray(data), width, height })).toBe('H')
})

test.describe('on the day of the event', () => {
  test.use({ expectedConsoleErrors: [[/status of 500/, /status of 404/], { scope: 'test' }] })

  test('editing is blocked with a reason; deleting asks, shows failures, and closes the guests’ page [box-5]', async ({
    page,
    phone,
    server,
    host,
  }) => {
    const box = await openBox(server, host, { marriage_date: dayFromToday(0) })
    await arriveSignedIn(page, server, host, `/event/${box.giftid}`)
    const reason = page.getByText(sentences.editBlocked).and(page.locator(':visible'))
    await expect(editButton(page)).toHaveAttribute('aria-disabled', 'true')
    await expect(editButton(page)).toHaveAccessibleDescription(sentences.editBlocked)
    await editButton(page).hover({ force: true })
    await expect(reason).toBeVisible()
    await page.mouse.move(0, 0)
    await expect(reason).toBeHidden()
    // On the narrowest screen.
    await page.setViewportSize({ width: 320, height: 640 })
    await expectFocusByTab(editButton(page))
    await expect(reason).toBeVisible()
    await expectAccessible(page, 'a blocked edit button with its reason')
    await page.keyboard.press('Enter')
    await expect(editDialog(page)).toBeHidden()

    const open = page.getByRole('button', { name: 'Delete Event Box' })
    const dialog = page.getByRole('dialog', { name: sentences.deleteTitle })
    const remove = dialog.getByRole('button', { name: 'Delete Event Box' })
    await open.click()
    for (const consequence of sentences.deleteConsequences)
      await expect(dialog.getByText(consequence)).toBeVisible()
    await expectAccessible(page, 'the question before deleting')
    await expect(dialog.getByRole('button', { name: 'Keep Event Box' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(open).toBeFocused()
    await phone.goto(box.contribute_url)
    await expect(phone.getByLabel('Full Name')).toBeVisible()

    await open.click()
    const mend = await failCalls(page, deleteBox)
    await remove.click()
    await expect(dialog.getByRole('alert')).toHaveText(sentences.deleteFailed)
    await mend()
    const held = await holdCalls(page, deleteBox)
    await remove.dblclick()
    await expect(dialog.getByRole('button', { name: 'Deleting...' })).toBeVisible()
    await expect.poll(() => held.seen).toBe(1)
    held.release()
    await expect(page.getByText(sentences.deleted)).toBeVisible()
    await expect(page).toHaveURL('/event')
    await expect(page.getByText(sentences.noneTitle)).toBeVisible()
    expect(held.seen).toBe(1)

    await phone.reload()
    await expect(phone.getByRole('heading', { name: guestPageSentences.unavailableTitle })).toBeVisible()
    await page.goto(`/event/${box.giftid}`)
    await expect(page.getByRole('heading', { name: sentences.notFoundTitle })).toBeVisible()
  })
})

test.describe('with failing calls', () => {
  test.use({
    expectedConsoleErrors: [
      [/status of 404/, /status of 500/, /ERR_INTERNET_DISCONNECTED/],
      { scope: 'test' },
    ],
  })

  test('a box of another host is not found; a failed load can be retried [box-6]', {
    tag: '@deep',
  }, async ({ page, server, host }) => {
    const others = await openBox(server, await openAccount(server))
    await arriveSignedIn(page, server, host, `/event/${others.giftid}`)
    await expect(page.getByRole('heading', { name: sentences.notFoundTitle })).toBeVisible()
    await expect(page.getByText(sentences.loadFailed)).toBeVisible()
    await page.getByRole('main').getByRole('link').first().click()
    await expect(page).toHaveURL('/event')

    const own = await openBox(server, host)
    const held = await holdCalls(page, getBox)
    await page.goto(`/event/${own.giftid}`)
    await expect(page.getByRole('heading', { name: 'Loading event details...' })).toBeAttached()
    await expectAccessible(page, 'a box on its way')
    held.release()
    await expect(page.getByRole('heading', { level: 1, name: own.name })).toBeVisible()

    const mend = await failCalls(page, getBox)
    await page.reload()
    await expect(page.getByRole('heading', { name: sentences.errorTitle })).toBeVisible()
    await expect(page.getByText(sentences.loadFailed)).toBeVisible()
    await expect(page.getByRole('main').getByRole('link')).toHaveAttribute('href', '/event')
    await expectAccessible(page, 'a box that could not be loaded')
    await mend()
    const connect = await disconnectCalls(page, getBox)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeEnabled()
    await connect()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: own.name })).toBeVisible()
  })
})

test('a box with ten thousand contributions shows ten, and loads without layout shifts [box-7]', async ({
  page,
  context,
  server,
  host,
}) => {
  const box = await openBox(server, host)
  const contributions = Array.from({ length: 10_000 }, (_, place) => ({
    id: `gift-${place}`,
    name: `Guest ${place + 1}`,
    phone: null,
    amount: 501,
    address: null,
    created_at: '2026-11-21T13:12:00.000Z',
  }))
  // The real answer, with more contributions than a test could make.
  await page.route(`**/api${getBox.path.replace(':id', box.giftid)}`, async (route) => {
    const answer = await route.fetch()
    await route.fulfill({
      response: answer,
      json: { ...(await answer.json()), contributions: contributions },
    })
  })
  const expectNoShift = await watchLayoutShifts(page)
  await arriveSignedIn(page, server, host, `/event/${box.giftid}`)
  const list = page.getByRole('region', { name: 'Contributions' })
  await expect(list.getByText('(10,000)')).toBeVisible()
  await expectNoShift('a box that has been loaded')
  await expect(list.getByRole('listitem')).toHaveCount(10)
  await expect(list.getByText('November 21, 2026 6:42 PM').first()).toBeVisible()
  await list.getByRole('button', { name: 'Next' }).click()
  await expect(list.getByRole('listitem').first()).toContainText('Guest 11')
  await expect(list.getByRole('link', { name: 'Guest List' })).toHaveAttribute(
    'href',
    `/guests?box=${box.giftid}`,
  )

  const whatsApp = page.getByRole('link', { name: 'Share on WhatsApp' })
  const href = new URL((await whatsApp.getAttribute('href')) ?? '')
  expect(href.origin).toBe('https://wa.me')
  expect(href.searchParams.get('text')).toBe(`${sentences.invitation(box.name)}\n${box.contribute_url}`)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy Link' }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(box.contribute_url)
})
