// Who acts next in a dispute.
import { expect, test } from 'vitest'
import { disputeGroupOf } from './rules.ts'

const NOW = new Date('2026-11-26T10:00:00Z')
const AHEAD = new Date('2026-11-26T10:00:01Z')

test.each([
  ['open', AHEAD, 'answer-now'],
  ['open', null, 'answer-now'],
  ['open', NOW, 'with-bank'],
  ['under_review', AHEAD, 'with-bank'],
  ['won', AHEAD, 'closed'],
  ['lost', null, 'closed'],
  ['closed', AHEAD, 'closed'],
] as const)('%s until %s: %s', (status, respond_by, group) => {
  expect(disputeGroupOf({ status, respond_by }, NOW)).toBe(group)
})
