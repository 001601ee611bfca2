// Requests another code to reset an administrator's password.
import { adminForgotPassword } from '@lifafa/contract/endpoints/admin-accounts/passwords'
import { adminCall } from '../../../lib/calls/admin-api.ts'
import type { AwaitedCode } from '../../../lib/codes/awaited-code.ts'

export const resendReset =
  ({ email }: Pick<AwaitedCode, 'email'>): NonNullable<AwaitedCode['resend']> =>
  async () => {
    const { ticket } = await adminCall(adminForgotPassword, { body: { email } })
    return { ticket }
  }
