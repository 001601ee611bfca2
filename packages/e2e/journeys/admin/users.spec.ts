// The administrator's dashboard: the platform's figures, and its users, searched and paged.
import { formatMoment } from '@lifafa/contract/dates'
import { adminListUsers, adminStats } from '@lifafa/contract/endpoints/admin/users'
import { MAX_LENGTH } from '@lifafa/contract/limits'
import { formatCount, formatRupees } from '@lifafa/contract/money'
import { absentSentences } from '@lifafa/contract/sentences/absent'
import { adminUsersSentences as sentences } from '@lifafa/contract/sentences/admin/users'
import type { Page } from '@playwright/test'
import { adminLogIn, arriveAsAdmin, openAdminAccount } from '../../admin/administrator.ts'
import { figure, pagesOfUsers, searchBox, signUpFamily, someFamily, userRows } from '../../admin/users.ts'
import { expectAccessible } from '../../checks/accessible.ts'
import { watchLayoutShifts } from '../../checks/layout-shifts.ts'
import { expectNoOverflow } from '../../checks/overflow.ts'
import { expectFocusByTab } from '../../host/keyboard.ts'
import { call, giveToBox, openAccount, openBox, someHost } from '../../server/api.ts'
import { answerCalls, failCalls, holdCalls, intercept } from '../../server/intercept-calls.ts'
import { expect, test } from '../../test.ts'

const DASHBOARD = '/lifafa/admin/dashboard'
const WIDTHS_PX = [320, 360, 768, 1280, 1920]
/** Each user is written to, called, and has a menu. */
const STOPS_OF_A_PAGE = 50
const longest = 'ब'.repeat(MAX_LENGTH.personName)

/** The searches sent since. */
function listenForSearches(page: Page): (string | null)[] {
  const asked: (string | null)[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname.startsWith('/api/admin/users')) asked.push(searchParams.get('search'))
  })
  return asked
}

