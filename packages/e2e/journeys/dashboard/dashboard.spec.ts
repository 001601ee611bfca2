// The host's dashboard: events, activities and links.

import { formatDay } from '@lifafa/contract/dates'
import { ACTIVITIES_BEFORE_VIEW_ALL } from '@lifafa/contract/limits'
import { dashboardSentences as sentences } from '@lifafa/contract/sentences/host/dashboard'
import { moneySentences } from '@lifafa/contract/sentences/host/money'
import { expectAccessible, expectSound } from '../../checks/accessible.ts'
import { expectFocusByTab } from '../../controls/keyboard.ts'
import { shareClock } from '../../controls/one-clock.ts'
import { actions, activities, events, figure } from '../../host/dashboard-page.ts'
import { dayFromToday, openBox } from '../../server/boxes.ts'
import { expect, test } from '../../test.ts'

test('events show how soon they are; five activities are shown, then all, then five again [dashboard-2]', {
  tag: '@deep',
}, async ({ page, server, host, asHost }) => {
  for (const [name, days] of [
    ['संगीत', 0],
    ['Wedding', 1],
    ['W'.repeat(100), 2],
    ['Griha Pravesh', 7],
    ['Naming day', 400],
    ['Reception', 8],
  ] as const)
    await openBox(server, host, { name, marriage_date: dayFromToday(days) })
  await shareClock(page)
  await page.clock.install()
  await asHost()

  const cards = events(page).getByRole('listitem')
  await expect(cards).toHaveCount(6)
  for (const [place, badge] of ['Today!', 'Tomorrow!', '2 days left', '7 days left', '8 days left'].entries())
    await expect(cards.nth(place)).toContainText(badge)
  await expect(cards.first()).toContainText('संगीत')
  await expect(cards.first()).toContainText(formatDay(dayFromToday(0)))
  await expect(cards.first()).toContainText('Bhopal')
  await expect(cards.first().getByRole('link', { name: 'View Details of संगीत' })).toHaveAttribute(
    'href',
    /^\/event\/\w+$/,
  )

  const entries = activities(page).getByRole('listitem')
  await expect(entries).toHaveCount(ACTIVITIES_BEFORE_VIEW_ALL)
  await expect(entries.first()).toContainText('Reception')
  await expect(entries.first()).toContainText('Just now')
  await expectFocusByTab(page.getByRole('button', { name: 'View all' }))
  await page.keyboard.press('Enter')
  await expect(entries).toHaveCount(6)
  await expect(page.getByRole('button', { name: 'Show less' })).toBeFocused()
  await expectAccessible(page, 'the dashboard with much on it')
  await page.keyboard.press('Enter')
  await expect(entries).toHaveCount(ACTIVITIES_BEFORE_VIEW_ALL)
  await expect(page.getByRole('button', { name: 'View all' })).toBeFocused()

  await page.clock.fastForward('02:05:00')
  await expect(entries.first()).toContainText('2 hours ago')
})

test('each card leads to its page, by keyboard too [dashboard-3]', { tag: '@deep' }, async ({
  page,
  asHost,
}) => {
  await asHost()
  await expect(page.getByText(sentences.noUpcoming)).toBeVisible()
  await expect(activities(page)).toContainText('New gifts will show up here.')
  await expect(page.getByRole('button', { name: 'View all' })).toBeHidden()
  await expectAccessible(page, 'the empty dashboard')
  for (const [name, path] of [
    ['Saved Event Box', '/event'],
    ['Guest List', '/guests'],
    ['Settings', '/dashboard/settings'],
  ] as const) {
    await expect(actions(page).getByRole('link', { name })).toHaveAttribute('href', path)
  }
  const create = actions(page).getByRole('button', { name: 'Create Event Box' })
  await expectFocusByTab(create)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Create Event Box' })).toBeVisible()
  await expectAccessible(page, 'the choice of an event type')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(create).toBeFocused()
})

test('a host with a box and no UPI ID is asked for it until it is there', async ({
  page,
  server,
  host,
  asHost,
}) => {
  await openBox(server, host)
  const card = page.getByRole('region', { name: sentences.upiTitle })
  await asHost()
  await expect(card).toContainText(sentences.upiText)
  const early = figure(page, 'Total Contributions').getByRole('link', { name: moneySentences.addUpiId })
  for (const screen of [
    { width: 360, height: 740 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(screen)
    await expect(early, `${screen.width} px`).toBeInViewport({ ratio: 1 })
  }
  await expectSound(page, 'the dashboard that asks for a UPI ID')
  await card.getByRole('link', { name: moneySentences.addUpiId }).click()
  await page.getByLabel('UPI ID').fill('asha@okbank')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await page.goBack()
  await expect(activities(page)).toContainText('asha@okbank')
  await expect(card).toBeHidden()
  await expect(early).toBeHidden()
})
