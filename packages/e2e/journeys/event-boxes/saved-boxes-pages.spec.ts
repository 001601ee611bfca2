// The list of event boxes: its order and its pages.
import { formatDay } from '@lifafa/contract/dates'
import { expectAccessible } from '../../checks/accessible.ts'
import { expectFocusByTab } from '../../controls/keyboard.ts'
import { give } from '../../guest/give.ts'
import { cardOf, listOf, namesOn } from '../../host/saved-boxes-page.ts'
import { sendSignIn } from '../../host/sign-in.ts'
import { dayFromToday, openBox } from '../../server/boxes.ts'
import { expect, test } from '../../test.ts'

const HINDI = 'आराध्या और विक्रमादित्य का शुभ विवाह समारोह'

const LONGEST = 'ब'.repeat(100)

test('many boxes: those of today, then by date, six a page, all with the keyboard [box-9]', {
  tag: '@deep',
}, async ({ page, phone, server, host }) => {
  const open = (name: string, days: number, location = 'Bhopal') =>
    openBox(server, host, { name, location, event_type: 'other', marriage_date: dayFromToday(days) })
  await open('In a week, older', 7)
  await open(LONGEST, 400, LONGEST)
  await open('In a month', 30)
  await open('Tomorrow', 1)
  await open('In a week, newer', 7)
  const { contribute_url } = await openBox(server, host, { name: 'Today', marriage_date: dayFromToday(0) })
  await openBox(server, host, { name: HINDI, marriage_date: dayFromToday(2) })
  await open('In a year', 365, 'Udaipur')
  await give(phone, contribute_url)

  const FIRST_PAGE = ['Today', 'Tomorrow', HINDI, 'In a week, newer', 'In a week, older', 'In a month']
  const SECOND_PAGE = ['In a year', LONGEST]
  const next = page.getByRole('button', { name: 'Next' })
  const previous = page.getByRole('button', { name: 'Previous' })

  await test.step('sign-in leads back to the requested page', async () => {
    await page.goto('/event?page=2')
    await sendSignIn(page, host)
    await expect(namesOn(page)).toHaveText(SECOND_PAGE)
    await expect(page).toHaveURL('/event?page=2')
  })
  await test.step('a card shows type, date, place, days left, amount and number of guests', async () => {
    await page.goto('/event')
    await expect(namesOn(page)).toHaveText(FIRST_PAGE)
    await expect(cardOf(page, HINDI)).toContainText('2 days left')
    await expect(cardOf(page, 'In a month')).toContainText('Other Event')
    const first = listOf(page).getByRole('listitem').first()
    await expect(first).toContainText('Marriage Event')
    await expect(first.getByRole('definition')).toHaveText([
      formatDay(dayFromToday(0)),
      'Bhopal',
      '₹501',
      '1',
    ])
    await expectAccessible(page, 'the saved boxes, first page')
  })
  await test.step('the pressed button keeps the focus, also on the last page', async () => {
    await expect(previous).toBeDisabled()
    await expectFocusByTab(next)
    await page.keyboard.press('Enter')
    await expect(namesOn(page)).toHaveText(SECOND_PAGE)
    await expect(page.getByRole('status').filter({ hasText: 'Page 2 of 2' })).toBeVisible()
    await expect(next).toBeFocused()
    await expect(next).toBeDisabled()
    await page.keyboard.press('Enter')
    await expect(namesOn(page)).toHaveText(SECOND_PAGE)
    await expectAccessible(page, 'the saved boxes, last page')
  })
  await test.step('Back from a box leads to its page of the list', async () => {
    await page.keyboard.press('Shift+Tab')
    await expect(previous).toBeFocused()
    // Past the links and Share of both cards.
    for (let stops = 0; stops < 4; stops++) await page.keyboard.press('Shift+Tab')
    await expect(page.getByRole('link', { name: 'View Details of In a year' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'In a year' })).toBeVisible()
    await page.getByRole('link', { name: 'Back to Saved Event Boxes' }).click()
    await expect(namesOn(page)).toHaveText(SECOND_PAGE)
    await previous.click()
    await expect(namesOn(page)).toHaveText(FIRST_PAGE)
    await expect(page).toHaveURL('/event')
    await page.goBack()
    await expect(namesOn(page)).toHaveText(SECOND_PAGE)
  })
})
