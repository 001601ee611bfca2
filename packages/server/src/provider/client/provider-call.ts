// Makes one call to Razorpay, with a time limit, safe retries and a strict reading of the answer
// (docs/razorpay.md §1, §6).
import {
  ConsecutiveBreaker,
  circuitBreaker,
  ExponentialBackoff,
  handleWhen,
  type IPolicy,
  isBrokenCircuitError,
  isTaskCancelledError,
  retry,
  TaskCancelledError,
} from 'cockatiel'
import type * as z from 'zod'
import type { ProviderAccess } from '../../settings.ts'
import { ProviderError } from '../provider.ts'
import type { ProviderListener } from '../provider-listener.ts'
import { TooManyWait, throttleCalls } from './paced-calls.ts'
import { readAnswer } from './read-answer.ts'

/** The time limit of one attempt. */
const TIMEOUT_MS = 4_000
const RETRIES = 2
/** After this many calls without an answer none is made for a while, since it would only keep its caller waiting. */
const FAILURES_UNTIL_PAUSE = 10
const PAUSE_MS = 5_000

export type Call = {
  method: 'GET' | 'POST' | 'PATCH'
  /** The API's version; 1 by default. */
  version?: 'v1' | 'v2'
  /** The path below the API's version. */
  path: string
  /** Sent as JSON. */
  body?: object
  headers?: Record<string, string>
  /** Ends all attempts; without it a call lasts as long as its attempts. */
  signal?: AbortSignal | undefined
}

/** Makes a call and parses its answer as `answer`. Throws ProviderError. */
export type CallProvider = <T extends z.ZodType>(answer: T, call: Call) => Promise<z.output<T>>

type Outcome = ProviderError['outcome']
const failedWith =
  (...outcomes: Outcome[]) =>
  (error: unknown): boolean =>
    error instanceof ProviderError && outcomes.includes(error.outcome)

export function openProviderCalls(
  { apiUrl, keyId, keySecret }: ProviderAccess,
  listen?: ProviderListener,
): CallProvider {
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`
  // A 429 is an answer: it slows calls down (paced-calls.ts), and does not open the circuit.
  const breaker = circuitBreaker(handleWhen(failedWith('unknown', 'invalid-response')), {
    halfOpenAfter: PAUSE_MS,
    breaker: new ConsecutiveBreaker(FAILURES_UNTIL_PAUSE),
  })
  const paced = throttleCalls()
  // This backoff has jitter by default.
  const backoff = () => new ExponentialBackoff({ initialDelay: 100, maxDelay: 1_000 })
  const again = (...outcomes: Outcome[]) =>
    retry(handleWhen(failedWith(...outcomes)), { maxAttempts: RETRIES, backoff: backoff() })
  // A GET may be repeated at once; another call only where it was not carried out, or by a caller that has its idempotency key.
  const policies: Record<Call['method'], IPolicy> = {
    GET: again('unknown', 'invalid-response', 'unavailable'),
    POST: again('unavailable'),
    PATCH: again('unavailable'),
  }

  async function once<T extends z.ZodType>(
    answer: T,
    { method, version = 'v1', path, body, headers, signal }: Call,
  ): Promise<z.output<T>> {
    if (signal?.aborted) throw new TaskCancelledError()
    const response = await fetch(`${apiUrl}/${version}${path}`, {
      method,
      headers: { authorization, ...(body && { 'content-type': 'application/json' }), ...headers },
      body: body ? JSON.stringify(body) : null,
      redirect: 'error',
      signal: AbortSignal.any([AbortSignal.timeout(TIMEOUT_MS), ...(signal ? [signal] : [])]),
    }).catch((cause) => {
      throw new ProviderError('unknown', `${method} ${path}: no answer`, undefined, cause)
    })
    const text = await response.text().catch((cause) => {
      throw new ProviderError('unknown', `${method} ${path}: the answer was cut off`, undefined, cause)
    })
    return readAnswer(answer, `${method} ${path}`, { status: response.status, text })
  }

  return async (answer, call) => {
    const begun = performance.now()
    const tell = (outcome: 'answered' | Outcome) =>
      listen?.('called', { name: callName(call), outcome, seconds: (performance.now() - begun) / 1000 })
    try {
      const parsed = await policies[call.method].execute(
        () => paced(() => breaker.execute(() => once(answer, call))),
        call.signal,
      )
      listen?.('answered')
      tell('answered')
      return parsed
    } catch (error) {
      const failure = asProviderError(error, `${call.method} ${call.path}`)
      if (failure.outcome === 'unauthorized' || failure.outcome === 'invalid-response')
        listen?.(failure.outcome, failure)
      tell(failure.outcome)
      throw failure
    }
  }
}

/** Words of Razorpay's paths; anything else in them is an id. */
const WORDS: ReadonlySet<string> = new Set([
  ...['', 'orders', 'payments', 'refund', 'refunds', 'payouts', 'settlements', 'recon', 'combined'],
  'disputes',
])

/** Names a call without the ids in its path: `GET /payments/:id/refunds`. The names are few, whatever is asked for. */
function callName({ method, path }: Call): string {
  const [address = ''] = path.split('?')
  const words = address.split('/').map((part) => (WORDS.has(part) ? part : ':id'))
  return `${method} ${words.join('/')}`
}

/** A call that was not made was not carried out. */
function asProviderError(error: unknown, call: string): ProviderError {
  if (error instanceof ProviderError) return error
  if (isBrokenCircuitError(error))
    return new ProviderError('unavailable', `${call}: not asked, the provider is ill`)
  if (error instanceof TooManyWait)
    return new ProviderError('unavailable', `${call}: not asked, too many wait`)
  if (isTaskCancelledError(error))
    return new ProviderError('unavailable', `${call}: not asked, its time was over`)
  throw error
}
