// Serves the page of the screen in a hall, /hall/{token}. Its script asks for what the screen shows.

import { failures } from '@lifafa/contract/failures'
import { hallPath } from '@lifafa/contract/guest-page/paths'
import type { FastifyInstance } from 'fastify'
import { presentPublicBox, shortUrl } from '../features/event-boxes/present.ts'
import { findHallOfToken } from '../features/register/reads/hall.ts'
import type { RateLimits } from '../http/limits/rate-limiter.ts'
import { appPagePolicy } from '../http/security-headers.ts'
import { STATUS } from '../http/status.ts'
import type { Services } from '../services.ts'

export function hallPages(
  app: FastifyInstance,
  { db, web, sandbox, settings, now }: Services,
  limits: RateLimits,
): void {
  /** Nobody learns the link from the page. */
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': appPagePolicy([]),
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  }
  const closed = web.renderHall({ isSandbox: sandbox })

  app.get<{ Params: { token: string } }>(
    hallPath(':token'),
    { schema: { hide: true }, config: { origin: 'hosts' } },
    async (request, reply) => {
      await limits.spend('hallScreen', limits.subjectOf(request))
      const hall = await findHallOfToken(db, request.params.token, now())
      reply.headers(headers)
      if (!hall) return reply.code(failures.notFound.status).send(closed)
      return reply.code(STATUS.ok).send(
        web.renderHall({
          isSandbox: sandbox,
          box: presentPublicBox(hall),
          qrUrl: shortUrl(hall.event_box_id, settings.guestUrl),
        }),
      )
    },
  )
}
