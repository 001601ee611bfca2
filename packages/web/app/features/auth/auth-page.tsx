// The /auth page: sign in, sign up, verify the email address, reset a password.
import { PRODUCT_NAME } from '@lifafa/contract/brand'
import { forgotPassword } from '@lifafa/contract/endpoints/auth'
import { resendOtp } from '@lifafa/contract/endpoints/sign-up'
import { authSentences } from '@lifafa/contract/sentences/auth'
import { useState } from 'react'
import { type MetaFunction, Navigate, useSearchParams } from 'react-router'
import { call } from '../../lib/calls/api.ts'
import type { AwaitedCode } from '../../lib/codes/awaited-code.ts'
import { useAwaitedCode } from '../../lib/codes/use-awaited-code.ts'
import { pageMeta } from '../../lib/page/page-meta.ts'
import { hostSession } from '../../lib/session/host-session.ts'
import { hostEntrance, returnPath } from '../../lib/session/return-path.ts'
import { useSession } from '../../lib/session/use-session.ts'
import type { PageHandle } from '../../page-handle.ts'
import { paths } from '../../paths.ts'
import { useForgotForm, useSignInForm, useSignUpForm } from './auth-forms.ts'
import { type AuthView, renderedBy, useShowView, viewHref, viewOf } from './auth-view.ts'
import { AuthFrame } from './frame/auth-frame.tsx'
import { ForgotView } from './views/forgot-view.tsx'
import { ResetView } from './views/reset-view.tsx'
import { SignInView } from './views/sign-in-view.tsx'
import { SignUpView } from './views/sign-up-view.tsx'
import { VerificationView } from './views/verification-view.tsx'

const TITLES: Record<AuthView, string> = {
  signin: 'Sign in',
  signup: 'Sign up',
  verify: 'Verify your email',
  forgot: 'Forgot password',
  reset: 'Reset password',
}

export const meta: MetaFunction = (page) =>
  pageMeta({
    title: TITLES[viewOf(new URLSearchParams(page.location.search))],
    description: `Create event boxes, share their QR codes and see who gave what: the pages of hosts on ${PRODUCT_NAME}.`,
    path: paths.auth.href(),
  })(page)

export const handle: PageHandle = { renderedBy }

export default function AuthPage() {
  const [parameters] = useSearchParams()
  const session = useSession(hostSession)
  if (session.status === 'signed-in') return <Navigate replace to={returnPath(hostEntrance, parameters)} />
  return (
    <AuthFrame>
      <Views />
    </AuthFrame>
  )
}

function Views() {
  const [parameters] = useSearchParams()
  const show = useShowView()
  const signInForm = useSignInForm()
  const signUpForm = useSignUpForm()
  const forgotForm = useForgotForm()
  const verification = useAwaitedCode('verify', (stored) =>
    stored.access === undefined ? undefined : resendVerification(stored),
  )
  const reset = useAwaitedCode('reset', resendReset)
  const [hint, setHint] = useState<string>()

  /** With the password that was typed for the account, which is in memory only; after a reload it is typed again. */
  function backToSignIn(email: string, password = '') {
    signInForm.reset({ email, password })
    show('signin', { replace: true })
  }

  const view = viewOf(parameters)
  if (view === 'signup')
    return (
      <SignUpView
        form={signUpForm}
        onCodeSent={(code) => {
          verification.wait(code)
          show('verify')
        }}
      />
    )
  if (view === 'forgot')
    return (
      <ForgotView
        form={forgotForm}
        typedEmail={signInForm.getValues('email')}
        onCodeSent={(code) => {
          reset.wait({ ...code, resend: resendReset(code) })
          show('reset')
        }}
      />
    )
  if (view === 'verify' && verification.awaited) {
    const { awaited, clear } = verification
    return (
      <VerificationView
        key={awaited.email}
        awaited={awaited}
        onLeave={clear}
        onVerified={() => {
          const password = awaited.password ?? signUpForm.getValues('password')
          clear()
          signUpForm.reset()
          setHint(authSentences.canSignInNow)
          backToSignIn(awaited.email, password)
        }}
      />
    )
  }
  if (view === 'reset' && reset.awaited) {
    const { awaited, clear } = reset
    return (
      <ResetView
        key={awaited.email}
        awaited={awaited}
        onLeave={clear}
        onReset={() => {
          clear()
          backToSignIn(awaited.email)
        }}
      />
    )
  }
  // No code is awaited: an old address, or one that was typed.
  if (view === 'verify' || view === 'reset') return <Navigate replace to={viewHref('signin', parameters)} />
  return (
    <SignInView
      form={signInForm}
      hint={hint}
      onUnverified={(credentials) => {
        const { email, password } = credentials
        const reason = authSentences.notVerified
        verification.wait({ email, password, reason, resend: resendVerification(credentials) })
        show('verify')
      }}
    />
  )
}

type Resend = NonNullable<AwaitedCode['resend']>

/** For a new account, by one of the proofs that the caller registered it. */
const resendVerification =
  (proved: Pick<AwaitedCode, 'email' | 'access' | 'password'>): Resend =>
  async () => {
    const { email, access, password } = proved
    const { ticket } = await call(resendOtp, { body: { email, access, password } })
    return { access, ticket }
  }

/** For a forgotten password. */
const resendReset =
  ({ email }: Pick<AwaitedCode, 'email'>): Resend =>
  async () => {
    const { ticket } = await call(forgotPassword, { body: { email } })
    return { ticket }
  }
