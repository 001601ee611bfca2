// Statuses as banks write them, and references that a spreadsheet has changed.
import { expect, test } from 'vitest'
import { isSpoilt, readStatus, type SaidStatus } from './bank-words.ts'

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
