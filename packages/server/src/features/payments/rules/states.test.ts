// The rules of payments: their states only go forward, and what an order's attempts say of it.
import { expect, test } from 'vitest'
import type { PaymentStatus } from '../../../db/tables.ts'
import { after, DAY_MS, OPENED } from '../../../test/times.ts'
import * as rules from './states.ts'

const attempts = (...statuses: PaymentStatus[]) => statuses.map((status) => ({ status }))
const STATUSES: readonly PaymentStatus[] = ['created', 'failed', 'authorized', 'captured', 'refunded']

test.each<[PaymentStatus, PaymentStatus[], string]>([
  ['created', [], 'nothing goes back to the beginning'],
  ['failed', ['created'], 'an authorized payment is not failed by a late update'],
  ['authorized', ['created', 'failed'], 'a guest may try again after a failure'],
  ['captured', ['created', 'failed', 'authorized'], 'a capture counts, however late it is reported'],
  ['refunded', ['created', 'failed', 'authorized', 'captured'], 'what went back stays there'],
])('a payment becomes %s from %j: %s', (reported, from) => {
  expect(STATUSES.filter((status) => rules.ALLOWED_FROM[reported].includes(status))).toEqual(from)
})

test('events that could not be applied are kept longer', () => {
  expect(rules.UNAPPLIED_OUTCOMES).toEqual(['unknown-order', 'unknown-payment', 'unreadable', 'forged'])
})

test.each([
  [['captured'], true, 'its only payment came'],
  [['refunded'], true, 'its only payment came and went back'],
  [['failed'], false, 'its guest may try again'],
  [['authorized'], false, 'the money is still to come'],
  [['created'], false, 'the guest may still be paying'],
  [[], false, 'there was no attempt yet'],
  [['failed', 'captured'], false, 'the one that failed may still be captured'],
  [['captured', 'captured'], false, 'one of two is to be refunded'],
] as [PaymentStatus[], boolean, string][])(
  'an order with %j has no more updates: %j, since %s',
  (tried, settled) => {
    expect(rules.isSettled(attempts(...tried))).toBe(settled)
  },
)

test('an authorized payment is overdue a day after its order was opened, not before', () => {
  const overdue = (age: number, ...tried: PaymentStatus[]) =>
    rules.isCaptureOverdue(OPENED, after(age), attempts(...tried))
  expect(overdue(DAY_MS, 'authorized')).toBe(true)
  expect(overdue(DAY_MS, 'failed', 'authorized')).toBe(true)
  expect(overdue(DAY_MS - 1, 'authorized')).toBe(false)
  expect(overdue(DAY_MS, 'captured')).toBe(false)
  expect(overdue(DAY_MS)).toBe(false)
})

test.each([
  [[], 'none', 'no guest began to pay'],
  [['created'], 'pending', 'the bank is asked'],
  [['authorized'], 'pending', 'the bank has promised'],
  [['captured'], 'pending', 'the money is here, and cannot be placed yet'],
  [['failed'], 'failed', 'it may be tried again'],
  [['failed', 'authorized'], 'pending', 'the second try may succeed'],
  [['refunded'], 'none', 'the money went back'],
  [['refunded', 'failed'], 'failed', 'the last try failed'],
] as [PaymentStatus[], string, string][])('an order with %j shows its guest %j: %s', (tried, state) => {
  expect(rules.stateForGuest(attempts(...tried))).toBe(state)
})
