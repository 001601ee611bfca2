// An administrator's session, shell and account pages.
import { arriveAsAdmin, openAdminAccount, signInAsAdmin } from '../admin/administrator.ts'
import { expectReadable } from '../checks/readable.ts'
import { expect, test } from '../test.ts'

test('an administrator logs in and arrives at the dashboard', async ({ page, server }) => {
  const admin = await openAdminAccount(server)
  await page.goto('/lifafa/admin')
  await expect(page).toHaveURL('/lifafa/admin/login')
  await expectReadable(page, 'the admin login')
  await signInAsAdmin(page, admin)
  await expect(page.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page')
  await expectReadable(page, 'the admin dashboard')
})

test('arriving with a session', async ({ page, server }) => {
  await arriveAsAdmin(page, server, await openAdminAccount(server), '/lifafa/admin/payments')
  await expect(page.getByRole('heading', { name: 'Payments' })).toBeVisible()
})
