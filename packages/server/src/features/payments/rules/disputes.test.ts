// How a dispute goes forward: within a phase, and from a won one to the next.
import { describe, expect, test } from 'vitest'
import type { DisputePhase, DisputeStatus } from '../../../db/tables.ts'
import { after, HOUR_MS, OPENED } from '../../../test/times.ts'
import { isDisputeUpdate } from './disputes.ts'

const STATUSES: readonly DisputeStatus[] = ['open', 'under_review', 'won', 'closed', 'lost']
const standing = (status: DisputeStatus, phase: DisputePhase = 'chargeback') => ({
  ...{ status, phase, updated_at: OPENED },
})
const SOON = after(HOUR_MS)
const LATER = after(HOUR_MS + 1)

describe('within a phase', () => {
  test.each<[DisputeStatus | undefined, readonly DisputeStatus[]]>([
    [undefined, STATUSES],
    ['open', ['under_review', 'won', 'closed', 'lost']],
    ['under_review', ['won', 'closed', 'lost']],
    ['won', ['lost']],
    ['closed', ['lost']],
    ['lost', []],
  ])('after %s the updates are %j', (before, updates) => {
    const isUpdate = (status: DisputeStatus) =>
      isDisputeUpdate(before && standing(before), standing(status), SOON)
    expect(STATUSES.filter(isUpdate)).toEqual(updates)
  })

  test.each<[DisputeStatus, readonly DisputeStatus[]]>([
    ['open', ['under_review', 'won', 'closed', 'lost']],
    ['under_review', ['won', 'closed', 'lost']],
    ['won', ['open', 'under_review', 'lost']],
    ['closed', ['open', 'under_review', 'lost']],
    ['lost', []],
  ])('more than an hour after %s the updates are %j: an ended one is challenged again', (before, updates) => {
    const isUpdate = (status: DisputeStatus) => isDisputeUpdate(standing(before), standing(status), LATER)
    expect(STATUSES.filter(isUpdate)).toEqual(updates)
  })
})

test.each(STATUSES)('a later phase begins anew, unless the dispute is lost: after %s', (before) => {
  for (const status of STATUSES)
    expect(isDisputeUpdate(standing(before), standing(status, 'pre_arbitration'), SOON)).toBe(
      before !== 'lost',
    )
})

test('the phases follow each other in their order; a report of an earlier one is old', () => {
  const phases = ['fraud', 'retrieval', 'chargeback', 'pre_arbitration', 'arbitration'] as const
  for (const [index, phase] of phases.entries())
    for (const [other, reported] of phases.entries())
      expect(isDisputeUpdate(standing('won', phase), standing('open', reported), SOON)).toBe(other > index)
})
