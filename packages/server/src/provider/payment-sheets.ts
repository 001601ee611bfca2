// Lays out payments as a bank's bulk upload wants them: headings, and a row of texts for each.
import { PRODUCT_NAME } from '@lifafa/contract/brand'
import type { BankFileFormat } from '@lifafa/contract/endpoints/admin/payouts'
import { type Destination, payoutMode } from './destination.ts'
import type { PayoutNotes } from './objects/payouts.ts'

/** `reference`: ours, by which the result is found again. `payeeName`: in letters that banks take. */
export type BankPayment = {
  reference: string
  destination: Destination
  payeeName: string
  amountPaise: number
  notes: PayoutNotes
}

type Column = readonly [heading: string, cellOf: (payment: BankPayment) => string]

const accountOf = ({ destination }: BankPayment) =>
  destination.kind === 'bank-account' ? destination : { accountNumber: '', ifsc: '' }
const upiIdOf = ({ destination }: BankPayment): string =>
  destination.kind === 'upi-id' ? destination.upiId : ''
/** The holder as the bank has it, where the host has told. */
const nameOf = ({ destination, payeeName }: BankPayment): string =>
  destination.kind === 'bank-account' ? destination.name : payeeName
const modeOf = ({ destination, amountPaise }: BankPayment): string => payoutMode(destination, amountPaise)

/** `501.00`: rupees, without grouping. */
const rupees = ({ amountPaise }: BankPayment): string =>
  `${Math.floor(amountPaise / 100)}.${String(amountPaise % 100).padStart(2, '0')}`

const GENERAL: readonly Column[] = [
  ['Name', nameOf],
  ['Account number', (payment) => accountOf(payment).accountNumber],
  ['IFSC', (payment) => accountOf(payment).ifsc],
  ['UPI ID', upiIdOf],
  ['Amount', rupees],
  ['Mode', modeOf],
  ['Reference', ({ reference }) => reference],
]

/** By these a payment is found that a restored backup lacks. */
const NOTES = ['event_box', 'piece', 'upi_id'] as const

/** The bulk upload of RazorpayX's dashboard (docs/razorpay.md §7.1); `account`: ours there. Banks give each customer a sheet of its own. */
const razorpayx = (account: string): readonly Column[] => [
  ['RazorpayX Account Number', () => account],
  ['Payout Amount (in Rupees)', rupees],
  ['Payout Currency', () => 'INR'],
  ['Payout Mode', modeOf],
  ['Payout Purpose', () => 'payout'],
  ['Payout Narration', () => `${PRODUCT_NAME} gifts`],
  ['Payout Reference Id', ({ reference }) => reference],
  ['Fund Account Id', () => ''],
  ['Fund Account Type', ({ destination }) => (destination.kind === 'upi-id' ? 'vpa' : 'bank_account')],
  ['Fund Account Name', nameOf],
  ['Fund Account Ifsc', (payment) => accountOf(payment).ifsc],
  ['Fund Account Number', (payment) => accountOf(payment).accountNumber],
  ['Fund Account Vpa', upiIdOf],
  ['Contact Type', () => 'customer'],
  ['Contact Name', ({ payeeName }) => payeeName],
  ['Contact Email', () => ''],
  ['Contact Mobile', () => ''],
  ['Contact Reference Id', () => ''],
  ...NOTES.map((key): Column => [`notes[${key}]`, ({ notes }) => notes[key] ?? '']),
]

/** `account`: our number at RazorpayX, for its sheet. */
export function layOut(
  format: BankFileFormat,
  payments: readonly BankPayment[],
  account = '',
): { columns: string[]; rows: string[][] } {
  const columns = format === 'general' ? GENERAL : razorpayx(account)
  return {
    columns: columns.map(([heading]) => heading),
    rows: payments.map((payment) => columns.map(([, cellOf]) => cellOf(payment))),
  }
}
