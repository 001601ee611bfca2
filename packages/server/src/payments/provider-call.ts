// One call to Razorpay: bounded in time, tried again where that is safe, and strict about what it believes (razorpay.md §1, §6.3).
import {
  bulkhead,
  ConsecutiveBreaker,
  circuitBreaker,
  ExponentialBackoff,
  handleWhen,
  type IPolicy,
  isBrokenCircuitError,
  isBulkheadRejectedError,
  isTaskCancelledError,
  retry,
  wrap,
} from 'cockatiel'
import * as z from 'zod'
import type { ProviderAccess } from '../settings.ts'
import { ProviderError } from './provider.ts'
import type { ProviderListener } from './provider-listener.ts'

/** Of one try. */
const TIMEOUT_MS = 4_000
const RETRIES = 2
/** So many calls are under way at once; so many more wait for their turn, and nobody beyond them. */
const AT_ONCE = 50
const WAITING = 200
/** After this many calls without an answer none is made for a while: nobody waits for what will not come. */
const FAILURES_UNTIL_PAUSE = 10
const PAUSE_MS = 5_000

const refusal = z.object({
  error: z.object({ code: z.string(), description: z.string().nullish(), reason: z.string().nullish() }),
})

export type Call = {
  method: 'GET' | 'POST'
  /** Below the API's version. */
  path: string
  body?: object
  headers?: Record<string, string>
  /** Ends all tries; without it a call lasts as long as its tries. */
  signal?: AbortSignal | undefined
}

/** Makes a call and reads its answer as `answer`. Throws ProviderError. */
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
  const breaker = circuitBreaker(handleWhen(failedWith('unknown', 'garbled', 'busy')), {
    halfOpenAfter: PAUSE_MS,
    breaker: new ConsecutiveBreaker(FAILURES_UNTIL_PAUSE),
  })
  const inTurn = wrap(bulkhead(AT_ONCE, WAITING), breaker)
  // With jitter, which is what this backoff has when nothing else is said.
  const backoff = () => new ExponentialBackoff({ initialDelay: 100, maxDelay: 1_000 })
  const again = (...outcomes: Outcome[]) =>
    wrap(retry(handleWhen(failedWith(...outcomes)), { maxAttempts: RETRIES, backoff: backoff() }), inTurn)
  // What changes nothing may be asked again at once; a deed only where it was not done, or by whoever knows its key.
  const policies: Record<Call['method'], IPolicy> = {
    GET: again('unknown', 'garbled', 'busy'),
    POST: again('busy'),
  }

  async function once<T extends z.ZodType>(
    answer: T,
    { method, path, body, headers, signal }: Call,
  ): Promise<z.output<T>> {
    const response = await fetch(`${apiUrl}/v1${path}`, {
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
    const json = parse(text)
    if (!response.ok) {
      const told = refusal.safeParse(json).data?.error
      throw new ProviderError(
        outcomeOf(response.status),
        `${method} ${path}: ${response.status} ${told?.description ?? told?.code ?? ''}`,
        told?.reason ?? told?.code,
      )
    }
    const read = answer.safeParse(json)
    if (!read.success) throw new ProviderError('garbled', `${method} ${path}: an answer of another shape`)
    return read.data
  }

  return async (answer, call) => {
    try {
      const told = await policies[call.method].execute(() => once(answer, call), call.signal)
      listen?.('answered')
      return told
    } catch (error) {
      const failure = asProviderError(error, `${call.method} ${call.path}`)
      if (failure.outcome === 'denied' || failure.outcome === 'garbled') listen?.(failure.outcome, failure)
      throw failure
    }
  }
}

/** What kept a call from being made is no news of it: it was not carried out. */
function asProviderError(error: unknown, call: string): ProviderError {
  if (error instanceof ProviderError) return error
  if (isBrokenCircuitError(error)) return new ProviderError('busy', `${call}: not asked, the provider is ill`)
  if (isBulkheadRejectedError(error)) return new ProviderError('busy', `${call}: not asked, too many wait`)
  if (isTaskCancelledError(error)) return new ProviderError('busy', `${call}: not asked, its time was over`)
  throw error
}

const TOO_OFTEN = 429
/** Later the same call may succeed: it took too long, or the first call with this key is still running (razorpay.md §1.4). */
const PASSING = [408, 409]
const NOT_LET_IN = [401, 403]

function outcomeOf(status: number): Outcome {
  if (status === TOO_OFTEN) return 'busy'
  if (status >= 500 || PASSING.includes(status)) return 'unknown'
  return NOT_LET_IN.includes(status) ? 'denied' : 'refused'
}

/** Providers answer HTML when they are ill. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
