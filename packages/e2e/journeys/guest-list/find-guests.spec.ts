// A host searches, sorts and filters the guests of a box.
import { todayInIndia } from '@lifafa/contract/event-timing'
import { guestsSentences as sentences } from '@lifafa/contract/sentences/host/guests'
import { expectAccessible } from '../../checks/accessible.ts'
import { guestFilter, guestRows, pager, searchGuests } from '../../host/guests-page.ts'
import { giveToBox } from '../../server/boxes.ts'
import { expect, test } from '../../test.ts'

const GUESTS = [
  { name: 'अनन्या राव', phone: '9988776655', amount: 2101 },
  { name: 'Zoya Khan', amount: 51 },
  { name: 'ஹரிணி கார்த்திக்', amount: 1101 },
  { name: 'Bela Bose', amount: 501 },
  { name: 'Asha Kumari', amount: 501 },
  { name: 'Ravi Iyer', amount: 11 },
]

test('a host finds guests by name in either script, phone, amount and day; all of it is in the address', {
  tag: '@deep',
}, async ({ page, server, box, asHost }) => {
  for (const guest of GUESTS) await giveToBox(server, box.giftid, guest)
  await asHost(`/guests?box=${box.giftid}`)
  await expect(pager(page, 'guests')).toContainText('Showing 1 to 5 of 6 Guests')

  await test.step('by name in the other script, phone and amount', async () => {
    for (const [text, found] of [
      ['ananya', [/अनन्या/]],
      ['ஹரி', [/ஹரிணி/]],
      ['99887', [/अनन्या/]],
      ['₹501', [/Asha/, /Bela/]],
    ] as const) {
      await searchGuests(page).fill(text)
      await expect(guestRows(page)).toHaveCount(found.length)
      for (const name of found) await expect(guestRows(page).filter({ hasText: name })).toHaveCount(1)
    }
    await expect(page).toHaveURL(/text=%E2%82%B9501/)
    await expect(searchGuests(page)).toBeFocused()
  })

  await test.step('a search without a match says so, and leads back to all', async () => {
    await searchGuests(page).fill('nobody at all')
    await expect(page.getByRole('heading', { name: sentences.noMatchTitle })).toBeVisible()
    await expectAccessible(page, 'guests of whom none matches')
    await page.getByRole('button', { name: sentences.showAll }).click()
    await expect(guestRows(page)).toHaveCount(5)
    await expect(searchGuests(page)).toHaveValue('')
  })

  await test.step('sorted by amount, page 2 by its number, and Back', async () => {
    await guestFilter(page, 'order').selectOption(sentences.orders.largest)
    await expect(guestRows(page)).toHaveText([/अनन्या/, /ஹரிணி/, /₹501/, /₹501/, /Zoya/])
    await pager(page, 'guests').getByRole('button', { name: 'Page 2' }).click()
    await expect(guestRows(page)).toHaveText([/Ravi/])
    await expect(page).toHaveURL(/order=largest&page=2/)
    await page.goBack()
    await expect(guestRows(page).first()).toContainText('अनन्या')
    await page.reload()
    await expect(guestRows(page).first()).toContainText('अनन्या')
    await guestFilter(page, 'order').selectOption(sentences.orders.name)
    await expect(guestRows(page)).toHaveText([/अनन्या/, /Asha/, /Bela/, /ஹரிணி/, /Ravi/])
  })

  await test.step('by day', async () => {
    const day = guestFilter(page, 'day')
    await day.selectOption(todayInIndia(new Date()))
    await expect(pager(page, 'guests')).toContainText('of 6 Guests')
    await page.goto(`/guests?box=${box.giftid}&day=2020-01-01`)
    await expect(page.getByRole('heading', { name: sentences.noMatchTitle })).toBeVisible()
    await expect(day).toHaveValue('2020-01-01')
  })
})
