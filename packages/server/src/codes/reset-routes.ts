// Serves the calls on the forgotten password of a host or an administrator: mail a code, set a new one with it.
import { adminForgotPassword, adminResetPassword } from '@lifafa/contract/endpoints/admin-accounts/passwords'
import { forgotPassword, resetPassword } from '@lifafa/contract/endpoints/auth'
import { adminSentences } from '@lifafa/contract/sentences/admin/accounts'
import { authSentences } from '@lifafa/contract/sentences/auth'
import type { Kysely } from 'kysely'
import type { Database } from '../db/tables.ts'
import { auditedByEmail } from '../http/audited.ts'
import type { RateLimits } from '../http/limits/rate-limiter.ts'
import type { Serve } from '../http/serve.ts'
import type { Jobs } from '../jobs/queue.ts'
import type { LiveUpdates } from '../live-updates/live-updates.ts'
import type { Mailer } from '../mail/mailer.ts'
import { trustNetwork } from '../passwords/guesses.ts'
import { limitUnknownNetworks } from '../passwords/limit-unknown-networks.ts'
import type { Keys } from '../secrets.ts'
import { refuseWithoutMail } from './refuse-without-mail.ts'
import { requestPasswordReset, resetPassword as setNewPassword } from './reset-password.ts'

type Deps = {
  db: Kysely<Database>
  jobs: Jobs
  keys: Keys
  live: LiveUpdates
  mailer: Mailer
  now: () => Date
}

const HOST = {
  audience: 'host',
  forgot: { call: forgotPassword, event: 'forgot-password' },
  reset: { call: resetPassword, event: 'reset-password', message: authSentences.passwordReset },
} as const
const ADMIN = {
  audience: 'admin',
  forgot: { call: adminForgotPassword, event: 'admin-forgot-password' },
  reset: { call: adminResetPassword, event: 'admin-reset-password', message: adminSentences.passwordReset },
} as const

export function passwordResetRoutes(serve: Serve, services: Deps, limits: RateLimits): void {
  const deps = () => ({ ...services, now: services.now() })
  for (const { audience, forgot, reset } of [HOST, ADMIN]) {
    const limitUnknownNetwork = limitUnknownNetworks(services, limits, audience)

    serve(forgot.call, async ({ body: { email }, rateLimitSubject, log }) => {
      const caller = await limitUnknownNetwork('sendCode', email, rateLimitSubject)
      refuseWithoutMail(services.mailer)
      const ticket = await auditedByEmail(log, forgot.event, email, () =>
        requestPasswordReset(deps(), audience, email, caller),
      )
      return { success: true, message: authSentences.resetCodeMayBeSent, ticket }
    })

    serve(
      reset.call,
      async ({
        body: { email, otp_code: code, new_password: newPassword, ticket },
        network,
        rateLimitSubject,
        log,
      }) => {
        const caller = await limitUnknownNetwork('tryCode', email, rateLimitSubject)
        await auditedByEmail(log, reset.event, email, () =>
          setNewPassword(deps(), audience, { email, code, ticket, newPassword }, caller),
        )
        await trustNetwork(services, audience, email, network)
        return { success: true, message: reset.message }
      },
    )
  }
}