test('an administrator sees the platform’s figures, and finds users by name, with the keyboard alone [admin-11]', async ({
  page,
  server,
}) => {
  const admin = await openAdminAccount(server)
  const { access } = (await adminLogIn(server, admin)).tokens
  const family = someFamily()
  const giver = await openAccount(server, { ...someHost(), firstName: 'आराध्या', lastName: family })
  const { giftid } = await openBox(server, giver)
  await giveToBox(server, giftid, { amount: 10_501 })
  await signUpFamily(server, family, [longest, ...Array.from({ length: 10 }, (_, n) => `User ${n}`)])
  const { keyboard } = page
  const pager = pagesOfUsers(page)

  await test.step('the figures are those of the platform', async () => {
    const { data } = await call(server, adminStats, { access })
    await arriveAsAdmin(page, server, admin)
    await expect(figure(page, 'Total Users')).toContainText(formatCount(data.total_users))
    await expect(figure(page, 'Total Events')).toContainText(formatCount(data.total_events))
    await expect(figure(page, 'Total Contributions')).toContainText(formatRupees(data.total_contributions))
    await expectAccessible(page, 'the admin dashboard')
  })

  await test.step('typed text is searched for once, after a pause', async () => {
    const asked = listenForSearches(page)
    await page.goto(`${DASHBOARD}?page=2`)
    await expect(pager.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
    asked.length = 0
    await expectFocusByTab(searchBox(page))
    await keyboard.type(family)
    await expect(userRows(page)).toHaveCount(10)
    await expect(userRows(page).first()).toContainText(`User 9 ${family}`)
    expect(asked).toEqual([family])
    await expect(page).toHaveURL(`${DASHBOARD}?search=${family}`)
    await expect(pager).toContainText('Showing 1 to 10 of 12 users')
    await expectAccessible(page, 'users that were found')
  })

  await test.step('the second page, and the contents of a row', async () => {
    const next = pager.getByRole('button', { name: 'Next' })
    await expect(pager.getByRole('button', { name: 'Previous' })).toBeDisabled()
    await expectFocusByTab(next, STOPS_OF_A_PAGE)
    await keyboard.press('Enter')
    await expect(pager).toContainText('Showing 11 to 12 of 12 users')
    await expect(pager.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
    await expect(next).toBeFocused()
    await expect(next).toBeDisabled()
    await expect(page).toHaveURL(`${DASHBOARD}?search=${family}&page=2`)
    await expect(page.getByRole('columnheader')).toHaveText([
      'User',
      'Contact',
      'Events',
      'Total Collection',
      'Joined',
      'Actions',
    ])
    await expect(userRows(page).last().getByRole('cell')).toHaveText([
      new RegExp(`आराध्या ${family}${sentences.active}$`),
      `${giver.email}9876543210`,
      /1$/,
      /₹10,501$/,
      new RegExp(`${formatMoment(new Date().toISOString())}$`),
      '',
    ])
    await expect(userRows(page).first()).toContainText(sentences.inactive)
    await expectAccessible(page, 'the last page of users')
    await expectNoOverflow(page, 'users with the longest names', WIDTHS_PX)
  })

  await test.step('reload and Back show the same users', async () => {
    await page.reload()
    await expect(userRows(page)).toHaveCount(2)
    await expect(searchBox(page)).toHaveValue(family)
    await page.goBack()
    await expect(userRows(page)).toHaveCount(10)
    await page.goBack()
    await expect(searchBox(page)).toHaveValue('')
    await expect(page).toHaveURL(`${DASHBOARD}?page=2`)
    await page.goto(`${DASHBOARD}?search=${family}&page=99`)
    await expect(page).toHaveURL(`${DASHBOARD}?search=${family}&page=2`)
    await expect(userRows(page)).toHaveCount(2)
  })

  await test.step('a search without results shows an empty state', async () => {
    await searchBox(page).fill(`Nobody ${family}`)
    await expect(page.getByRole('heading', { name: sentences.noUsers })).toBeVisible()
    await expect(page.getByText(sentences.noUsersMatch)).toBeVisible()
    await expect(page).toHaveURL(`${DASHBOARD}?search=Nobody+${family}`)
    await expectAccessible(page, 'no users')
    await page.getByRole('button', { name: sentences.clearSearch }).click()
    await expect(searchBox(page)).toBeFocused()
    await expect(userRows(page)).toHaveCount(10)
    await searchBox(page).fill(`आराध्या ${family}`)
    await expect(userRows(page)).toHaveCount(1)
    await expect(pager).toBeHidden()
  })
})

test.describe('with a failing server', () => {
  test.use({ expectedConsoleErrors: [[/status of 500/, /status of 401/], { scope: 'test' }] })

  test('users load without layout shifts, no older answer replaces a newer one, and failures can be retried [admin-12]', async ({
    page,
    server,
  }) => {
    const admin = await openAdminAccount(server)
    const family = someFamily()
    await signUpFamily(server, family, ['Early', 'Late'])
    const tryAgain = page.getByRole('button', { name: 'Try again' })
    const names = userRows(page).locator('p:first-child')

    await test.step('on a slow server nothing moves', async () => {
      const expectNoShift = await watchLayoutShifts(page)
      const stats = await holdCalls(page, adminStats)
      const users = await holdCalls(page, adminListUsers)
      await arriveAsAdmin(page, server, admin)
      await expect.poll(() => users.seen).toBeGreaterThan(0)
      await expect(page.getByText(sentences.loading)).toBeVisible()
      await expectAccessible(page, 'the admin dashboard on its way')
      stats.release()
      users.release()
      await expect(userRows(page).first()).toBeVisible()
      await expect(figure(page, 'Total Users')).toContainText(sentences.usersNote)
      await expectNoShift('the admin dashboard')
      await page.unrouteAll()
    })

    await test.step('a late answer to an older search is ignored', async () => {
      let release = () => {}
      const released = new Promise<void>((resolve) => {
        release = resolve
      })
      await intercept(page, /search=Early/, async (route) => {
        await released
        await route.continue()
      })
      const late = page.waitForResponse(/search=Early/)
      const early = page.waitForRequest(/search=Early/)
      await searchBox(page).fill(`Early ${family}`)
      await early
      await expect(userRows(page).first(), 'the page before stays in view').toBeVisible()
      await searchBox(page).fill(`Late ${family}`)
      await expect(names.first()).toHaveText(`Late ${family}`)
      release()
      await late
      await expect(page.getByRole('status').filter({ hasText: sentences.found(1) })).toBeVisible()
      await expect(names).toHaveText([`Late ${family}`])
      await page.unrouteAll()
    })

    await test.step('a failure can be retried', async () => {
      const mendStats = await failCalls(page, adminStats)
      const mendUsers = await failCalls(page, adminListUsers)
      await page.reload()
      const reason = 'Something went wrong on our side. Please try again.'
      await expect(page.getByText(sentences.statsFailed(reason))).toBeVisible()
      await expect(page.getByText(sentences.usersFailed(reason))).toBeVisible()
      await expectAccessible(page, 'an admin dashboard that could not be fetched')
      await mendStats()
      await mendUsers()
      await expectFocusByTab(tryAgain.first())
      await page.keyboard.press('Enter')
      await expect(figure(page, 'Total Users')).toContainText(sentences.usersNote)
      await tryAgain.click()
      await expect(names).toHaveText([`Late ${family}`])
    })

    await test.step('the pager in the middle of a hundred pages, and a user without a phone number', async () => {
      const user = { first_name: 'Ravi', last_name: '', email: 'ravi@example.com', phone_number: '' }
      const figures = { total_events: 0, total_collection: 1_00_00_000, date_joined: '2026-11-20T20:00:00Z' }
      const place = {
        total_users: 1000,
        total_pages: 100,
        current_page: 50,
        has_next: true,
        has_previous: true,
      }
      const data = { users: [{ id: '1', is_active: true, ...user, ...figures }], pagination: place }
      const mend = await answerCalls(page, adminListUsers, { success: true, data })
      await page.goto(`${DASHBOARD}?page=50`)
      await expect(pagesOfUsers(page)).toContainText('Showing 491 to 500 of 1,000 users')
      await expect(pagesOfUsers(page).getByRole('button', { name: /^Page/ })).toHaveText([
        '48',
        '49',
        '50',
        '51',
        '52',
      ])
      await expect(userRows(page).getByRole('cell')).toHaveText([
        /Ravi/,
        `ravi@example.com${absentSentences.notAvailable}`,
        /0$/,
        /₹1,00,00,000$/,
        /November 21, 2026$/,
        '',
      ])
      await mend()
    })

    await test.step('an ended session leads to the login, and is removed from the browser', async () => {
      const unauthorized = { status: 401, json: { success: false, message: 'Your session has ended.' } }
      await page.route(/\/api\/admin\//, (route) => route.fulfill(unauthorized))
      await page.reload()
      await expect(page).toHaveURL(/\/lifafa\/admin\/login\?next=/)
      expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
      await page.unrouteAll()
    })
  })
})
