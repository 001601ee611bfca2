// The view that verifies the email address of a new account.
import type { Output } from '@lifafa/contract/endpoint'
import { resendOtp, type signUpForm, verifyOtp } from '@lifafa/contract/endpoints/sign-up'
import { authSentences } from '@lifafa/contract/sentences/auth'
import { authPageSentences } from '@lifafa/contract/sentences/host/auth-page'
import { call } from '../../lib/calls/api.ts'
import { languageByHand } from '../../lib/language/device-language.ts'
import { useSentences } from '../../lib/language/language.tsx'
import { notify } from '../../ui/overlays/toasts.ts'
import { type AwaitedCode, awaitCode } from '../awaited-code.ts'
import { VerifyStep } from '../verify-step.tsx'
import type { Credentials } from './sign-in.tsx'
import { register } from './sign-up.tsx'
import { View, ViewLink } from './view.tsx'

/** Typed since the page was loaded, by a user who signed up or signed in. In memory only: after a reload it is gone. */
export interface Typed {
  registration?: Output<typeof signUpForm>
  credentials?: Credentials
}

interface VerificationProps {
  awaited: AwaitedCode
  typed: Typed
  onVerified: () => void
}

export function Verification({ awaited, typed, onVerified }: VerificationProps) {
  const { registration, credentials } = typed
  const { email, proof } = awaited
  const { access } = proof
  const password = credentials?.password
  const auth = useSentences('auth', authSentences)
  const page = useSentences('authPage', authPageSentences)

  /** By the registration again, or with a proof that the caller registered the account. */
  async function resend() {
    if (registration) return register(registration)
    const language = languageByHand()
    const { ticket } = await call(resendOtp, { body: { email, language, access, password } })
    awaitCode('verify', { email, sentAt: Date.now(), proof: { access, ticket } })
  }

  return (
    <VerifyStep
      Frame={View}
      title={page.verifyTitle}
      intro={
        <>
          {credentials && <p className="mb-2 font-semibold text-ink">{auth.notVerified}</p>}
          <span>{page.verifyText}</span>
        </>
      }
      awaited={awaited}
      schema={verifyOtp.body}
      verify={async (body) => {
        await call(verifyOtp, { body: { ...body, access, password } })
        notify.success(auth.emailVerified)
        onVerified()
      }}
      resend={registration || password !== undefined || access !== undefined ? resend : undefined}
      otherwise={<ViewLink view="signin">{page.signInAgain}</ViewLink>}
      footer={
        <>
          <p>
            <span>{page.wrongAddress}</span> <ViewLink view="signup">{page.changeDetails}</ViewLink>
          </p>
          <p>
            <ViewLink view="signin">{page.backToSignIn}</ViewLink>
          </p>
        </>
      }
      codeLabel={page.verificationCode}
      label={page.verify}
      isSentWhenComplete
    />
  )
}
