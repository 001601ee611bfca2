// The page of an event box: its QR code, its contributions, and sharing.
import { getBox } from '@lifafa/contract/endpoints/event-boxes'
import { QR_SIZE_PX } from '@lifafa/contract/limits'
import { eventBoxSentences as sentences } from '@lifafa/contract/sentences/host/event-boxes'
import { PNG } from 'pngjs'
import { expectAccessible } from '../../checks/accessible.ts'
import { watchLayoutShifts } from '../../checks/layout-shifts.ts'
import { editButton } from '../../host/event-box.ts'
import { requestMoney } from '../../host/guests-page.ts'
import { posterButton } from '../../host/poster.ts'
import { cardOf } from '../../host/saved-boxes-page.ts'
import { errorCorrectionOf } from '../../qr-codes/decoders.ts'
import { readQrCode } from '../../qr-codes/read-qr-code.ts'
import { openAccount } from '../../server/api.ts'
import { openBox } from '../../server/boxes.ts'
import { expect, test } from '../../test.ts'

test('a box is shown with a QR code that tolerates the most damage [box-4]', { tag: '@deep' }, async ({
  page,
  asHost,
  box,
}) => {
  await asHost(`/event/${box.giftid}`)
  const qrCode = page.getByRole('img', { name: /QR code/i })
  await expect(qrCode).toBeVisible()
  expect(await qrCode.boundingBox()).toMatchObject({ width: QR_SIZE_PX, height: QR_SIZE_PX })
  const { data, width, height } = PNG.sync.read(await page.screenshot())
  expect(await errorCorrectionOf({ data: new Uint8ClampedArray(data), width, height })).toBe('H')
})

test('a box with ten thousand contributions shows ten, and loads without layout shifts [box-7]', {
  tag: '@deep',
}, async ({ page, context, asHost, box }) => {
  const contributions = Array.from({ length: 10_000 }, (_, place) => ({
    id: `gift-${place}`,
    name: `Guest ${place + 1}`,
    phone: null,
    amount: 501,
    address: null,
    blessing: null,
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
  await asHost(`/event/${box.giftid}`)
  const list = page.getByRole('region', { name: 'Contributions' })
  await expect(list.getByText('(10,000)')).toBeVisible()
  await expectNoShift('a box that has been loaded')
  await expect(list.getByRole('listitem')).toHaveCount(10)
  await expect(list.getByText('November 21, 2026 6:42 PM').first()).toBeVisible()
  await expectAccessible(page, 'a box with contributions')
  await list.getByRole('button', { name: 'Next' }).click()
  await expect(list.getByRole('listitem').first()).toContainText('Guest 11')
  await expect(list.getByRole('link', { name: 'Guest List' })).toHaveAttribute(
    'href',
    `/guests?box=${box.giftid}`,
  )

  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy Link' }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(box.contribute_url)
})

test('the code is read if browser or extension makes the page dark', { tag: '@deep' }, async ({
  page,
  box,
  asHost,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await asHost(`/event/${box.giftid}`)
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible()
  expect(await readQrCode(page)).toBe(box.contribute_url)

  await page.emulateMedia({ forcedColors: 'none' })
  await page.evaluate(() => {
    const dark = new CSSStyleSheet()
    dark.replaceSync('* { background: #111 !important; color: #eee !important; fill: #eee !important }')
    document.adoptedStyleSheets = [dark]
  })
  expect(await readQrCode(page)).toBe(box.contribute_url)
})

for (const days of [3, -3])
  test(`a device whose clock is ${days} days ahead shows an event of tomorrow as the server sees it`, {
    tag: '@deep',
  }, async ({ page, box, asHost }) => {
    await page.clock.setFixedTime(Date.now() + days * 24 * 60 * 60 * 1000)
    await asHost(`/event/${box.giftid}`)
    await expect(page.getByText('Tomorrow!')).toBeVisible()
    for (const button of [posterButton(page), editButton(page)])
      await expect(button).not.toHaveAttribute('aria-disabled')
    await page.goto(`/guests?box=${box.giftid}`)
    await expect(requestMoney(page)).toBeDisabled()
    await page.goto('/event')
    await expect(cardOf(page, box.name)).toContainText('Tomorrow!')
  })

test.describe('a box that is not the host’s', () => {
  test.use({ expectedConsoleErrors: [/status of 404/] })

  test('a box of another host is not found [box-6]', { tag: '@deep' }, async ({ page, server, asHost }) => {
    const { giftid } = await openBox(server, await openAccount(server))
    await asHost(`/event/${giftid}`)
    await expect(page.getByRole('heading', { name: sentences.notFoundTitle })).toBeVisible()
    await expect(page.getByText(sentences.loadFailed)).toBeVisible()
    await expectAccessible(page, 'a missing box, for a host')
    await page.getByRole('main').getByRole('link').first().click()
    await expect(page).toHaveURL('/event')
  })
})
