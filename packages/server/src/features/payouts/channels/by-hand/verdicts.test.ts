// Tests what a row of the bank's file means for its attempt: statuses as banks write them, references that a spreadsheet has changed.
import type { BankResult, BankVerdict } from '@lifafa/contract/endpoints/admin/bank-files'
import { expect, test } from 'vitest'
import { type AttemptOfRow, isSpoilt, readStatus, type SaidStatus, verdictOn } from './verdicts.ts'

const UTR = '612345678901'
const attempt: AttemptOfRow = {
  ...{
    id: 'x',
    channel: 'by-hand',
    state: 'submitted',
    reference: null,
    amount_paise: 501_00,
    upi_id: 'meera@okbank',
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
  ['somebody said that it was not paid', 'not-open', {}, { state: 'cancelled' }],
  ['came back', 'not-open', {}, { state: 'returned', reference: UTR }],
  ['sent by the provider', 'unknown', {}, { channel: 'provider' }],
])('%s: %s', (_case, verdict, ofRow, ofAttempt) => {
  expect(verdictOn({ ...row, ...ofRow }, { ...attempt, ...ofAttempt }, circumstances)).toBe(verdict)
})

test('an unknown reference, a second row, and a reference that another payment has', () => {
  expect(verdictOn(row, undefined, circumstances)).toBe('unknown')
  expect(verdictOn(row, attempt, { ...circumstances, isRepeated: true })).toBe('twice')
  const otherwise = 'shared-reference'
  expect(verdictOn(row, attempt, { ...circumstances, otherwise })).toBe(otherwise)
})

test.each<[SaidStatus, string]>([
  ['paid', 'Paid; SUCCESS; Successful; Processed; Credited; Completed; Complete; Settled; Done; success|00'],
  ['paid', 'Transaction Successful; TXN SUCCESS; Payment is successful; Processed successfully'],
  ['paid', 'Success - Credited to beneficiary; Credited to beneficiary a/c on 21/11/2026; ＳＵＣＣＥＳＳ'],
  ['failed', 'Failed; FAILURE; Rejected; Returned; Reversed; Cancelled; Canceled; Declined; Unsuccessful'],
  ['failed', 'Transaction Failed - Invalid IFSC; Rejected by beneficiary bank; Error: no such account'],
  ['failed', 'Failed - not credited; Returned to remitter; FAIL; Reject; Return; Reversal; Cancel; Bounced'],
  ['failed', 'Payment refused; Request denied; Refunded; Expired; Insufficient funds; Rejection by NPCI'],
  ['failed', 'Account closed; A/c frozen; Beneficiary account blocked; Account dormant; Name mismatch'],
  ['pending', 'Pending; In Process; Under Processing; Processing; Queued; Scheduled; Awaiting approval'],
  ['pending', 'Initiated; On hold; Pending with bank; Deemed approved; Queue; Await bank; Under process'],
  ['unclear', '; -; 00; Y; OK; RCVD; सफल; Not processed; Not paid; Not successful; Success - Returned'],
  ['unclear', 'Processed, reversal initiated; Completed with errors: failed; Credited back to remitter'],
  ['unclear', 'Paid in part; Partially paid; Success pending; Failed, pending return; Successor; No error'],
  ['unclear', 'Paid if cleared; Processed - account closed; Completed, insufficient balance; Success?'],
  ['unclear', 'Completed with errors; Processed - unable to credit; Completed. Can’t credit; Success|91'],
  ['unclear', 'Processed by bank, unpaid; Success, chargeback; Rejected, now paid; Success - असफल'],
  [
    'unclear',
    'Complete the payment; Un-successful; Not pending; Part reject; Partial reject; Partially failed',
  ],
])('%s: %s', (status, list) => {
  const cells = list.split('; ')
  expect(cells.map((cell) => [cell, readStatus(cell)])).toEqual(cells.map((cell) => [cell, status]))
})

test('references that a spreadsheet has changed are told from those of banks', () => {
  const numbers = '6.12346E+11; 1E+15; 1.23e+15; 6123456789012340000; ########; #NAME?; #VALUE!; #N/A'
  const dates = '01-Dec; 1-Dec-26; Dec-26; 2026-12-01; 01/12/2026; 12/1/26; 2612-Jan'
  const good = '612345678901; 612345678901230; SBIN326329000123; HDFCN52026112112345678; ; 1E5; DEC01'
  expect(`${numbers}; ${dates}`.split('; ').filter((cell) => !isSpoilt(cell))).toEqual([])
  const odd = 'N1E+15; 1E+15N; N6123456789012340; 6123456789012340N; N01-12-2026; 01-12-2026N; NDEC-26; 1#'
  expect(`${good}; ${odd}`.split('; ').filter(isSpoilt)).toEqual([])
})
