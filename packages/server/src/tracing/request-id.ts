// The id of the request that work follows from: in its answer, in lines of the log, and in those of the jobs that it adds.
import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { customAlphabet } from 'nanoid'

export const REQUEST_ID_HEADER = 'x-request-id'

/** People read it out and type it: no letter that looks like a digit, and no vowels that make words. */
const ALPHABET = '23456789bcdfghjkmnpqrstvwxyz'
const LENGTH = 8
const makeRequestId = customAlphabet(ALPHABET, LENGTH)

/** It goes into headers, log lines and pages. */
const WELL_FORMED = /^[\w.:-]{4,64}$/

/** A trusted proxy's id, if it has given one; else a new one. */
export function requestIdOf(headers: IncomingHttpHeaders, trustedProxies: number): string {
  const given = headers[REQUEST_ID_HEADER]
  return trustedProxies > 0 && typeof given === 'string' && WELL_FORMED.test(given) ? given : makeRequestId()
}

const current = new AsyncLocalStorage<string>()

/** Runs `work`, and all that it starts, for this request. */
export const forRequest = <T>(requestId: string, work: () => T): T => current.run(requestId, work)

/** Lets all work of a request know its id. */
export function followRequests(app: FastifyInstance): void {
  const run = (request: FastifyRequest, _reply: FastifyReply, next: () => void): void =>
    forRequest(request.id, next)
  app.addHook('onRequest', run)
  // A body arrives outside of what the first hook has begun.
  app.addHook('preValidation', run)
}

/** Undefined in what no request has caused. */
export const currentRequestId = (): string | undefined => current.getStore()
