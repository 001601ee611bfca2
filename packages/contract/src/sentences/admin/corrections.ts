// Sentences of the administrator's corrections of the ledger.
import type { LedgerAccount } from '../../fields/ledger-account.ts'
import { LARGE_CORRECTION_PAISE } from '../../limits.ts'
import { formatPaise } from '../../money.ts'

const accounts: Readonly<Record<LedgerAccount, string>> = {
  gateway_receivable: 'Owed to us by Razorpay',
  bank: 'Our bank account',
  owed_to_hosts: 'Owed to the host',
  payouts_in_transit: 'Payouts on the way',
  platform_fee: 'Our fee',
  output_gst: 'GST in our fee',
  gateway_charges: 'Razorpay charges',
  input_gst: 'GST on charges',
  disputed: 'Held in disputes at Razorpay',
  suspense: 'Suspense',
}

export const adminCorrectionSentences = {
  title: 'Corrections',
  text: `Ledger entries are never edited; mistakes are fixed with a new entry and a reason. Above ${formatPaise(LARGE_CORRECTION_PAISE)} a day, everyone on the team gets an alarm.`,
  failed: 'We couldn’t load the corrections',
  pages: 'Pages of corrections',
  none: 'No corrections yet',
  write: 'Add a correction',
  accounts,
  ofBox: (box: string) => `“${box}”`,
  debit: 'Debit',
  credit: 'Credit',
  debitAccount: 'Debit account',
  creditAccount: 'Credit account',
  debitBox: 'Debit event box',
  creditBox: 'Credit event box',
  boxHint: 'Words from its name, or its ID',
  boxIs: (name: string, host: string, day: string) => `“${name}”, ${host}, ${day}`,
  boxesFound: 'Event boxes found',
  noBoxFound: 'No event boxes with these words in the name',
  boxWanted: 'Please choose the event box or enter its ID',
  boxNotWanted: 'Only “Owed to the host” takes an event box',
  boxUnknown: 'No event box with this ID',
  sameLine: 'Debit and credit are the same, so this changes nothing',
  amountLabel: 'Amount in rupees and paise',
  amountOdd: 'Please enter an amount above zero, such as 100.50',
  reasonLabel: 'Reason',
  reasonHint: 'For this list and the audit log. Hosts don’t see it',
  owesMore: 'The host will be owed more, and we’ll pay it out.',
  owesLess: 'The host will be owed less, and unsent payouts will be recalculated.',
  noWayBack: 'You can’t delete an entry, only correct it with another.',
  cancel: 'Cancel',
  writing: 'Adding...',
  writeFailed: 'We couldn’t save the correction. Please try again.',
  entered: 'Correction saved',
  by: (name: string, when: string) => `${name}, ${when}`,
} as const
