// The /auth page: sign in, sign up, verify the email address, reset a password.
import { PRODUCT_NAME } from '@lifafa/contract/brand'
import { forgotPassword, login, resetPassword } from '@lifafa/contract/endpoints/auth'
import { signUpForm as signUpSchema } from '@lifafa/contract/endpoints/sign-up'
import { authSentences } from '@lifafa/contract/sentences/auth'
import { authPageSentences } from '@lifafa/contract/sentences/host/auth-page'
import { useState } from 'react'
import { type MetaFunction, Navigate, useSearchParams } from 'react-router'
import { call } from '../../lib/calls/api.ts'
import { useSchemaForm } from '../../lib/forms/use-schema-form.ts'
import { InChosenLanguage, sentencesIn, useSentences } from '../../lib/language/language.tsx'
import { pageMeta } from '../../lib/page/page-meta.ts'
import { usePageTitle } from '../../lib/page/use-page-title.ts'
import { hostSession } from '../../lib/session/host-session.ts'
import { hostEntrance, returnPath } from '../../lib/session/return-path.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { type PageHandle, variesByLanguage } from '../../page-handle.ts'
import { paths } from '../../paths.ts'
import { awaitCode, type CodePurpose, useAwaitedCode } from '../awaited-code.ts'
import { EmailStep, type PasswordReset, ResetStep } from '../forgotten-password.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { renderedBy, useShowView, viewHref, viewOf } from './auth-view.ts'
import { SignIn } from './sign-in.tsx'
import { SignUp } from './sign-up.tsx'
import { type Typed, Verification } from './verification.tsx'
import { View, ViewLink } from './view.tsx'

export const meta: MetaFunction = (page) =>
  pageMeta({
    title: (language) =>
      sentencesIn(language, 'authPage', authPageSentences).tabs[
        viewOf(new URLSearchParams(page.location.search))
      ],
    description: `Sign in to ${PRODUCT_NAME} to create event boxes, share their QR codes and see who gave what.`,
    path: paths.auth.href(),
  })(page)

export const handle: PageHandle = { renderedBy, isInChosenLanguage: true }
export const headers = variesByLanguage

export default function AuthPage() {
  const [parameters] = useSearchParams()
  const session = useSession(hostSession)
  if (session.status === 'signed-in') return <Navigate replace to={returnPath(hostEntrance, parameters)} />
  return (
    <InChosenLanguage>
      <AuthFrame>
        <Views />
      </AuthFrame>
    </InChosenLanguage>
  )
}

/** Owns the forms of the first views, so that typed text survives a change of view. */
function Views() {
  const [parameters] = useSearchParams()
  const show = useShowView()
  const { canSignInNow } = useSentences('auth', authSentences)
  usePageTitle(useSentences('authPage', authPageSentences).tabs[viewOf(parameters)])
  const hostReset = useHostReset()
  const signInForm = useSchemaForm(login.body)
  const signUpForm = useSchemaForm(signUpSchema)
  const forgotForm = useSchemaForm(forgotPassword.body)
  const verification = useAwaitedCode('verify')
  const reset = useAwaitedCode('reset')
  const [typed, setTyped] = useState<Typed>({})
  const [hint, setHint] = useState<string>()

  /** With the password that was typed for the account, where it is known; after a reload it is typed again. */
  function signInAfter(purpose: CodePurpose, email: string, password = '') {
    signInForm.reset({ email, password })
    // Its view then leads to sign-in.
    awaitCode(purpose, undefined)
  }

  switch (viewOf(parameters)) {
    case 'signup':
      return (
        <SignUp
          form={signUpForm}
          onRegistered={(registration) => {
            setTyped({ registration })
            show('verify')
          }}
        />
      )
    case 'verify':
      if (!verification) break
      return (
        <Verification
          key={verification.email}
          awaited={verification}
          typed={typed}
          onVerified={() => {
            signUpForm.reset()
            setTyped({})
            setHint(canSignInNow)
            signInAfter('verify', verification.email, (typed.registration ?? typed.credentials)?.password)
          }}
        />
      )
    case 'forgot':
      return (
        <EmailStep
          of={hostReset}
          form={forgotForm}
          typedEmail={signInForm.getValues('email')}
          onCodeSent={() => show('reset')}
        />
      )
    case 'reset':
      if (!reset) break
      return (
        <ResetStep
          key={reset.email}
          of={hostReset}
          awaited={reset}
          onReset={() => signInAfter('reset', reset.email)}
        />
      )
    case 'signin':
      return (
        <SignIn
          form={signInForm}
          hint={hint}
          onUnverified={(credentials) => {
            setTyped({ credentials })
            awaitCode('verify', { email: credentials.email, sentAt: Date.now(), proof: {} })
            show('verify')
          }}
        />
      )
  }
  // No code is awaited: an old address, or one that was typed.
  return <Navigate replace to={viewHref('signin', parameters)} />
}

/** The host's words and calls for a forgotten password. */
function useHostReset(): PasswordReset {
  const { passwordReset } = useSentences('auth', authSentences)
  const page = useSentences('authPage', authPageSentences)
  return {
    purpose: 'reset',
    Frame: View,
    request: (body) => call(forgotPassword, { body }),
    reset: (body) => call(resetPassword, { body }),
    schema: resetPassword.body,
    titles: { email: page.forgotTitle, code: page.resetTitle },
    requestLabel: page.sendCode,
    codeLabel: page.code,
    done: passwordReset,
    toSignIn: (
      <>
        <span>{page.remembered}</span> <ViewLink view="signin">{page.backToSignIn}</ViewLink>
      </>
    ),
    toEmail: (
      <>
        <span>{page.anotherAddress}</span> <ViewLink view="forgot">{page.backToEmail}</ViewLink>
      </>
    ),
  }
}
