// Serves the calls on hosts' accounts: sign in, refresh, reset the password, log out.
import { forgotPassword, login, logout, refresh, resetPassword } from '@lifafa/contract/endpoints/auth'
import { authSentences } from '@lifafa/contract/sentences/auth'
import { refuseWithoutMail } from '../../codes/refuse-without-mail.ts'
import { auditedByEmail } from '../../http/audited.ts'
import { Failure } from '../../http/failure.ts'
import type { Serve } from '../../http/serve.ts'
import { limitGuesses } from '../../passwords/guesses.ts'
import type { Services } from '../../services.ts'
import { logOut } from '../../sessions/log-out.ts'
import { refreshSession } from '../../sessions/refresh-session.ts'
import { presentSignedInHost } from './present.ts'
import { requestPasswordReset, resetPassword as setNewPassword } from './writes/reset-password.ts'
import { signIn } from './writes/sign-in.ts'

export function authRoutes(serve: Serve, services: Services): void {
  const deps = () => ({ ...services, now: services.now() })
  const guessing = limitGuesses(services, 'host')

  serve(
    login,
    async ({ body, network, device, log }) => {
      const { host, tokens, isFirst } = await auditedByEmail(log, 'login', body.email, () =>
        guessing(body.email, network, () => signIn({ ...deps(), device }, body)),
      )
      return { success: true, tokens, user: presentSignedInHost(host), first_login: isFirst }
    },
    { limit: 'login' },
  )

  serve(
    forgotPassword,
    async ({ body, log }) => {
      refuseWithoutMail(services.mailer)
      await auditedByEmail(log, 'forgot-password', body.email, () => requestPasswordReset(deps(), body.email))
      return { success: true, message: authSentences.resetCodeMayBeSent }
    },
    { limit: 'sendCode' },
  )

  serve(
    resetPassword,
    async ({ body: { email, otp_code: code, new_password: newPassword }, log }) => {
      await auditedByEmail(log, 'reset-password', email, () =>
        setNewPassword(deps(), { email, code, newPassword }),
      )
      return { success: true, message: authSentences.passwordReset }
    },
    { limit: 'tryCode' },
  )

  serve(
    refresh,
    async ({ body, device, log }) => {
      const refreshed = await refreshSession({ ...deps(), device }, 'host', body.refresh)
      if (refreshed.outcome === 'refreshed') return refreshed.tokens
      log.warn({ event: 'refresh', outcome: 'reused', host: refreshed.accountId }, 'account')
      throw new Failure('sessionOver')
    },
    { limit: 'refresh' },
  )

  serve(
    logout,
    async ({ body }) => {
      await logOut(services.db, 'host', body.refresh, services.now())
      return { success: true, message: authSentences.loggedOut }
    },
    { limit: 'refresh' },
  )
}
