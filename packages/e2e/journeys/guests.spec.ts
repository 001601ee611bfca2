// Guest management: a host's boxes, who has given to each, asking for the money, taking the list along.
import { readFile } from 'node:fs/promises'
import { formatMoment } from '@lifafa/contract/dates'
import { listBoxes, listGuests, type PayoutSummary } from '@lifafa/contract/endpoints/event-boxes'
import { absentSentences } from '@lifafa/contract/sentences/absent'
import { authSentences } from '@lifafa/contract/sentences/auth'
import { eventBoxSentences } from '@lifafa/contract/sentences/event-boxes'
import { guestsSentences as sentences } from '@lifafa/contract/sentences/guests'
import { payoutSentences } from '@lifafa/contract/sentences/payouts'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../checks/accessible.ts'
import { watchLayoutShifts } from '../checks/layout-shifts.ts'
import { expectFocusByTab } from '../host/keyboard.ts'
import { arriveSignedIn } from '../host/sign-in.ts'
import { dayFromToday, giveToBox, openBox, openBoxes } from '../server/api.ts'
import { answerCalls, cutCalls, failCalls, holdCalls } from '../server/trouble.ts'
import { expect, PHONE, test } from '../test.ts'

const MINUTE_MS = 60_000
/** A little more than the pause after which a page asks anew. */
const NEXT_LOOK_MS = 16_000

const boxList = (page: Page) => page.getByRole('region', { name: 'Your Event Boxes' })
const boxLink = (page: Page, name: string) => boxList(page).getByRole('link', { name })
const pager = (page: Page, what: 'event boxes' | 'guests') =>
  page.getByRole('navigation', { name: `Pages of ${what}` })
/** The rows of the guests, without that of the headings. */
const guestRows = (page: Page) =>
  page
    .getByRole('table', { name: 'Guests' })
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })
const requestMoney = (page: Page) => page.getByRole('button', { name: 'Request Money' })
const downloadCsv = (page: Page) => page.getByRole('button', { name: 'Download CSV' })

