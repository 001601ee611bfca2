// Lets all work of a request know it: its id, for lines of the log and jobs, and its span, where traces are collected.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Settings } from '../../settings.ts'
import { forRequest } from '../../tracing/request-id.ts'
import { currentTracer, type RequestSpan } from '../../tracing/spans.ts'
import { callerOf } from '../caller-of.ts'
import { isFailure } from '../status.ts'

declare module 'fastify' {
  interface FastifyRequest {
    span: RequestSpan | undefined
  }
}

/** Asked every second, by machines. */
const NOT_TRACED: ReadonlySet<string | undefined> = new Set(['/healthz', '/readyz', '/metrics'])

export function followRequests(
  app: FastifyInstance,
  { trustedProxies }: Pick<Settings, 'trustedProxies'>,
): void {
  const openSpan = (request: FastifyRequest): RequestSpan | undefined => {
    const { url } = request.routeOptions
    if (NOT_TRACED.has(url)) return undefined
    const attributes = {
      'http.request.method': request.method,
      'http.route': url ?? 'nowhere',
      'lifafa.request_id': request.id,
    }
    const { route } = callerOf(request)
    return currentTracer()?.openRequest(route, attributes, trustedProxies > 0 ? request.headers : undefined)
  }
  const run = (request: FastifyRequest, _reply: FastifyReply, next: () => void): void =>
    forRequest(request.id, () => (request.span ? request.span.run(next) : next()))

  app.decorateRequest('span', undefined)
  app.addHook('onRequest', (request, reply, next) => {
    request.span = openSpan(request)
    run(request, reply, next)
  })
  // A body arrives outside of what the first hook has begun.
  app.addHook('preValidation', run)
  app.addHook('onResponse', async ({ span }, { statusCode }) => span?.end(statusCode, isFailure(statusCode)))
}
