// Records the last calls of the API, for tests of what a client really sends.
import type { FastifyInstance } from 'fastify'
import type { Clock } from '../clock.ts'

/** `status` is null if no answer was given. */
export type LoggedRequest = { at: string; method: string; url: string; body: unknown; status: number | null }

const MAX_ENTRIES = 1000

export type RequestLog = { list(): readonly LoggedRequest[] }

export function logRequests(app: FastifyInstance, clock: Clock): RequestLog {
  const entries: LoggedRequest[] = []
  const byRequest = new WeakMap<object, LoggedRequest>()

  app.addHook('onRequest', async (request) => {
    if (!request.url.startsWith('/v1/')) return
    const { method, url } = request
    const entry = { at: clock.now().toISOString(), method, url, body: undefined, status: null }
    entries.push(entry)
    if (entries.length > MAX_ENTRIES) entries.shift()
    byRequest.set(request, entry)
  })
  app.addHook('preHandler', async (request) => {
    const entry = byRequest.get(request)
    if (entry) entry.body = request.body
  })
  app.addHook('onResponse', async (request, reply) => {
    const entry = byRequest.get(request)
    if (entry) entry.status = reply.statusCode
  })
  return { list: () => entries }
}
