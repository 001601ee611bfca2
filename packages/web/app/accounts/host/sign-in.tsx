// The sign-in view.
import { PRODUCT_NAME } from '@lifafa/contract/brand'
import type { Output } from '@lifafa/contract/endpoint'
import { login, type User } from '@lifafa/contract/endpoints/auth'
import { authSentences } from '@lifafa/contract/sentences/auth'
import { CircleCheck } from 'lucide-react'
import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { call } from '../../lib/calls/api.ts'
import { ApiError } from '../../lib/network/api-error.ts'
import { hostSession } from '../../lib/session/host-session.ts'
import { notify } from '../../ui/overlays/toasts.ts'
import { SignInForm } from '../sign-in-form.tsx'
import { View, ViewLink } from './view.tsx'

export type Credentials = Output<typeof login.body>

interface SignInProps {
  form: UseFormReturn<Credentials, unknown, Credentials>
  /** A success message, after which the user can sign in. */
  hint: string | undefined
  onUnverified: (credentials: Credentials) => void
}

export function SignIn({ form, hint, onUnverified }: SignInProps) {
  const { setFocus } = form
  // After a code the address is known, and the password may be: one key signs in.
  useEffect(() => {
    if (hint) setFocus('password')
  }, [hint, setFocus])
  return (
    <View
      title="Welcome back"
      text="Sign in to see who has sent you their blessings."
      footer={
        <p>
          New to {PRODUCT_NAME}? <ViewLink view="signup">Sign Up</ViewLink>
        </p>
      }
    >
      {hint && <Hint text={hint} />}
      <SignInForm
        form={form}
        send={(credentials) => signIn(credentials, onUnverified)}
        forgot={<ViewLink view="forgot">Forgot password?</ViewLink>}
        label="Sign In"
        busyLabel="Signing in..."
      />
    </View>
  )
}

const Hint = ({ text }: { text: string }) => (
  <p
    role="status"
    className="mb-6 flex items-center gap-3 rounded-field border border-leaf/35 bg-leaf-wash px-4 py-3 font-semibold text-[#2f5439]"
  >
    <CircleCheck className="size-5 flex-none text-leaf" aria-hidden="true" />
    {text}
  </p>
)

/**
 * Signs in, with a welcome the first time. Calls `onUnverified` where the email address is not verified yet; the server has then sent
 * a code, or the last one is still valid. Throws ApiError.
 */
async function signIn(body: Credentials, onUnverified: SignInProps['onUnverified']): Promise<void> {
  try {
    const { tokens, user, first_login } = await call(login, { body })
    hostSession.signIn({ ...tokens, user })
    if (first_login) notify.success(authSentences.welcome(welcomeName(user)))
  } catch (error) {
    // A closed account is refused with the same status.
    if (!(error instanceof ApiError && error.code === 'notVerified')) throw error
    onUnverified(body)
  }
}

/** First and last name, else the part before the @, else `User`. @internal */
export const welcomeName = ({
  first_name,
  last_name,
  email,
}: Pick<User, 'first_name' | 'last_name' | 'email'>): string =>
  `${first_name} ${last_name}`.trim() || email.split('@')[0] || authSentences.welcomeFallbackName
