// Every rate limit of the product, on one page. RATE_LIMIT_FACTOR multiplies them all (load tests).
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Failure } from './failure.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Counters kept for each limit. The oldest makes room: too few, and a flood of other names would erase a full one. */
export const COUNTERS_KEPT = 100_000

type Limit = { max: number; windowMs: number; by: 'ip' | 'email' | 'account' }

export const LIMITS = {
  /** By address first: whoever is stopped there cannot push other people's counters out of memory. */
  login: [
    { max: 60, windowMs: 15 * MINUTE, by: 'ip' },
    { max: 10, windowMs: 15 * MINUTE, by: 'email' },
  ],
  register: [{ max: 20, windowMs: HOUR, by: 'ip' }],
  sendCode: [{ max: 20, windowMs: HOUR, by: 'ip' }],
  tryCode: [
    { max: 60, windowMs: HOUR, by: 'ip' },
    { max: 25, windowMs: HOUR, by: 'email' },
  ],
  refresh: [{ max: 120, windowMs: MINUTE, by: 'ip' }],
  /** A whole wedding hall may stand behind one address of a mobile network. */
  createOrder: [{ max: 120, windowMs: MINUTE, by: 'ip' }],
  verifyPayment: [{ max: 300, windowMs: MINUTE, by: 'ip' }],
  /** Each wrong one is a guess at the current password. */
  changePassword: [{ max: 10, windowMs: 15 * MINUTE, by: 'account' }],
  rate: [{ max: 20, windowMs: HOUR, by: 'account' }],
  createBox: [{ max: 30, windowMs: HOUR, by: 'ip' }],
} as const satisfies Record<string, readonly Limit[]>

export type LimitName = keyof typeof LIMITS

function keyOf(by: Limit['by'], request: FastifyRequest): string {
  if (by === 'ip') return request.ip
  if (by === 'account') return request.caller?.accountId ?? ''
  return (request.body as { email?: string } | undefined)?.email ?? ''
}

/** A check for each name; it throws `tooManyRequests` with the seconds to wait. */
export function rateLimiter(app: FastifyInstance, factor: number) {
  return (name: LimitName) => {
    const counters = LIMITS[name].map((limit) =>
      app.createRateLimit({
        max: Math.ceil(limit.max * factor),
        timeWindow: limit.windowMs,
        keyGenerator: (request) => `${name}:${limit.by}:${keyOf(limit.by, request)}`,
      }),
    )
    return async (request: FastifyRequest): Promise<void> => {
      for (const count of counters) {
        const result = await count(request)
        if (!result.isAllowed && result.isExceeded)
          throw new Failure('tooManyRequests', { retryAfterSeconds: result.ttlInSeconds })
      }
    }
  }
}
