// Actions of a host on /auth, and a quick sign-in for tests that are not about it.
import { authSentences } from '@lifafa/contract/sentences/auth'
import { expect, type Page } from '@playwright/test'
import { hostEntries } from '../../web/app/lib/session/session-storage.ts'
import { type Host, logIn } from '../server/api.ts'
import { mailedCode } from '../server/emails.ts'
import type { Server } from '../server/server.ts'
import { arriveWith } from '../server/stored-session.ts'

/** Fills in and sends the sign-in form that `page` shows. */
export async function sendSignIn(page: Page, { email, password }: Host): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

/** From /auth to the dashboard. */
export async function signIn(page: Page, host: Host): Promise<void> {
  await page.goto('/auth')
  await sendSignIn(page, host)
  await expect(page).toHaveURL('/dashboard')
}

/**
 * Puts a session into the browser of `page`, which has not been anywhere yet, and goes to `path`. For tests that are not
 * about signing in: it is quicker than the form. The welcome of a first sign-in is then not shown.
 */
export async function arriveSignedIn(
  page: Page,
  server: Server,
  host: Host,
  path = '/dashboard',
): Promise<void> {
  const { tokens, user } = await logIn(server, host)
  await arriveWith(page, server, (store) => hostEntries.write(store, { ...tokens, user }), path)
}

/** Fills in and sends the sign-up form that `page` shows. */
export async function sendSignUp(page: Page, host: Host): Promise<void> {
  await page.getByLabel('First Name').fill(host.firstName)
  await page.getByLabel('Last Name').fill(host.lastName)
  await page.getByLabel('Email').fill(host.email)
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(host.password)
  await page.getByRole('textbox', { name: 'Confirm Password' }).fill(host.password)
  await page.getByLabel('Phone Number').fill('9876543210')
  await page.getByLabel('Address').fill('4, Lake View, Bhopal')
  for (const policy of ['Terms and Conditions', 'Refund and Cancellation Policy'])
    await page.getByRole('checkbox', { name: policy }).check()
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByText(authSentences.accountCreated)).toBeVisible()
}

/** Types the mailed code, of which `count` have been sent so far: its last digit sends it. */
export async function sendMailedCode(page: Page, server: Server, { email }: Host, count = 1): Promise<void> {
  await page.getByLabel('Verification Code').fill(await mailedCode(server, email, count))
}
