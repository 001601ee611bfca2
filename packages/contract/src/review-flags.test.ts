// Tests the sentences of each kind of review flag, made from its facts.
import { describe, expect, test } from 'vitest'
import { type FlagFacts, type FlagKind, flagKind } from './review-flags.ts'
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
    'disputed by the guest’s bank (fraud): answer disp_1 at the provider',
  ],
  'dispute-won': [{ dispute_id: 'disp_1' }, 'the dispute disp_1 is won'],
  'dispute-lost': [{ dispute_id: 'disp_1' }, 'the dispute disp_1 is lost'],
  'dispute-closed': [{ dispute_id: 'disp_1' }, 'the dispute disp_1 is closed'],
  'host-owes': [
    { detail: { owed_paise: 501_00 } },
    'given back after it had been paid out: the host owes ₹501',
  ],
  other: [{ detail: { text: 'somebody wrote this' } }, 'somebody wrote this'],
}

describe.each(flagKind.options)('%s', (kind) => {
  const [facts, sentence] = examples[kind]
  const flag = { kind, payment_id: 'pay_1', dispute_id: null, detail: {}, ...facts }

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
