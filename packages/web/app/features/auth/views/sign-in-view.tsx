// The sign-in view.
import { PRODUCT_NAME } from '@lifafa/contract/brand'
import { login } from '@lifafa/contract/endpoints/auth'
import { authSentences } from '@lifafa/contract/sentences/auth'
import { CircleCheck } from 'lucide-react'
import { useEffect } from 'react'
import { call } from '../../../lib/calls/api.ts'
import { EmailField } from '../../../lib/forms/contact-fields.tsx'
import { FormProblems } from '../../../lib/forms/form-problems.tsx'
import { useFormCall } from '../../../lib/forms/use-form-call.ts'
import { ApiError } from '../../../lib/network/api-error.ts'
import { hostSession } from '../../../lib/session/host-session.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Field } from '../../../ui/inputs/field.tsx'
import { Form } from '../../../ui/inputs/form.tsx'
import { PasswordInput } from '../../../ui/inputs/password-input.tsx'
import { notify } from '../../../ui/overlays/toasts.ts'
import type { Credentials, SignInForm } from '../auth-forms.ts'
import { ViewHeading } from './view-heading.tsx'
import { ViewLink } from './view-link.tsx'
import { welcomeName } from './welcome-name.ts'

interface SignInViewProps {
  form: SignInForm
  /** A success message, after which the user can sign in. */
  hint: string | undefined
  onUnverified: (credentials: Credentials) => void
}

export function SignInView({ form, hint, onUnverified }: SignInViewProps) {
  const { register, setFocus } = form
  const { errors } = form.formState
  const { submit, isBusy, problems } = useFormCall(
    form,
    async (credentials) => {
      if ((await signIn(credentials)) === 'unverified') onUnverified(credentials)
    },
    authSentences.loginFailed,
  )
  // After a code the address is known, and the password may be: one key signs in.
  useEffect(() => {
    if (hint) setFocus('password')
  }, [hint, setFocus])
  return (
    <>
      <ViewHeading title="Welcome back">Sign in to see who has sent you their blessings.</ViewHeading>
      {hint && <Hint text={hint} />}
      <Form onSubmit={submit}>
        <EmailField {...register('email')} error={errors.email?.message} />
        <Field label="Password" error={errors.password?.message}>
          <PasswordInput {...register('password')} autoComplete="current-password" required />
        </Field>
        <p className="-mt-1 text-right">
          <ViewLink view="forgot">Forgot password?</ViewLink>
        </p>
        <FormProblems problems={problems} />
        <Button type="submit" size="lg" wide busy={isBusy} busyLabel="Signing in...">
          Sign In
        </Button>
      </Form>
      <p className="mt-7 text-center text-muted">
        New to {PRODUCT_NAME}? <ViewLink view="signup">Sign Up</ViewLink>
      </p>
    </>
  )
}

function Hint({ text }: { text: string }) {
  return (
    <p
      role="status"
      className="mb-6 flex items-center gap-3 rounded-field border border-leaf/35 bg-leaf-wash px-4 py-3 font-semibold text-[#2f5439]"
    >
      <CircleCheck className="size-5 flex-none text-leaf" aria-hidden="true" />
      {text}
    </p>
  )
}

/**
 * Signs in, with a welcome the first time. Returns 'unverified' where the email address is not verified yet; the
 * server has then sent a code, or the last one is still valid.
 * Throws ApiError.
 */
async function signIn(credentials: Credentials): Promise<'signed-in' | 'unverified'> {
  try {
    const { tokens, user, first_login } = await call(login, { body: credentials })
    hostSession.signIn({ ...tokens, user })
    if (first_login) notify.success(authSentences.welcome(welcomeName(user)))
    return 'signed-in'
  } catch (error) {
    // A closed account is refused with the same status.
    if (error instanceof ApiError && error.code === 'notVerified') return 'unverified'
    throw error
  }
}
