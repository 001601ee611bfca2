// The host's dashboard: loading, with much data, with a failing server; and the referral link.
import { formatDay } from '@lifafa/contract/dates'
import { getDashboard } from '@lifafa/contract/endpoints/dashboard'
import { ACTIVITIES_BEFORE_VIEW_ALL, MAX_TOASTS, SKELETON_CARDS, TOAST_MS } from '@lifafa/contract/limits'
import { dashboardSentences as sentences } from '@lifafa/contract/sentences/host/dashboard'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../../checks/accessible.ts'
import { watchLayoutShifts } from '../../checks/layout-shifts.ts'
import { expectFocusByTab } from '../../host/keyboard.ts'
import { arriveSignedIn } from '../../host/sign-in.ts'
import { stopClock, toasts } from '../../host/toasts.ts'
import { dayFromToday, openBox } from '../../server/api.ts'
import { failCalls, holdCalls } from '../../server/intercept-calls.ts'
import { expect, test } from '../../test.ts'

const events = (page: Page) => page.getByRole('region', { name: 'Upcoming Events' })
const activities = (page: Page) => page.getByRole('region', { name: 'Recent Activity' })
const actions = (page: Page) => page.getByRole('region', { name: 'Quick Actions' })
const referCard = (page: Page) => page.getByRole('button', { name: sentences.refer })
const figure = (page: Page, name: string) => page.getByRole('article', { name })

test('loading figures cause no layout shift, on a phone, a tablet and a desktop [dashboard-1]', async ({
  page,
  server,
  host,
}) => {
  await openBox(server, host)
  await arriveSignedIn(page, server, host)
  const expectNoShift = await watchLayoutShifts(page)
  for (const [width, height] of [
    [360, 740],
    [768, 1024],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height })
    const held = await holdCalls(page, getDashboard)
    await page.goto('/dashboard')
    await expect(figure(page, 'Event Box')).toHaveAttribute('aria-busy', 'true')
    await expect(events(page).getByRole('listitem')).toHaveCount(SKELETON_CARDS)
    await expect(actions(page).getByRole('button')).toHaveCount(3)
    await expect(actions(page).getByRole('link')).toHaveCount(3)
    if (width === 360) await expectAccessible(page, 'the dashboard while it loads')
    held.release()
    await expect(page.getByText('Tomorrow!')).toBeVisible()
    await expect(figure(page, 'Event Box')).toContainText('1 coming up')
    await expectNoShift(`the dashboard at ${width} px`)
    await page.unrouteAll({ behavior: 'wait' })
  }
})

test('events show how soon they are; five activities are shown, then all, then five again [dashboard-2]', async ({
  page,
  server,
  host,
}) => {
  for (const [name, days] of [
    ['संगीत', 0],
    ['Wedding', 1],
    ['W'.repeat(100), 2],
    ['Griha Pravesh', 7],
    ['Naming day', 400],
    ['Reception', 8],
  ] as const)
    await openBox(server, host, { name, marriage_date: dayFromToday(days) })
  await page.clock.install()
  await arriveSignedIn(page, server, host)

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

test('each card leads to its page, by keyboard too [dashboard-3]', async ({ page, server, host }) => {
  await arriveSignedIn(page, server, host)
  await expect(page.getByText(sentences.noUpcoming)).toBeVisible()
  await expect(activities(page)).toContainText('Every gift that arrives will be told here.')
  await expect(page.getByRole('button', { name: 'View all' })).toBeHidden()
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
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(create).toBeFocused()
})

test.describe('with a failing server', () => {
  test.use({ expectedConsoleErrors: [/status of 500/] })

  test('a dashboard that cannot be fetched says so, without layout shifts, and can be retried [dashboard-4]', async ({
    page,
    server,
    host,
  }) => {
    await openBox(server, host)
    await arriveSignedIn(page, server, host)
    await expect(page.getByText('Tomorrow!')).toBeVisible()
    const place = await actions(page).boundingBox()
    await page.clock.install()
    const mend = await failCalls(page, getDashboard)
    await page.goto('/dashboard')
    const again = page.getByRole('button', { name: 'Try again' })
    await expect(page.getByText(sentences.fetchFailed)).toBeVisible()
    await expect(again).toBeVisible()
    expect(await actions(page).boundingBox()).toEqual(place)
    await expectAccessible(page, 'the dashboard that could not be fetched')
    await mend()
    await again.press('Enter')
    await expect(page.getByText('Tomorrow!')).toBeVisible()
    await expect(again).toBeHidden()

    const mendAgain = await failCalls(page, getDashboard)
    await page.clock.fastForward(15_000)
    await expect(page.getByText('These figures may be out of date.')).toBeVisible()
    await expect(page.getByText('Tomorrow!')).toBeVisible()
    await expectAccessible(page, 'the dashboard that is out of date')
    await mendAgain()
    await again.press('Enter')
    await expect(page.getByText('These figures may be out of date.')).toBeHidden()
  })
})

/** What `page` does when it is asked to share: `pending` never ends. */
const shareAs = (page: Page, outcome: 'pending' | 'done' | DOMException['name']) =>
  page.evaluate((how) => {
    const asked: unknown[] = []
    Object.assign(window, { asked })
    const share = (data: ShareData) => {
      asked.push(data)
      if (how === 'pending') return new Promise(() => {})
      return how === 'done' ? Promise.resolve() : Promise.reject(new DOMException('', how))
    }
    Object.defineProperty(navigator, 'share', { configurable: true, value: share })
  }, outcome)
const asked = (page: Page) => page.evaluate(() => Reflect.get(window, 'asked'))

test('referring opens the share sheet once, and says nothing where it is closed [dashboard-5]', async ({
  page,
  server,
  host,
}) => {
  await page.clock.install()
  await arriveSignedIn(page, server, host)
  await expect(page.getByText(sentences.noUpcoming)).toBeVisible()
  // The clock is stopped, so that no toast disappears before it is checked.
  await stopClock(page)
  await shareAs(page, 'AbortError')
  await expectFocusByTab(referCard(page))
  await page.keyboard.press('Enter')
  await expect.poll(() => asked(page)).toHaveLength(1)
  await page.clock.runFor(500)
  await expect(toasts(page)).toHaveCount(0)
  await shareAs(page, 'NotAllowedError')
  await page.keyboard.press('Enter')
  await expect.poll(() => asked(page)).toHaveLength(1)
  await page.clock.runFor(500)
  await expect(page.getByText(sentences.shareFailed)).toBeVisible()
  await shareAs(page, 'pending')
  await referCard(page).dblclick()
  expect(await asked(page)).toEqual([{ title: 'Lifafa', text: sentences.referText, url: `${server.url}/` }])
})

/** Gives `page` a clipboard that refuses or accepts; none where `works` is undefined. */
const clipboardThat = (page: Page, works: boolean | undefined) =>
  page.evaluate((does) => {
    const writeText = (text: string) => {
      Object.assign(window, { copied: text })
      return does ? Promise.resolve() : Promise.reject(new DOMException('', 'NotAllowedError'))
    }
    const value = does === undefined ? undefined : { writeText }
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value })
  }, works)

