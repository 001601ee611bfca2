// Serves the calls on hosts' accounts: sign in, refresh, log out.
import { login } from '@lifafa/contract/endpoints/auth'
import { logout, refresh } from '@lifafa/contract/endpoints/session-tokens'
import { shellSentences } from '@lifafa/contract/sentences/host/shell'
import { auditedByEmail } from '../../http/audited.ts'
import { Failure } from '../../http/failure.ts'
import type { RateLimits } from '../../http/limits/rate-limiter.ts'
import type { Serve } from '../../http/serve.ts'
import { limitGuesses } from '../../passwords/guesses.ts'
import { limitUnknownNetworks } from '../../passwords/limit-unknown-networks.ts'
import type { Services } from '../../services.ts'
import { limitTokens } from '../../sessions/limit-tokens.ts'
import { logOut } from '../../sessions/log-out.ts'
import { refreshSession } from '../../sessions/refresh-session.ts'
import { presentSignedInHost } from './present.ts'
import { signIn } from './writes/sign-in.ts'

export function authRoutes(serve: Serve, services: Services, limits: RateLimits): void {
  const deps = () => ({ ...services, now: services.now() })
  const guessing = limitGuesses(services, 'host')
  const limitUnknownNetwork = limitUnknownNetworks(services, limits, 'host')
  const limitToken = limitTokens(services.db, limits, 'host')

  serve(login, async ({ body, network, rateLimitSubject, device, log }) => {
    const caller = await limitUnknownNetwork('login', body.email, rateLimitSubject)
    const { host, tokens, isFirst } = await auditedByEmail(log, 'login', body.email, () =>
      guessing(body.email, network, () => signIn({ ...deps(), device, caller }, body)),
    )
    return { success: true, tokens, user: presentSignedInHost(host), first_login: isFirst }
  })

  serve(refresh, async ({ body, rateLimitSubject, device, log }) => {
    await limitToken('refresh', body.refresh, rateLimitSubject)
    const refreshed = await refreshSession({ ...deps(), device }, 'host', body.refresh)
    if (refreshed.outcome === 'refreshed') return refreshed.tokens
    services.live.publish({ hostId: refreshed.accountId })
    log.warn({ event: 'refresh', outcome: 'reused', host: refreshed.accountId }, 'account')
    throw new Failure('sessionOver')
  })

  serve(logout, async ({ body, rateLimitSubject }) => {
    await limitToken('logout', body.refresh, rateLimitSubject)
    const hostId = await logOut(services.db, 'host', body.refresh, services.now())
    if (hostId) services.live.publish({ hostId })
    return { success: true, message: shellSentences.loggedOut }
  })
}
