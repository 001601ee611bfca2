// Serves one endpoint of the contract: access, rate limit, validation of the request and serialization of the answer.
import { type Answer, API_PREFIX, type Endpoint, type Output } from '@lifafa/contract/endpoint'
import { GUEST_LANGUAGES, type GuestLanguage } from '@lifafa/contract/guest-page/languages'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { browserLanguage } from './browser-language.ts'
import { callerOf } from './caller-of.ts'
import { originOfCall } from './cross-origin.ts'
import { type Device, deviceOf } from './device.ts'
import type { RateLimitSubject } from './limits/rate-limit-subject.ts'
import type { RateLimits } from './limits/rate-limiter.ts'
import type { LimitName } from './limits/rate-limits.ts'

/** The checked parts of a call, as an action gets them. */
export type Call<E extends Endpoint> = {
  params: Output<E['params']>
  query: Output<E['query']>
  body: Output<E['body']>
  /** Id of the signed-in host or administrator, or of the desk; only where the endpoint is not public. */
  accountId: E['access'] extends 'public' ? undefined : string
  /** The session of the signed-in user that sent the call; the device at a desk. */
  sessionId: E['access'] extends 'public' ? undefined : string
  /** The box of a desk. */
  boxId: E['access'] extends 'desk' ? string : undefined
  /** The caller's network, as limits count it. */
  network: string
  /** For the list of sessions. */
  device: Device
  /** The language of the guest's page that calls; null if unknown. */
  language: GuestLanguage | null
  /** All keys by which limits count the call. */
  rateLimitSubject: RateLimitSubject
  log: FastifyBaseLogger
  /** For the rare success that is not a 200. */
  answerWith(status: number): void
}

/** The signed-in user and the session; or a desk, its device and its box. */
type Caller = { accountId: string; sessionId: string; boxId?: string }

/** Authenticates the Authorization header; throws Failure. Calls `count` once the token is valid, before account and session are read. */
export type Guard = (request: FastifyRequest, count?: (caller: Caller) => Promise<void>) => Promise<Caller>
type Guards = Record<Exclude<Endpoint['access'], 'public'>, Guard>

/** While TypeScript infers E it widens `success: true`; the response schema, which serialises, does not. */
type Answered<A> = A extends { success: true } ? Omit<A, 'success'> & { success: boolean } : A

type Options<E extends Endpoint> = {
  /** Beside that of all calls of an account. */
  limit?: LimitName
  /** In place of the limit of all calls of an account: for calls that list or end its sessions, or change its password. */
  countedAs?: 'ownSessions'
  /** Decides which calls the limit counts and refuses; all, where it is omitted. */
  counts?: (body: Output<E['body']>, query: Output<E['query']>) => boolean
  /** Ids in the body that the log's line of an administrator's call has beside those of its path. */
  logged?: (body: Output<E['body']>) => Readonly<Record<string, unknown>>
  /** For a call that carries a file, whose `limit` is spent before it is read; others have the server's own limit. */
  maxBodyBytes?: number
}

export type Serve = <E extends Endpoint>(
  endpoint: E,
  handle: (call: Call<E>) => Promise<Answered<Answer<E>>>,
  options?: Options<E>,
) => void

/** Binds `serve` to an app; the schemas of the endpoint validate, strip, serialise and document. */
export function makeServe(app: FastifyInstance, guards: Guards, limits: RateLimits): Serve {
  return (endpoint, handle, { limit, countedAs, counts, logged, maxBodyBytes } = {}) => {
    type E = typeof endpoint
    const guard = endpoint.access === 'public' ? undefined : guards[endpoint.access]
    const isCountedUnread = maxBodyBytes !== undefined && counts === undefined
    const ofAll = endpoint.method === 'GET' ? 'signedInRead' : 'signedInWrite'

    app.route({
      method: endpoint.method,
      url: `${API_PREFIX}${endpoint.path}`,
      config: originOfCall(endpoint.path),
      ...(maxBodyBytes !== undefined && { bodyLimit: maxBodyBytes }),
      schema: {
        summary: endpoint.summary,
        tags: [endpoint.path.split('/')[1] ?? 'api'],
        security: endpoint.access === 'public' ? [] : [{ [endpoint.access]: [] }],
        ...(endpoint.params && { params: endpoint.params }),
        ...(endpoint.query && { querystring: endpoint.query }),
        ...(endpoint.body && { body: endpoint.body }),
        response: { '2xx': endpoint.response },
      },
      preHandler:
        limit && !isCountedUnread
          ? async (request: FastifyRequest) => {
              if (counts?.(request.body as Output<E['body']>, request.query as Output<E['query']>) ?? true)
                await limits.spend(limit, limits.subjectOf(request))
            }
          : undefined,
      // Before the body is parsed and validated: an unauthenticated caller learns nothing about the expected input.
      onRequest: async (request: FastifyRequest) => {
        if (guard)
          request.caller = await guard(request, (caller) =>
            limits.spend(countedAs ?? ofAll, { ...limits.subjectOf(request), ...caller }),
          )
        if (limit && isCountedUnread) await limits.spend(limit, limits.subjectOf(request))
      },
      // The schemas above guarantee what the cast below says.
      handler: async (request: FastifyRequest, reply: FastifyReply) => {
        reply.header('cache-control', 'no-store')
        const rateLimitSubject = limits.subjectOf(request)
        const log = request.log.child(callerOf(request))
        const answer = await handle({
          params: request.params,
          query: request.query,
          body: request.body,
          accountId: request.caller?.accountId,
          sessionId: request.caller?.sessionId,
          boxId: request.caller?.boxId,
          network: rateLimitSubject.network,
          rateLimitSubject,
          device: deviceOf(request),
          language: browserLanguage(request.headers, GUEST_LANGUAGES),
          log,
          answerWith: (status: number) => reply.code(status),
        } as unknown as Call<E>)
        // The audit log is in the database: after a restored backup only this says what was done since.
        if (endpoint.access === 'admin' && endpoint.method !== 'GET')
          log.info(
            {
              event: 'admin-action',
              admin: request.caller?.accountId,
              ...(request.params as object),
              ...logged?.(request.body as Output<E['body']>),
            },
            'an administrator acted',
          )
        return answer
      },
    })
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | undefined
  }
}
