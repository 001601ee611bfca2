// Tests the sentences of each kind of review flag, made from its facts.
import { describe, expect, test } from 'vitest'
import {
  type FlagFacts,
  type FlagKind,
  flagKind,
  KINDS_THAT_NEED_A_PERSON,
  needsAPerson,
} from './review-flags.ts'
import { reviewFlagSentences } from './sentences/admin/review-flags.ts'

const examples: Record<FlagKind, [Partial<FlagFacts>, string]> = {
  'amount-differs': [
    { detail: { paid_paise: 10_400, ordered_paise: 52_104 } },
    'paid ₹104 where ₹521.04 were asked for',
  ],
  'box-closed': [{}, 'the event box had closed'],
  'box-deleted': [{}, 'the event box had been deleted'],
  'no-box': [{}, 'money arrived before its event box was named'],
  'other-currency': [{ detail: { currency: 'USD' } }, 'paid in USD'],
  'second-payment': [{}, 'a second payment of one order: pay_1 goes back to its guest'],
  'refund-failed': [{ detail: { refund_paise: 52_104 } }, 'a refund of ₹521.04 failed'],
  'refund-stopped': [
    { detail: { refund_paise: 52_104, stopped_by: 'provider', refusal: 'Not today.' } },
    'a refund of ₹521.04 was not sent: the provider refuses it: Not today.',
  ],
  'gift-gone': [{}, 'the gift had gone back; pay_1 is left of its order'],
  disputed: [
    { dispute_id: 'disp_1', detail: { reason_code: 'fraud' } },
    'disputed by the guest’s bank (fraud): answer disp_1 in time',
  ],
  'dispute-won': [{ dispute_id: 'disp_1' }, 'the dispute disp_1 is won'],
  'dispute-lost': [{ dispute_id: 'disp_1' }, 'the dispute disp_1 is lost'],
  'dispute-closed': [{ dispute_id: 'disp_1' }, 'the dispute disp_1 is closed'],
  'host-owes': [
    { detail: { owed_paise: 501_00 } },
    'given back after it had been paid out: the host owes ₹501',
  ],
  'line-of-unknown-payment': [
    { detail: { entity_id: 'pay_9', line_paise: 508_74 } },
    'settlement setl_1 has ₹508.74 of pay_9, a payment that is not in our books',
  ],
  'line-of-unknown-refund': [
    { detail: { entity_id: 'rfnd_9', line_paise: 104_00 } },
    'settlement setl_1 deducts ₹104 for rfnd_9, a refund that is not in our books',
  ],
  'unknown-adjustment': [
    { detail: { entity_id: 'adj_9', line_paise: -500_00, description: 'reserve' } },
    'settlement setl_1 has adj_9 of −₹500 (reserve), which is nothing in our books',
  ],
  'line-amount-differs': [
    { detail: { entity_id: 'pay_1', line_paise: 520_00, entered_paise: 521_04 } },
    'settlement setl_1 has ₹520 for pay_1, our books have ₹521.04',
  ],
  'line-fee-differs': [
    {
      detail: {
        ...{ entity_id: 'pay_1', line_paise: 12_40, line_tax_paise: 1_89 },
        ...{ entered_paise: 12_30, entered_tax_paise: 1_88 },
      },
    },
    'settlement setl_1 has a fee of ₹12.40 (₹1.89 GST) for pay_1, our books have ₹12.30 (₹1.88)',
  ],
  'line-twice': [
    { detail: { entity_id: 'pay_1', line_paise: 508_74 } },
    'settled a second time: pay_1, in setl_1 with ₹508.74',
  ],
  'settlement-sum-differs': [
    { detail: { amount_paise: 508_74, entered_paise: 508_00 } },
    'settlement setl_1 is ₹508.74, its lines are ₹508',
  ],
  'settlement-without-utr': [
    { detail: { amount_paise: 508_74 } },
    'settlement setl_1 of ₹508.74 is processed, and has no bank reference',
  ],
  'settlement-late': [
    { detail: { amount_paise: 521_04 } },
    '₹521.04 of pay_1 should have been settled by now',
  ],
  'settlement-failed': [
    { detail: { amount_paise: 508_74 } },
    'our bank did not take settlement setl_1 of ₹508.74',
  ],
  other: [{ detail: { text: 'somebody wrote this' } }, 'somebody wrote this'],
}

describe.each(flagKind.options)('%s', (kind) => {
  const [facts, sentence] = examples[kind]
  const flag = { kind, payment_id: 'pay_1', settlement_id: 'setl_1', dispute_id: null, detail: {}, ...facts }

  test('has a sentence with its facts, a name and advice', () => {
    expect(reviewFlagSentences.reason(flag)).toBe(sentence)
    const { name, advice } = reviewFlagSentences.kinds[kind]
    expect(name).toMatch(/^[A-Z]/)
    expect(advice).toMatch(/\.$/)
  })

  // Flags that a migration made from old sentences have fewer facts.
  test('has a sentence where a fact is missing', () => {
    expect(reviewFlagSentences.reason({ ...flag, detail: {} })).not.toMatch(/undefined|NaN/)
  })
})

test('a flag that asks nothing of anybody is no task', () => {
  const idle = flagKind.options.filter((kind) =>
    /Nothing (to do|more)|by itself; if it cannot|paid all the same/.test(
      reviewFlagSentences.kinds[kind].advice,
    ),
  )
  expect(idle).toEqual([
    'box-closed',
    'box-deleted',
    'second-payment',
    'dispute-won',
    'dispute-lost',
    'dispute-closed',
  ])
  expect(KINDS_THAT_NEED_A_PERSON.filter((kind) => idle.includes(kind))).toEqual([])
})

test('a task is one until somebody has looked at it, or its cause is gone', () => {
  const flag = { kind: 'refund-failed', looked_at: null, resolved_at: null } as const
  expect(needsAPerson(flag)).toBe(true)
  expect(needsAPerson({ ...flag, kind: 'dispute-won' })).toBe(false)
  expect(needsAPerson({ ...flag, looked_at: { at: '', by: '' } })).toBe(false)
  expect(needsAPerson({ ...flag, resolved_at: '2026-11-26T10:00:00Z' })).toBe(false)
})
