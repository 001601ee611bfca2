// The guest list of a host: empty lists, missing details, the keyboard, and a phone.
import { listGuests } from '@lifafa/contract/endpoints/guests'
import { siteWords } from '@lifafa/contract/guest-page/site-words'
import { absentSentences } from '@lifafa/contract/sentences/absent'
import { eventBoxSentences } from '@lifafa/contract/sentences/host/event-boxes'
import { guestsSentences as sentences } from '@lifafa/contract/sentences/host/guests'
import { expectAccessible } from '../../checks/accessible.ts'
import { expectFocusByTab } from '../../controls/keyboard.ts'
import {
  boxLink,
  boxList,
  columnHeadings,
  downloadCsv,
  expectCells,
  guestRows,
  pager,
  requestMoney,
  searchGuests,
} from '../../host/guests-page.ts'
import { giveToBox, openBox, openBoxes } from '../../server/boxes.ts'
import { holdCalls } from '../../server/intercept-calls.ts'
import { expect, PHONE, test } from '../../test.ts'

test('empty lists and missing details have texts of their own [guests-2]', { tag: '@deep' }, async ({
  page,
  server,
  host,
  asHost,
}) => {
  await asHost('/guests')
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

  const bare = {
    id: '1',
    name: 'Ravi',
    phone: null,
    amount: 51,
    address: null,
    blessing: null,
    created_at: '',
  }
  let answer: object = { guests: [bare] }
  await page.route(/\/guests\/?\?/, (route) =>
    route.request().resourceType() === 'fetch' ? route.fulfill({ json: answer }) : route.fallback(),
  )
  await page.goto(`/guests?box=${giftid}`)
  await expectCells(guestRows(page), {
    Guest: new RegExp(`^RRavi${sentences.noPhone}`),
    Amount: '₹51',
    Address: new RegExp(`${sentences.noAddress}$`),
    Date: new RegExp(`${absentSentences.notAvailable}$`),
  })
  answer = {}
  await page.reload()
  await expect(page.getByRole('heading', { name: sentences.noGuestsTitle })).toBeVisible()
})

test('boxes, guests and actions work by keyboard alone', { tag: '@deep' }, async ({
  page,
  server,
  host,
  asHost,
}) => {
  const [, box] = await openBoxes(server, host, { name: 'Mundan' }, { name: 'Asha weds Rohan' })
  for (let place = 1; place <= 6; place++)
    await giveToBox(server, box?.giftid ?? '', { name: `Guest ${place}` })
  await asHost('/guests')
  const { keyboard } = page
  await expectFocusByTab(boxLink(page, 'Asha weds Rohan'))
  await keyboard.press('Enter')
  await expect(guestRows(page)).toHaveCount(5)
  await expect(boxLink(page, 'Asha weds Rohan')).toBeFocused()
  await expectFocusByTab(page.getByRole('link', { name: sentences.skipToGuests }))
  await keyboard.press('Enter')
  await expectFocusByTab(searchGuests(page), 1)
  await page.keyboard.press('Shift+Tab')
  await boxLink(page, 'Asha weds Rohan').focus()
  await expectFocusByTab(requestMoney(page))
  await expect(page.getByText(sentences.requestMoneyTooltip).filter({ visible: true })).toBeVisible()
  await expectFocusByTab(downloadCsv(page))
  const downloaded = page.waitForEvent('download')
  await keyboard.press('Enter')
  expect((await downloaded).suggestedFilename()).toBe('Asha weds Rohan_guests.csv')
  await expectFocusByTab(pager(page, 'guests').getByRole('button', { name: 'Next' }), 40)
  await keyboard.press('Enter')
  await expect(guestRows(page)).toHaveCount(1)
  await expect(pager(page, 'guests').getByRole('button', { name: 'Next' })).toBeFocused()
})

test.describe('on a phone', () => {
  test.use(PHONE)

  test('the only box is open at once, and its first guest stands on the first screen of a phone', async ({
    page,
    server,
    host,
    asHost,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    const { giftid } = await openBox(server, host)
    await giveToBox(server, giftid, { name: 'अनन्या राव' })
    await asHost('/guests')
    await expect(guestRows(page)).toHaveText(/अनन्या राव/)
    const top = (row: Element) => row.getBoundingClientRect().top + scrollY
    const ribbon = await page.getByText(siteWords.en.ribbon).evaluate((element) => element.clientHeight)
    expect((await guestRows(page).evaluate(top)) - ribbon).toBeLessThanOrEqual(600)
    await expectAccessible(page, 'the only box on a phone')
    await page.getByRole('link', { name: 'Back to Dashboard' }).tap()
    await expect(page).toHaveURL('/dashboard')
  })

  test('on a phone a box replaces the list, and Back leads to where it was chosen', { tag: '@deep' }, async ({
    page,
    server,
    host,
    asHost,
  }) => {
    const [, , box] = await openBoxes(server, host, ...['One', 'Two', 'Three'].map((name) => ({ name })))
    await giveToBox(server, box?.giftid ?? '', { name: 'अनन्या राव' })
    await asHost('/guests')
    await boxLink(page, 'Three').tap()
    const heading = page.getByRole('heading', { level: 2, name: 'Three' })
    await expect(heading).toBeFocused()
    await expect(heading).toBeInViewport()
    await expect(boxList(page)).toBeHidden()
    await expectCells(guestRows(page), {
      Guest: /अनन्या राव/,
      Amount: '₹501',
      Address: /^7 Station Road, Pune/,
      Date: /[AP]M$/,
    })
    await expect(columnHeadings(page)).toContainText(['Guest', 'Amount', 'Address', 'Date'])
    await page.getByRole('link', { name: sentences.allBoxes }).tap()
    await expect(boxLink(page, 'Three')).toBeFocused()
    await page.goto('/guests?box=nobodys')
    await expect(boxLink(page, 'One')).toBeVisible()
    await expect(page.getByRole('heading', { name: sentences.selectBox })).toBeVisible()
  })
})

test('on a slow server no box shows the guests of another', { tag: '@deep' }, async ({
  page,
  server,
  host,
  asHost,
}) => {
  const [first, second] = await openBoxes(server, host, { name: 'First box' }, { name: 'Second box' })
  if (!first || !second) throw new Error('Boxes are missing.')
  await giveToBox(server, first.giftid, { name: 'Guest of the first' })
  await giveToBox(server, second.giftid, { name: 'Guest of the second' })
  const guests = await holdCalls(page, listGuests)
  await asHost(`/guests?box=${first.giftid}`)
  await expect(page.getByRole('heading', { level: 2, name: 'First box' })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeAttached()
  await expect(downloadCsv(page)).toBeDisabled()
  await boxLink(page, 'Second box').click()
  await expect(page.getByRole('heading', { level: 2, name: 'Second box' })).toBeVisible()
  await expect(guestRows(page)).toHaveCount(0)
  guests.release()
  await expect(guestRows(page)).toHaveText([/Guest of the second/])
  await boxLink(page, 'First box').click()
  await expect(guestRows(page)).toHaveText([/Guest of the first/])
})
