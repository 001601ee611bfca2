// The administrators' sign-in form. An unverified administrator is sent on to enter the code.
import { adminLogin } from '@lifafa/contract/endpoints/admin-accounts/accounts'
import { adminSentences } from '@lifafa/contract/sentences/admin/accounts'
import { authSentences } from '@lifafa/contract/sentences/auth'
import { useNavigate } from 'react-router'
import { adminCall } from '../../lib/calls/admin-api.ts'
import { EmailField } from '../../lib/forms/contact-fields.tsx'
import { FormProblems } from '../../lib/forms/form-problems.tsx'
import { withShared } from '../../lib/forms/shared-sentence.ts'
import { useFormCall } from '../../lib/forms/use-form-call.ts'
import { useSchemaForm } from '../../lib/forms/use-schema-form.ts'
import { ApiError } from '../../lib/network/api-error.ts'
import { adminSession } from '../../lib/session/admin-session.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Field } from '../../ui/inputs/field.tsx'
import { Form } from '../../ui/inputs/form.tsx'
import { PasswordInput } from '../../ui/inputs/password-input.tsx'
import { AccountLink } from './account-link.tsx'
import { showProblems } from './show-problems.ts'
import { codeStepHref } from './use-code-step.ts'
import { useVerification } from './use-verification.ts'

/** Compares the code: other refusals have the same status. */
const isUnverified = (error: unknown): boolean => error instanceof ApiError && error.code === 'notVerified'

export function LoginForm() {
  const form = useSchemaForm(adminLogin.body)
  const { register, formState } = form
  const { shared, of } = withShared(formState.errors, adminSentences.loginFieldsRequired)
  const verification = useVerification()
  const navigate = useNavigate()
  const { submit, isBusy } = useFormCall(
    form,
    async (body) => {
      try {
        const { tokens, admin } = await adminCall(adminLogin, { body })
        adminSession.signIn({ ...tokens, user: admin })
      } catch (error) {
        if (isUnverified(error)) {
          verification.wait({ email: body.email })
          void navigate(codeStepHref(paths.admin.signUp.href()))
        }
        throw error
      }
    },
    authSentences.loginFailed,
    showProblems,
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
      <FormProblems problems={shared} />
      <Button type="submit" size="lg" wide busy={isBusy} busyLabel="Logging in...">
        Login
      </Button>
    </Form>
  )
}
