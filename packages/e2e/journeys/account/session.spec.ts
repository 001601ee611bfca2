// A host's session in the browser: welcomed once, renewed silently, ended in every tab.
import { PRODUCT_NAME } from '@lifafa/contract/brand'
import { API_PREFIX } from '@lifafa/contract/endpoint'
import { logout, refresh } from '@lifafa/contract/endpoints/auth'
import { getDashboard } from '@lifafa/contract/endpoints/dashboard'
import { authSentences } from '@lifafa/contract/sentences/auth'
import { dashboardSentences } from '@lifafa/contract/sentences/host/dashboard'
import type { Page } from '@playwright/test'
import { sendSignIn, signIn } from '../../host/sign-in.ts'
import { toasts } from '../../host/toasts.ts'
import { disconnectCalls, holdCalls } from '../../server/intercept-calls.ts'
import { expect, test } from '../../test.ts'

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)
/** The storage under `keys` no longer holds what the server gave. */
const spoil = (page: Page, ...keys: string[]) =>
  page.evaluate((names) => {
    for (const name of names) localStorage.setItem(name, 'no longer good')
  }, keys)
const emptyDashboard = (page: Page) => page.getByText(dashboardSentences.noUpcoming)

test('the first sign-in is welcomed in any browser; signing out clears the browser’s storage [session-3]', async ({
  page,
  phone,
  host,
}) => {
  await signIn(page, host)
  await expect(page.getByText(`Welcome to ${PRODUCT_NAME}, Asha Verma!`)).toBeVisible()
  await expect(emptyDashboard(page)).toBeVisible()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByText(authSentences.loggedOut)).toBeVisible()
  await expect(page).toHaveURL('/auth')
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/auth/)

  await signIn(phone, host)
  await expect(emptyDashboard(phone)).toBeVisible()
  // Immediately: a loop that waits would miss those that disappear.
  expect(await toasts(phone).count()).toBe(0)
})

test('before hydration a spinner shows that the page loads [session-4]', async ({ browser, server }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${server.url}/dashboard`)
  await expect(page.getByRole('status')).toHaveText(dashboardSentences.loading)
  await context.close()
})

test.describe('an invalid access token', () => {
  test.use({ expectedConsoleErrors: [/status of 401/] })

  test('five tabs with an invalid access token renew it one after the other, and share one session [session-5]', async ({
    page,
    context,
    host,
  }) => {
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
    await spoil(page, 'access_token')
    await Promise.all(tabs.map((tab) => tab.goto('/dashboard')))
    await expect.poll(() => refused).toBe(5)
    await expect.poll(() => held.seen).toBe(1)
    held.release()
    for (const tab of tabs) {
      await expect(emptyDashboard(tab)).toBeVisible()
      await expect(tab).toHaveURL('/dashboard')
    }
    // One asks at a time. A tab whose turn comes may not have heard yet what the one before it wrote down (Chromium tells
    // other processes a moment later), and asks again: the server gives it the same tokens (decision 5).
    await Promise.all(tabs.map((tab) => tab.reload()))
    for (const tab of tabs) await expect(emptyDashboard(tab)).toBeVisible()
    expect(refused).toBe(5)
  })

  test('an invalid access token of an ended session leads to sign-in, and back to the page [session-6]', async ({
    page,
    request,
    host,
  }) => {
    await page.clock.install()
    await signIn(page, host)
    await page.goto('/dashboard?from=a-letter')
    await expect(emptyDashboard(page)).toBeVisible()
    await request.post(API_PREFIX + logout.path, { data: { refresh: await stored(page, 'refresh_token') } })
    await spoil(page, 'access_token')
    await page.clock.fastForward(15_000)
    await expect(page).toHaveURL(/\/auth\?next=/)
    expect(await stored(page, 'refresh_token')).toBeNull()
    await sendSignIn(page, host)
    await expect(page).toHaveURL('/dashboard?from=a-letter')
    await expect(emptyDashboard(page)).toBeVisible()
  })
})

test.describe('without a network', () => {
  test.use({ expectedConsoleErrors: [[/status of 401/, /ERR_INTERNET_DISCONNECTED/], { scope: 'test' }] })

  test('a session that could not be renewed signs no one out', async ({ page, host }) => {
    await signIn(page, host)
    await expect(emptyDashboard(page)).toBeVisible()
    const mend = await disconnectCalls(page, refresh)
    await spoil(page, 'access_token')
    await page.goto('/dashboard')
    const again = page.getByRole('button', { name: 'Try again' })
    await expect(again).toBeVisible()
    await expect(page).toHaveURL('/dashboard')
    await mend()
    await again.click()
    await expect(emptyDashboard(page)).toBeVisible()
  })
})

test.describe('two tabs', () => {
  test.use({ expectedConsoleErrors: [/status of 401/] })

  test('a tab that missed the other’s sign-out is led to sign-in at its next call [session-7]', async ({
    page,
    context,
    host,
  }) => {
    await signIn(page, host)
    const other = await context.newPage()
    // A suspended tab misses the event: it learns of the end from its next answer.
    await other.addInitScript(() => {
      window.addEventListener('storage', (event) => event.stopImmediatePropagation(), { capture: true })
    })
    await other.clock.install()
    await other.goto('/dashboard')
    await expect(emptyDashboard(other)).toBeVisible()
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL('/auth')
    await expect(emptyDashboard(other)).toBeVisible()
    await other.clock.fastForward(15_000)
    await expect(other).toHaveURL(/\/auth/)
  })
})
