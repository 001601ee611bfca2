// A host's guest list: requests the money, downloads the file; and a slow or failing server.
import { readFile } from 'node:fs/promises'
import { formatMoment } from '@lifafa/contract/dates'
import { listBoxes } from '@lifafa/contract/endpoints/event-boxes'
import { listGuests, type PayoutSummary } from '@lifafa/contract/endpoints/guests'
import { eventBoxSentences } from '@lifafa/contract/sentences/host/event-boxes'
import { guestsSentences as sentences } from '@lifafa/contract/sentences/host/guests'
import { payoutSentences } from '@lifafa/contract/sentences/host/payouts'
import { expectAccessible } from '../../checks/accessible.ts'
import { watchLayoutShifts } from '../../checks/layout-shifts.ts'
import { boxLink, boxList, downloadCsv, guestRows, requestMoney } from '../../host/guests-page.ts'
import { arriveSignedIn } from '../../host/sign-in.ts'
import { dayFromToday, giveToBox, openBox, openBoxes } from '../../server/api.ts'
import {
  answerCalls,
  disconnectCalls,
  failCalls,
  holdCalls,
  intercept,
} from '../../server/intercept-calls.ts'
import { expect, test } from '../../test.ts'

const MINUTE_MS = 60_000
/** A little more than the pause after which a page asks anew. */
const NEXT_LOOK_MS = 16_000

test('money can be requested 24 hours after the event; until then the page says how long it takes [guests-3]', async ({
  page,
  server,
  host,
}) => {
  const day = dayFromToday(1)
  const { giftid } = await openBox(server, host, { marriage_date: day })
  const opensAt = Date.parse(day) + 24 * 60 * MINUTE_MS
  await page.clock.install({ time: opensAt - 62 * MINUTE_MS })
  await arriveSignedIn(page, server, host, `/guests?box=${giftid}`)
  const line = page.getByText(/^Available in/)
  await expect(line).toHaveText('Available in 1h 2m')
  await expect(requestMoney(page)).toBeDisabled()
  await requestMoney(page).hover()
  await expect(page.getByText(sentences.requestMoneyTooltip).filter({ visible: true })).toBeVisible()
  await expect(requestMoney(page)).toHaveAccessibleDescription(sentences.requestMoneyTooltip)
  await expectAccessible(page, 'a box whose money cannot be requested yet')
  await page.clock.fastForward(3 * MINUTE_MS)
  await expect(line).toHaveText(/^Available in 5[89]m$/)
  await requestMoney(page).press('Enter')
  await page.clock.fastForward(60 * MINUTE_MS)
  await expect(line).toBeHidden()
  await expect(page.getByText(sentences.moneyRequested)).toBeHidden()

  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url())
  })
  await requestMoney(page).click()
  await expect(page.getByText(sentences.moneyRequested)).toBeVisible()
  expect(sent).toEqual([])
  await expectAccessible(page, 'a box whose money was requested')

  await test.step('a clock that was set back is detected', async () => {
    await page.clock.setSystemTime(opensAt - MINUTE_MS)
    await requestMoney(page).click()
    await expect(page.getByText(sentences.requestMoneyTooEarly)).toBeVisible()
  })
})

test('a request for money without a UPI id leads to where it is added [guests-4]', async ({
  page,
  server,
  host,
}) => {
  const day = dayFromToday(1)
  const { giftid } = await openBox(server, host, { marriage_date: day })
  await page.clock.install({ time: Date.parse(day) + 25 * 60 * MINUTE_MS })
  const payout: PayoutSummary = {
    paid_paise: 0,
    last_paid_at: null,
    due_paise: 0,
    due_on: null,
    wanted: 'upi-id',
    wanted_paise: 50_100,
    held_until: null,
  }
  await answerCalls(page, listGuests, { guests: [], payout })
  await arriveSignedIn(page, server, host, `/guests?box=${giftid}`)
  await expect(page.getByRole('link', { name: payoutSentences.addUpiId })).toBeVisible()
  await requestMoney(page).click()
  await expect(page.getByText(sentences.upiIdWanted)).toBeVisible()
  await expect(page.getByText(sentences.moneyRequested)).toBeHidden()
})

test.describe('the guest list as a file', () => {
  test.use({ expectedConsoleErrors: [/ERR_FAILED/] })

  test('a host downloads the guest list for a spreadsheet, and retries a failed download [guests-5]', async ({
    page,
    server,
    host,
  }) => {
    const { giftid } = await openBox(server, host, { name: 'Asha & Rohan: 21/11 "शुभ"' })
    const today = formatMoment(new Date().toISOString())
    await giveToBox(server, giftid, { name: 'अनन्या "Anu" राव', address: 'Line 1\nLine 2, Indore' })
    await giveToBox(server, giftid, { name: '=SUM(A1)', amount: 2101 })
    await arriveSignedIn(page, server, host, `/guests?box=${giftid}`)
    await expect(guestRows(page)).toHaveCount(2)

    const mend = await intercept(page, /guests-csv/, (route) => route.abort())
    await downloadCsv(page).click()
    await expect(page.getByText(sentences.csvFailed)).toBeVisible()
    await mend()
    const downloaded = page.waitForEvent('download')
    await downloadCsv(page).click()
    const file = await downloaded
    await expect(page.getByText(sentences.csvDownloaded)).toBeVisible()
    expect(file.suggestedFilename()).toBe('Asha & Rohan- 21-11 -शुभ-_guests.csv')
    const [headings, ...rows] = (await readFile(await file.path(), 'utf8')).split('\r\n')
    expect(headings).toBe('\ufeff"Name","Phone","Amount (INR)","Address","Date"')
    expect(rows.sort()).toEqual([
      `"'=SUM(A1)","9123456780","2101","7 Station Road, Pune","${today}"`,
      `"अनन्या ""Anu"" राव","9123456780","501","Line 1\nLine 2, Indore","${today}"`,
    ])
  })
})

test('a slow server causes no layout shift, and no box shows the guests of another', async ({
  page,
  server,
  host,
}) => {
  const [first, second] = await openBoxes(server, host, { name: 'First box' }, { name: 'Second box' })
  if (!first || !second) throw new Error('Boxes are missing.')
  await giveToBox(server, first.giftid, { name: 'Guest of the first' })
  await giveToBox(server, second.giftid, { name: 'Guest of the second' })
  const expectNoShift = await watchLayoutShifts(page)

  const boxes = await holdCalls(page, listBoxes)
  await arriveSignedIn(page, server, host, `/guests?box=${first.giftid}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(sentences.title)
  await expect(boxList(page)).toHaveAttribute('aria-busy', 'true')
  await expectAccessible(page, 'guest management while it loads')
  const guests = await holdCalls(page, listGuests)
  boxes.release()
  await expect(page.getByRole('heading', { level: 2, name: 'First box' })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeAttached()
  await expect(downloadCsv(page)).toBeDisabled()
  await expectNoShift('guest management that loads')

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
  }) => {
    const { giftid } = await openBox(server, host)
    await giveToBox(server, giftid)
    const tryAgain = page.getByRole('button', { name: 'Try again' })

    const mendBoxes = await failCalls(page, listBoxes)
    const mendGuests = await failCalls(page, listGuests)
    await page.clock.install()
    await arriveSignedIn(page, server, host, `/guests?box=${giftid}`)
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
