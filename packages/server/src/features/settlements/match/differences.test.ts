// The judgement of a settlement and its lines: what differs from our books, the entry that a line still lacks, and when it can be booked.
import { expect, test } from 'vitest'
import {
  CHARGE,
  type Change,
  DISPUTE,
  line,
  NOW,
  PAYMENT,
  REFUND,
  REVERSAL,
  TRANSFER,
} from '../../../test/settlements/line-facts.ts'
import { adjustmentOf, canBeBooked, differencesOfLine, differencesOfSettlement } from './differences.ts'
import type { LineFacts } from './line-facts.ts'

test.each<[string, Change]>([
  ['a payment', PAYMENT],
  ['a refund', REFUND],
  ['a refund that the provider charges for', { ...REFUND, ...CHARGE, debit_paise: 10_990 }],
  ['a transfer to a host with its fee', TRANSFER],
  ['what comes back of a transfer', REVERSAL],
  ['a line of a dispute, whatever it brings,', { ...DISPUTE, amount_paise: 1, debit_paise: 2 }],
  ['a refund that is under way', { ...REFUND, refund_id: null, refundedPaise: 0, isRefundUnderWay: true }],
  ['a line that is withdrawn', { type: 'payment', credit_paise: 1, withdrawn_at: NOW }],
])('%s as our books have it is no difference', (_what, change) => {
  expect(differencesOfLine(line(change))).toEqual([])
})

const PAYMENT_OF = { paymentId: 'pay_1', refundId: null }
const REFUND_OF = { paymentId: 'pay_1', refundId: 'refund' }
const NOTHING_OF = { paymentId: null, refundId: null }

test.each<[string, Change, object, object]>([
  [
    'a payment of another amount',
    { ...PAYMENT, amount_paise: 52_000, credit_paise: 50_770 },
    PAYMENT_OF,
    { line: 'amount-differs', line_paise: 52_000, entered_paise: 52_104 },
  ],
  [
    'a payment that brings less than its line says',
    { ...PAYMENT, credit_paise: 50_000 },
    PAYMENT_OF,
    { line: 'amount-differs', line_paise: 51_230, entered_paise: 52_104 },
  ],
  [
    'a payment whose line says another amount than it brings',
    { ...PAYMENT, amount_paise: 52_000 },
    PAYMENT_OF,
    { line: 'amount-differs', line_paise: 52_000, entered_paise: 52_104 },
  ],
  [
    'a payment with another fee',
    { ...PAYMENT, fee_paise: 1_330, credit_paise: 50_774 },
    PAYMENT_OF,
    {
      line: 'fee-differs',
      line_paise: 1_330,
      line_tax_paise: 188,
      entered_paise: 1_230,
      entered_tax_paise: 188,
    },
  ],
  [
    'a payment with another tax',
    { ...PAYMENT, tax_paise: 189 },
    PAYMENT_OF,
    {
      line: 'fee-differs',
      line_paise: 1_230,
      line_tax_paise: 189,
      entered_paise: 1_230,
      entered_tax_paise: 188,
    },
  ],
  [
    'a refund of another amount',
    { ...REFUND, amount_paise: 10_300, debit_paise: 10_300 },
    REFUND_OF,
    { line: 'amount-differs', line_paise: 10_300, entered_paise: 10_400 },
  ],
  [
    'a refund that takes more than its amount and its charge',
    { ...REFUND, ...CHARGE, debit_paise: 11_000 },
    REFUND_OF,
    { line: 'amount-differs', line_paise: 10_410, entered_paise: 10_400 },
  ],
  [
    'a transfer of another amount',
    { ...TRANSFER, amount_paise: 50_000, debit_paise: 50_148 },
    NOTHING_OF,
    { line: 'amount-differs', line_paise: 50_000, entered_paise: 50_100 },
  ],
  [
    'a transfer with another fee',
    { ...TRANSFER, fee_paise: 158, debit_paise: 50_258 },
    NOTHING_OF,
    { line: 'fee-differs', line_paise: 158, line_tax_paise: 23, entered_paise: 148, entered_tax_paise: 23 },
  ],
  [
    'a reversal of another amount',
    { ...REVERSAL, amount_paise: 9_000, credit_paise: 9_000 },
    NOTHING_OF,
    { line: 'amount-differs', line_paise: 9_000, entered_paise: 10_000 },
  ],
  [
    'a payment that is settled twice',
    { ...PAYMENT, payment_id: null, isMatchedElsewhere: true },
    PAYMENT_OF,
    { line: 'twice', line_paise: 50_874 },
  ],
  [
    'a refund that is deducted twice',
    { ...REFUND, refund_id: null, takenFromPaymentId: null, isMatchedElsewhere: true },
    NOTHING_OF,
    { line: 'twice', line_paise: -10_400 },
  ],
  [
    'a payment that nobody knows',
    { ...PAYMENT, payment_id: null },
    NOTHING_OF,
    { line: 'unknown-payment', line_paise: 50_874 },
  ],
  [
    'a refund that nobody knows',
    { ...REFUND, refund_id: null, takenFromPaymentId: null },
    NOTHING_OF,
    { line: 'unknown-refund', line_paise: 10_400 },
  ],
  [
    'an adjustment with a reason',
    { debit_paise: 700, description: 'a fine' },
    NOTHING_OF,
    { line: 'unknown-adjustment', line_paise: -700, description: 'a fine' },
  ],
  [
    'an adjustment without one',
    { credit_paise: 700 },
    NOTHING_OF,
    { line: 'unknown-adjustment', line_paise: 700 },
  ],
])('%s is a difference of its own', (_what, change, of, detail) => {
  const { entity_id } = line(change)
  expect(differencesOfLine(line(change))).toEqual([
    { kind: 'settlement-line', lineId: 'line', ...of, detail: { entity_id, ...detail } },
  ])
})

