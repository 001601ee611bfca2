// Verification by mailed code, with reloads, and while another person signs up with the same address.
import { CODE_RESEND_MS } from '@lifafa/contract/limits'
import { authSentences as sentences } from '@lifafa/contract/sentences/auth'
import type { Page } from '@playwright/test'
import { sendMailedCode, sendSignIn, sendSignUp } from '../../host/sign-in.ts'
import { type Host, signUp, someHost } from '../../server/api.ts'
import { mailedCode } from '../../server/emails.ts'
import type { Server } from '../../server/server.ts'
import { expect, test } from '../../test.ts'

/** Clocks go forward only: these tests share a server of their own. */
test.use({ serverName: 'verification' })
test.describe.configure({ mode: 'default' })

/** Another code may be requested. */
async function comeBackInAMinute(server: Server): Promise<void> {
  await server.stop()
  await server.start(CODE_RESEND_MS)
}

const impostorOf = ({ email }: Host): Host => ({
  firstName: 'Mallory',
  lastName: 'Stranger',
  email,
  password: 'a-stranger-chose-this',
})

async function expectVerified(page: Page, host: Host): Promise<void> {
  await expect(page.getByText(sentences.emailVerified)).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: sentences.canSignInNow })).toBeVisible()
  await page.getByRole('textbox', { name: 'Password' }).fill(host.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/dashboard')
}

test.describe('before the address is verified', () => {
  test.use({ expectedConsoleErrors: [/status of 403/] })

  test('an unverified user who signs in is asked for the code, and verifies their own account [account-10]', {
    tag: '@deep',
  }, async ({ page, server }) => {
    const host = someHost()
    await page.clock.install()
    await signUp(server, impostorOf(host))
    await comeBackInAMinute(server)
    await signUp(server, host)
    await mailedCode(server, host.email, 2)
    await page.goto('/auth')
    await sendSignIn(page, host)
    await expect(page.getByText(sentences.notVerified)).toBeVisible()
    await page.reload()
    await page.getByRole('link', { name: 'Sign in again' }).click()
    await sendSignIn(page, host)
    await expect(page.getByText(sentences.notVerified)).toBeVisible()

    await comeBackInAMinute(server)
    await page.clock.fastForward(CODE_RESEND_MS)
    await page.getByRole('button', { name: 'Resend code' }).click()
    await expect(page.getByText(sentences.codeSent)).toBeVisible()
    await sendMailedCode(page, server, host, 3)
    await expectVerified(page, host)
  })

  test('a user whose registration was replaced by another person’s signs up once more [account-11]', {
    tag: '@deep',
  }, async ({ page, server }) => {
    const host = someHost()
    await page.clock.install()
    await page.goto('/auth?mode=signup')
    await sendSignUp(page, host)
    await comeBackInAMinute(server)
    await signUp(server, impostorOf(host))
    await sendMailedCode(page, server, host, 2)
    await expect(page.getByText(sentences.registrantUnproven)).toBeVisible()

    await comeBackInAMinute(server)
    await page.clock.fastForward(CODE_RESEND_MS)
    const registering = page.waitForRequest(/\/auth\/register/)
    await page.getByRole('button', { name: 'Resend code' }).click()
    await registering
    await sendMailedCode(page, server, host, 3)
    await expectVerified(page, host)
  })
})
