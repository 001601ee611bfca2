// An administrator signs up with the secret key and a mailed code.
import { AFTER_ADMIN_OTP_MS } from '@lifafa/contract/limits'
import { adminSentences as sentences } from '@lifafa/contract/sentences/admin/accounts'
import { adminRefusals } from '@lifafa/contract/sentences/admin/refusals'
import { authSentences } from '@lifafa/contract/sentences/auth'
import type { Page } from '@playwright/test'
import { SECRET_KEY, sendAdminLogin, someAdministrator } from '../../admin/administrator.ts'
import { ADMIN, ADMIN_DASHBOARD, ADMIN_LOGIN, newestToast } from '../../admin/pages.ts'
import { expectAccessible } from '../../checks/accessible.ts'
import { button, field, press } from '../../controls/forms.ts'
import { expectWhileStopped, SLACK_MS, stopClock } from '../../controls/toasts.ts'
import { mailedCode } from '../../server/emails.ts'
import { expect, test } from '../../test.ts'

const SIGN_UP = `${ADMIN}/signup`

const alert = (page: Page) => page.getByRole('alert')

test.use({ expectedConsoleErrors: [/status of 40[013]/] })

test('an administrator signs up with the secret key and the mailed code, and is led to the login [admin-1]', {
  tag: '@deep',
}, async ({ page, server }) => {
  const admin = someAdministrator()
  await page.clock.install()
  await page.goto(ADMIN_LOGIN)
  await page.getByRole('link', { name: 'Sign Up' }).click()
  await expect(page).toHaveURL(SIGN_UP)
  await expect(page).toHaveTitle('Sign Up · Lifafa Admin')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)

  await press(page, 'Sign Up')
  await expect(alert(page)).toHaveText(sentences.signUpFieldsRequired)
  await expect(field(page, 'Name')).toBeFocused()
  await expectAccessible(page, 'the sign-up of an administrator, with errors')
  await field(page, 'Name').fill(admin.name)
  await field(page, 'Email').fill(admin.email)
  await field(page, 'Password').fill(admin.password)
  await field(page, 'Confirm Password').fill('something-else')
  await field(page, 'Secret Key').fill('nobody-told-me-the-key')
  await press(page, 'Sign Up')
  await expect(page.getByText(sentences.passwordsDiffer)).toBeVisible()
  await field(page, 'Confirm Password').fill(admin.password)
  await press(page, 'Sign Up')
  await expect(page.getByText(adminRefusals.secretKeyWrong)).toBeVisible()

  await field(page, 'Secret Key').fill(SECRET_KEY)
  await press(page, 'Sign Up')
  await expect(page.getByRole('heading', { name: 'Enter OTP' })).toBeVisible()
  await expect(page.getByText(sentences.otpSent)).toBeVisible()
  await expect(page.getByText(admin.email)).toBeVisible()
  await expect(field(page, 'OTP Code')).toBeFocused()
  await press(page, 'Verify OTP')
  await expect(page.getByText(sentences.otpRequired)).toBeVisible()
  await expectAccessible(page, 'the code of an administrator')

  await page.reload()
  await expect(page.getByText(admin.email)).toBeVisible()
  const code = await mailedCode(server, admin.email)
  await field(page, 'OTP Code').fill(code === '123456' ? '654321' : '123456')
  await page.keyboard.press('Enter')
  await expect(newestToast(page)).toHaveText(authSentences.codeWrong)
  await field(page, 'OTP Code').fill(code)
  await stopClock(page)
  await press(page, 'Verify OTP')
  await expectWhileStopped(page, sentences.otpVerified)
  await expect(button(page, 'Verifying...')).toBeVisible()
  await page.clock.runFor(AFTER_ADMIN_OTP_MS - SLACK_MS)
  await expect(page).toHaveURL(new RegExp(SIGN_UP))
  await page.clock.runFor(SLACK_MS)
  await expect(page).toHaveURL(ADMIN_LOGIN)
  await page.clock.resume()
  await sendAdminLogin(page, admin)
  await expect(page).toHaveURL(ADMIN_DASHBOARD)
})
