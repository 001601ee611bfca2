// The guest list of a host: boxes, guests and their pages.
import { formatMoment } from '@lifafa/contract/dates'
import { guestsSentences as sentences } from '@lifafa/contract/sentences/host/guests'
import { expectAccessible } from '../../checks/accessible.ts'
import { boxLink, boxList, columnHeadings, expectCells, guestRows, pager } from '../../host/guests-page.ts'
import { giveToBox, openBox, openBoxes } from '../../server/boxes.ts'
import { expect, test } from '../../test.ts'

/** A little more than the pause after which a page asks anew. */
const NEXT_LOOK_MS = 16_000

test('a host pages through boxes and their guests, five each [guests-1]', async ({
  page,
  server,
  host,
  asHost,
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
  const [mundan, , hindi, , asha] = boxes
  if (!mundan || !hindi || !asha) throw new Error('Boxes are missing.')
  for (let place = 1; place <= 6; place++)
    await giveToBox(server, asha.giftid, { name: `Guest ${place}`, amount: 1000 + place })
  const address = '12, शिवाजी नगर,\nइंदौर'
  await giveToBox(server, hindi.giftid, { name: 'अनन्या राव', amount: 96_153, address })

  await test.step('before a choice the boxes are listed, newest first', async () => {
    await asHost('/guests')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(sentences.title)
    await expect(page.getByText(sentences.welcome(host.firstName))).toBeVisible()
    await expect(page.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute('href', '/dashboard')
    await expect(page.getByRole('heading', { name: 'Your Event Boxes (6)' })).toBeVisible()
    await expect(boxList(page).getByRole('listitem')).toHaveText([
      /Kavya weds Arjun.*0 guests.*₹0/,
      /Asha weds Rohan.*6 guests.*₹6,021/,
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
    await expect(panel.getByRole('definition')).toHaveText(['6', '₹6,021'])
    await expect(boxLink(page, 'Asha weds Rohan')).toHaveAttribute('aria-current', 'true')
    await expect(columnHeadings(page)).toHaveText(['Guest', 'Amount', 'Address', 'Date'])
    await expect(guestRows(page)).toHaveCount(5)
    await expectCells(guestRows(page).first(), {
      Guest: /^GGuest \d+9123456780/,
      Amount: /^₹1,0\d\d$/,
      Address: /7 Station Road, Pune$/,
      Date: new RegExp(`${formatMoment(new Date().toISOString())}\\s\\d+:\\d\\d\\s[AP]M$`),
    })
    await expectAccessible(page, 'the guests of a box')
  })

  await test.step('the guests have two pages, and each guest is on one of them', async () => {
    const guests = pager(page, 'guests')
    await expect(guests.getByRole('button', { name: 'Previous' })).toBeDisabled()
    await expect(guests).toContainText('Showing 1 to 5 of 6 Guests')
    const first = await guestRows(page).allInnerTexts()
    await guests.getByRole('button', { name: 'Next' }).click()
    await expect(guests).toContainText('Showing 6 to 6 of 6 Guests')
    await expect(guests.getByRole('button', { name: 'Next' })).toBeDisabled()
    // Who gave within one second stand in any order: the provider tells time in seconds.
    const all = [...first, ...(await guestRows(page).allInnerTexts())].join()
    for (let place = 1; place <= 6; place++) expect(all).toContain(`Guest ${place}`)
  })

  await test.step('another box begins with its first page, and a reload keeps it', async () => {
    await boxLink(page, 'आशा और रोहन').click()
    for (const load of [async () => {}, () => page.reload()]) {
      await load()
      await expect(pager(page, 'guests')).toContainText('Showing 1 to 1 of 1 Guests')
      await expect(guestRows(page)).toHaveText([/अनन्या राव.*₹96,153.*शिवाजी नगर/s])
    }
    await boxLink(page, 'Asha weds Rohan').click()
    await expect(pager(page, 'guests')).toContainText('Showing 1 to 5 of 6 Guests')
    await pager(page, 'guests').getByRole('button', { name: 'Next' }).click()
    await expect(pager(page, 'guests')).toContainText('Showing 6 to 6 of 6 Guests')
    // Both are here by now: nothing but the choice brings the first page back.
    await boxLink(page, 'आशा और रोहन').click()
    await expect(pager(page, 'guests')).toContainText('Showing 1 to 1 of 1 Guests')
    await boxLink(page, 'Asha weds Rohan').click()
    await expect(pager(page, 'guests')).toContainText('Showing 1 to 5 of 6 Guests')
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
    await page.goto(`/guests?box=${mundan.giftid}`)
    await expect(boxLink(page, 'Mundan')).toHaveAttribute('aria-current', 'true')
  })

  await test.step('a new contribution is shown without a reload', async () => {
    await expect(page.getByText(sentences.noGuestsTitle)).toBeVisible()
    await giveToBox(server, mundan.giftid, { name: 'Late Guest' })
    await page.clock.fastForward(NEXT_LOOK_MS)
    await expect(guestRows(page)).toHaveText([/Late Guest/])
    await expect(page.getByRole('definition')).toHaveText(['1', '₹501'])
    await expect(boxLink(page, 'Mundan')).toContainText('1 guest')
  })
})
