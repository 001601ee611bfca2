// The entry that a line of a settlement still lacks in our ledger.
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
import { adjustmentOf } from './differences.ts'

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
  const made = Object.entries(adjustmentOf(line(change)) ?? {}).map(([account, paise]) => [
    account,
    0 + paise,
  ])
  expect(Object.fromEntries(made)).toEqual(entry === undefined ? {} : { ...NO_ENTRY, ...entry })
})
