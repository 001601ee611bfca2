// The guest list of a host with a slow or failing server.
import { listBoxes } from '@lifafa/contract/endpoints/event-boxes'
import { listGuests } from '@lifafa/contract/endpoints/guests'
import { eventBoxSentences } from '@lifafa/contract/sentences/host/event-boxes'
import { guestsSentences as sentences } from '@lifafa/contract/sentences/host/guests'
import { expectAccessible } from '../../checks/accessible.ts'
import { watchLayoutShifts } from '../../checks/layout-shifts.ts'
import { boxLink, boxList, downloadCsv, guestRows } from '../../host/guests-page.ts'
import { giveToBox, openBox, openBoxes } from '../../server/boxes.ts'
import { disconnectCalls, failCalls, holdCalls } from '../../server/intercept-calls.ts'
import { expect, test } from '../../test.ts'

/** A little more than the pause after which a page asks anew. */
const NEXT_LOOK_MS = 16_000

test('a slow server causes no layout shift, and no box shows the guests of another', {
  tag: '@deep',
}, async ({ page, server, host, asHost }) => {
  const [first, second] = await openBoxes(server, host, { name: 'First box' }, { name: 'Second box' })
  if (!first || !second) throw new Error('Boxes are missing.')
  await giveToBox(server, first.giftid, { name: 'Guest of the first' })
  await giveToBox(server, second.giftid, { name: 'Guest of the second' })
  const expectNoShift = await watchLayoutShifts(page)

  const boxes = await holdCalls(page, listBoxes)
  await asHost(`/guests?box=${first.giftid}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(sentences.title)
  await expect(boxList(page)).toHaveAttribute('aria-busy', 'true')
  await expectAccessible(page, 'guest management while it loads')
  const firstItem = boxList(page).locator('li').first()
  const heightWhileLoading = (await firstItem.boundingBox())?.height
  const guests = await holdCalls(page, listGuests)
  boxes.release()
  await expect(page.getByRole('heading', { level: 2, name: 'First box' })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeAttached()
  await expect(downloadCsv(page)).toBeDisabled()
  await expectNoShift('guest management that loads')
  expect((await firstItem.boundingBox())?.height, 'the height of a box in the list').toBe(heightWhileLoading)

  await boxLink(page, 'Second box').click()
  await expect(page.getByRole('heading', { level: 2, name: 'Second box' })).toBeVisible()
  await expect(guestRows(page)).toHaveCount(0)
  guests.release()
  await expect(guestRows(page)).toHaveText([/Guest of the second/])
  await boxLink(page, 'First box').click()
  await expect(guestRows(page)).toHaveText([/Guest of the first/])
})

test.describe('with a failing server', () => {
  test.use({ expectedConsoleErrors: [[/status of 500/, /ERR_INTERNET_DISCONNECTED/], { scope: 'test' }] })

  test('a failed fetch is shown, and can be retried [guests-6]', { tag: '@deep' }, async ({
    page,
    server,
    host,
    asHost,
  }) => {
    const { giftid } = await openBox(server, host)
    await giveToBox(server, giftid)
    const tryAgain = page.getByRole('button', { name: 'Try again' })

    const mendBoxes = await failCalls(page, listBoxes)
    const mendGuests = await failCalls(page, listGuests)
    await page.clock.install()
    await asHost(`/guests?box=${giftid}`)
    await page.clock.runFor(NEXT_LOOK_MS)
    await expect(page.getByText(eventBoxSentences.fetchQrFailed)).toBeVisible()
    await expect(page.getByRole('heading', { name: eventBoxSentences.savedFailedTitle })).toBeVisible()
    await expectAccessible(page, 'boxes that could not be fetched')
    await mendBoxes()
    await tryAgain.click()

    await expect(page.getByRole('heading', { level: 2, name: 'Asha weds Rohan' })).toBeVisible()
    await page.clock.runFor(NEXT_LOOK_MS)
    await expect(page.getByText(sentences.fetchFailed)).toBeVisible()
    await expect(page.getByRole('heading', { name: sentences.guestsFailedTitle })).toBeVisible()
    await expect(downloadCsv(page)).toBeDisabled()
    await expectAccessible(page, 'guests that could not be fetched')
    await mendGuests()
    await tryAgain.click()
    await expect(guestRows(page)).toHaveCount(1)

    const reconnect = await disconnectCalls(page, listGuests)
    await page.clock.runFor(2 * NEXT_LOOK_MS)
    await expect(page.getByText('These figures may be out of date.')).toBeVisible()
    await expect(guestRows(page)).toHaveCount(1)
    await reconnect()
    await tryAgain.click()
    await expect(page.getByText('These figures may be out of date.')).toBeHidden()
  })
})
