// Tests what a report of the provider does to an attempt: every state of ours with every status of theirs.
import { expect, test } from 'vitest'
import type { ProviderPayout } from '../../../../provider/objects/payouts.ts'
import type { AttemptState } from '../../rules/states.ts'
import { isContradiction, isMoneySent, isNews, isStillComing, outcomeOf } from './report.ts'

const AT = new Date('2026-11-25T06:00:00Z')
const known = (state: AttemptState) => ({
  state,
  paid_at: state === 'paid' || state === 'returned' ? AT : null,
})
const reported = (
  status: ProviderPayout['status'],
  status_details: ProviderPayout['status_details'] = null,
) => ({
  ...{ id: 'pout_1', amount: 501_00, status, reference_id: 'x', created_at: 0, notes: {}, utr: null },
  status_details,
})
const COMING = ['pending', 'queued', 'scheduled', 'processing'] as const
const GONE = ['failed', 'cancelled', 'rejected'] as const

/** The state that an attempt gets; undefined where the report is no news. */
const becomes = (status: ProviderPayout['status'], state: AttemptState) =>
  isNews(reported(status), known(state)) ? outcomeOf(reported(status), known(state)).state : undefined

const STATES = ['submitting', 'submitted', 'paid', 'failed', 'returned', 'cancelled'] as const
const all = (status: ProviderPayout['status']) => STATES.map((state) => becomes(status, state))

test.each(COMING)('%s: the provider has it', (status) => {
  expect(all(status)).toEqual(['submitted', undefined, undefined, undefined, undefined, undefined])
  expect(isMoneySent({ status })).toBe(true)
})

test.each(GONE)('%s: nothing was paid', (status) => {
  expect(all(status)).toEqual(['failed', 'failed', undefined, undefined, undefined, undefined])
  expect(isMoneySent({ status })).toBe(false)
})

test('processed: it is paid, also where we had thought otherwise; money that came back stays so', () => {
  expect(all('processed')).toEqual(['paid', 'paid', undefined, 'paid', undefined, 'paid'])
})

test('reversed: a payout that had arrived came back; one that had not has failed', () => {
  expect(all('reversed')).toEqual(['failed', 'failed', 'returned', undefined, undefined, undefined])
})

test('a report that contradicts what was said before is told to an operator', () => {
  const contradicted = (status: ProviderPayout['status']) =>
    STATES.filter((state) => isContradiction({ status }, known(state)))
  expect(contradicted('processing')).toEqual(['failed', 'cancelled'])
  expect(contradicted('processed')).toEqual(['failed', 'cancelled'])
  expect(contradicted('failed')).toEqual(['paid'])
  expect(contradicted('reversed')).toEqual([])
  const coming = STATES.filter((state) => isStillComing({ status: 'processing' }, known(state)))
  expect(coming).toEqual(['failed', 'cancelled'])
  expect(STATES.filter((state) => isStillComing({ status: 'processed' }, known(state)))).toEqual([])
})

test('the outcome has the facts of the report, and why it failed in the provider’s words', () => {
  expect(outcomeOf({ ...reported('processed'), utr: '612345678901' }, known('submitted'))).toEqual({
    ...{ state: 'paid', provider_payout_id: 'pout_1', amount_paise: 501_00, reference: '612345678901' },
  })
  const details = { reason: 'invalid_vpa', description: 'No such address', source: 'beneficiary_bank' }
  expect(outcomeOf(reported('failed', details), known('submitted'))).toMatchObject({
    ...{ state: 'failed', failure: 'destination', failure_text: 'No such address' },
  })
  expect(outcomeOf(reported('rejected'), known('submitted'))).toMatchObject({
    failure: 'rejected',
    failure_text: null,
  })
})
