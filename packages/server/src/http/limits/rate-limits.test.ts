// What holds for every rate limit.
import { expect, test } from 'vitest'
import type { Limit } from './limit.ts'
import { LIMITS } from './rate-limits.ts'

const maxOf = (limits: readonly Limit[], by: Limit['by']) => limits.find((limit) => limit.by === by)?.max

test.each(Object.entries(LIMITS))(
  '%s: whoever has 65,536 networks of IPv6 has no more than a few times what one network has',
  (_name, limits: readonly Limit[]) => {
    const ofNetwork = maxOf(limits, 'network')
    const together = maxOf(limits, 'site') ?? maxOf(limits, 'everybody')
    if (limits.some(({ by }) => by === 'networkWithoutToken')) expect(ofNetwork).toBeDefined()
    if (ofNetwork === undefined) return
    expect(together).toBeGreaterThanOrEqual(ofNetwork)
    expect(together).toBeLessThanOrEqual(10 * ofNetwork)
  },
)

test('a network may ask for a token before each order that it may open', () => {
  expect(maxOf(LIMITS.guestToken, 'network')).toBeGreaterThanOrEqual(
    maxOf(LIMITS.openOrder, 'network') ?? Number.POSITIVE_INFINITY,
  )
})

test.each(Object.entries(LIMITS))(
  '%s: whoever has stolen one session leaves its owner at least twice as many calls of the account',
  (_name, limits: readonly Limit[]) => {
    for (const { max, windowMs } of limits.filter(({ by }) => by === 'session'))
      for (const other of limits.filter(({ by }) => by === 'account' || by === 'accountAtNetwork'))
        if (other.windowMs === windowMs) expect(other.max).toBeGreaterThanOrEqual(3 * max)
  },
)
