// Serves the health checks of a supervisor: is the process alive, and should it get requests.
import { failures } from '@lifafa/contract/failures'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Phase } from '../http/connections/graceful-shutdown.ts'
import { STATUS } from '../http/status.ts'
import type { Services } from '../services.ts'

export function health(app: FastifyInstance, { db }: Pick<Services, 'db'>, phase: () => Phase): void {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ alive: true }))
  app.get('/readyz', { schema: { hide: true } }, async (request, reply) => {
    if (phase() !== 'serving') return reply.code(failures.unavailable.status).send({ ready: false })
    try {
      await sql`select 1`.execute(db)
      return reply.code(STATUS.ok).send({ ready: true })
    } catch (error) {
      request.log.error({ err: error }, 'the database does not answer')
      return reply.code(failures.unavailable.status).send({ ready: false })
    }
  })
}
