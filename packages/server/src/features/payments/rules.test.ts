// The rules of payments: states only go forward, and what needs review is flagged.
import { describe, expect, test } from 'vitest'
import type { DisputeStatus, PaymentStatus } from '../../db/tables.ts'
import * as rules from './rules.ts'

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const OPENED = new Date('2026-11-21T06:30:00Z')
const after = (ms: number) => new Date(OPENED.getTime() + ms)
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

describe('the flags of a new contribution', () => {
  const box = { event_date: '2026-11-21', deleted_at: null }
  const asOrdered = { orderedPaise: 52_104, paidPaise: 52_104, paidAt: OPENED }

  test('are none where it arrived as ordered', () => {
    expect(rules.flagsOnArrival(asOrdered, box)).toEqual([])
  })
  test.each([52_103, 52_105])('name the amount where %d paise came of 52104', (paidPaise) => {
    expect(rules.flagsOnArrival({ ...asOrdered, paidPaise }, box)).toEqual([
      { kind: 'amount-differs', detail: { paid_paise: paidPaise, ordered_paise: 52_104 } },
    ])
  })
  test('name a deleted box', () => {
    expect(rules.flagsOnArrival(asOrdered, { ...box, deleted_at: OPENED })).toEqual([{ kind: 'box-deleted' }])
  })
  test('name a box that had closed, not one in its last moment', () => {
    const closes = new Date('2026-11-22T00:00:00Z')
    expect(rules.flagsOnArrival({ ...asOrdered, paidAt: closes }, box)).toEqual([])
    const late = { ...asOrdered, paidAt: new Date(closes.getTime() + 1) }
    expect(rules.flagsOnArrival(late, box)).toEqual([{ kind: 'box-closed' }])
  })
  test('are all that apply', () => {
    const all = { ...asOrdered, paidPaise: 104, paidAt: after(9 * DAY_MS) }
    const kinds = rules.flagsOnArrival(all, { ...box, deleted_at: OPENED }).map(({ kind }) => kind)
    expect(kinds).toEqual(['amount-differs', 'box-deleted', 'box-closed'])
  })
})

test('a dispute only goes forward: a lost one stays lost, and a repeated update is none', () => {
  const all: readonly DisputeStatus[] = ['open', 'under_review', 'won', 'closed', 'lost']
  const updatesAfter = (before: DisputeStatus | undefined) =>
    all.filter((reported) => rules.isDisputeUpdate(before, reported))
  expect(updatesAfter(undefined)).toEqual(all)
  expect(updatesAfter('open')).toEqual(['under_review', 'won', 'closed', 'lost'])
  expect(updatesAfter('under_review')).toEqual(['won', 'closed', 'lost'])
  expect(updatesAfter('won')).toEqual(['lost'])
  expect(updatesAfter('closed')).toEqual(['lost'])
  expect(updatesAfter('lost')).toEqual([])
})

test.each([
  ['open', 'disputed'],
  ['under_review', 'disputed'],
  ['won', 'dispute-won'],
  ['closed', 'dispute-closed'],
  ['lost', 'dispute-lost'],
] as const)('a dispute that is %s raises the flag %s', (status, flag) => {
  expect(rules.FLAG_OF_DISPUTE[status]).toBe(flag)
})

test('events that could not be applied are kept longer', () => {
  expect(rules.LOST_OUTCOMES).toEqual(['unknown-order', 'unknown-payment', 'unreadable'])
})

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
  test('where the provider refused to report it: after an hour, then when it is twice as old, without end', () => {
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
] as [PaymentStatus[], string, string][])('of an order with %j a guest is told %j: %s', (tried, state) => {
  expect(rules.stateForGuest(attempts(...tried))).toBe(state)
})

describe('the notes of an order at the provider', () => {
  const installation = 'of the tests'
  const order = {
    event_box_id: '3mJr7AoUXx2Wqd9fGhKpLs',
    request_key: '0d9a1f8e-58a0-4b1c-9a3c-0d1a2b3c4d5e',
    guest_name: 'Sunita Deshpande',
    guest_phone: '9876543210',
    guest_address: '12 Station Road, Pune',
  }
  const nothing = {
    event_box_id: null,
    request_key: null,
    guest_name: null,
    guest_phone: null,
    guest_address: null,
  }

  test('are read as they were written', () => {
    expect(rules.notesOf(order, installation)).toEqual({
      installation,
      event_box: order.event_box_id,
      request_key: order.request_key,
      guest_name: order.guest_name,
      guest_phone: order.guest_phone,
      guest_address: order.guest_address,
    })
    expect(rules.intentionIn(rules.notesOf(order, installation))).toEqual(order)
  })
  test('leave out unknown values', () => {
    expect(rules.notesOf(nothing, installation)).toEqual({ installation })
    expect(rules.intentionIn({ installation })).toEqual(nothing)
  })
  test('identify the order without naming the guest', () => {
    expect(rules.identifyingNotes(order, installation)).toEqual({
      installation,
      event_box: order.event_box_id,
      request_key: order.request_key,
    })
    expect(rules.identifyingNotes(nothing, installation)).toEqual({ installation })
  })
  test('are read without values that were edited into invalid ones', () => {
    const changed = {
      event_box: '../../admin',
      request_key: 'guess',
      guest_name: ' ',
      guest_phone: '12',
      guest_address: 'x'.repeat(201),
    }
    expect(rules.intentionIn(changed)).toEqual(nothing)
    expect(rules.intentionIn({ ...changed, guest_name: 'Asha' })).toEqual({ ...nothing, guest_name: 'Asha' })
  })
  test('tell our orders from others by the installation id or, without one, by a box of ours', () => {
    const isOfOthers = (mark: object, namesOurBox: boolean) =>
      rules.isOfOthers(mark, { installation: 'ours', namesOurBox })
    expect(isOfOthers({ installation: 'ours' }, false)).toBe(false)
    expect(isOfOthers({ installation: 'theirs' }, true)).toBe(true)
    expect(isOfOthers({}, true)).toBe(false)
    expect(isOfOthers({}, false)).toBe(true)
  })
})