const NO_ENTRY = { gateway_receivable: 0, gateway_charges: 0, input_gst: 0, disputed: 0, suspense: 0 }

test.each<[string, Change, Partial<typeof NO_ENTRY> | undefined]>([
  ['a payment as it is in our books', PAYMENT, undefined],
  ['a refund as it is in our books', REFUND, undefined],
  ['a transfer as it is in our books', TRANSFER, undefined],
  ['a reversal as it is in our books', REVERSAL, undefined],
  [
    'a payment that brings less: suspense, not a charge',
    { ...PAYMENT, credit_paise: 50_000 },
    { gateway_receivable: -874, suspense: 874 },
  ],
  ['money that nobody knows', { credit_paise: 700 }, { gateway_receivable: 700, suspense: -700 }],
  [
    'the charge for a refund',
    { ...REFUND, ...CHARGE, debit_paise: 10_990 },
    { gateway_receivable: -590, gateway_charges: 500, input_gst: 90 },
  ],
  [
    'what a dispute takes, with its charge',
    { ...DISPUTE, ...CHARGE, debit_paise: 52_694 },
    { gateway_receivable: -52_694, gateway_charges: 500, input_gst: 90, disputed: 52_104 },
  ],
  [
    'what a dispute gives back',
    { ...DISPUTE, credit_paise: 52_104 },
    { gateway_receivable: 52_104, disputed: -52_104 },
  ],
  [
    'what it lacks of an earlier entry',
    {
      ...{ ...DISPUTE, ...CHARGE, debit_paise: 52_694 },
      adjusted: { receivablePaise: -694, chargesPaise: 400, gstPaise: 70, disputedPaise: 4 },
    },
    { gateway_receivable: -52_000, gateway_charges: 100, input_gst: 20, disputed: 52_100, suspense: -220 },
  ],
  [
    'a withdrawn line: its entry is taken back',
    {
      ...{ ...DISPUTE, ...CHARGE, debit_paise: 52_694, withdrawn_at: NOW },
      adjusted: { receivablePaise: -52_694, chargesPaise: 500, gstPaise: 90, disputedPaise: 52_104 },
    },
    { gateway_receivable: 52_694, gateway_charges: -500, input_gst: -90, disputed: -52_104 },
  ],
])('the entry of %s', (_what, change, entry) => {
  // Zero is not −0.
  const made = Object.entries(adjustmentOf(line(change), 'report') ?? {}).map(([account, paise]) => [
    account,
    0 + paise,
  ])
  expect(Object.fromEntries(made)).toEqual(entry === undefined ? {} : { ...NO_ENTRY, ...entry })
})

