// Sentences for payouts that are paid by hand, many at once: the file for the bank, and the file that comes back.
import { counted } from '../../counted.ts'
import type { BankVerdict } from '../../endpoints/admin/bank-files.ts'
import type { BankFileFormat } from '../../endpoints/admin/payouts.ts'
import { formatCount } from '../../money.ts'

const payouts = (count: number) => counted(count, 'payout')

const formats: Readonly<Record<BankFileFormat, string>> = {
  general: 'Any bank',
  provider: 'RazorpayX bulk payouts',
}

/** Beside a row of the file that came back. */
const verdicts: Readonly<Record<BankVerdict, string>> = {
  ready: 'Will be marked as paid',
  paid: 'Already marked as paid, with this reference',
  'not-paid': 'Not paid, or not paid yet',
  'unclear-status':
    'We don’t recognise the bank’s status. Check with the bank, then mark this payout under “On the way”',
  unknown: 'No payout in our bank files has this reference',
  twice:
    'Listed more than once in this file, and the rows differ. Check with the bank, then mark this payout under “On the way”',
  'paid-otherwise':
    'Already marked as paid, with another reference. The bank may have paid twice. Check both references there',
  denied:
    'Marked as paid here, but the bank doesn’t say so. Check with the bank. If the money is back, choose “Mark as returned” under “Paid”',
  returned: 'Already marked as paid with this reference, and as returned since',
  reopened:
    'Someone recorded that it wasn’t paid, or was returned. If the bank did pay it, choose “Pay by hand”, then mark it with this reference',
  'paying-again':
    'Someone recorded that it wasn’t paid, or was returned. If the bank did pay it, stop the later payment of it at the bank, then mark it with this reference under “On the way”',
  'paid-again':
    'Someone recorded that it wasn’t paid, or was returned, and it was paid again. If the bank paid this one too, the host was paid twice. Ask them to send one back',
  cancelled:
    'Someone recorded that it wasn’t paid, or was returned, and it was cancelled. If the bank did pay it, ask the host to send it back',
  'no-reference': 'Bank reference is missing',
  'odd-reference': 'Not a valid bank reference. Use the file exactly as the bank sent it',
  'spoilt-reference':
    'A spreadsheet changed the bank reference into a number or date (1.23E+15, 01-Dec). Use the file exactly as the bank sent it',
  'other-amount': 'The amount doesn’t match the payout, or we can’t read it. Check the bank receipt',
  'other-upi-id': 'The UPI ID doesn’t match the one we gave the bank. Check the bank receipt',
  'host-reference':
    'Another payout to this host has the same bank reference, so one of them wasn’t paid. Check both at the bank and mark each one separately',
  'shared-reference':
    'Another host’s payout has the same bank reference. Check both against the bank receipt',
}

export const bankFileSentences = {
  title: 'Bulk payout',
  make: 'Select payouts below, download a bank file, and pay what it lists from our account.',
  chosen: (count: number, amount: string) => `${payouts(count)} selected, ${amount}`,
  choosePage: 'Select all on this page',
  chooseNone: 'Clear selection',
  chooseOne: (amount: string, host: string) => `Select ${amount} to ${host}`,
  download: 'Download bank file',
  downloadAll: 'Download all due',
  downloadAgain: 'Download again',
  again: 'Upload this file to the bank only if it isn’t there yet. Otherwise hosts are paid twice.',
  openFiles: (count: number) => counted(count, 'open file'),
  making: 'Preparing the file...',
  made: (count: number, amount: string) => `Bank file with ${payouts(count)}, ${amount}`,
  leftOut: (count: number) =>
    `${payouts(count)} left out, over today’s limit of the UPI ID, already being paid, or no longer payable by hand`,
  more: (count: number) =>
    `This file has the first ${formatCount(count)}. Create the next one once these are marked as paid.`,
  nothing:
    'None of these can go into a file now. They’re over today’s limit of their UPI ID, already being paid, or can’t be paid by hand.',
  makeFailed: 'We couldn’t create the file. Please try again.',
  madeOnly: 'The file is made, but wasn’t downloaded. Use “Download again” under the open files.',
  listed: (count: number, amount: string) => `${payouts(count)}, ${amount}`,
  inFileName: (at: string, count: number) => `Payouts ${at}, ${formatCount(count)}`,
  openBatch: (count: number, amount: string, format: BankFileFormat, by: string | null, when: string) =>
    `${payouts(count)}, ${amount}, ${formats[format]}, ${by === null ? '' : `made by ${by}, `}${when}`,
  stillOpen: (count: number) =>
    `${payouts(count)} open. ${count === 1 ? 'It' : 'They'} can’t go into another file until you record the result.`,
  nonePaid: 'None was paid',
  reopened: (count: number) => `${payouts(count)} reopened`,
  nonePaidConfirm: 'None of the open payouts in this file was paid, and the bank won’t pay them',
  formatLabel: 'File format',
  formats,
  forAnyBank:
    'Copy its rows into your bank’s own sheet, with our Reference. Don’t save this file in Excel. It changes long account numbers.',

  back: 'After the bank has paid, upload its result file (CSV with Reference, Bank reference, Status).',
  fileLabel: 'File from the bank',
  reading: 'Reading the file...',
  unreadable: 'We couldn’t read this file. Is it a CSV?',
  notText: (kind: string) => `This is ${kind}. Please save it as CSV and upload that.`,
  kinds: { workbook: 'an Excel workbook', pdf: 'a PDF', page: 'a web page, as some “.xls” files are' },
  tooLarge: 'This file is too large.',
  noRows: 'This file has no rows.',
  tooManyRows: (most: number) => `This file has more than ${formatCount(most)} rows. Please split it.`,
  columnsMissing: (names: string) => `This file is missing columns: ${names}.`,
  severalAmounts: (names: string) =>
    `This file has several columns with amounts: ${names}. Please keep only the one that was paid.`,
  cellTooLong: 'A cell in this file is too long for a reference.',
  columnNames: { reference: 'Reference', bank_reference: 'Bank reference', status: 'Status' },
  checkFailed: 'We couldn’t check the file. Please try again.',

  resultsTitle: 'Results from the bank',
  /** `before`: those that were marked before. */
  summary: (ready: number, before: number, others: number) => {
    const already = before === 0 ? '' : `${formatCount(before)} already ${before === 1 ? 'is' : 'are'}. `
    return `${payouts(ready)} can be marked as paid. ${already}${counted(others, 'row')} can’t.`
  },
  verdicts,
  markedOne: 'Marked as paid',
  markedOf: (marked: number, others: number) =>
    `${payouts(marked)} marked as paid. ${counted(others, 'row')} ${others === 1 ? 'wasn’t' : 'weren’t'}.`,
  bankSays: (cell: string) => `The file says “${cell}”`,
  markAll: (count: number, amount: string) => `Mark ${payouts(count)} as paid, ${amount}`,
  consequences:
    'Each host’s balance is reduced, they get an email with the bank reference, and your name goes into the audit log. This can’t be undone here.',
  sharedReference: (count: number) =>
    `The bank used one reference for several payouts. Mark ${count === 1 ? 'that one' : `those ${formatCount(count)}`} too`,
  marking: (done: number, of: number) => `Marked ${formatCount(done)} of ${formatCount(of)}...`,
  marked: (count: number) => `${payouts(count)} marked as paid`,
  notMarked: (count: number) => `We couldn’t mark ${payouts(count)}`,
  markFailed: 'The rest weren’t marked. See the list below, then try again.',
  rest: 'Other open payouts stay under “On the way”. There you can say that one wasn’t paid.',
  close: 'Close results',
} as const
