// Serves the desk's page, /desk/{token}: one document for all desks, whose script makes the calls; and the worker that keeps it.
import { DESK_PATH, deskPath } from '@lifafa/contract/desk-page'
import type { FastifyInstance } from 'fastify'
import type { RateLimits } from '../http/limits/rate-limiter.ts'
import { deskPolicy } from '../http/security-headers.ts'
import type { Services } from '../services.ts'
import { cachedPage, sendCached } from './cached-page.ts'

/** Answers GET for any token, known or not: the page reveals nothing before its calls. */
export function deskPage(
  app: FastifyInstance,
  { web: { desk } }: Pick<Services, 'web'>,
  limits: RateLimits,
): void {
  const headersOf = (type: string) => ({
    'content-type': `${type}; charset=utf-8`,
    'content-security-policy': deskPolicy,
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
    // The address is half of the key to the desk.
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  })
  const serve = (url: string, type: string, body: string) => {
    const page = cachedPage(body, headersOf(type))
    app.get(url, { schema: { hide: true }, config: { origin: 'hosts' } }, async (request, reply) => {
      await limits.spend('page', limits.subjectOf(request))
      return sendCached(request, reply, await page)
    })
  }
  serve(deskPath(':token'), 'text/html', desk.page)
  serve(`${DESK_PATH}worker.js`, 'text/javascript', desk.worker)
  serve(`${DESK_PATH}desk.webmanifest`, 'application/manifest+json', desk.manifest)
}
