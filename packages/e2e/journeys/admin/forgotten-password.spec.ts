// An administrator's forgotten password.
import { failures } from '@lifafa/contract/failures'
import { AFTER_ADMIN_RESET_MS } from '@lifafa/contract/limits'
import { adminSentences as sentences } from '@lifafa/contract/sentences/admin/accounts'
import { authSentences } from '@lifafa/contract/sentences/auth'
import type { Page } from '@playwright/test'
import { sendAdminLogin, signInAsAdmin } from '../../admin/administrator.ts'
import { ADMIN, ADMIN_LOGIN, newestToast } from '../../admin/pages.ts'
import { expectAccessible, expectSound } from '../../checks/accessible.ts'
import { field, press } from '../../controls/forms.ts'
import { expectWhileStopped, SLACK_MS, stopClock } from '../../controls/toasts.ts'
import { mailedCode } from '../../server/emails.ts'
import { expect, test } from '../../test.ts'

const FORGET = `${ADMIN}/forget-password`

const alert = (page: Page) => page.getByRole('alert')

test.use({
  expectedConsoleErrors: [[/status of 40[013]/, /status of 429/], { scope: 'test' }],
})

test('an administrator replaces a forgotten password, and is led to the login two seconds later [admin-3]', {
  tag: '@deep',
}, async ({ page, server, admin }) => {
  const password = 'jasmine&rose'
  await page.clock.install()
  await page.goto(ADMIN_LOGIN)
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page).toHaveURL(FORGET)
  await press(page, 'Send Reset Link')
  await expect(page.getByText(sentences.emailRequired)).toBeVisible()
  await expectAccessible(page, 'the forgotten password of an administrator')
  await field(page, 'Email').fill(admin.email)
  await press(page, 'Send Reset Link')
  await expect(page.getByText(authSentences.resetCodeMayBeSent)).toBeVisible()

  await expect(page.getByRole('heading', { name: 'Verify OTP & Set New Password' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to Email' }).click()
  await expect(field(page, 'Email')).toHaveValue(admin.email)
  await press(page, 'Send Reset Link')
  await expect(newestToast(page)).toHaveText(authSentences.codeSentBefore)
  await press(page, 'Reset Password')
  await expect(alert(page)).toHaveText(sentences.allFieldsRequired)
  await expectSound(page, 'the new password of an administrator, with errors')
  await field(page, 'OTP Code').fill(await mailedCode(server, admin.email, 2))
  await field(page, 'New Password').fill('jasmine and rose')
  await field(page, 'Confirm Password').fill('jasmine or rose')
  await press(page, 'Reset Password')
  await expect(page.getByText(sentences.passwordNeedsSpecial)).toBeVisible()
  await expect(page.getByText(sentences.passwordsDiffer)).toBeVisible()
  await field(page, 'New Password').fill(password)
  await field(page, 'Confirm Password').fill(password)
  await stopClock(page)
  await press(page, 'Reset Password')
  await expectWhileStopped(page, sentences.passwordReset)
  await page.clock.runFor(AFTER_ADMIN_RESET_MS - SLACK_MS)
  await expect(page).toHaveURL(new RegExp(FORGET))
  await page.clock.runFor(SLACK_MS)
  await expect(page).toHaveURL(ADMIN_LOGIN)
  await page.clock.resume()
  await sendAdminLogin(page, admin)
  await expect(page.getByText(failures.wrongCredentials.message)).toBeVisible()
  await signInAsAdmin(page, { ...admin, password })
})
