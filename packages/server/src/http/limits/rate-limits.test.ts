// Holds each rate limit to the same rules.
import { expect, test } from 'vitest'
import type { Limit } from './limit.ts'
import { LIMITS } from './rate-limits.ts'

const maxOf = (limits: readonly Limit[], by: Limit['by']) => limits.find((limit) => limit.by === by)?.max

test.each(Object.entries(LIMITS))(
  '%s: 65,536 networks of IPv6 get no more than a few times the calls of one',
  (_name, limits: readonly Limit[]) => {
    const ofNetwork = maxOf(limits, 'network')
    const together = maxOf(limits, 'site') ?? maxOf(limits, 'everybody')
    if (limits.some(({ by }) => by === 'networkWithoutToken')) expect(ofNetwork).toBeDefined()
    if (ofNetwork === undefined) return
    expect(together).toBeGreaterThanOrEqual(ofNetwork)
    expect(together).toBeLessThanOrEqual(10 * ofNetwork)
  },
)

test.each(Object.entries(LIMITS))(
  '%s: 65,536 networks of IPv6 give an account a few times the calls of one',
  (_name, limits: readonly Limit[]) => {
    const ofNetwork = maxOf(limits, 'session') && maxOf(limits, 'accountAtNetwork')
    if (ofNetwork === undefined) return
    expect(maxOf(limits, 'accountAtSite')).toBeGreaterThan(ofNetwork)
    expect(maxOf(limits, 'accountAtSite')).toBeLessThanOrEqual(5 * ofNetwork)
  },
)

test('a network may ask for a token before each order that it may open', () => {
  expect(maxOf(LIMITS.guestToken, 'network')).toBeGreaterThanOrEqual(
    maxOf(LIMITS.openOrder, 'network') ?? Number.POSITIVE_INFINITY,
  )
})

const limitsOfSessions = Object.entries(LIMITS).filter(([, limits]) => maxOf(limits, 'session') !== undefined)

test.each(limitsOfSessions)(
  '%s: an account is limited over all its sessions; a stolen one leaves its owner twice as many calls',
  (_name, limits: readonly Limit[]) => {
    for (const { max, windowMs } of limits.filter(({ by }) => by === 'session')) {
      const together = limits.filter(
        ({ by, windowMs: ofAccount }) =>
          (by === 'account' || by === 'accountAtNetwork') && ofAccount === windowMs,
      )
      expect(together).toHaveLength(1)
      expect(together[0]?.max).toBeGreaterThanOrEqual(3 * max)
    }
  },
)
