// An administrator's session in the browser: renewed, and ended in every tab.
import { API_PREFIX } from '@lifafa/contract/endpoint'
import { adminLogout, adminRefresh } from '@lifafa/contract/endpoints/session-tokens'
import { dashboardSentences } from '@lifafa/contract/sentences/host/dashboard'
import { adminLogIn, sendAdminLogin, signInAsAdmin } from '../../admin/administrator.ts'
import { ADMIN_DASHBOARD, ADMIN_SETTINGS, heading } from '../../admin/pages.ts'
import { signIn } from '../../host/sign-in.ts'
import { holdCalls } from '../../server/intercept-calls.ts'
import { invalidate, stored } from '../../server/stored-session.ts'
import { expect, test } from '../../test.ts'

test.use({ expectedConsoleErrors: [/status of 401/] })

test('an administrator’s session exists beside a host’s, is renewed once, and ends in both tabs [admin-10]', {
  tag: '@deep',
}, async ({ page, context, request, server, host, admin }) => {
  await signIn(page, host)
  await signInAsAdmin(page, admin)
  await expect(heading(page, 'Dashboard')).toBeVisible()
  expect(JSON.parse((await stored(page, 'admin')) ?? '{}')).toMatchObject({ email: admin.email })

  const renewing = await holdCalls(context, adminRefresh)
  await page.goto('/about-us')
  await invalidate(page, 'admin_access_token')
  await page.goto(ADMIN_DASHBOARD)
  await expect.poll(() => renewing.seen).toBe(1)
  renewing.release()
  await expect.poll(() => stored(page, 'admin_access_token')).not.toBe('no longer good')
  await expect(page.getByRole('row').filter({ hasText: host.email })).toBeVisible()
  expect(renewing.seen).toBe(1)

  const other = await context.newPage()
  await other.goto(ADMIN_SETTINGS)
  await expect(heading(other, 'Settings')).toBeVisible()
  const { tokens } = await adminLogIn(server, admin)
  await request.post(API_PREFIX + adminLogout.path, { data: { refresh: tokens.refresh } })
  await page.goto('/about-us')
  await page.evaluate(
    ([access, refresh]) => {
      localStorage.setItem('admin_access_token', `${access}`)
      localStorage.setItem('admin_refresh_token', `${refresh}`)
    },
    [tokens.access, tokens.refresh],
  )
  await page.goto(`${ADMIN_DASHBOARD}?from=a-letter`)
  await expect(page).toHaveURL(/\/admin\/login\?next=/)
  await expect(other).toHaveURL(/\/admin\/login\?next=/)
  expect(await stored(page, 'admin')).toBeNull()
  await sendAdminLogin(page, admin)
  await expect(page).toHaveURL(`${ADMIN_DASHBOARD}?from=a-letter`)
  await expect(other).toHaveURL(ADMIN_SETTINGS)
  await page.goto('/dashboard')
  await expect(page.getByText(dashboardSentences.noUpcoming)).toBeVisible()
})
