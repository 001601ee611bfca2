// Administrators' accounts: sign in, refresh.
import * as calls from '@lifafa/contract/endpoints/admin-accounts'
import { adminSentences } from '@lifafa/contract/sentences/admin'
import { auditedByEmail } from '../../http/audited.ts'
import { Failure } from '../../http/failure.ts'
import type { Serve } from '../../http/serve.ts'
import { limitGuesses } from '../../passwords/guesses.ts'
import type { Services } from '../../services.ts'
import { refreshSession } from '../../sessions/refresh-session.ts'
import { presentAdmin } from './present.ts'
import { signIn } from './writes/sign-in.ts'

export function adminAccountRoutes(serve: Serve, services: Services): void {
  const given = () => ({ ...services, now: services.now() })
  const guessing = limitGuesses({
    now: services.now,
    rateLimitFactor: services.settings.rateLimitFactor,
  })

  serve(
    calls.adminLogin,
    async ({ body, network, log }) => {
      const { admin, tokens } = await auditedByEmail(log, 'admin-login', body.email, () =>
        guessing(body.email, network, () => signIn(given(), body)),
      )
      return { success: true, message: adminSentences.loggedIn, admin: presentAdmin(admin), tokens }
    },
    { limit: 'login' },
  )

  serve(
    calls.adminRefresh,
    async ({ body, log }) => {
      const refreshed = await refreshSession(given(), 'admin', body.refresh)
      if (refreshed.outcome === 'refreshed') return refreshed.tokens
      log.warn({ event: 'admin-refresh', outcome: 'reused', admin: refreshed.accountId }, 'account')
      throw new Failure('sessionOver')
    },
    { limit: 'refresh' },
  )
}
