// Tests the sentences of each kind of review flag, made from its facts.
import { describe, expect, test } from 'vitest'
import {
  type FlagDetail,
  type FlagFacts,
  type FlagKind,
  flagKind,
  isTask,
  type LineFault,
  lineFault,
} from './review-flags.ts'
import { reviewFlagSentences, wordsOfFlag } from './sentences/admin/review-flags.ts'

const examples: Record<FlagKind, [Partial<FlagFacts>, string]> = {
  'amount-differs': [
    { detail: { paid_paise: 10_400, ordered_paise: 52_104 } },
    'paid ₹104 instead of ₹521.04',
  ],
  'no-box': [{}, 'paid before its event box was known'],
  'other-currency': [{ detail: { currency: 'USD' } }, 'paid in USD'],
  'refund-failed': [{ detail: { refund_paise: 52_104 } }, 'a refund of ₹521.04 failed'],
  'refund-late': [{ detail: { refund_paise: 52_104 } }, 'a refund of ₹521.04 is delayed'],
  'refund-stopped': [
    { detail: { refund_paise: 52_104, stopped_by: 'provider', refusal: 'Not today.' } },
    'a refund of ₹521.04 wasn’t sent: Razorpay refused it: Not today.',
  ],
  'gift-gone': [{}, 'the gift was already refunded; pay_1 is left of its order'],
  'money-in-dispute': [
    { detail: { amount_paise: -52_104 } },
    '₹521.04 of a lost dispute should have been deducted by now',
  ],
  'host-owes': [{ detail: { owed_paise: 501_00 } }, 'refunded after it was paid out: the host owes ₹501'],
  'settlement-line': [
    { detail: { line: 'twice', entity_id: 'pay_1', line_paise: 508_74 } },
    'settled a second time: pay_1, in setl_1 with ₹508.74',
  ],
  'settlement-sum-differs': [
    { detail: { amount_paise: 508_74, entered_paise: 508_00 } },
    'settlement setl_1 is ₹508.74, but its lines add up to ₹508',
  ],
  'settlement-without-utr': [
    { detail: { amount_paise: 508_74 } },
    'settlement setl_1 of ₹508.74 is processed but has no bank reference',
  ],
  'settlement-late': [
    { detail: { amount_paise: 521_04 } },
    '₹521.04 of pay_1 should have been settled by now',
  ],
  'settlement-failed': [
    { detail: { amount_paise: 508_74 } },
    'our bank returned settlement setl_1 of ₹508.74',
  ],
  other: [{ detail: { text: 'somebody wrote this' } }, 'somebody wrote this'],
}

const lineExamples: Record<LineFault, [FlagDetail, string]> = {
  'unknown-payment': [
    { entity_id: 'pay_9', line_paise: 508_74 },
    'settlement setl_1 has ₹508.74 of pay_9, a payment that isn’t in our books',
  ],
  'unknown-refund': [
    { entity_id: 'rfnd_9', line_paise: 104_00 },
    'settlement setl_1 deducts ₹104 for rfnd_9, a refund that isn’t in our books',
  ],
  'unknown-adjustment': [
    { entity_id: 'adj_9', line_paise: -500_00, description: 'reserve' },
    'settlement setl_1 has adj_9 of −₹500 (reserve), which isn’t in our books',
  ],
  'amount-differs': [
    { entity_id: 'pay_1', line_paise: 520_00, entered_paise: 521_04 },
    'settlement setl_1 has ₹520 for pay_1, our books have ₹521.04',
  ],
  'fee-differs': [
    {
      ...{ entity_id: 'pay_1', line_paise: 12_40, line_tax_paise: 1_89 },
      ...{ entered_paise: 12_30, entered_tax_paise: 1_88 },
    },
    'settlement setl_1 has a fee of ₹12.40 (₹1.89 GST) for pay_1, our books have ₹12.30 (₹1.88)',
  ],
  twice: [{ entity_id: 'pay_1', line_paise: 508_74 }, 'settled a second time: pay_1, in setl_1 with ₹508.74'],
}

test.each(lineFault.options)(
  'a line of a settlement that is wrong by %s has a sentence, a name and advice',
  (line) => {
    const [facts, sentence] = lineExamples[line]
    const flag = {
      ...{ kind: 'settlement-line' as const, payment_id: null, settlement_id: 'setl_1' },
      detail: { ...facts, line },
    }
    expect(reviewFlagSentences.reason(flag)).toBe(sentence)
    const { name, advice } = wordsOfFlag(flag)
    expect(name).toBe(reviewFlagSentences.kinds['settlement-line'].name)
    expect(advice).toMatch(/\.$/)
  },
)

describe.each(flagKind.options)('%s', (kind) => {
  const [facts, sentence] = examples[kind]
  const flag = { kind, payment_id: 'pay_1', settlement_id: 'setl_1', detail: {}, ...facts }

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

test('a task is one until somebody has looked at it, or its cause is gone', () => {
  const flag = { looked_at: null, resolved_at: null } as const
  expect(isTask(flag)).toBe(true)
  expect(isTask({ ...flag, looked_at: { at: '', by: '' } })).toBe(false)
  expect(isTask({ ...flag, resolved_at: '2026-11-26T10:00:00Z' })).toBe(false)
})
