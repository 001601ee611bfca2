// The host's words and calls for a forgotten password.
import { forgotPassword, resetPassword } from '@lifafa/contract/endpoints/auth'
import { authSentences } from '@lifafa/contract/sentences/auth'
import { call } from '../../lib/calls/api.ts'
import type { PasswordReset } from '../forgotten-password.tsx'
import { View, ViewLink } from './view.tsx'

export const hostReset: PasswordReset = {
  purpose: 'reset',
  Frame: View,
  request: (body) => call(forgotPassword, { body }),
  reset: (body) => call(resetPassword, { body }),
  schema: resetPassword.body,
  titles: { email: 'Forgot your password?', code: 'Choose a new password' },
  requestLabel: 'Send Reset Code',
  codeLabel: 'Code',
  done: authSentences.passwordReset,
  toSignIn: (
    <>
      Remembered it? <ViewLink view="signin">Back to sign in</ViewLink>
    </>
  ),
  toEmail: (
    <>
      Another address? <ViewLink view="forgot">Back to email</ViewLink>
    </>
  ),
}
