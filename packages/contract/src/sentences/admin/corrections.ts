// Sentences of the administrator's corrections of the ledger.
import type { LedgerAccount } from '../../fields/ledger-account.ts'
import { LARGE_CORRECTION_PAISE } from '../../limits.ts'
import { formatPaise } from '../../money.ts'

const accounts: Readonly<Record<LedgerAccount, string>> = {
  gateway_receivable: 'Owed to us by the gateway',
  bank: 'Our bank account',
  owed_to_hosts: 'Owed to the host of a box',
  payouts_in_transit: 'Payouts on the way',
  platform_fee: 'Our fee',
  output_gst: 'GST in our fee',
  gateway_charges: 'Charges of the gateway',
  input_gst: 'GST on charges',
  disputed: 'In disputes, at the provider',
  suspense: 'Not yet known',
}

export const adminCorrectionSentences = {
  title: 'Corrections',
  text: `Nothing in the ledger is changed: what was wrong is corrected by another entry, with its reason. Above ${formatPaise(LARGE_CORRECTION_PAISE)} a day an alarm tells the others.`,
  failed: 'The corrections could not be loaded',
  pages: 'Pages of corrections',
  none: 'Nothing was corrected yet.',
  write: 'Write a correction',
  accounts,
  ofBox: (box: string) => `“${box}”`,
  debit: 'Debit',
  credit: 'Credit',
  debitAccount: 'Debit: account',
  creditAccount: 'Credit: account',
  debitBox: 'Debit: box',
  creditBox: 'Credit: box',
  boxHint: 'Words of its name, or its id',
  boxIs: (name: string, host: string, day: string) => `“${name}”, ${host}, ${day}`,
  boxesFound: 'Event boxes found',
  noBoxFound: 'No event box has these words in its name',
  boxWanted: 'Please choose the event box, or enter its id',
  boxNotWanted: 'Only what is owed to a host names a box',
  boxUnknown: 'There is no such event box',
  sameLine: 'This moves nothing: both lines are the same',
  amountLabel: 'Amount, in rupees and paise',
  amountOdd: 'Please write an amount above zero, such as 100.50',
  reasonLabel: 'Reason',
  reasonHint: 'For the list and the audit log; hosts do not see it',
  owesMore: 'What the host of the box is owed grows, and is paid out.',
  owesLess: 'What the host of the box is owed shrinks; payouts that are not sent yet are made anew.',
  noWayBack: 'An entry stays: a wrong one is corrected by another.',
  cancel: 'Cancel',
  writing: 'Entering...',
  writeFailed: 'The correction could not be entered. Please try again.',
  entered: 'The correction is entered',
  by: (name: string, when: string) => `${name}, ${when}`,
} as const
