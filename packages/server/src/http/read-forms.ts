// Lets routes read what a browser sends of a form by itself.
import type { FastifyInstance } from 'fastify'

/** The routes of `scope` accept forms alone, of at most `mostBytes`; a body is a text for each field. */
export function readForms(scope: FastifyInstance, mostBytes: number): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: mostBytes },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
}