test('without a share sheet the link is copied, or else shown selected in an alert [dashboard-6]', async ({
  page,
  server,
  host,
}) => {
  const link = `${server.url}/`
  await arriveSignedIn(page, server, host)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await expectFocusByTab(referCard(page))
  await page.keyboard.press('Enter')
  await expect(page.getByText(sentences.linkCopied)).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)

  const alert = page.getByRole('alertdialog')
  const selected = () => page.evaluate(() => String(getSelection()))
  await clipboardThat(page, undefined)
  await page.keyboard.press('Enter')
  await expect(alert).toContainText(sentences.copyManually)
  await expect(alert.getByLabel('Link')).toBeFocused()
  expect(await selected()).toBe(link)
  await expectAccessible(page, 'the alert with the link')
  await page.keyboard.press('Escape')
  await expect(alert).toBeHidden()
  await expect(referCard(page)).toBeFocused()

  await clipboardThat(page, false)
  await page.keyboard.press('Enter')
  await expect(alert).toContainText(sentences.copyFailed)
  await expect(alert.getByLabel('Link')).toHaveValue(link)
  await clipboardThat(page, true)
  await expectFocusByTab(alert.getByRole('button', { name: 'Try again' }))
  await page.keyboard.press('Enter')
  await expect(alert).toBeHidden()
  expect(await page.evaluate(() => Reflect.get(window, 'copied'))).toBe(link)
  await expect(referCard(page)).toBeFocused()
})

test('a success toast stays 3 s and an error toast 4 s, and there are at most twenty [dashboard-7]', async ({
  page,
  server,
  host,
}) => {
  await page.clock.install()
  await arriveSignedIn(page, server, host)
  await expect(page.getByText(sentences.noUpcoming)).toBeVisible()
  await stopClock(page)
  await page.clock.runFor(2 * TOAST_MS.error)
  await expect(toasts(page)).toHaveCount(0)

  await clipboardThat(page, true)
  await referCard(page).press('Enter')
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'copied'))).toBeTruthy()
  await page.clock.runFor(TOAST_MS.success - 100)
  await expect(toasts(page)).toHaveText(sentences.linkCopied)
  await page.clock.runFor(500)
  await expect(toasts(page)).toHaveCount(0)

  await shareAs(page, 'NotAllowedError')
  await referCard(page).press('Enter')
  await expect.poll(() => asked(page)).toHaveLength(1)
  await page.clock.runFor(TOAST_MS.error - 100)
  await expect(toasts(page)).toHaveText(sentences.shareFailed)
  await page.clock.runFor(500)
  await expect(toasts(page)).toHaveCount(0)

  for (let presses = 0; presses < MAX_TOASTS + 3; presses++) await referCard(page).press('Enter')
  await expect.poll(async () => (await asked(page)).length).toBe(MAX_TOASTS + 4)
  await page.clock.runFor(500)
  await expect(toasts(page)).toHaveCount(MAX_TOASTS)
})