test('a host goes through the boxes, five a page, and the guests of each, five a page [guests-1]', async ({
  page,
  server,
  host,
}) => {
  const names = [
    'Mundan',
    'Griha Pravesh',
    'आशा और रोहन',
    'Retirement',
    'Asha weds Rohan',
    'Kavya weds Arjun',
  ]
  const boxes = await openBoxes(server, host, ...names.map((name) => ({ name })))
  const [, , hindi, , asha] = boxes
  if (!hindi || !asha) throw new Error('Boxes are missing.')
  for (let place = 1; place <= 11; place++)
    await giveToBox(server, asha.giftid, { name: `Guest ${place}`, amount: 1000 + place })
  await giveToBox(server, hindi.giftid, {
    name: 'अनन्या राव',
    amount: 96_153,
    address: '12, शिवाजी नगर,\nइंदौर',
  })

  await test.step('before a choice: the boxes, newest first', async () => {
    await arriveSignedIn(page, server, host, '/guests')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(sentences.title)
    await expect(page.getByText(sentences.welcome(host.firstName))).toBeVisible()
    await expect(page.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute('href', '/dashboard')
    await expect(page.getByRole('heading', { name: 'Your Event Boxes (6)' })).toBeVisible()
    await expect(boxList(page).getByRole('listitem')).toHaveText([
      /Kavya weds Arjun.*0 guests.*₹0/,
      /Asha weds Rohan.*11 guests.*₹11,066/,
      /Retirement/,
      /आशा और रोहन.*1 guest .*₹96,153/,
      /Griha Pravesh/,
    ])
    await expect(page.getByRole('heading', { name: sentences.selectBox })).toBeVisible()
    await expectAccessible(page, 'guest management without a choice')
  })

  await test.step('a box shows its figures and its guests, newest first', async () => {
    await boxLink(page, 'Asha weds Rohan').click()
    await expect(page).toHaveURL(`/guests?box=${asha.giftid}`)
    const panel = page.getByRole('region', { name: 'Asha weds Rohan' })
    await expect(panel.getByText(`Created on ${formatMoment(asha.created_at)}`)).toBeVisible()
    await expect(panel.getByRole('definition')).toHaveText(['11', '₹11,066'])
    await expect(boxLink(page, 'Asha weds Rohan')).toHaveAttribute('aria-current', 'true')
    await expect(page.getByRole('columnheader')).toHaveText(['Guest', 'Amount', 'Address', 'Date'])
    await expect(guestRows(page)).toHaveCount(5)
    await expect(guestRows(page).first().getByRole('cell')).toHaveText([
      /^GGuest \d+9123456780$/,
      /^₹1,0\d\d$/,
      /7 Station Road, Pune$/,
      new RegExp(`${formatMoment(new Date().toISOString())}$`),
    ])
    await expectAccessible(page, 'the guests of a box')
  })

  await test.step('the guests stand on three pages', async () => {
    const guests = pager(page, 'guests')
    await expect(guests.getByRole('button', { name: 'Previous' })).toBeDisabled()
    const seen: string[] = []
    for (const shown of ['1 to 5', '6 to 10', '11 to 11']) {
      await expect(guests).toContainText(`Showing ${shown} of 11 Guests`)
      // Who gave within one second stand in any order: the provider tells time in seconds.
      for (const row of await guestRows(page).allInnerTexts()) seen.push(row.match(/Guest \d+/)?.[0] ?? row)
      if (seen.length < 11) await guests.getByRole('button', { name: 'Next' }).click()
    }
    await expect(guests.getByRole('button', { name: 'Next' })).toBeDisabled()
    expect(seen.sort()).toEqual(Array.from({ length: 11 }, (_, place) => `Guest ${place + 1}`).sort())
  })

  await test.step('another box begins with its first page, and a reload keeps it', async () => {
    await boxLink(page, 'आशा और रोहन').click()
    for (const load of [async () => {}, () => page.reload()]) {
      await load()
      await expect(pager(page, 'guests')).toContainText('Showing 1 to 1 of 1 Guests')
      await expect(guestRows(page)).toHaveText([/अनन्या राव.*₹96,153.*शिवाजी नगर/s])
    }
    await boxLink(page, 'Asha weds Rohan').click()
    await expect(pager(page, 'guests')).toContainText('Showing 1 to 5 of 11 Guests')
    await pager(page, 'guests').getByRole('button', { name: 'Next' }).click()
    await expect(pager(page, 'guests')).toContainText('Showing 6 to 10 of 11 Guests')
    // Both are here by now: nothing but the choice brings the first page back.
    await boxLink(page, 'आशा और रोहन').click()
    await expect(pager(page, 'guests')).toContainText('Showing 1 to 1 of 1 Guests')
    await boxLink(page, 'Asha weds Rohan').click()
    await expect(pager(page, 'guests')).toContainText('Showing 1 to 5 of 11 Guests')
    await page.goBack()
    await expect(page.getByRole('heading', { level: 2, name: 'आशा और रोहन' })).toBeVisible()
  })

  await test.step('the second page of boxes; it is the first again when there is one more', async () => {
    await page.clock.install()
    await page.goto('/guests?box=nobodys')
    await expect(page.getByRole('heading', { name: sentences.selectBox })).toBeVisible()
    await pager(page, 'event boxes').getByRole('button', { name: 'Next' }).click()
    await expect(pager(page, 'event boxes')).toContainText('Page 2 of 2')
    await expect(boxList(page).getByRole('listitem')).toHaveText([/Mundan/])
    await openBox(server, host, { name: 'The newest' })
    await page.clock.fastForward(NEXT_LOOK_MS)
    await expect(page.getByRole('heading', { name: 'Your Event Boxes (7)' })).toBeVisible()
    await expect(pager(page, 'event boxes')).toContainText('Page 1 of 2')
    await expect(boxList(page).getByRole('listitem').first()).toContainText('The newest')
  })

  await test.step('whoever comes with a box of the second page finds it in the list', async () => {
    await page.goto(`/guests?box=${boxes[0]?.giftid}`)
    await expect(boxLink(page, 'Mundan')).toHaveAttribute('aria-current', 'true')
  })

  await test.step('a gift that arrives is seen without a reload', async () => {
    await expect(page.getByText(sentences.noGuestsTitle)).toBeVisible()
    await giveToBox(server, boxes[0]?.giftid ?? '', { name: 'Late Guest' })
    await page.clock.fastForward(NEXT_LOOK_MS)
    await expect(guestRows(page)).toHaveText([/Late Guest/])
    await expect(page.getByRole('definition')).toHaveText(['1', '₹501'])
    await expect(boxLink(page, 'Mundan')).toContainText('1 guest')
  })
})

test('what is not there is said: boxes, guests, and what a guest did not leave [guests-2]', async ({
  page,
  server,
  host,
}) => {
  await arriveSignedIn(page, server, host, '/guests')
  await expect(boxList(page).getByRole('heading', { name: sentences.noBoxes })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your Event Boxes (0)' })).toBeVisible()
  await expect(page.getByRole('link', { name: eventBoxSentences.createLink })).toHaveAttribute(
    'href',
    /^\/dashboard/,
  )
  await expectAccessible(page, 'guest management without boxes')

  const { giftid } = await openBox(server, host)
  await page.goto(`/guests?box=${giftid}`)
  await expect(page.getByRole('heading', { name: sentences.noGuestsTitle })).toBeVisible()
  await expect(page.getByText(sentences.noGuestsText)).toBeVisible()
  await downloadCsv(page).click()
  await expect(page.getByText(sentences.nothingToDownload)).toBeVisible()
  await expectAccessible(page, 'a box without guests')
  await page.getByRole('link', { name: sentences.viewEvent }).click()
  await expect(page).toHaveURL(`/event/${giftid}`)

  const bare = { id: '1', name: 'Ravi', phone: null, amount: 51, address: null, created_at: '' }
  let answer: object = { guests: [bare] }
  await page.route(/\/guests\/?$/, (route) =>
    route.request().resourceType() === 'fetch' ? route.fulfill({ json: answer }) : route.fallback(),
  )
  await page.goto(`/guests?box=${giftid}`)
  await expect(guestRows(page).getByRole('cell')).toHaveText([
    `RRavi${sentences.noPhone}`,
    '₹51',
    new RegExp(`${sentences.noAddress}$`),
    new RegExp(`${absentSentences.notAvailable}$`),
  ])
  answer = {}
  await page.reload()
  await expect(page.getByRole('heading', { name: sentences.noGuestsTitle })).toBeVisible()

  await expect(page.getByRole('link', { name: `Namaste, ${host.firstName}: settings` })).toHaveText(/AV$/)
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByText(authSentences.loggedOut)).toBeVisible()
  await expect(page).toHaveURL('/auth')
})

test('money can be requested once 24 hours have passed since the event, and until then it is said how long [guests-3]', async ({
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

  await test.step('a clock that was set back meanwhile is found out', async () => {
    await page.clock.setSystemTime(opensAt - MINUTE_MS)
    await requestMoney(page).click()
    await expect(page.getByText(sentences.requestMoneyTooEarly)).toBeVisible()
  })
})

test('who asks for money without a UPI id is told what is missing, and where to add it [guests-4]', async ({
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
  test.use({ expectedComplaints: [/ERR_FAILED/] })

  test('a host takes the guest list along, ready for a spreadsheet, at the second try too [guests-5]', async ({
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

    const script = /guests-csv/
    await page.route(script, (route) => route.abort())
    await downloadCsv(page).click()
    await expect(page.getByText(sentences.csvFailed)).toBeVisible()
    await page.unroute(script)
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

test('while the server is slow the page keeps its shape, and no box shows the guests of another', async ({
  page,
  server,
  host,
}) => {
  const [first, second] = await openBoxes(server, host, { name: 'First box' }, { name: 'Second box' })
  if (!first || !second) throw new Error('Boxes are missing.')
  await giveToBox(server, first.giftid, { name: 'Guest of the first' })
  await giveToBox(server, second.giftid, { name: 'Guest of the second' })
  const expectSteady = await watchLayoutShifts(page)

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
  await expectSteady('guest management that loads')

  await boxLink(page, 'Second box').click()
  await expect(page.getByRole('heading', { level: 2, name: 'Second box' })).toBeVisible()
  await expect(guestRows(page)).toHaveCount(0)
  guests.release()
  await expect(guestRows(page)).toHaveText([/Guest of the second/])
  await boxLink(page, 'First box').click()
  await expect(guestRows(page)).toHaveText([/Guest of the first/])
})

test.describe('a server in trouble', () => {
  test.use({ expectedComplaints: [[/status of 500/, /ERR_INTERNET_DISCONNECTED/], { scope: 'test' }] })

  test('what cannot be fetched is said, and can be tried again [guests-6]', { tag: '@deep' }, async ({
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

    const reconnect = await cutCalls(page, listGuests)
    await page.clock.runFor(2 * NEXT_LOOK_MS)
    await expect(page.getByText('These figures may be out of date.')).toBeVisible()
    await expect(guestRows(page)).toHaveCount(1)
    await reconnect()
    await tryAgain.click()
    await expect(page.getByText('These figures may be out of date.')).toBeHidden()
  })
})

test('the keyboard alone goes through boxes, guests and actions', { tag: '@deep' }, async ({
  page,
  server,
  host,
}) => {
  const [, box] = await openBoxes(server, host, { name: 'Mundan' }, { name: 'Asha weds Rohan' })
  for (let place = 1; place <= 6; place++)
    await giveToBox(server, box?.giftid ?? '', { name: `Guest ${place}` })
  await arriveSignedIn(page, server, host, '/guests')
  const { keyboard } = page
  await expectFocusByTab(boxLink(page, 'Asha weds Rohan'))
  await keyboard.press('Enter')
  await expect(guestRows(page)).toHaveCount(5)
  await expect(boxLink(page, 'Asha weds Rohan')).toBeFocused()
  await expectFocusByTab(requestMoney(page))
  await expect(page.getByText(sentences.requestMoneyTooltip).filter({ visible: true })).toBeVisible()
  await expectFocusByTab(downloadCsv(page))
  const downloaded = page.waitForEvent('download')
  await keyboard.press('Enter')
  expect((await downloaded).suggestedFilename()).toBe('Asha weds Rohan_guests.csv')
  await expectFocusByTab(pager(page, 'guests').getByRole('button', { name: 'Next' }))
  await keyboard.press('Enter')
  await expect(guestRows(page)).toHaveCount(1)
  await expect(pager(page, 'guests').getByRole('button', { name: 'Next' })).toBeFocused()
})

test.describe('on a phone', () => {
  test.use(PHONE)

  test('a box takes the place of the list, and the way back leads to where it was chosen', async ({
    page,
    server,
    host,
  }) => {
    const [, , box] = await openBoxes(server, host, ...['One', 'Two', 'Three'].map((name) => ({ name })))
    await giveToBox(server, box?.giftid ?? '', { name: 'अनन्या राव' })
    await arriveSignedIn(page, server, host, '/guests')
    await boxLink(page, 'Three').tap()
    const heading = page.getByRole('heading', { level: 2, name: 'Three' })
    await expect(heading).toBeFocused()
    await expect(heading).toBeInViewport()
    await expect(boxList(page)).toBeHidden()
    await expect(guestRows(page).getByRole('cell')).toHaveText([
      /अनन्या राव/,
      '₹501',
      /Address7 Station Road, Pune/,
      /^Date/,
    ])
    await expect(page.getByRole('columnheader')).toHaveText(['Guest', 'Amount', 'Address', 'Date'])
    await page.getByRole('link', { name: sentences.allBoxes }).tap()
    await expect(boxLink(page, 'Three')).toBeFocused()
    await page.goto('/guests?box=nobodys')
    await expect(boxLink(page, 'One')).toBeVisible()
    await expect(page.getByRole('heading', { name: sentences.selectBox })).toBeVisible()
  })
})
