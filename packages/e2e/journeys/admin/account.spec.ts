// An administrator's account: sign-up with the secret key, login, a forgotten password.

import { adminLogin, adminRegister, adminVerifyOtp } from '@lifafa/contract/endpoints/admin/accounts'
import { adminForgotPassword, adminResetPassword } from '@lifafa/contract/endpoints/admin/passwords'
import { failures } from '@lifafa/contract/failures'
import { AFTER_ADMIN_OTP_MS, AFTER_ADMIN_RESET_MS, CODE_RESEND_MS } from '@lifafa/contract/limits'
import { adminSentences as sentences } from '@lifafa/contract/sentences/admin/accounts'
import { adminRefusals } from '@lifafa/contract/sentences/admin/refusals'
import { authSentences } from '@lifafa/contract/sentences/auth'
import type { Page } from '@playwright/test'
import {
  adminSignUp,
  openAdminAccount,
  SECRET_KEY,
  sendAdminLogin,
  signInAsAdmin,
  someAdministrator,
} from '../../admin/administrator.ts'
import { expectAccessible } from '../../checks/accessible.ts'
import { expectNoOverflow } from '../../checks/overflow.ts'
import { expectFocusByTab } from '../../host/keyboard.ts'
import { stopClock, toasts } from '../../host/toasts.ts'
import { mailedCode } from '../../server/emails.ts'
import { failCalls, holdCalls } from '../../server/intercept-calls.ts'
import { expect, test } from '../../test.ts'

const ADMIN = '/lifafa/admin'
const LOGIN = `${ADMIN}/login`
const DASHBOARD = `${ADMIN}/dashboard`
const SIGN_UP = `${ADMIN}/signup`
const FORGET = `${ADMIN}/forget-password`
const WIDTHS_PX = [320, 768, 1280, 1920]

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const press = (page: Page, name: string) => button(page, name).click()
const alert = (page: Page) => page.getByRole('alert')
const newestToast = (page: Page) => toasts(page).first()

/** Longer than a toast needs to appear on a clock that is moved by hand. */
const SLACK_MS = 400

/** A toast appears though the clock is stopped: it is moved by as little as that takes. */
const expectWhileStopped = (page: Page, text: string) =>
  expect
    .poll(async () => {
      await page.clock.runFor(10)
      return page.getByText(text).count()
    })
    .toBe(1)

test.use({ expectedConsoleErrors: [[/status of 500/, /status of 40[013]/], { scope: 'test' }] })

test('an administrator signs up with the secret key and the mailed code, and is led to the login [admin-1]', async ({
  page,
  server,
}) => {
  const admin = someAdministrator()
  await page.clock.install()
  await page.goto(LOGIN)
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

  let mend = await failCalls(page, adminRegister)
  await field(page, 'Secret Key').fill(SECRET_KEY)
  await press(page, 'Sign Up')
  await expect(newestToast(page)).toHaveText(authSentences.createAccountFailed)
  for (const name of ['Password', 'Confirm Password'])
    await expect(field(page, name)).toHaveValue(admin.password)
  await mend()
  const registering = await holdCalls(page, adminRegister)
  await button(page, 'Sign Up').dblclick()
  await expect(button(page, 'Signing up...')).toBeVisible()
  registering.release()
  await expect(page.getByRole('heading', { name: 'Enter OTP' })).toBeVisible()
  expect(registering.seen).toBe(1)

  await expect(page.getByText(sentences.otpSent)).toBeVisible()
  await expect(page.getByText(admin.email)).toBeVisible()
  await expect(field(page, 'OTP Code')).toBeFocused()
  await press(page, 'Verify OTP')
  await expect(page.getByText(sentences.otpRequired)).toBeVisible()
  await expectAccessible(page, 'the code of an administrator')
  mend = await failCalls(page, adminRegister)
  await page.clock.fastForward(CODE_RESEND_MS)
  await press(page, 'Resend code')
  await expect(newestToast(page)).toHaveText(authSentences.resendFailed)
  await mend()

  await page.reload()
  await expect(page.getByText(admin.email)).toBeVisible()
  const code = await mailedCode(server, admin.email)
  await field(page, 'OTP Code').fill(code === '123456' ? '654321' : '123456')
  await page.keyboard.press('Enter')
  await expect(newestToast(page)).toHaveText(authSentences.codeWrong)
  await field(page, 'OTP Code').fill(code)
  mend = await failCalls(page, adminVerifyOtp)
  await press(page, 'Verify OTP')
  await expect(newestToast(page)).toHaveText(authSentences.verifyFailed)
  await expect(field(page, 'OTP Code')).toHaveValue(code)
  await mend()
  await stopClock(page)
  await press(page, 'Verify OTP')
  await expectWhileStopped(page, sentences.otpVerified)
  await expect(button(page, 'Verifying...')).toBeVisible()
  await page.clock.runFor(AFTER_ADMIN_OTP_MS - SLACK_MS)
  await expect(page).toHaveURL(new RegExp(SIGN_UP))
  await page.clock.runFor(SLACK_MS)
  await expect(page).toHaveURL(LOGIN)
  await page.clock.resume()
  await sendAdminLogin(page, admin)
  await expect(page).toHaveURL(DASHBOARD)
})