test.each<[string, Change, object | undefined]>([
  ['a line that is flagged', { ...PAYMENT, credit_paise: 50_000 }, undefined],
  ['the charge of a refund that is flagged', { ...REFUND, ...CHARGE, debit_paise: 11_000 }, undefined],
  ['a line that is right', { ...DISPUTE, credit_paise: 52_104 }, { gateway_receivable: 52_104 }],
])('%s is entered by what it brought where the total is right by our books', (_what, change, entry) => {
  expect(adjustmentOf(line(change), 'books')).toEqual(entry && expect.objectContaining(entry))
})

const lines = [line(PAYMENT), line(REFUND)]
const NET = 50_874 - 10_400
const SETTLED = { status: 'processed', amount_paise: NET, utr: 'UTR1' } as const

test.each<[string, Partial<Parameters<typeof differencesOfSettlement>[0]>, LineFacts[], object[]]>([
  ['whose lines add up', {}, lines, []],
  ['of which a line is withdrawn', {}, [...lines, line({ credit_paise: 5, withdrawn_at: NOW })], []],
  [
    'that adds up where a line that is flagged is as in our books',
    {},
    [line(PAYMENT, { credit_paise: 1 }), line(REFUND)],
    [],
  ],
  [
    'that adds up so, beside the charge for a refund',
    { amount_paise: NET - 590 },
    [line(PAYMENT, { credit_paise: 1 }), line(REFUND, CHARGE, { debit_paise: 10_990 })],
    [],
  ],
  ['whose lines add up, one of them flagged', { amount_paise: 1 }, [line(PAYMENT, { credit_paise: 1 })], []],
  ['of another amount', { amount_paise: 1 }, lines, [['settlement-sum-differs', NET]]],
  ['without a line', {}, [], [['settlement-sum-differs', 0]]],
  ['of nothing', { amount_paise: 0 }, [], []],
  ['that was only made, and has no line yet', { status: 'created', utr: null }, [], []],
  [
    'that was only made, of another amount',
    { status: 'created', amount_paise: 1 },
    lines,
    [['settlement-sum-differs', NET]],
  ],
  ['without its bank reference', { utr: null }, lines, [['settlement-without-utr']]],
  ['that our bank has returned', { status: 'failed', utr: null }, lines, [['settlement-failed']]],
])('a settlement %s', (_what, change, of, found) => {
  const settlement = { ...SETTLED, ...change }
  expect(differencesOfSettlement(settlement, of)).toEqual(
    (found as [string, number?][]).map(([kind, entered_paise]) => ({
      ...{ kind, lineId: null, paymentId: null, refundId: null },
      detail: {
        amount_paise: settlement.amount_paise,
        ...(entered_paise !== undefined && { entered_paise }),
      },
    })),
  )
})

test.each<[string, Partial<Parameters<typeof canBeBooked>[0]>, boolean]>([
  ['that has arrived whole', {}, true],
  ['that is on its way', { status: 'created' }, false],
  ['that our bank has returned', { status: 'failed' }, false],
  ['without a bank reference', { utr: null }, false],
  ['with a paisa that is no line’s', { amount_paise: NET + 1 }, false],
])('booking a settlement %s', (_what, change, can) => {
  expect(canBeBooked({ ...SETTLED, ...change }, lines)).toBe(can)
})

test('a settlement is booked where a line that is flagged is wrong, and the total right', () => {
  expect(canBeBooked(SETTLED, [line(PAYMENT, { credit_paise: 1 }), line(REFUND)])).toBe(true)
})
