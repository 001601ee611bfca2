// Requests another code where the registration's data is not at hand.
import { forgotPassword } from '@lifafa/contract/endpoints/auth'
import { resendOtp } from '@lifafa/contract/endpoints/sign-up'
import { call } from '../../lib/calls/api.ts'
import type { AwaitedCode } from '../../lib/codes/awaited-code.ts'

type Resend = NonNullable<AwaitedCode['resend']>

/** For a new account, by one of the proofs that the caller registered it. */
export const resendVerification =
  (proved: Pick<AwaitedCode, 'email' | 'access' | 'password'>): Resend =>
  async () => {
    const { email, access, password } = proved
    const { ticket } = await call(resendOtp, { body: { email, access, password } })
    return { access, ticket }
  }

/** For a forgotten password. */
export const resendReset =
  ({ email }: Pick<AwaitedCode, 'email'>): Resend =>
  async () => {
    const { ticket } = await call(forgotPassword, { body: { email } })
    return { ticket }
  }
