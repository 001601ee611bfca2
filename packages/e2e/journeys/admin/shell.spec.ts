// The frame of an administrator's pages: the sidebar.
import { MAX_LENGTH } from '@lifafa/contract/limits'
import { adminSentences as sentences } from '@lifafa/contract/sentences/admin/accounts'
import { openAdminAccount, sendAdminLogin, someAdministrator } from '../../admin/administrator.ts'
import { ADMIN, ADMIN_LOGIN, ADMIN_SETTINGS, heading, newestToast } from '../../admin/pages.ts'
import { expectSound } from '../../checks/accessible.ts'
import { button } from '../../controls/forms.ts'
import { expectFocusByTab } from '../../controls/keyboard.ts'
import { expect, test } from '../../test.ts'

const PASSWORD = `${ADMIN}/change-password`

test('the navigation leads to every page by keyboard alone, shows the current one, and signs out [admin-6]', {
  tag: '@deep',
}, async ({ page, server }) => {
  const name = 'ब'.repeat(MAX_LENGTH.guestName)
  const admin = await openAdminAccount(server, { ...someAdministrator(), name })
  await page.goto(`${ADMIN}/payments`)
  await expect(page).toHaveURL(`${ADMIN_LOGIN}?next=${encodeURIComponent(`${ADMIN}/payments`)}`)
  await sendAdminLogin(page, admin)
  await expect(page).toHaveURL(`${ADMIN}/payments`)

  const sidebar = page.getByRole('navigation', { name: 'Administration' })
  for (const text of ['Dashboard', 'Payments', 'Guests', 'Feedback', 'Settings', 'Change Password']) {
    const link = sidebar.getByRole('link', { name: text })
    await expectFocusByTab(link)
    await page.keyboard.press('Enter')
    await expect(heading(page, text)).toBeVisible()
    await expect(page).toHaveTitle(`${text} · Lifafa Admin`)
    await expect(link).toHaveAttribute('aria-current', 'page')
    await expect(sidebar.locator('[aria-current]')).toHaveCount(1)
  }
  await page.goto(ADMIN_SETTINGS)
  await expect(heading(page, 'Settings')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Change Password' }).last()).toBeFocused()
  await expect(page.getByRole('banner')).toContainText(name)
  await expect(page.getByRole('banner')).toContainText('Administrator')
  for (const path of [ADMIN_SETTINGS, PASSWORD]) {
    await page.goto(path)
    await expectSound(page, path)
  }

  await page.evaluate(() => localStorage.setItem('whatever else', 'was kept'))
  await button(page, 'Logout').click()
  await expect(newestToast(page)).toHaveText(sentences.loggedOut)
  await expect(page).toHaveURL(ADMIN_LOGIN)
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
  const robots = await (await page.request.get('/robots.txt')).text()
  expect(robots).toContain(`Disallow: ${ADMIN}\n`)
})
