// The administrators' sign-in page. An unverified administrator is sent on to enter the code.
import { adminLogin } from '@lifafa/contract/endpoints/admin-accounts/accounts'
import { adminSentences } from '@lifafa/contract/sentences/admin/accounts'
import { labelSentences } from '@lifafa/contract/sentences/fields/labels'
import { authPageSentences } from '@lifafa/contract/sentences/host/auth-page'
import { Navigate, useNavigate, useSearchParams } from 'react-router'
import { adminCall } from '../../lib/calls/admin-api.ts'
import { useSchemaForm } from '../../lib/forms/use-schema-form.ts'
import { ApiError } from '../../lib/network/api-error.ts'
import { adminMeta } from '../../lib/page/admin-page-head.tsx'
import { adminSession } from '../../lib/session/admin-session.ts'
import { adminEntrance, returnPath } from '../../lib/session/return-path.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { paths } from '../../paths.ts'
import { awaitCode } from '../awaited-code.ts'
import { SignInForm } from '../sign-in-form.tsx'
import { AccountFrame, AccountLink } from './account-frame.tsx'
import { codeStepHref } from './code-step.ts'

export const meta = adminMeta('Login')

/** Compares the code: other refusals have the same status. */
const isUnverified = (error: unknown): boolean => error instanceof ApiError && error.code === 'notVerified'

export default function AdminLoginPage() {
  const [parameters] = useSearchParams()
  const { status } = useSession(adminSession)
  const form = useSchemaForm(adminLogin.body)
  const navigate = useNavigate()
  if (status === 'signed-in') return <Navigate replace to={returnPath(adminEntrance, parameters)} />
  return (
    <AccountFrame
      title="Admin Login"
      footer={
        <p>
          {adminSentences.noAccount}{' '}
          <AccountLink to={paths.admin.signUp.href()}>{labelSentences.signUp}</AccountLink>
        </p>
      }
    >
      <SignInForm
        form={form}
        send={async (body) => {
          try {
            const { tokens, admin } = await adminCall(adminLogin, { body })
            adminSession.signIn({ ...tokens, user: admin })
          } catch (error) {
            if (isUnverified(error)) {
              awaitCode('admin-verify', { email: body.email, sentAt: Date.now(), proof: {} })
              void navigate(codeStepHref(paths.admin.signUp.href()))
            }
            throw error
          }
        }}
        forgot={<AccountLink to={paths.admin.forgetPassword.href()}>{authPageSentences.forgot}</AccountLink>}
        label={adminSentences.login}
        busyLabel={adminSentences.loggingIn}
        shared={adminSentences.loginFieldsRequired}
        inToast
      />
    </AccountFrame>
  )
}
