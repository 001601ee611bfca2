// Statuses as banks write them, and references that a spreadsheet has changed.
import { expect, test } from 'vitest'
import { isSpoilt, readStatus, type SaidStatus } from './bank-words.ts'

test.each<[SaidStatus, string[]]>([
  [
    'paid',
    [
      ...[
        'Paid',
        'SUCCESS',
        'Successful',
        'Processed',
        'Credited',
        'Completed',
        'Complete',
        'Settled',
        'Done',
      ],
      ...[
        'Transaction Successful',
        'Success - Credited to beneficiary',
        'TXN SUCCESS',
        'Payment is successful',
      ],
      ...[
        'Processed successfully',
        'Credited to beneficiary a/c on 21/11/2026',
        'success|00',
        'ＳＵＣＣＥＳＳ',
      ],
    ],
  ],
  [
    'failed',
    [
      ...['Failed', 'FAILURE', 'Rejected', 'Returned', 'Reversed', 'Cancelled', 'Canceled', 'Declined'],
      ...[
        'Unsuccessful',
        'Transaction Failed - Invalid IFSC',
        'Rejected by beneficiary bank',
        'Error: no such account',
      ],
      ...['Failed - not credited', 'Returned to remitter'],
    ],
  ],
  [
    'pending',
    [
      ...[
        'Pending',
        'In Process',
        'Under Processing',
        'Processing',
        'Queued',
        'Scheduled',
        'Awaiting approval',
      ],
      ...['Initiated', 'On hold', 'Pending with beneficiary bank', 'Deemed approved'],
    ],
  ],
  [
    'unclear',
    [
      ...[
        '',
        '-',
        '00',
        'Y',
        'OK',
        'RCVD',
        'सफल',
        'Not processed',
        'Not paid',
        'Not successful',
        'Success - Returned',
      ],
      ...[
        'Processed, reversal initiated',
        'Completed with errors: failed',
        'Credited back to remitter',
        'Paid in part',
      ],
      ...[
        'Partially paid',
        'Success pending',
        'Failed, pending return',
        'Successor',
        'No error',
        'Paid if cleared',
      ],
    ],
  ],
])('%s', (status, cells) => {
  expect(cells.map((cell) => [cell, readStatus(cell)])).toEqual(cells.map((cell) => [cell, status]))
})

test('references that a spreadsheet has changed are told from those of banks', () => {
  const spoilt = [
    '6.12346E+11',
    '1E+15',
    '1.23e+15',
    '612345678901230',
    '6123456789012340000',
    '01-Dec',
    '1-Dec-26',
  ]
  const dates = ['Dec-26', '2026-12-01', '01/12/2026', '12/1/26', '2612-Jan', '########', '#NAME?', '#VALUE!']
  const good = [
    '612345678901',
    'SBIN326329000123',
    'HDFCN52026112112345678',
    'AXISP00123456789',
    '',
    '1E5',
    'DEC01',
  ]
  expect([...spoilt, ...dates].filter((cell) => !isSpoilt(cell))).toEqual(['612345678901230'])
  expect(good.filter(isSpoilt)).toEqual([])
})
