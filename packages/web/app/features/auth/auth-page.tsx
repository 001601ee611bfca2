// The /auth page: signing in and up, verifying an e-mail address, and setting a forgotten password anew.
import { PRODUCT_NAME } from '@lifafa/contract/brand'
import { authSentences } from '@lifafa/contract/sentences/auth'
import { useState } from 'react'
import { type MetaFunction, Navigate, useSearchParams } from 'react-router'
import { returnPath } from '../../lib/return-path.ts'
import { useSession } from '../../lib/use-session.ts'
import { useForgotForm, useSignInForm, useSignUpForm } from './auth-forms.ts'
import { AuthFrame } from './auth-frame.tsx'
import { type AuthView, useShowView, viewOf } from './auth-view.ts'
import type { AwaitedCode } from './awaited-code.ts'
import { ForgotView } from './forgot-view.tsx'
import { ResetView } from './reset-view.tsx'
import { signIn } from './sign-in.ts'
import { SignInView } from './sign-in-view.tsx'
import { SignUpView } from './sign-up-view.tsx'
import { VerificationView } from './verification-view.tsx'

const TITLES: Record<AuthView, string> = {
  signin: 'Sign in',
  signup: 'Sign up',
  verify: 'Verify your email',
  forgot: 'Forgot password',
  reset: 'Reset password',
}

export const meta: MetaFunction = ({ location }) => [
  { title: `${TITLES[viewOf(new URLSearchParams(location.search))]} · ${PRODUCT_NAME}` },
]

export default function AuthPage() {
  const [parameters] = useSearchParams()
  const session = useSession()
  if (session.status === 'signed-in') return <Navigate replace to={returnPath(parameters)} />
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
  const [verification, setVerification] = useState<AwaitedCode>()
  const [reset, setReset] = useState<AwaitedCode>()
  const [hint, setHint] = useState<string>()

  function awaitVerification(code: Omit<AwaitedCode, 'sentAt'>) {
    setVerification({ ...code, sentAt: Date.now() })
    show('verify')
  }
  function backToSignIn(email: string) {
    signInForm.reset({ email })
    show('signin', { replace: true })
  }

  const view = viewOf(parameters)
  if (view === 'signup') return <SignUpView form={signUpForm} onCodeSent={awaitVerification} />
  if (view === 'forgot')
    return (
      <ForgotView
        form={forgotForm}
        typedEmail={signInForm.getValues('email')}
        onCodeSent={(code) => {
          setReset({ ...code, sentAt: Date.now() })
          show('reset')
        }}
      />
    )
  // What waits for a code is known until the page is reloaded; after that it begins again with signing in.
  if (view === 'verify' && verification)
    return (
      <VerificationView
        key={verification.sentAt}
        awaited={verification}
        onVerified={() => {
          signUpForm.reset()
          setHint(authSentences.canSignInNow)
          backToSignIn(verification.email)
        }}
      />
    )
  if (view === 'reset' && reset)
    return <ResetView key={reset.sentAt} awaited={reset} onReset={() => backToSignIn(reset.email)} />
  return (
    <SignInView
      form={signInForm}
      hint={hint}
      onUnverified={(credentials) =>
        awaitVerification({
          email: credentials.email,
          reason: authSentences.notVerified,
          resend: () => signIn(credentials),
        })
      }
    />
  )
}
