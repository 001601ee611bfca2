// Tests what a row of the bank's file means for its attempt.
import type { BankResult, BankVerdict } from '@lifafa/contract/endpoints/admin/bank-files'
import { expect, test } from 'vitest'
import { type AttemptOfRow, verdictOn } from './verdicts.ts'

const UTR = '612345678901'
const attempt: AttemptOfRow = {
  ...{
    id: 'x',
    channel: 'by-hand',
    state: 'submitted',
    reference: null,
    amount_paise: 501_00,
    upi_id: 'meera@okbank',
    payout_state: 'paying',
  },
}
const row: BankResult = {
  ...{ reference: '123e4567-e89b-42d3-a456-426614174000', bank_reference: UTR, status: 'Success' },
  ...{ amount: '501.00', upi_id: 'meera@okbank' },
}
const circumstances = { isRepeated: false, otherwise: 'ready' } as const

test.each<[string, BankVerdict, Partial<BankResult>, Partial<AttemptOfRow>]>([
  ['as it is', 'ready', {}, {}],
  ['a comma in the amount, capitals in the address', 'ready', { amount: '₹501', upi_id: 'MEERA@OKBANK' }, {}],
  ['without amount and UPI ID', 'ready', { amount: null, upi_id: null }, {}],
  ['the bank still works on it', 'not-paid', { status: 'Pending' }, {}],
  ['the bank failed', 'not-paid', { status: 'FAILED' }, {}],
  ['the bank says nothing', 'unclear-status', { status: '' }, {}],
  ['another amount', 'other-amount', { amount: '501.50' }, {}],
  ['no amount in its column', 'other-amount', { amount: '' }, {}],
  ['another UPI ID', 'other-upi-id', { upi_id: 'asha@okbank' }, {}],
  ['a UPI ID where none was given', 'other-upi-id', {}, { upi_id: null }],
  ['no reference of the bank', 'no-reference', { bank_reference: '' }, {}],
  ['a date for a reference', 'spoilt-reference', { bank_reference: '01-Dec' }, {}],
  ['a reference that a spreadsheet has shortened', 'spoilt-reference', { bank_reference: '6.12346E+11' }, {}],
  ['one whose leading zero is lost', 'odd-reference', { bank_reference: '12345678901' }, {}],
  ['one of NEFT', 'ready', { bank_reference: 'SBIN326329000123' }, {}],
  ['marked with this reference', 'paid', { bank_reference: ` ${UTR} ` }, { state: 'paid', reference: UTR }],
  ['marked with another', 'paid-otherwise', {}, { state: 'paid', reference: 'OTHER-1' }],
  ['marked, and returned since', 'denied', { status: 'Returned' }, { state: 'paid', reference: UTR }],
  ['marked, and unclear since', 'denied', { status: 'Success, returned' }, { state: 'paid', reference: UTR }],
  ['returned, as we know', 'not-paid', { status: 'Returned' }, { state: 'returned', reference: UTR }],
  ['marked, and marked as returned since', 'returned', {}, { state: 'returned', reference: UTR }],
  [
    'marked, its reference lost since',
    'no-reference',
    { bank_reference: '' },
    { state: 'paid', reference: UTR },
  ],
  ['said not to be paid, to be paid again', 'reopened', {}, { state: 'cancelled', payout_state: 'open' }],
  ['another attempt is under way', 'paying-again', {}, { state: 'cancelled' }],
  ['came back, and was paid again', 'paid-again', {}, { state: 'returned', payout_state: 'paid' }],
  ['failed, and is not paid any more', 'cancelled', {}, { state: 'failed', payout_state: 'cancelled' }],
  ['sent by the provider', 'unknown', {}, { channel: 'provider' }],
])('%s: %s', (_case, verdict, ofRow, ofAttempt) => {
  expect(verdictOn({ ...row, ...ofRow }, { ...attempt, ...ofAttempt }, circumstances)).toBe(verdict)
})

test('an unknown reference, a second row, and a reference that another payment has', () => {
  expect(verdictOn(row, undefined, circumstances)).toBe('unknown')
  const repeated = { ...circumstances, isRepeated: true }
  expect(verdictOn(row, attempt, repeated)).toBe('twice')
  const paid = { ...attempt, state: 'paid', reference: 'OTHER-1' } as const
  expect(verdictOn(row, paid, repeated)).toBe('paid-otherwise')
  expect(verdictOn({ ...row, status: 'Failed' }, paid, repeated)).toBe('not-paid')
  const otherwise = 'shared-reference'
  expect(verdictOn(row, attempt, { ...circumstances, otherwise })).toBe(otherwise)
})
