// Turns every error into a refusal of the API (docs/specification.md §10.4). Logs unexpected errors; their answer reveals nothing.
import { API_PREFIX } from '@lifafa/contract/endpoint'
import type { Refusal } from '@lifafa/contract/endpoints/answers'
import { type FailureKey, failures } from '@lifafa/contract/failures'
import type { FastifyBaseLogger, FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { isDatabaseUnavailable } from '../db/unavailable.ts'
import { boundLines } from './bounded-log.ts'
import { callerOf } from './caller-of.ts'
import { pathOf } from './connections/readable-url.ts'
import { Failure } from './failure.ts'
import { appPagePolicy } from './security-headers.ts'
import { isFailure } from './status.ts'

/** Refusals of Fastify itself, by its error code. */
const OF_FASTIFY: Record<string, FailureKey> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'notJson',
  FST_ERR_CTP_BODY_TOO_LARGE: 'tooLarge',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformedRequest',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformedRequest',
  FST_ERR_BAD_URL: 'malformedRequest',
}

type Invalid = { instancePath: string; message?: string }

function invalidInput(issues: readonly Invalid[]): Failure {
  const errors: Record<string, string[]> = {}
  for (const issue of issues) {
    const field = issue.instancePath.split('/')[1] ?? ''
    const sentence = issue.message ?? failures.invalidInput.message
    errors[field] = [...new Set([...(errors[field] ?? []), sentence])]
  }
  const message = Object.values(errors)[0]?.[0] ?? failures.invalidInput.message
  const { '': whole, ...named } = errors
  return new Failure('invalidInput', { message, errors: whole ? undefined : named })
}

const isClientError = (status: number): boolean => status >= 400 && status < 500

function failureOf(error: FastifyError): Failure | undefined {
  if (error instanceof Failure) return error
  if (hasZodFastifySchemaValidationErrors(error))
    // A malformed address is answered like a missing one.
    return error.validationContext === 'params' ? new Failure('notFound') : invalidInput(error.validation)
  const key = OF_FASTIFY[error.code]
  if (key) return new Failure(key)
  if (error instanceof SyntaxError || error.statusCode === failures.malformedRequest.status)
    return new Failure('malformedRequest')
  // Refusals of the static file server: an invalid range, a path outside of its folder.
  if (error.statusCode !== undefined && isClientError(error.statusCode)) return new Failure('notFound')
  if (isDatabaseUnavailable(error)) return new Failure('unavailable', { retryAfterSeconds: 2 })
  return undefined
}

/** Refusals that an intruder would get: each is logged. */
const LOGGED_STATUSES = new Set([401, 403, 429])
const LINES_A_MINUTE = 30

/** Somebody who opens a page, or sends the form of one; calls and files are answered with JSON. */
const wantsPage = ({ url, headers }: FastifyRequest): boolean =>
  headers.accept?.includes('text/html') === true && !pathOf(url).startsWith(`${API_PREFIX}/`)

/** Refusals of a page, or of the form that a browser has sent to it. */
const OF_PAGES: ReadonlySet<FailureKey> = new Set(['tooManyRequests', 'tooLarge'])

/** A browser may repeat these by itself; the words in a form would be lost: its guest goes back to them. */
const isRead = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD'

/** All pages that were refused in one window would else come back in one second. */
const SPREAD_SECONDS = 8

type ErrorHandler = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => void

type Pages = {
  /** For a failure of ours, with the request’s id as its reference; and for a form that is refused. */
  broken: (request: FastifyRequest, key: FailureKey) => string
  /** In place of a page that was asked for too often. */
  busy: (request: FastifyRequest) => string
}

export function errorHandler(log: FastifyBaseLogger, pages: Pages): ErrorHandler {
  const inBounds = boundLines(LINES_A_MINUTE, (outcome, leftOut) =>
    log.info({ outcome, leftOut }, 'more was refused in this minute'),
  )
  // Without a database, or while too many passwords are checked, every call fails alike.
  const ofOutage = boundLines(LINES_A_MINUTE, (outcome, leftOut) =>
    log.error({ outcome, leftOut }, 'more requests failed in this minute'),
  )
  return (error, request, reply) => {
    const known = failureOf(error)
    const report = () => request.log.error({ err: error }, 'request failed')
    if (!known) report()
    else if (known.key === 'unavailable') ofOutage(known.key, report)
    const failure = known ?? new Failure('unexpected')
    if (LOGGED_STATUSES.has(failure.status))
      inBounds(failure.key, () =>
        request.log.info({ ...callerOf(request), outcome: failure.key }, 'a call was refused'),
      )
    if (failure.retryAfterSeconds !== undefined) reply.header('retry-after', failure.retryAfterSeconds)
    const { key: code, message, errors } = failure
    const isOurs = isFailure(failure.status)
    const isBusy = failure.key === 'tooManyRequests' && isRead(request)
    if ((isOurs || OF_PAGES.has(failure.key)) && wantsPage(request)) {
      // The browser loads the page again by itself (HTML, “shared declarative refresh steps”): no script and no policy is needed.
      if (isBusy && failure.retryAfterSeconds !== undefined)
        reply.header('refresh', failure.retryAfterSeconds + Math.floor(Math.random() * SPREAD_SECONDS))
      return reply
        .code(failure.status)
        .headers({
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'no-store',
          'content-security-policy': appPagePolicy([]),
          // The address may be that of a receipt, which is its secret.
          'referrer-policy': 'no-referrer',
          'x-robots-tag': 'noindex',
        })
        .send(isBusy ? pages.busy(request) : pages.broken(request, failure.key))
    }
    // A refusal says what to do; for a failure of ours people ask us, and quote this.
    const reference = isOurs ? request.id : undefined
    const body: Refusal = { success: false, code, message, errors, reference }
    return reply
      .code(failure.status)
      .headers({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
      .send(JSON.stringify(body))
  }
}
