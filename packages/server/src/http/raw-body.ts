// Gives the routes of one plugin their body as it came, byte for byte: signatures are over bytes, not over JSON.
import type { FastifyInstance } from 'fastify'

export function keepRawBody(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
}
