// A host's session in the browser: its beginning, and its end in every tab.
import { PRODUCT_NAME } from '@lifafa/contract/brand'
import { getDashboard } from '@lifafa/contract/endpoints/dashboard'
import { refresh } from '@lifafa/contract/endpoints/session-tokens'
import { dashboardSentences } from '@lifafa/contract/sentences/host/dashboard'
import { shellSentences } from '@lifafa/contract/sentences/host/shell'
import { ADMIN_DASHBOARD } from '../../admin/pages.ts'
import { toasts } from '../../controls/toasts.ts'
import { emptyDashboard } from '../../host/dashboard-page.ts'
import { signIn } from '../../host/sign-in.ts'
import { holdCalls } from '../../server/intercept-calls.ts'
import { invalidate } from '../../server/stored-session.ts'
import { expect, test } from '../../test.ts'

test('the first sign-in is welcomed in any browser; signing out clears the browser’s storage [session-3]', async ({
  page,
  phone,
  host,
}) => {
  await signIn(page, host)
  await expect(page.getByText(`Welcome to ${PRODUCT_NAME}, Asha Verma!`)).toBeVisible()
  await expect(emptyDashboard(page)).toBeVisible()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByText(shellSentences.loggedOut)).toBeVisible()
  await expect(page).toHaveURL('/auth')
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/auth/)

  await signIn(phone, host)
  await expect(emptyDashboard(phone)).toBeVisible()
  // Immediately: a loop that waits would miss those that disappear.
  expect(await toasts(phone).count()).toBe(0)
})

test('before hydration a spinner shows that pages of hosts and administrators load [session-4]', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  for (const path of ['/dashboard', ADMIN_DASHBOARD]) {
    await page.goto(server.url + path)
    await expect(page.getByRole('status')).toHaveText(dashboardSentences.loading)
  }
  await context.close()
})

test.describe('an invalid access token', () => {
  test.use({ expectedConsoleErrors: [/status of 401/] })

  test('five tabs with an invalid access token renew it one after the other, and share one session [session-5]', {
    tag: '@deep',
  }, async ({ page, context, host }) => {
    await signIn(page, host)
    await expect(emptyDashboard(page)).toBeVisible()
    const others = await Promise.all([1, 2, 3, 4].map(() => context.newPage()))
    const tabs = [page, ...others]
    let refused = 0
    context.on('response', (response) => {
      if (response.url().endsWith(getDashboard.path) && response.status() === 401) refused += 1
    })
    const held = await holdCalls(context, refresh)
    // From a page without a script: the dashboard may refetch at any moment, and would find out first.
    await page.goto('/about-us')
    await invalidate(page, 'access_token')
    await Promise.all(tabs.map((tab) => tab.goto('/dashboard')))
    await expect.poll(() => refused).toBe(5)
    await expect.poll(() => held.seen).toBe(1)
    held.release()
    for (const tab of tabs) {
      await expect(emptyDashboard(tab)).toBeVisible()
      await expect(tab).toHaveURL('/dashboard')
    }
    // One asks at a time. The next tab may not have heard yet of the new tokens (Chromium tells other processes a moment later),
    // and asks again: the server gives it the same tokens (decision 5).
    await Promise.all(tabs.map((tab) => tab.reload()))
    for (const tab of tabs) await expect(emptyDashboard(tab)).toBeVisible()
    expect(refused).toBe(5)
  })
})
