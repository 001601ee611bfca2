// Counts calls against the limits of rate-limits.ts, and refuses those beyond them.
import { GUEST_TOKEN_HEADER } from '@lifafa/contract/guest-page/payment-paths'
import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import { type Alarm, raise } from '../../alarms.ts'
import { countShared, sharedKey } from '../../db/shared-counters.ts'
import type { Database } from '../../db/tables.ts'
import type { Keys } from '../../secrets.ts'
import type { Settings } from '../../settings.ts'
import { Failure } from '../failure.ts'
import { browserOf } from './guest-token.ts'
import type { Limit } from './limit.ts'
import { networkOf, siteOf } from './network.ts'
import { KEY_OF, type RateLimitSubject } from './rate-limit-subject.ts'
import { LIMITS, type LimitName, MAX_COUNTERS } from './rate-limits.ts'
import { type WindowCounters, windowCounters } from './window-counters.ts'

export type RateLimits = {
  subjectOf(request: FastifyRequest): RateLimitSubject
  /** Counts one call. Throws Failure `tooManyRequests` with the seconds to wait; a refused call is not counted. */
  spend(name: LimitName, subject: RateLimitSubject): Promise<void>
  /** A pre-handler that `spend`s one call of the caller. */
  check(name: LimitName): (request: FastifyRequest) => Promise<void>
  /** Counts one call; false if it is beyond the limit. */
  isWithin(name: LimitName, subject: RateLimitSubject): Promise<boolean>
}

type Deps = {
  db: Kysely<Database>
  keys: Pick<Keys, 'counters' | 'guestToken'>
  settings: Pick<Settings, 'rateLimitFactor'>
  now: () => Date
}

/** An alarm is not repeated for so long: every further call would raise the same one. */
const ALARM_PAUSE_MS = 10 * 60_000

type Counted = { limit: Limit; max: number; counters: WindowCounters }

export function openRateLimits(
  { db, keys, settings, now }: Deps,
  log: Pick<FastifyBaseLogger, 'error'>,
): RateLimits {
  const counted = new Map<LimitName, Counted[]>(
    Object.entries(LIMITS).map(([name, limits]) => [
      name as LimitName,
      limits.map((limit: Limit) => {
        const max = Math.ceil(limit.max * settings.rateLimitFactor)
        return { limit, max, counters: windowCounters(max, limit.windowMs, MAX_COUNTERS) }
      }),
    ]),
  )
  const raisedAt = new Map<Alarm, number>()

  function raiseOnce(alarm: Alarm, at: number, details: object): void {
    // A clock that was set back does not silence the alarm.
    if (Math.abs(at - (raisedAt.get(alarm) ?? Number.NEGATIVE_INFINITY)) < ALARM_PAUSE_MS) return
    raisedAt.set(alarm, at)
    raise(log, alarm, details)
  }

  /** Milliseconds to wait; 0 if the call is within all limits, and counted. */
  async function waitMs(name: LimitName, subject: RateLimitSubject): Promise<number> {
    const at = now().getTime()
    const applying = (counted.get(name) ?? []).flatMap((it) => {
      const key = KEY_OF[it.limit.by](subject)
      return key === undefined ? [] : [{ ...it, key }]
    })
    const here = applying.filter(({ limit }) => !limit.shared)
    const waits = here.map(({ limit, counters, key }) => {
      const wait = counters.waitMs(key, at)
      if (wait > 0 && limit.alarm) raiseOnce(limit.alarm, at, { limit: name, box: subject.boxId })
      return wait
    })
    const longest = Math.max(0, ...waits)
    if (longest > 0) return longest
    for (const { counters, key } of here) counters.count(key, at)
    for (const { limit, max, key } of applying.filter(({ limit }) => limit.shared)) {
      const counter = sharedKey(keys.counters, name, limit.by, key)
      const wait = await countShared(db, counter, { max, windowMs: limit.windowMs }, new Date(at))
      if (wait > 0) return wait
    }
    return 0
  }

  const subjectOf = (request: FastifyRequest): RateLimitSubject => ({
    network: networkOf(request),
    site: siteOf(request),
    browser: browserOf(request.headers[GUEST_TOKEN_HEADER], keys.guestToken, now()),
    accountId: request.caller?.accountId,
    sessionId: request.caller?.sessionId,
  })

  async function spend(name: LimitName, subject: RateLimitSubject): Promise<void> {
    const wait = await waitMs(name, subject)
    if (wait > 0) throw new Failure('tooManyRequests', { retryAfterSeconds: Math.ceil(wait / 1000) })
  }

  return {
    subjectOf,
    spend,
    check: (name) => (request) => spend(name, subjectOf(request)),
    isWithin: async (name, subject) => (await waitMs(name, subject)) === 0,
  }
}
