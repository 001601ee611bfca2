// Serves the calls on an administrator's password: reset it by a mailed code, or change it.
import {
  adminChangePassword,
  adminForgotPassword,
  adminResetPassword,
} from '@lifafa/contract/endpoints/admin-accounts/passwords'
import { adminSentences } from '@lifafa/contract/sentences/admin/accounts'
import { authSentences } from '@lifafa/contract/sentences/auth'
import { profileSentences } from '@lifafa/contract/sentences/host/profile'
import { refuseWithoutMail } from '../../codes/refuse-without-mail.ts'
import { audited, auditedByEmail } from '../../http/audited.ts'
import type { RateLimits } from '../../http/limits/rate-limiter.ts'
import type { Serve } from '../../http/serve.ts'
import { changePassword } from '../../passwords/change-password.ts'
import { limitUnknownNetworks } from '../../passwords/limit-unknown-networks.ts'
import type { Services } from '../../services.ts'
import { requestPasswordReset, resetPassword } from './writes/reset-password.ts'

export function adminPasswordRoutes(serve: Serve, services: Services, limits: RateLimits): void {
  const deps = () => ({ ...services, now: services.now() })
  const limitUnknownNetwork = limitUnknownNetworks(services, limits, 'admin')

  serve(adminForgotPassword, async ({ body: { email }, rateLimitSubject, log }) => {
    const caller = await limitUnknownNetwork('sendCode', email, rateLimitSubject)
    refuseWithoutMail(services.mailer)
    const ticket = await auditedByEmail(log, 'admin-forgot-password', email, () =>
      requestPasswordReset(deps(), email, caller),
    )
    return { success: true, message: authSentences.resetCodeMayBeSent, ticket }
  })

  serve(
    adminResetPassword,
    async ({ body: { email, otp_code: code, new_password: newPassword, ticket }, rateLimitSubject, log }) => {
      const caller = await limitUnknownNetwork('tryCode', email, rateLimitSubject)
      await auditedByEmail(log, 'admin-reset-password', email, () =>
        resetPassword(deps(), { email, code, ticket, newPassword }, caller),
      )
      return { success: true, message: adminSentences.passwordReset }
    },
  )

  serve(
    adminChangePassword,
    async ({ accountId: adminId, sessionId, body, log }) => {
      const { current_password: currentPassword, new_password: newPassword } = body
      const owner = { audience: 'admin', id: adminId } as const
      await audited(log, { event: 'admin-change-password', admin: adminId }, () =>
        changePassword(deps(), owner, { sessionId, currentPassword, newPassword }),
      )
      return { success: true, message: profileSentences.passwordChanged }
    },
    { limit: 'changePassword', countedAs: 'ownSessions' },
  )
}
