// Leads from the short address, which a guest has typed from a poster, to the page of the event box.
import { contributePath } from '@lifafa/contract/guest-page/paths'
import { readShortCode, shortPath } from '@lifafa/contract/posters/short-address'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { findIdByShortCode } from '../features/event-boxes/reads.ts'
import type { RateLimits } from '../http/limits/rate-limiter.ts'
import { STATUS } from '../http/status.ts'
import type { Services } from '../services.ts'

/** No box has this id: its page says that there is none. */
const NO_SUCH_BOX = 'unknown'

/** A code of these is not counted as a guess: so many are not met by chance among 2^48. */
const MAX_FOUND_KEPT = 10_000

/** Answers GET /g/{code} with a redirection: to the page of a missing box, too, which is as for any other. */
export function shortAddresses(app: FastifyInstance, { db }: Pick<Services, 'db'>, limits: RateLimits): void {
  /** Ids by code, which never change; of a box that is deleted meanwhile, the page says so. */
  const found = new LRUCache<string, string>({ max: MAX_FOUND_KEPT })

  /** Guesses are counted apart: nobody on its Wi-Fi uses up the limit of a hall's box. */
  async function findId(request: FastifyRequest, typed: string): Promise<string | undefined> {
    const subject = limits.subjectOf(request)
    const code = readShortCode(typed)
    const known = code && found.get(code)
    if (known) {
      await limits.spend('shortAddress', { ...subject, boxId: known })
      return known
    }
    await limits.spend('tryShortAddress', subject)
    const id = code && (await findIdByShortCode(db, code))
    if (code && id) found.set(code, id)
    return id
  }

  app.get(
    shortPath(':code'),
    { schema: { hide: true }, config: { origin: 'guests' } },
    async (request, reply) => {
      const { code } = request.params as { code: string }
      const id = await findId(request, code)
      return reply
        .header('cache-control', 'no-cache')
        .redirect(contributePath(id ?? NO_SUCH_BOX), STATUS.found)
    },
  )
}
