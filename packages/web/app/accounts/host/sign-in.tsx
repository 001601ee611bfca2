// The sign-in view.
import type { Output } from '@lifafa/contract/endpoint'
import { login, type User } from '@lifafa/contract/endpoints/auth'
import { authSentences } from '@lifafa/contract/sentences/auth'
import { labelSentences } from '@lifafa/contract/sentences/fields/labels'
import { authPageSentences } from '@lifafa/contract/sentences/host/auth-page'
import { CircleCheck } from 'lucide-react'
import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { call } from '../../lib/calls/api.ts'
import { keepOnDevice, languageByHand } from '../../lib/language/device-language.ts'
import { chosenSentences, useSentences } from '../../lib/language/language.tsx'
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
  const page = useSentences('authPage', authPageSentences)
  const labels = useSentences('labels', labelSentences)
  // After a code the address is known, and the password may be: one key signs in.
  useEffect(() => {
    if (hint) setFocus('password')
  }, [hint, setFocus])
  return (
    <View
      title={page.signInTitle}
      text={page.signInText}
      footer={
        <p>
          <span>{page.newHere}</span> <ViewLink view="signup">{labels.signUp}</ViewLink>
        </p>
      }
    >
      {hint && <Hint text={hint} />}
      <SignInForm
        form={form}
        send={(credentials) => signIn(credentials, onUnverified)}
        forgot={<ViewLink view="forgot">{page.forgot}</ViewLink>}
        label={labels.signIn}
        busyLabel={page.signingIn}
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
    const { tokens, user, first_login } = await call(login, { body: { ...body, language: languageByHand() } })
    hostSession.signIn({ ...tokens, user })
    // After Logout, the sign-in page is in it.
    keepOnDevice(user.language)
    if (first_login) notify.success(chosenSentences('auth', authSentences).welcome(welcomeName(user)))
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
