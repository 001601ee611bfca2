// The last calls of the API, for whoever wants to see what a client really sent.
import type { FastifyInstance } from 'fastify'
import type { Clock } from '../clock.ts'

/** `status` is null where no answer was given. */
export type LoggedRequest = { at: string; method: string; url: string; body: unknown; status: number | null }

const kept = 1000

export type RequestLog = { list(): readonly LoggedRequest[]; clear(): void }

export function logRequests(app: FastifyInstance, clock: Clock): RequestLog {
  const entries: LoggedRequest[] = []
  const byRequest = new WeakMap<object, LoggedRequest>()

  app.addHook('onRequest', async (request) => {
    if (!request.url.startsWith('/v1/')) return
    const { method, url } = request
    const entry = { at: clock.now().toISOString(), method, url, body: undefined, status: null }
    entries.push(entry)
    if (entries.length > kept) entries.shift()
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
  return {
    list: () => entries,
    clear: () => {
      entries.length = 0
    },
  }
}
