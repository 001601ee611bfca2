// Every rate limit of the product, on one page. RATE_LIMIT_FACTOR multiplies them all (load tests).
import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Failure } from './failure.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Counters kept for each limit. The oldest makes room: too few, and a flood of other names would erase a full one. */
export const COUNTERS_KEPT = 100_000

/** `everybody`: all callers together, so that no number of networks helps. */
type Limit = { max: number; windowMs: number; by: 'network' | 'account' | 'everybody' }

export const LIMITS = {
  /** Beside GUESSES, and before them: whoever is stopped here cannot push other people's counters out of memory. */
  login: [{ max: 60, windowMs: 15 * MINUTE, by: 'network' }],
  register: [{ max: 20, windowMs: HOUR, by: 'network' }],
  sendCode: [{ max: 20, windowMs: HOUR, by: 'network' }],
  /** Each code counts its own tries: 25 an hour for an address (`CODE_TRIES`, `CODE_SENDS`), wherever they come from. */
  tryCode: [{ max: 60, windowMs: HOUR, by: 'network' }],
  refresh: [{ max: 120, windowMs: MINUTE, by: 'network' }],
  /** A whole wedding hall may stand behind one address of a mobile network. */
  createOrder: [{ max: 120, windowMs: MINUTE, by: 'network' }],
  verifyPayment: [{ max: 300, windowMs: MINUTE, by: 'network' }],
  /** A browser asks ten times in its first minute, and then twice a minute. */
  paymentStatus: [{ max: 600, windowMs: MINUTE, by: 'network' }],
  /** Each wrong one is a guess at the current password. */
  changePassword: [{ max: 10, windowMs: 15 * MINUTE, by: 'account' }],
  rate: [{ max: 20, windowMs: HOUR, by: 'account' }],
  contact: [{ max: 10, windowMs: HOUR, by: 'network' }],
  /** A crawler asks for many from one address; each is drawn once. */
  linkPicture: [{ max: 300, windowMs: MINUTE, by: 'network' }],
  /** Each is a guess at the server's secret key. */
  adminRegister: [
    { max: 5, windowMs: HOUR, by: 'network' },
    { max: 30, windowMs: HOUR, by: 'everybody' },
  ],
  /** All of the books are read and checked. */
  readBooks: [{ max: 20, windowMs: MINUTE, by: 'account' }],
  /** The provider's events of weeks are looked through, and the provider is asked. */
  readStory: [{ max: 60, windowMs: MINUTE, by: 'account' }],
  createBox: [{ max: 30, windowMs: HOUR, by: 'network' }],
} as const satisfies Record<string, readonly Limit[]>

/**
 * Wrong passwords at sign-in. At one network ten, then a minute, two, four …; from all networks where nobody has signed
 * in to the account twenty, then a second, two, four …, a minute at most: about sixty guesses an hour from the whole
 * world, and nobody can lock an owner out (OWASP, Authentication Cheat Sheet, “Account Lockout”).
 */
export const GUESSES = {
  atNetwork: {
    free: 10,
    firstDelayMs: MINUTE,
    longestDelayMs: 15 * MINUTE,
    forgottenAfterMs: 15 * MINUTE,
  },
  anywhere: { free: 20, firstDelayMs: 1000, longestDelayMs: MINUTE, forgottenAfterMs: 15 * MINUTE },
} as const

/**
 * Whom an address on the internet belongs to: of IPv6 the first 64 bits, since one household has all the others. Whoever
 * has hung up by now has no address any more, whatever the type says: all of them count as one.
 */
export const networkOf = ({ ip }: { ip: string | undefined }): string =>
  ip === undefined ? '' : normalizeIP(ip)

export type LimitName = keyof typeof LIMITS

function keyOf(by: Limit['by'], request: FastifyRequest): string {
  if (by === 'everybody') return ''
  return by === 'network' ? networkOf(request) : (request.caller?.accountId ?? '')
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
