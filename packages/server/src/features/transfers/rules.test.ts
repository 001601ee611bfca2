// Tries transfers, holds and reversals for any gift, refunds and days; a failure prints a seed that repeats it.
import { splitCharge } from '@lifafa/contract/money'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Row } from '../../db/tables.ts'
import {
  holdEndAfter,
  laterState,
  mustMoveHold,
  nextTransferCheck,
  orderedTransfer,
  requiredHoldEnd,
  requiredReversal,
  reversiblePaise,
  shortensHold,
} from './rules.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const NOW = new Date('2026-11-21T06:30:00Z')

const transferOf = (amount_paise: number, otherwise: Partial<Row<'transfers'>> = {}) =>
  ({
    ...{ amount_paise, reversed_paise: 0, state: 'processed', settled_at: null, held_until: null },
    ...otherwise,
  }) as Row<'transfers'>

/** Paise that a guest paid, and the parts of it that go back, one after another. */
const refundedGifts = fc
  .integer({ min: 104, max: 50_000_000 })
  .chain((paidPaise) =>
    fc.tuple(fc.constant(paidPaise), fc.array(fc.integer({ min: 100, max: paidPaise }), { maxLength: 6 })),
  )
const moments = fc.date({ min: NOW, max: new Date(NOW.getTime() + 400 * DAY_MS), noInvalidDate: true })
const days = moments.map((moment) => moment.toISOString().slice(0, 10))

test('our balance, which has our fees alone, pays of each refund its fee and less than a rupee besides', () => {
  fc.assert(
    fc.property(refundedGifts, ([paidPaise, parts]) => {
      const { contributionPaise, feePaise } = splitCharge(paidPaise)
      let transfer = transferOf(contributionPaise)
      let refundedPaise = 0
      for (const part of parts) {
        refundedPaise = Math.min(paidPaise, refundedPaise + part)
        const required = requiredReversal(transfer, { paidPaise, refundedPaise, contributionPaise })
        const reversed_paise = transfer.reversed_paise + reversiblePaise(transfer, required)
        expect(reversed_paise).toBeLessThanOrEqual(required)
        expect(required - reversed_paise).toBeLessThan(100)
        expect(required).toBeLessThanOrEqual(contributionPaise)
        expect(refundedPaise - required).toBeGreaterThanOrEqual(0)
        expect(refundedPaise - required).toBeLessThanOrEqual(feePaise)
        transfer = { ...transfer, reversed_paise }
      }
      const whole = requiredReversal(transfer, { paidPaise, refundedPaise: paidPaise, contributionPaise })
      expect(whole).toBe(contributionPaise)
    }),
  )
})

test('nothing is reversed of what is with the host, failed, or not carried out', () => {
  for (const otherwise of [
    { settled_at: NOW },
    { state: 'failed' as const },
    { state: 'pending' as const },
    { state: 'created' as const },
  ])
    expect(reversiblePaise(transferOf(50_100, otherwise), 50_100)).toBe(0)
})

test('a hold ends a day after the event, and not for weeks while the host is stopped', () => {
  fc.assert(
    fc.property(days, moments, (day, now) => {
      const afterEvent = holdEndAfter(day)
      expect(requiredHoldEnd(day, { isStopped: false, now })).toEqual(afterEvent)
      expect(orderedTransfer({ account_id: 'acc_1', amount_paise: 52_104 }, day)).toEqual({
        ...{ accountId: 'acc_1', amountPaise: 50_100, heldUntil: afterEvent },
      })
      const stopped = requiredHoldEnd(day, { isStopped: true, now })
      expect(stopped.getTime()).toBeGreaterThanOrEqual(afterEvent.getTime())
      expect(stopped.getTime()).toBeGreaterThan(now.getTime() + 28 * DAY_MS)
    }),
  )
})

test('a hold that was moved is not moved again, and is looked at before it ends while the host is stopped', () => {
  fc.assert(
    fc.property(days, moments, fc.boolean(), (day, now, isStopped) => {
      const required = requiredHoldEnd(day, { isStopped, now })
      const moved = transferOf(50_100, { held_until: required > now ? required : null })
      expect(mustMoveHold(moved, required, now)).toBe(false)
      expect(shortensHold(required, moved)).toBe(false)
      const next = nextTransferCheck(moved, isStopped, now) as Date
      expect(next.getTime()).toBeGreaterThan(now.getTime())
      if (isStopped) expect(next.getTime()).toBeLessThan(required.getTime())
    }),
  )
})

test('a settled, failed or wholly reversed transfer is not looked at again, nor is its hold moved', () => {
  for (const otherwise of [{ settled_at: NOW }, { state: 'failed' as const }, { reversed_paise: 50_100 }]) {
    const over = transferOf(50_100, { held_until: new Date(NOW.getTime() + DAY_MS), ...otherwise })
    expect(nextTransferCheck(over, true, NOW)).toBeNull()
    expect(mustMoveHold(over, new Date(NOW.getTime() + 2 * DAY_MS), NOW)).toBe(false)
  }
})

test.each([
  ['processed', 'created', 'processed'],
  ['processed', 'pending', 'processed'],
  ['processed', 'failed', 'failed'],
  ['created', 'pending', 'pending'],
  ['pending', 'processed', 'processed'],
] as const)('a transfer that is %s and is then told to be %s is %s', (known, told, after) => {
  expect(laterState(known, told)).toBe(after)
})

test('an order without an account has no transfer', () => {
  expect(orderedTransfer({ account_id: null, amount_paise: 52_104 }, '2026-11-22')).toBeUndefined()
})
