// A host's session in the browser: its beginning, and its end in every tab.
import { PRODUCT_NAME } from '@lifafa/contract/brand'
import { getDashboard } from '@lifafa/contract/endpoints/dashboard'
import { dashboardSentences } from '@lifafa/contract/sentences/host/dashboard'
import { shellSentences } from '@lifafa/contract/sentences/host/shell'
import { toasts } from '../../controls/toasts.ts'
import { emptyDashboard } from '../../host/dashboard-page.ts'
import { signIn } from '../../host/sign-in.ts'
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

test('before hydration a spinner shows that the page loads [session-4]', async ({ browser, server }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${server.url}/dashboard`)
  await expect(page.getByRole('status')).toHaveText(dashboardSentences.loading)
  await context.close()
})

test('a tab that missed the other’s sign-out is led to sign-in at its next call [session-7]', {
  tag: '@deep',
}, async ({ page, context, host }) => {
  await signIn(page, host)
  const other = await context.newPage()
  // A suspended tab misses the event: it learns of the end at its next call.
  await other.addInitScript(() => {
    window.addEventListener('storage', (event) => event.stopImmediatePropagation(), { capture: true })
  })
  await other.clock.install()
  let answers = 0
  other.on('response', (response) => {
    if (response.url().endsWith(getDashboard.path)) answers += 1
  })
  await other.goto('/dashboard')
  await expect(emptyDashboard(other)).toBeVisible()
  // The document has asked, and the page again once its stream was open: nothing is under way.
  await expect.poll(() => answers).toBe(2)
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/auth')
  await expect(emptyDashboard(other)).toBeVisible()
  await other.clock.fastForward(60_000)
  await expect(other).toHaveURL(/\/auth/)
})
