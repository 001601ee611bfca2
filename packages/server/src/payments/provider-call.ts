// One call to Razorpay: bounded in time, tried again where that is safe, and strict about what it believes (razorpay.md §1, §6.3).
import {
  ConsecutiveBreaker,
  circuitBreaker,
  ExponentialBackoff,
  handleWhen,
  type IPolicy,
  isBrokenCircuitError,
  retry,
  wrap,
} from 'cockatiel'
import * as z from 'zod'
import type { ProviderSettings } from '../settings.ts'
import { ProviderError } from './provider.ts'
import type { ProviderListener } from './provider-listener.ts'

/** A guest waits no longer; two tries again of a read fit into it. */
const TIMEOUT_MS = 4_000
const READ_RETRIES = 2
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
}

/** Makes a call and reads its answer as `answer`. Throws ProviderError. */
export type CallProvider = <T extends z.ZodType>(answer: T, call: Call) => Promise<z.output<T>>

const isUnknown = (error: unknown): boolean => error instanceof ProviderError && error.outcome === 'unknown'

export function openProviderCalls(
  { apiUrl, keyId, keySecret }: ProviderSettings,
  listen?: ProviderListener,
): CallProvider {
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`
  const breaker = circuitBreaker(handleWhen(isUnknown), {
    halfOpenAfter: PAUSE_MS,
    breaker: new ConsecutiveBreaker(FAILURES_UNTIL_PAUSE),
  })
  const again = retry(handleWhen(isUnknown), {
    maxAttempts: READ_RETRIES,
    backoff: new ExponentialBackoff({ initialDelay: 100, maxDelay: 1_000 }),
  })
  // What changes nothing may be asked again at once; a deed only by whoever knows its key.
  const policies: Record<Call['method'], IPolicy> = { GET: wrap(again, breaker), POST: breaker }

  async function once<T extends z.ZodType>(
    answer: T,
    { method, path, body, headers }: Call,
  ): Promise<z.output<T>> {
    const response = await fetch(`${apiUrl}/v1${path}`, {
      method,
      headers: { authorization, ...(body && { 'content-type': 'application/json' }), ...headers },
      body: body ? JSON.stringify(body) : null,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((cause) => {
      throw new ProviderError('unknown', `${method} ${path}: no answer`, undefined, cause)
    })
    const text = await response.text().catch((cause) => {
      throw new ProviderError('unknown', `${method} ${path}: the answer was cut off`, undefined, cause)
    })
    const json = parse(text)
    if (!response.ok) {
      const told = refusal.safeParse(json).data?.error
      const error = new ProviderError(
        outcomeOf(response.status),
        `${method} ${path}: ${response.status} ${told?.description ?? told?.code ?? ''}`,
        told?.reason ?? told?.code,
      )
      if (error.outcome === 'denied') listen?.('denied', error)
      throw error
    }
    const read = answer.safeParse(json)
    if (!read.success) {
      const error = new ProviderError('unknown', `${method} ${path}: an answer of another shape`)
      listen?.('garbled', error)
      throw error
    }
    listen?.('answered')
    return read.data
  }

  return (answer, call) =>
    policies[call.method]
      .execute(() => once(answer, call))
      .catch((error) => {
        if (isBrokenCircuitError(error))
          throw new ProviderError('unknown', `${call.method} ${call.path}: not asked, the provider is ill`)
        throw error
      })
}

/** Later the same call may succeed: asked too often, or the first call with this key is still running (razorpay.md §1.4). */
const PASSING = [408, 409, 429]
const NOT_LET_IN = [401, 403]

function outcomeOf(status: number): ProviderError['outcome'] {
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
