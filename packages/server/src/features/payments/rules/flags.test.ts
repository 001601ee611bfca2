// The rules of payments: what an administrator should look at, and how a dispute goes forward.
import { describe, expect, test } from 'vitest'
import type { DisputeStatus } from '../../../db/tables.ts'
import { after, DAY_MS, OPENED } from '../../../test/times.ts'
import * as rules from './flags.ts'

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
