// Serves the calls on administrators' accounts: sign up, verify, sign in, change the password.
import type { Admin } from '@lifafa/contract/endpoints/admin-accounts/accounts'
import * as calls from '@lifafa/contract/endpoints/admin-accounts/accounts'
import { adminChangePassword } from '@lifafa/contract/endpoints/admin-accounts/passwords'
import { adminSentences } from '@lifafa/contract/sentences/admin/accounts'
import { profileSentences } from '@lifafa/contract/sentences/host/profile'
import type { Row } from '../../db/tables.ts'
import { audited, auditedByEmail } from '../../http/audited.ts'
import type { RateLimits } from '../../http/limits/rate-limiter.ts'
import type { Serve } from '../../http/serve.ts'
import { changePassword } from '../../passwords/change-password.ts'
import { limitGuesses, trustNetwork } from '../../passwords/guesses.ts'
import { accountAtNetwork } from '../../passwords/known-networks.ts'
import { limitUnknownNetworks } from '../../passwords/limit-unknown-networks.ts'
import type { Services } from '../../services.ts'
import { register } from './writes/register.ts'
import { signIn } from './writes/sign-in.ts'
import { verifyEmail } from './writes/verify-email.ts'

export function adminAccountRoutes(serve: Serve, services: Services, limits: RateLimits): void {
  const deps = () => ({ ...services, now: services.now() })
  const guessing = limitGuesses(services, 'admin')
  const limitUnknownNetwork = limitUnknownNetworks(services, limits, 'admin')

  serve(
    calls.adminRegister,
    async ({ body: { django_secret_key: secretKey, ...details }, network, log }) => {
      const ticket = await auditedByEmail(log, 'admin-register', details.email, async () => {
        const caller = await accountAtNetwork(deps(), 'admin', details.email, network)
        return register({ ...deps(), caller }, { ...details, secretKey })
      })
      return { success: true, message: adminSentences.otpSent, ticket }
    },
    { limit: 'adminRegister' },
  )

  serve(calls.adminVerifyOtp, async ({ body: { email, otp_code: code, ticket }, rateLimitSubject, log }) => {
    const caller = await limitUnknownNetwork('tryCode', email, rateLimitSubject)
    await auditedByEmail(log, 'admin-verify-email', email, () =>
      verifyEmail(deps(), { email, code, ticket }, caller),
    )
    return { success: true, message: adminSentences.otpVerified }
  })

  serve(calls.adminLogin, async ({ body, network, rateLimitSubject, device, log }) => {
    const caller = await limitUnknownNetwork('login', body.email, rateLimitSubject)
    const { admin, tokens } = await auditedByEmail(log, 'admin-login', body.email, () =>
      guessing(body.email, network, () => signIn({ ...deps(), device, caller }, body)),
    )
    await trustNetwork(services, 'admin', body.email, network)
    return { success: true, message: adminSentences.loggedIn, admin: presentAdmin(admin), tokens }
  })

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

const presentAdmin = ({ id, name, email }: Row<'admins'>): Admin => ({ id, name, email })
