// Lets all work of a request know its id, for lines of the log and jobs.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { forRequest } from '../../tracing/request-id.ts'

export function followRequests(app: FastifyInstance): void {
  const run = (request: FastifyRequest, _reply: FastifyReply, next: () => void): void =>
    forRequest(request.id, next)
  app.addHook('onRequest', run)
  // A body arrives outside of what the first hook has begun.
  app.addHook('preValidation', run)
}
