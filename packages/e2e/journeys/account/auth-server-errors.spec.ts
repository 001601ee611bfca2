// The forms of /auth with a failing or slow server: input is kept, and each call is sent once.
import { forgotPassword, login, resetPassword } from '@lifafa/contract/endpoints/auth'
import { register, verifyOtp } from '@lifafa/contract/endpoints/sign-up'
import { CODE_RESEND_MS } from '@lifafa/contract/limits'
import { authSentences as sentences } from '@lifafa/contract/sentences/auth'
import { field, press } from '../../controls/forms.ts'
import { fillSignUp, sendSignIn } from '../../host/sign-in.ts'
import { someHost } from '../../server/api.ts'
import { mailedCode } from '../../server/emails.ts'
import { answerEmpty, failCalls, holdCalls } from '../../server/intercept-calls.ts'
import { expect, test } from '../../test.ts'

test.use({ expectedConsoleErrors: [/status of 500/] })

test('a failing server gives each form its sentence; the input stays, and two presses send once [account-8]', {
  tag: '@deep',
}, async ({ page, server }) => {
  const host = someHost()
  await page.clock.install()
  const alert = page.getByRole('alert')

  await page.goto('/auth?mode=signup')
  await fillSignUp(page, host)
  let mend = await answerEmpty(page, register)
  await press(page, 'Create Account')
  await expect(alert).toHaveText(sentences.signUpFailed)
  await mend()
  mend = await failCalls(page, register)
  await press(page, 'Create Account')
  await expect(alert).toHaveText(sentences.createAccountFailed)
  for (const [name, typed] of [
    ['First Name', host.firstName],
    ['Email', host.email],
    ['Password', host.password],
    ['Phone Number', '9876543210'],
  ] as const)
    await expect(field(page, name)).toHaveValue(typed)
  await mend()
  const registering = await holdCalls(page, register)
  await page.getByRole('button', { name: 'Create Account' }).dblclick()
  await expect(page.getByRole('button', { name: 'Creating account...' })).toBeVisible()
  registering.release()
  await expect(page.getByText(sentences.accountCreated)).toBeVisible()
  expect(registering.seen).toBe(1)

  const code = await mailedCode(server, host.email)
  mend = await failCalls(page, verifyOtp)
  await page.getByLabel('Verification Code').fill(code)
  await press(page, 'Verify Email')
  await expect(alert).toHaveText(sentences.verifyFailed)
  await expect(page.getByLabel('Verification Code')).toHaveValue(code)
  await mend()

  mend = await failCalls(page, register)
  await page.clock.fastForward(CODE_RESEND_MS)
  await press(page, 'Resend code')
  await expect(page.getByText(sentences.resendFailed)).toBeVisible()
  await mend()
  const verifying = await holdCalls(page, verifyOtp)
  await page.getByRole('button', { name: 'Verify Email' }).dblclick()
  await expect(page.getByRole('button', { name: 'Verifying...' })).toBeVisible()
  verifying.release()
  await expect(page.getByText(sentences.canSignInNow)).toBeVisible()
  expect(verifying.seen).toBe(1)

  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(field(page, 'Email')).toHaveValue(host.email)
  mend = await failCalls(page, forgotPassword)
  await press(page, 'Send Reset Code')
  await expect(alert).toHaveText(sentences.sendResetCodeFailed)
  await mend()
  await press(page, 'Send Reset Code')
  await expect(page.getByText(sentences.resetCodeMayBeSent)).toBeVisible()
  const resetCode = await mailedCode(server, host.email, 2)
  await page.reload()
  await expect(page.getByText(host.email)).toBeVisible()
  const password = 'a-garland-of-jasmine'
  await field(page, 'Code').fill(resetCode)
  await field(page, 'New Password').fill(password)
  await field(page, 'Confirm Password').fill(password)
  mend = await failCalls(page, resetPassword)
  await press(page, 'Reset Password')
  await expect(alert).toHaveText(sentences.resetPasswordFailed)
  await expect(field(page, 'New Password')).toHaveValue(password)
  await mend()
  await press(page, 'Reset Password')
  await expect(page.getByText(sentences.passwordReset)).toBeVisible()

  mend = await failCalls(page, login)
  await sendSignIn(page, { ...host, password })
  await expect(alert).toHaveText(sentences.loginFailed)
  await expect(field(page, 'Password')).toHaveValue(password)
  await mend()
  const signingIn = await holdCalls(page, login)
  await page.getByRole('button', { name: 'Sign In' }).dblclick()
  await expect(page.getByRole('button', { name: 'Signing in...' })).toBeVisible()
  signingIn.release()
  await expect(page).toHaveURL('/dashboard')
  expect(signingIn.seen).toBe(1)
})
