// The page that resets an administrator's password: the email address, then the code and a new password.
import { adminForgotPassword, adminResetPassword } from '@lifafa/contract/endpoints/admin-accounts/passwords'
import { AFTER_ADMIN_RESET_MS } from '@lifafa/contract/limits'
import { adminSentences } from '@lifafa/contract/sentences/admin/accounts'
import { adminPagesSentences } from '@lifafa/contract/sentences/admin/settings'
import { authPageSentences } from '@lifafa/contract/sentences/host/auth-page'
import { Navigate } from 'react-router'
import { adminCall } from '../../lib/calls/admin-api.ts'
import { useSchemaForm } from '../../lib/forms/use-schema-form.ts'
import { adminMeta } from '../../lib/page/admin-page-head.tsx'
import type { PageHandle } from '../../page-handle.ts'
import { paths } from '../../paths.ts'
import { type AwaitedCode, useAwaitedCode } from '../awaited-code.ts'
import { EmailStep, type PasswordReset, ResetStep } from '../forgotten-password.tsx'
import { AccountFrame, AccountLink } from './account-frame.tsx'
import { renderedBy, useCodeStep, useLeave } from './code-step.ts'

export const meta = adminMeta('Forgot Password')

export const handle: PageHandle = { renderedBy }

const PATH = paths.admin.forgetPassword.href()

const adminReset: PasswordReset = {
  purpose: 'admin-reset',
  Frame: AccountFrame,
  request: (body) => adminCall(adminForgotPassword, { body }),
  reset: (body) => adminCall(adminResetPassword, { body }),
  schema: adminResetPassword.body,
  titles: { email: 'Forgot Password', code: 'Verify OTP & Set New Password' },
  requestLabel: 'Send Reset Link',
  codeLabel: 'OTP Code',
  passwordHint: adminPagesSentences.passwordHint,
  done: adminSentences.passwordReset,
  toSignIn: (
    <>
      {authPageSentences.remembered}{' '}
      <AccountLink to={paths.admin.login.href()}>{adminSentences.backToLogin}</AccountLink>
    </>
  ),
  toEmail: <AccountLink to={PATH}>{adminSentences.backToEmail}</AccountLink>,
  shared: adminSentences.allFieldsRequired,
  inToast: true,
}

export default function AdminForgetPasswordPage() {
  const form = useSchemaForm(adminForgotPassword.body)
  const { isAtCode, showCode } = useCodeStep(PATH)
  const awaited = useAwaitedCode('admin-reset')
  if (!isAtCode) return <EmailStep of={adminReset} form={form} onCodeSent={showCode} />
  if (!awaited) return <Navigate replace to={PATH} />
  return <Reset key={awaited.email} awaited={awaited} />
}

function Reset({ awaited }: { awaited: AwaitedCode }) {
  const leave = useLeave(AFTER_ADMIN_RESET_MS, 'admin-reset')
  return <ResetStep of={adminReset} awaited={awaited} onReset={leave} />
}
