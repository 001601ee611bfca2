// The rules of payments: when orders and refunds are checked again.
import { describe, expect, test } from 'vitest'
import { after, DAY_MS, HOUR_MS, MINUTE_MS, OPENED, SECOND_MS } from '../../../test/times.ts'
import * as rules from './checks.ts'

describe('an order is checked', () => {
  const AT = [2 * MINUTE_MS, 10 * MINUTE_MS, DAY_MS]

  test.each([
    ['at its first time', 0, 2 * MINUTE_MS],
    ['at its first time, to the millisecond', 2 * MINUTE_MS - 1, 2 * MINUTE_MS],
    ['then at the next', 2 * MINUTE_MS, 10 * MINUTE_MS],
    ['and again days later, leaving out what has gone by', HOUR_MS, DAY_MS],
  ])('%s', (_when, age, next) => {
    expect(rules.nextCheck(OPENED, after(age), AT)).toEqual(after(next))
  })
  test('no more after the last time', () => {
    expect(rules.nextCheck(OPENED, after(DAY_MS), AT)).toBeNull()
    expect(rules.nextCheck(OPENED, OPENED, [])).toBeNull()
  })
  test('after a refusal to report it: after an hour, then when it is twice as old, without end', () => {
    expect(rules.checkAfterRefusal(OPENED, OPENED)).toEqual(after(HOUR_MS))
    expect(rules.checkAfterRefusal(OPENED, after(HOUR_MS / 2))).toEqual(after(1.5 * HOUR_MS))
    expect(rules.checkAfterRefusal(OPENED, after(5 * HOUR_MS))).toEqual(after(10 * HOUR_MS))
  })
  test('at most every three seconds, and less often the older it is, at last every minute', () => {
    const ages = [0, MINUTE_MS, 2 * MINUTE_MS, 20 * MINUTE_MS, DAY_MS]
    expect(ages.map((age) => rules.askAgainMs(OPENED, after(age)) / SECOND_MS)).toEqual([3, 3, 6, 60, 60])
  })
})

test('a refund is checked after five minutes, then when it is twice as old, at least daily', () => {
  const next = (age: number) => rules.checkRefundAgain(OPENED, after(age)).getTime() - after(age).getTime()
  const ages = [0, 5 * MINUTE_MS, 20 * MINUTE_MS, DAY_MS, 6 * DAY_MS]
  expect(ages.map((age) => next(age) / MINUTE_MS)).toEqual([5, 5, 20, 24 * 60, 24 * 60])
})
