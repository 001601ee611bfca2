// For whoever watches the process: is it alive, and can it do its work.
import { failures } from '@lifafa/contract/failures'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Services } from '../services.ts'
import { STATUS } from './status.ts'

export function health(app: FastifyInstance, { db }: Pick<Services, 'db'>): void {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ alive: true }))
  app.get('/readyz', { schema: { hide: true } }, async (request, reply) => {
    try {
      await sql`select 1`.execute(db)
      return reply.code(STATUS.ok).send({ ready: true })
    } catch (error) {
      request.log.error({ err: error }, 'the database does not answer')
      return reply.code(failures.unavailable.status).send({ ready: false })
    }
  })
}
