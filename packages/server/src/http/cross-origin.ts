// Serves hosts' and guests' pages on an origin each (GUEST_URL). The payment provider's script, which runs on
// guests' pages, then cannot read the tokens in hosts' browsers.
import { API_PREFIX } from '@lifafa/contract/endpoint'
import { getPublicBox } from '@lifafa/contract/endpoints/event-boxes'
import { paymentPaths } from '@lifafa/contract/guest-page/payment-paths'
import type { FastifyInstance } from 'fastify'
import type { Settings } from '../settings.ts'
import { pathOf } from './connections/readable-url.ts'
import { Failure } from './failure.ts'
import { STATUS } from './status.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The only origin that serves the route; both, where it is omitted: files, webhooks, calls of the guest's page. */
    origin?: 'hosts' | 'guests'
  }
}

/** Calls of the guest's page. A page that was opened on the hosts' origin before GUEST_URL was set still calls there. */
const OF_GUESTS: ReadonlySet<string> = new Set([...Object.values(paymentPaths), getPublicBox.path])

/** Which origin serves the call at `path`. */
export const originOfCall = (path: string) => (OF_GUESTS.has(path) ? {} : ({ origin: 'hosts' } as const))

/** A page requested on the other origin is redirected, a call is answered with 404. */
export function separateOrigins(
  app: FastifyInstance,
  { publicUrl, guestUrl }: Pick<Settings, 'publicUrl' | 'guestUrl'>,
): void {
  if (publicUrl === guestUrl) return
  const guestHost = new URL(guestUrl).host
  app.addHook('onRequest', async (request, reply) => {
    const asked = request.host.toLowerCase() === guestHost ? 'guests' : 'hosts'
    const { origin = asked } = request.routeOptions.config
    if (origin === asked) return
    const path = pathOf(request.url)
    if (path.startsWith(`${API_PREFIX}/`)) throw new Failure('notFound')
    return reply
      .header('cache-control', 'no-cache')
      .redirect((origin === 'guests' ? guestUrl : publicUrl) + path, STATUS.found)
  })
}
