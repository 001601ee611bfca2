// The host's words and calls for a forgotten password.
import { forgotPassword, resetPassword } from '@lifafa/contract/endpoints/auth'
import { authSentences } from '@lifafa/contract/sentences/auth'
import { authPageSentences } from '@lifafa/contract/sentences/host/auth-page'
import { call } from '../../lib/calls/api.ts'
import { useSentences } from '../../lib/language/language.tsx'
import type { PasswordReset } from '../forgotten-password.tsx'
import { View, ViewLink } from './view.tsx'

export function useHostReset(): PasswordReset {
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
