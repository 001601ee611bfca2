import { formatMoment } from '@lifafa/contract/dates'
import { absentSentences } from '@lifafa/contract/sentences/absent'
import { authSentences } from '@lifafa/contract/sentences/auth'
import { eventBoxSentences } from '@lifafa/contract/sentences/host/event-boxes'
import { guestsSentences as sentences } from '@lifafa/contract/sentences/host/guests'
import { expectAccessible } from '../../checks/accessible.ts'
import { boxLink, boxList, downloadCsv, guestRows, pager, requestMoney } from '../../host/guests-page.ts'
import { expectFocusByTab } from '../../host/keyboard.ts'
import { arriveSignedIn } from '../../host/sign-in.ts'
import { giveToBox, openBox, openBoxes } from '../../server/api.ts'
import { expect, PHONE, test } from '../../test.ts'

/** A little more than the pause after which a page asks anew. */
const NEXT_LOOK_MS = 16_000

test('a host pages through the boxes, and the guests of each, five a page [guests-1]', async ({
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

  await test.step('before a choice the boxes are listed, newest first', async () => {
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

  await test.step('the guests have three pages', async () => {
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

  await test.step('the second page of boxes', async () => {
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

  await test.step('a link to a box of the second page opens that page', async () => {
    await page.goto(`/guests?box=${boxes[0]?.giftid}`)
    await expect(boxLink(page, 'Mundan')).toHaveAttribute('aria-current', 'true')
  })

  await test.step('a new contribution is shown without a reload', async () => {
    await expect(page.getByText(sentences.noGuestsTitle)).toBeVisible()
    await giveToBox(server, boxes[0]?.giftid ?? '', { name: 'Late Guest' })
    await page.clock.fastForward(NEXT_LOOK_MS)
    await expect(guestRows(page)).toHaveText([/Late Guest/])
    await expect(page.getByRole('definition')).toHaveText(['1', '₹501'])
    await expect(boxLink(page, 'Mundan')).toContainText('1 guest')
  })
})

test('empty lists and missing details have texts of their own [guests-2]', async ({ page, server, host }) => {
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

test('boxes, guests and actions work by keyboard alone', { tag: '@deep' }, async ({ page, server, host }) => {
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

  test('on a phone a box replaces the list, and Back leads to where it was chosen', async ({
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
