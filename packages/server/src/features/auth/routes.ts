// Hosts' accounts: sign up, verify, sign in, refresh, reset, log out.
import {
  forgotPassword,
  login,
  logout,
  refresh,
  register,
  resetPassword,
  verifyOtp,
} from '@lifafa/contract/endpoints/auth'
import { authSentences } from '@lifafa/contract/sentences/auth'
import type { FastifyBaseLogger } from 'fastify'
import { Failure } from '../../http/failure.ts'
import type { Serve } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { presentUser } from './present.ts'
import { maskEmail } from './rules/mask-email.ts'
import { logOut } from './writes/log-out.ts'
import { refreshSession } from './writes/refresh-session.ts'
import { register as registerHost } from './writes/register.ts'
import { requestPasswordReset, resetPassword as setNewPassword } from './writes/reset-password.ts'
import { signIn } from './writes/sign-in.ts'
import { verifyEmail } from './writes/verify-email.ts'

export function authRoutes(serve: Serve, services: Services): void {
  const given = () => ({ ...services, now: services.now() })

  serve(
    register,
    async ({ body, log }) => {
      const { host, tokens } = await audited(log, 'register', body.email, () => registerHost(given(), body))
      return { success: true, message: authSentences.accountCreated, user: presentUser(host), tokens }
    },
    { limit: 'register' },
  )

  serve(
    verifyOtp,
    async ({ body, log }) => {
      await audited(log, 'verify-email', body.email, () => verifyEmail(given(), body.email, body.otp_code))
      return { success: true, message: authSentences.emailVerified }
    },
    { limit: 'tryCode' },
  )

  serve(
    login,
    async ({ body, log }) => {
      const { host, tokens, isFirst } = await audited(log, 'login', body.email, () => signIn(given(), body))
      return { success: true, tokens, user: presentUser(host), first_login: isFirst }
    },
    { limit: 'login' },
  )

  serve(
    forgotPassword,
    async ({ body, log }) => {
      await audited(log, 'forgot-password', body.email, () => requestPasswordReset(given(), body.email))
      return { success: true, message: authSentences.resetCodeMayBeSent }
    },
    { limit: 'sendCode' },
  )

  serve(
    resetPassword,
    async ({ body: { email, otp_code: code, new_password: newPassword }, log }) => {
      await audited(log, 'reset-password', email, () => setNewPassword(given(), { email, code, newPassword }))
      return { success: true, message: authSentences.passwordReset }
    },
    { limit: 'tryCode' },
  )

  serve(
    refresh,
    async ({ body, log }) => {
      const refreshed = await refreshSession(given(), body.refresh)
      if (refreshed.outcome === 'refreshed') return refreshed.tokens
      log.warn({ event: 'refresh', outcome: 'reused', host: refreshed.hostId }, 'account')
      throw new Failure('sessionOver')
    },
    { limit: 'refresh' },
  )

  serve(
    logout,
    async ({ body }) => {
      await logOut(services.db, body.refresh, services.now())
      return { success: true, message: authSentences.loggedOut }
    },
    { limit: 'refresh' },
  )
}

/** Leaves a line in the log of what came of a deed on an account: no secrets, and the address only as a hint. */
async function audited<T>(
  log: FastifyBaseLogger,
  event: string,
  email: string,
  deed: () => Promise<T>,
): Promise<T> {
  const who = { event, email: maskEmail(email) }
  try {
    const done = await deed()
    log.info({ ...who, outcome: 'ok' }, 'account')
    return done
  } catch (error) {
    if (error instanceof Failure) log.warn({ ...who, outcome: error.key }, 'account')
    throw error
  }
}
