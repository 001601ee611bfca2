// Gives the routes of one plugin their body as raw bytes: signatures are computed over bytes, not over JSON.
import type { FastifyInstance } from 'fastify'

export function useRawBody(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
}
