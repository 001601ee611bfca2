// Signing in as administrator.
import { adminLogin } from '@lifafa/contract/endpoints/admin-accounts'
import { adminSentences } from '@lifafa/contract/sentences/admin'
import { authSentences } from '@lifafa/contract/sentences/auth'
import { Navigate, useSearchParams } from 'react-router'
import { adminCall } from '../../lib/admin-api.ts'
import { adminMeta } from '../../lib/admin-meta.ts'
import { adminSession } from '../../lib/admin-session.ts'
import { EmailField } from '../../lib/contact-fields.tsx'
import { FormProblems } from '../../lib/form-problems.tsx'
import { adminEntrance, returnPath } from '../../lib/return-path.ts'
import { withShared } from '../../lib/shared-sentence.ts'
import { useFormCall } from '../../lib/use-form-call.ts'
import { useSchemaForm } from '../../lib/use-schema-form.ts'
import { useSession } from '../../lib/use-session.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { AccountFrame } from './account-frame.tsx'
import { AccountLink } from './account-link.tsx'
import { tellProblems } from './tell-problems.ts'

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

function LoginForm() {
  const form = useSchemaForm(adminLogin.body)
  const { register, formState } = form
  const { said, of } = withShared(formState.errors, adminSentences.loginFieldsRequired)
  const { submit, isBusy } = useFormCall(
    form,
    async (body) => {
      const { tokens, admin } = await adminCall(adminLogin, { body })
      adminSession.signIn({ ...tokens, user: admin })
    },
    authSentences.loginFailed,
    tellProblems,
  )
  return (
    <Form onSubmit={submit}>
      <EmailField {...register('email')} {...of('email')} />
      <Field label="Password" {...of('password')}>
        <PasswordInput {...register('password')} autoComplete="current-password" required />
      </Field>
      <p className="-mt-1 text-right">
        <AccountLink to={paths.admin.forgetPassword.href()}>Forgot password?</AccountLink>
      </p>
      <FormProblems problems={said} />
      <Button type="submit" size="lg" wide busy={isBusy} busyLabel="Logging in...">
        Login
      </Button>
    </Form>
  )
}
