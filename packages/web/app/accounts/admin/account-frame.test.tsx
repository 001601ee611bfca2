// Tests the forms of administrators' accounts with a failing and a slow server.
import { authSentences as sentences } from '@lifafa/contract/sentences/auth'
import { profileSentences } from '@lifafa/contract/sentences/host/profile'
import { beforeEach, describe } from 'vitest'
import { adminSession } from '../../lib/session/admin-session.ts'
import { paths } from '../../paths.ts'
import { testSentForm } from '../../test/sent-form.tsx'
import { awaitCode } from '../awaited-code.ts'
import AdminChangePasswordPage from './change-password-page.tsx'
import { codeStepHref } from './code-step.ts'
import AdminForgetPasswordPage from './forget-password-page.tsx'
import AdminLoginPage from './login-page.tsx'
import AdminSignUpPage from './sign-up-page.tsx'

const Email = 'kavita@example.com'
const Password = 'jasmine&rose'
const user = { id: 'a', name: 'Kavita Rao', email: Email }

beforeEach(() => {
  for (const purpose of ['admin-verify', 'admin-reset'] as const)
    awaitCode(purpose, { email: Email, sentAt: 0, proof: {} })
})

testSentForm('login', {
  ...{ content: <AdminLoginPage />, typed: { Email, Password } },
  ...{ busy: 'Logging in...', failed: sentences.loginFailed },
})
testSentForm('sign-up', {
  content: <AdminSignUpPage />,
  typed: { Name: user.name, Email, Password, 'Confirm Password': Password, 'Secret Key': 'a secret key' },
  ...{ busy: 'Signing up...', failed: sentences.createAccountFailed },
})
testSentForm('the code of a sign-up', {
  ...{ content: <AdminSignUpPage />, at: codeStepHref(paths.admin.signUp.href()) },
  ...{ typed: { 'OTP Code': '123456' }, busy: 'Verifying...', failed: sentences.verifyFailed },
})
testSentForm('a forgotten password', {
  ...{ content: <AdminForgetPasswordPage />, typed: { Email } },
  ...{ busy: 'Sending...', failed: sentences.sendResetCodeFailed },
})
testSentForm('a new password', {
  ...{ content: <AdminForgetPasswordPage />, at: codeStepHref(paths.admin.forgetPassword.href()) },
  typed: { 'OTP Code': '123456', 'New Password': Password, 'Confirm Password': Password },
  ...{ busy: 'Resetting...', failed: sentences.resetPasswordFailed },
})

describe('signed in', () => {
  beforeEach(() => adminSession.signIn({ access: 'access', refresh: 'refresh', user }))
  testSentForm('another password', {
    content: <AdminChangePasswordPage />,
    typed: { 'Current Password': 'marigold', 'New Password': Password, 'Confirm New Password': Password },
    ...{ busy: 'Updating...', failed: profileSentences.passwordChangeFailed },
  })
})
