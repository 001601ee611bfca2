// The administrators' sign-in page.
import { Navigate, useSearchParams } from 'react-router'
import { adminMeta } from '../../lib/page/admin-meta.ts'
import { adminSession } from '../../lib/session/admin-session.ts'
import { adminEntrance, returnPath } from '../../lib/session/return-path.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { paths } from '../../paths.ts'
import { AccountFrame } from './account-frame.tsx'
import { AccountLink } from './account-link.tsx'
import { LoginForm } from './login-form.tsx'

export const meta = adminMeta('Login')

export default function AdminLoginPage() {
  const [parameters] = useSearchParams()
  const { status } = useSession(adminSession)
  if (status === 'signed-in') return <Navigate replace to={returnPath(adminEntrance, parameters)} />
  return (
    <AccountFrame
      title="Admin Login"
      footer={
        <p>
          No account yet? <AccountLink to={paths.admin.signUp.href()}>Sign Up</AccountLink>
        </p>
      }
    >
      <LoginForm />
    </AccountFrame>
  )
}
