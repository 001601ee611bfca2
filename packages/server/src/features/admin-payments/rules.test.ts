// Who acts next in a dispute.
import { expect, test } from 'vitest'
import { disputeGroupOf } from './rules.ts'

const NOW = new Date('2026-11-26T10:00:00Z')
const AHEAD = new Date('2026-11-26T10:00:01Z')
const REFUSED = { refusal: 'too large' }
const BEING_SENT = { refusal: null }

test.each([
  ['open', AHEAD, null, 'answer-now'],
  ['open', null, null, 'answer-now'],
  ['open', AHEAD, REFUSED, 'answer-now'],
  ['open', AHEAD, BEING_SENT, 'with-bank'],
  ['open', NOW, null, 'with-bank'],
  ['open', NOW, REFUSED, 'with-bank'],
  ['under_review', AHEAD, null, 'with-bank'],
  ['won', AHEAD, null, 'closed'],
  ['lost', null, BEING_SENT, 'closed'],
  ['closed', AHEAD, null, 'closed'],
] as const)('%s until %s with answer %j: %s', (status, respond_by, answer, group) => {
  expect(disputeGroupOf({ status, respond_by, answer }, NOW)).toBe(group)
})
