// Leads from the short address, which a guest has typed from a poster, to the page of the event box.
import { contributePath } from '@lifafa/contract/guest-page/paths'
import { readShortCode, shortPath } from '@lifafa/contract/posters/short-address'
import type { FastifyInstance } from 'fastify'
import { findIdByShortCode } from '../features/event-boxes/reads.ts'
import type { RateLimits } from '../http/limits/rate-limiter.ts'
import { STATUS } from '../http/status.ts'
import type { Services } from '../services.ts'

/** No box has this id: its page says that there is none. */
const NO_SUCH_BOX = 'unknown'

/** Answers GET /g/{code} with a redirection: to the page of a missing box, too, which is as for any other. */
export function shortAddresses(app: FastifyInstance, { db }: Pick<Services, 'db'>, limits: RateLimits): void {
  app.get(
    shortPath(':code'),
    { schema: { hide: true }, config: { origin: 'guests' }, preHandler: limits.check('shortAddress') },
    async (request, reply) => {
      const { code: typed } = request.params as { code: string }
      const code = readShortCode(typed)
      const id = code && (await findIdByShortCode(db, code))
      return reply
        .header('cache-control', 'no-cache')
        .redirect(contributePath(id || NO_SUCH_BOX), STATUS.found)
    },
  )
}
