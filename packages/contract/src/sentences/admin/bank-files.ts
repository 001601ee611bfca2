// Sentences for payouts that are paid by hand, many at once: the file for the bank, and the file that comes back.
import type { BankFileFormat, BankVerdict } from '../../endpoints/admin/bank-files.ts'
import { formatCount } from '../../money.ts'

const payouts = (count: number) => `${formatCount(count)} ${count === 1 ? 'payout' : 'payouts'}`

/** Beside a row of the file that came back. */
const verdicts: Readonly<Record<BankVerdict, string>> = {
  ready: 'Will be marked as paid',
  paid: 'Is marked as paid, with this reference',
  'not-paid': 'The bank’s status says that it was not paid, or not yet',
  'unclear-status':
    'We do not understand the bank’s status: look it up at the bank, and mark this payout by itself',
  unknown: 'We gave the bank no payout with this reference',
  twice: 'This payout is in the file twice',
  'paid-otherwise': 'It was marked as paid before, with another reference',
  'not-open': 'Somebody has said that it was not paid',
  'no-reference': 'The bank’s reference is missing',
  'odd-reference': 'This is no reference of a bank: take the file as the bank wrote it',
  'spoilt-reference':
    'A spreadsheet has made a number or a date of the bank’s reference (1.23E+15, 01-Dec): take the file as the bank wrote it',
  'other-amount': 'The file has another amount than the payout',
  'other-upi-id': 'The file has another UPI ID than we gave the bank. Compare it with the bank’s receipt',
  'host-reference':
    'Another payout to this host has the same bank reference, so one of them was not paid. Check both at the bank, and mark each by itself',
  'shared-reference':
    'Another host’s payout has the same bank reference. Compare both with the bank’s receipt',
}

export const bankFileSentences = {
  title: 'Several at once',
  make: 'Choose payouts below, download a file for the bank, and pay from our account what it lists.',
  chosen: (count: number, amount: string) => `${payouts(count)} chosen, ${amount}`,
  noneChosen: 'None chosen yet',
  choosePage: 'Choose all on this page',
  chooseNone: 'Choose none',
  chooseOne: (amount: string, host: string) => `Choose ${amount} to ${host}`,
  download: 'Download the file',
  downloadAll: 'Download all that are due',
  making: 'Making the file...',
  made: (count: number, amount: string) => `A file of ${payouts(count)}, ${amount}`,
  leftOut: (count: number) => `${payouts(count)} left out: they cannot be paid by hand any more`,
  more: (count: number) =>
    `It has the first ${formatCount(count)}. Make the next file once these are marked as paid.`,
  nothing: 'None of these can be paid by hand to a UPI ID any more.',
  makeFailed: 'The file could not be made. Please try again.',
  listed: (count: number, amount: string) => `${payouts(count)}, ${amount}`,
  openBatch: (count: number, amount: string, by: string | null, when: string) =>
    `${payouts(count)}, ${amount}, ${by === null ? '' : `made by ${by}, `}${when}`,
  stillOpen: (count: number) =>
    `${payouts(count)} open: no other file has them until you say what became of them.`,
  nonePaid: 'None of it was paid',
  nonePaidConfirm: 'None of the open payouts of this file was paid, and the bank will not pay them',
  formatLabel: 'Columns of the file',
  formats: { general: 'For any bank', provider: 'For RazorpayX, Bulk payouts' } satisfies Record<
    BankFileFormat,
    string
  >,

  back: 'When the bank has paid, choose the file that it gives back: a CSV with the columns Reference (ours), Bank reference and Status.',
  fileLabel: 'File from the bank',
  reading: 'Reading the file...',
  unreadable: 'This file could not be read. Is it a CSV?',
  notText: (kind: string) => `This is ${kind}. Please save it as CSV, and choose that file.`,
  kinds: { workbook: 'an Excel workbook', pdf: 'a PDF' },
  tooLarge: 'This file is too large.',
  noRows: 'This file has no rows.',
  tooManyRows: (most: number) => `This file has more than ${formatCount(most)} rows. Please divide it.`,
  columnsMissing: (names: string) => `This file lacks a column: ${names}.`,
  cellTooLong: 'A cell of this file is longer than any reference is.',
  columnNames: { reference: 'Reference', bank_reference: 'Bank reference', status: 'Status' },
  checkFailed: 'The file could not be checked. Please try again.',

  resultsTitle: 'What the file says',
  summary: (ready: number, others: number) =>
    `${payouts(ready)} can be marked as paid, ${formatCount(others)} ${others === 1 ? 'row' : 'rows'} not.`,
  verdicts,
  /** Follows the reason. */
  bankSays: (status: string) => `the bank says “${status}”`,
  markAll: (count: number, amount: string) => `Mark ${payouts(count)} as paid, ${amount}`,
  consequences:
    'Each leaves what its host is owed, the host is told by mail with the bank’s reference, and your name is kept in the audit log. It cannot be undone here.',
  sharedReference: (count: number) =>
    `The bank gave one reference to several payouts: mark ${count === 1 ? 'that one' : `those ${formatCount(count)}`}, too`,
  marking: (done: number, of: number) => `Marked ${formatCount(done)} of ${formatCount(of)}...`,
  marked: (count: number) => `${payouts(count)} marked as paid`,
  notMarked: (count: number) => `${payouts(count)} could not be marked`,
  markFailed: 'The rest was not marked. The list below says which are; please try again.',
  rest: 'Rows that you do not mark stay under “On the way”. There you can say that one was not paid.',
  close: 'Put the file away',
} as const
