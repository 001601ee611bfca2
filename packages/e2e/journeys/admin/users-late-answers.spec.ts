// The administrator's users: answers that come late, and a session that has ended.
import { adminUsersSentences as sentences } from '@lifafa/contract/sentences/admin/users'
import { signUpFamily, someFamily } from '../../admin/signed-up-users.ts'
import { searchBox, userRows } from '../../admin/users.ts'
import { intercept } from '../../server/intercept-calls.ts'
import { expect, test } from '../../test.ts'

test.describe('answers to the list of users', () => {
  test.use({ expectedConsoleErrors: [/status of 401/] })

  test('no older answer replaces a newer one; a session that has ended leads to the login [admin-12]', {
    tag: '@deep',
  }, async ({ page, server, asAdmin }) => {
    const family = someFamily()
    await signUpFamily(server, family, ['Early', 'Late'])
    const names = userRows(page).locator('p:first-child')

    await asAdmin()
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