test('the login names missing and wrong input, sends once, and asks unverified administrators for their code [admin-2]', async ({
  page,
  server,
}) => {
  const waiting = someAdministrator()
  await adminSignUp(server, waiting)
  const admin = await openAdminAccount(server)
  await page.goto(ADMIN)
  await expect(page).toHaveURL(LOGIN)
  await expect(page).toHaveTitle('Login · Lifafa Admin')
  await press(page, 'Login')
  await expect(alert(page)).toHaveText(sentences.loginFieldsRequired)
  await expectAccessible(page, 'the admin login, with errors')
  await expectNoOverflow(page, 'the admin login', WIDTHS_PX)

  const password = field(page, 'Password')
  await password.focus()
  await page.evaluate(() => {
    const data = new DataTransfer()
    data.setData('text/plain', 'pasted')
    const paste = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
    if (document.activeElement?.dispatchEvent(paste)) throw new Error('Pasting was not refused.')
  })
  await password.fill('typed')
  await expect(password).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(password).toHaveAttribute('type', 'text')

  await sendAdminLogin(page, { ...admin, password: 'not-this-one' })
  await expect(newestToast(page)).toHaveText(failures.wrongCredentials.message)
  await expect(password).toHaveValue('not-this-one')
  const mend = await failCalls(page, adminLogin)
  await press(page, 'Login')
  await expect(newestToast(page)).toHaveText(authSentences.loginFailed)
  await expect(field(page, 'Email')).toHaveValue(admin.email)
  await mend()

  await sendAdminLogin(page, waiting)
  await expect(page.getByRole('heading', { name: 'Enter OTP' })).toBeVisible()
  await expect(newestToast(page)).toHaveText(authSentences.notVerified)
  await expect(page.getByText(waiting.email)).toBeVisible()
  await page.getByRole('link', { name: 'Login again' }).click()

  // Keyboard alone.
  await expectFocusByTab(field(page, 'Email'))
  await page.keyboard.type(admin.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(admin.password)
  const loggingIn = await holdCalls(page, adminLogin)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(button(page, 'Logging in...')).toBeVisible()
  loggingIn.release()
  await expect(page).toHaveURL(DASHBOARD)
  expect(loggingIn.seen).toBe(1)
  await page.goto(`${LOGIN}?next=${ADMIN}/settings`)
  await expect(page).toHaveURL(`${ADMIN}/settings`)
})

test.describe('a forgotten password', () => {
  test.use({
    expectedConsoleErrors: [[/status of 500/, /status of 40[013]/, /status of 429/], { scope: 'test' }],
  })

  test('an administrator replaces a forgotten password, and is led to the login two seconds later [admin-3]', async ({
    page,
    server,
  }) => {
    const admin = await openAdminAccount(server)
    const password = 'jasmine&rose'
    await page.clock.install()
    await page.goto(LOGIN)
    await page.getByRole('link', { name: 'Forgot password?' }).click()
    await expect(page).toHaveURL(FORGET)
    await press(page, 'Send Reset Link')
    await expect(page.getByText(sentences.emailRequired)).toBeVisible()
    await expectAccessible(page, 'the forgotten password of an administrator')
    await field(page, 'Email').fill(admin.email)
    let mend = await failCalls(page, adminForgotPassword)
    await press(page, 'Send Reset Link')
    await expect(newestToast(page)).toHaveText(authSentences.sendResetCodeFailed)
    await mend()
    await press(page, 'Send Reset Link')
    await expect(page.getByText(authSentences.resetCodeMayBeSent)).toBeVisible()

    await expect(page.getByRole('heading', { name: 'Verify OTP & Set New Password' })).toBeVisible()
    await page.getByRole('link', { name: 'Back to Email' }).click()
    await expect(field(page, 'Email')).toHaveValue(admin.email)
    await press(page, 'Send Reset Link')
    await expect(newestToast(page)).toHaveText(authSentences.codeSentBefore)
    await press(page, 'Reset Password')
    await expect(alert(page)).toHaveText(sentences.allFieldsRequired)
    await expectAccessible(page, 'the new password of an administrator, with errors')
    await expectNoOverflow(page, 'the new password of an administrator', WIDTHS_PX)
    await field(page, 'OTP Code').fill(await mailedCode(server, admin.email, 2))
    await field(page, 'New Password').fill('jasmine and rose')
    await field(page, 'Confirm Password').fill('jasmine or rose')
    await press(page, 'Reset Password')
    await expect(page.getByText(sentences.passwordNeedsSpecial)).toBeVisible()
    await expect(page.getByText(sentences.passwordsDiffer)).toBeVisible()
    await field(page, 'New Password').fill(password)
    await field(page, 'Confirm Password').fill(password)
    mend = await failCalls(page, adminResetPassword)
    await press(page, 'Reset Password')
    await expect(newestToast(page)).toHaveText(authSentences.resetPasswordFailed)
    await expect(field(page, 'New Password')).toHaveValue(password)
    await mend()
    await stopClock(page)
    const resetting = await holdCalls(page, adminResetPassword)
    await button(page, 'Reset Password').dblclick()
    await expect(button(page, 'Resetting...')).toBeVisible()
    resetting.release()
    await expectWhileStopped(page, sentences.passwordReset)
    await page.clock.runFor(AFTER_ADMIN_RESET_MS - SLACK_MS)
    await expect(page).toHaveURL(new RegExp(FORGET))
    await page.clock.runFor(SLACK_MS)
    await expect(page).toHaveURL(LOGIN)
    expect(resetting.seen).toBe(1)
    await page.clock.resume()
    await sendAdminLogin(page, admin)
    await expect(page.getByText(failures.wrongCredentials.message)).toBeVisible()
    await signInAsAdmin(page, { ...admin, password })
  })
})
