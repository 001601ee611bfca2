// The page that resets an administrator's password: the email address, then the code and a new password.
import { adminForgotPassword } from '@lifafa/contract/endpoints/admin-accounts/passwords'
import { Navigate } from 'react-router'
import { adminCall } from '../../../lib/calls/admin-api.ts'
import type { AwaitedCode } from '../../../lib/codes/awaited-code.ts'
import { useAwaitedCode } from '../../../lib/codes/use-awaited-code.ts'
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts'
import { adminMeta } from '../../../lib/page/admin-meta.ts'
import type { PageHandle } from '../../../page-handle.ts'
import { paths } from '../../../paths.ts'
import { renderedBy, useCodeStep } from '../use-code-step.ts'
import { EmailStep } from './email-step.tsx'
import { ResetStep } from './reset-step.tsx'

export const meta = adminMeta('Forgot Password')

export const handle: PageHandle = { renderedBy }

/** Requests another code. */
const resendReset =
  ({ email }: Pick<AwaitedCode, 'email'>): NonNullable<AwaitedCode['resend']> =>
  async () => {
    const { ticket } = await adminCall(adminForgotPassword, { body: { email } })
    return { ticket }
  }

export default function AdminForgetPasswordPage() {
  const form = useSchemaForm(adminForgotPassword.body)
  const { isAtCode, showCode } = useCodeStep(paths.admin.forgetPassword.href())
  const { awaited, wait, clear } = useAwaitedCode('admin-reset', resendReset)
  if (isAtCode && awaited) return <ResetStep key={awaited.email} awaited={awaited} onLeft={clear} />
  if (isAtCode) return <Navigate replace to={paths.admin.forgetPassword.href()} />
  return (
    <EmailStep
      form={form}
      onCodeSent={(code) => {
        wait({ ...code, resend: resendReset(code) })
        showCode()
      }}
    />
  )
}
