// Renewal of a host's session: in several tabs, after its end, and without a network.
import { API_PREFIX } from '@lifafa/contract/endpoint'
import { getDashboard } from '@lifafa/contract/endpoints/dashboard'
import { logout, refresh } from '@lifafa/contract/endpoints/session-tokens'
import { emptyDashboard } from '../../host/dashboard-page.ts'
import { sendSignIn, signIn } from '../../host/sign-in.ts'
import { disconnectCalls, holdCalls } from '../../server/intercept-calls.ts'
import { invalidate, stored } from '../../server/stored-session.ts'
import { expect, test } from '../../test.ts'

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

  test('an invalid access token of an ended session leads to sign-in, and back to the page [session-6]', {
    tag: '@deep',
  }, async ({ page, request, host }) => {
    await page.clock.install()
    await signIn(page, host)
    await page.goto('/dashboard?from=a-letter')
    await expect(emptyDashboard(page)).toBeVisible()
    await request.post(API_PREFIX + logout.path, { data: { refresh: await stored(page, 'refresh_token') } })
    await invalidate(page, 'access_token')
    await page.clock.fastForward(60_000)
    await expect(page).toHaveURL(/\/auth\?next=/)
    expect(await stored(page, 'refresh_token')).toBeNull()
    await sendSignIn(page, host)
    await expect(page).toHaveURL('/dashboard?from=a-letter')
    await expect(emptyDashboard(page)).toBeVisible()
  })
})

test.describe('without a network', () => {
  test.use({ expectedConsoleErrors: [[/status of 401/, /ERR_INTERNET_DISCONNECTED/], { scope: 'test' }] })

  test('a session that cannot be renewed without a network does not end', { tag: '@deep' }, async ({
    page,
    host,
  }) => {
    await signIn(page, host)
    await expect(emptyDashboard(page)).toBeVisible()
    const mend = await disconnectCalls(page, refresh)
    await invalidate(page, 'access_token')
    await page.goto('/dashboard')
    const again = page.getByRole('button', { name: 'Try again' })
    await expect(again).toBeVisible()
    await expect(page).toHaveURL('/dashboard')
    await mend()
    await again.click()
    await expect(emptyDashboard(page)).toBeVisible()
  })
})
