// Serves the health checks of a supervisor: is the process alive, and should it get requests.
import { failures } from '@lifafa/contract/failures'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Phase } from '../http/connections/graceful-shutdown.ts'
import { STATUS } from '../http/status.ts'
import type { Services } from '../services.ts'

/** False on a standby: it answers, but the proxy should send nobody here. */
async function takesWrites(db: Services['db']): Promise<boolean> {
  const { rows } = await sql<{ transaction_read_only: string }>`show transaction_read_only`.execute(db)
  return rows[0]?.transaction_read_only === 'off'
}

/** A proxy that hands /readyz on to everybody lets strangers make at most one statement, and one line of the log, a second. */
const KEPT_MS = 1000

export function health(app: FastifyInstance, { db }: Pick<Services, 'db'>, phase: () => Phase): void {
  const isReady = keepAnswer(async () => {
    try {
      if (await takesWrites(db)) return true
      app.log.error('the database takes no writes')
    } catch (error) {
      app.log.error({ err: error }, 'the database does not answer')
    }
    return false
  }, KEPT_MS)
  // The doctor compares the count of proxies with TRUST_PROXY: each of them adds the address that it was called from.
  app.get('/healthz', { schema: { hide: true } }, async ({ headers }) => ({
    alive: true,
    proxies: [headers['x-forwarded-for'] ?? []].flat().flatMap((line) => line.split(',')).length,
  }))
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const ready = phase() === 'serving' && (await isReady())
    return reply.code(ready ? STATUS.ok : failures.unavailable.status).send({ ready })
  })
}

/**
 * Makes one call of `ask` at a time. Callers meanwhile, or within `keptMs` of its result, share it, also a failure.
 * @param clock milliseconds that are never set back
 * @internal Exported for tests.
 */
export function keepAnswer<T>(
  ask: () => Promise<T>,
  keptMs: number,
  clock = () => performance.now(),
): () => Promise<T> {
  let kept: { answer: Promise<T>; until: number } | undefined
  return () => {
    if (kept && clock() < kept.until) return kept.answer
    const asked = { answer: ask(), until: Number.POSITIVE_INFINITY }
    const keep = () => {
      asked.until = clock() + keptMs
    }
    asked.answer.then(keep, keep)
    kept = asked
    return asked.answer
  }
}
