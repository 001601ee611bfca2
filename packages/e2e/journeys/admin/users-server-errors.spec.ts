// The administrator's users with a slow or failing server, and on a page of many.
import { adminListUsers, adminStats } from '@lifafa/contract/endpoints/admin/users'
import { adminUsersSentences as sentences } from '@lifafa/contract/sentences/admin/users'
import { expectPage50Of100, PAGE_50_OF_100 } from '../../admin/many-users.ts'
import { signUpFamily, someFamily } from '../../admin/signed-up-users.ts'
import { figure, searchBox, userRows } from '../../admin/users.ts'
import { expectAccessible } from '../../checks/accessible.ts'
import { watchLayoutShifts } from '../../checks/layout-shifts.ts'
import { expectFocusByTab } from '../../controls/keyboard.ts'
import { answerCalls, failCalls, holdCalls, intercept } from '../../server/intercept-calls.ts'
import { expect, test } from '../../test.ts'

const DASHBOARD = '/lifafa/admin/dashboard'

test.describe('with a failing server', () => {
  test.use({ expectedConsoleErrors: [[/status of 500/, /status of 401/], { scope: 'test' }] })

  test('users load without layout shifts, no older answer replaces a newer one, and failures can be retried [admin-12]', {
    tag: '@deep',
  }, async ({ page, server, asAdmin }) => {
    const family = someFamily()
    await signUpFamily(server, family, ['Early', 'Late'])
    const tryAgain = page.getByRole('button', { name: 'Try again' })
    const names = userRows(page).locator('p:first-child')

    await test.step('on a slow server nothing moves', async () => {
      const expectNoShift = await watchLayoutShifts(page)
      const stats = await holdCalls(page, adminStats)
      const users = await holdCalls(page, adminListUsers)
      await asAdmin()
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
      const mend = await answerCalls(page, adminListUsers, { success: true, data: PAGE_50_OF_100 })
      await page.goto(`${DASHBOARD}?page=50`)
      await expectPage50Of100(page)
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
