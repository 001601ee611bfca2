// Warns operators whose proxy is not trusted: all callers then have the proxy's address, and share one network's limits.
import type { FastifyInstance } from 'fastify'
import type { Settings } from '../../settings.ts'

export function warnOfUntrustedProxy(
  app: FastifyInstance,
  { trustedProxies }: Pick<Settings, 'trustedProxies'>,
): void {
  if (trustedProxies > 0) return
  let hasWarned = false
  app.addHook('onRequest', async ({ headers, log }) => {
    if (hasWarned || headers['x-forwarded-for'] === undefined) return
    hasWarned = true
    log.warn(
      'A call came with X-Forwarded-For while TRUST_PROXY is 0. If a proxy of yours sends it, set TRUST_PROXY: limits take all callers for one network.',
    )
  })
}
