// Sentences of the administrator's list of payouts, and of the dialog that marks one as paid.
import { formatCount } from '../../money.ts'
import type { HoldReason } from '../../payout-holds.ts'

/** Why a payout waits. */
const reasons: Readonly<Record<HoldReason, string>> = {
  inactive: 'the host is inactive',
  'no-upi-id': 'the host has no UPI ID',
  'unpayable-upi-id': 'the provider cannot send to a UPI ID like this one',
  'after-failures': 'several transfers to this UPI ID failed',
  'upi-id-not-found': 'the bank says that nobody can be paid at this UPI ID',
  'upi-id-denied': 'the host says that this UPI ID is somebody else’s',
  retry: 'the last transfer failed; it is tried again',
  'upi-id-changed': 'the host changed the UPI ID less than a day ago',
  'upi-id-limit': 'this UPI ID has had as much today as banks let it receive in a day',
  'provider-refused': 'the provider refuses it, and the host can do nothing about it: decide what to do',
  rejected: 'it was rejected in our account at the provider: decide what to do',
  'unknown-outcome':
    'for three days the provider has not said whether it was paid: look there, and say so here',
  'too-large': 'the host’s bank does not take this amount by UPI: pay it by hand',
}

export const adminPayoutsSentences = {
  payoutsTitle: 'Payouts',
  payoutsFailed: 'The payouts could not be loaded',
  payoutsOff:
    'The provider pays nobody here. What is due is paid by you, from our bank, and then marked as paid.',
  payoutsOn:
    'The provider sends what is due by itself. What waits until a time is sent then; what waits for its host may be paid by hand, from our bank, and then marked as paid.',
  float: (amount: string) => `The account that hosts are paid from needs ${amount} within five days.`,
  payoutGroups: {
    due: 'Due',
    waiting: 'Waiting',
    'under-way': 'On the way',
    paid: 'Paid',
    cancelled: 'Cancelled',
  },
  payoutCount: (count: number) => `${formatCount(count)} ${count === 1 ? 'payout' : 'payouts'}`,
  overdue: (amount: string) => `${amount} overdue`,
  noPayouts: {
    due: 'Nothing is due.',
    waiting: 'Nothing waits.',
    'under-way': 'Nothing is on the way.',
    paid: 'Nothing was paid out yet.',
    cancelled: 'No payout was cancelled.',
  },
  reasons,
  payoutPages: 'Pages of payouts',
  payoutNumber: (number: number) => `payout ${number}`,
  dueBy: (day: string) => `Due by ${day}`,
  lateSince: (day: string) => `Late since ${day}`,
  paidOn: (day: string) => `Paid ${day}`,
  since: (day: string) => `Since ${day}`,
  until: (told: string, when: string) => `${told}: until ${when}`,
  noUpiId: 'No UPI ID',
  reference: (reference: string) => `Reference ${reference}`,
  markPaid: 'Mark as paid',
  markPaidOf: (amount: string, host: string) => `Mark ${amount} to ${host} as paid`,
  markPaidTo: (amount: string, host: string, box: string) => `${amount} to ${host}, of “${box}”`,
  payByHand: 'Pay by hand',
  payByHandOf: (amount: string, host: string) => `Pay ${amount} to ${host} by hand`,
  payByHandText:
    'It is locked first: nobody else pays it, and the host can change nothing about it, until you have said what became of it.',
  lock: 'Lock it and show what to pay',
  pay: (amount: string, upiId: string) => `Pay exactly ${amount} from our bank to ${upiId}.`,
  payElsewhere: (amount: string) =>
    `Pay exactly ${amount} from our bank, as you have agreed with the host, who has no UPI ID.`,
  toldToPay: (amount: string, when: string) =>
    `${amount} was locked to be paid by hand, ${when}. Do not pay it again: mark it once you know the bank’s reference.`,
  askedToPay: (amount: string, when: string) =>
    `We asked the provider to pay ${amount}, ${when}, and it did not answer. Find it in the provider’s dashboard. Mark it as paid only if it is paid there.`,
  thenMark:
    'Then mark it here: it leaves what the host is owed, the host is told by mail with the bank’s reference, and your name is kept in the audit log.',
  payByHandFailed: 'It could not be locked. Please try again.',
  itWasNotPaid: 'It was not paid',
  itWasNotPaidOf: (amount: string, host: string) => `${amount} to ${host} was not paid`,
  itWasNotPaidText:
    'Say so only once you know that nobody has paid it, and nobody will: it is paid again. Your name is kept in the audit log.',
  notPaidFailed: 'It could not be noted as not paid. Please try again.',
  notPaidNoted: 'Noted: it is open again',
  retry: 'Try again',
  retryOf: (amount: string, host: string) => `Try ${amount} to ${host} again`,
  retryText: 'The hold ends. The payout is then sent, or waits for you, like any other.',
  cancelPayout: 'Do not pay',
  cancelOf: (amount: string, host: string) => `Do not pay ${amount} to ${host}`,
  cancelText: 'The money stays where it is, and is in no other payout, until you try this one again.',
  decisionReason: 'Reason',
  decisionReasonHint: 'For the audit log. The host does not see it',
  decideFailed: 'It could not be decided. Please try again.',
  decided: { retry: 'It is tried again', cancel: 'It is not paid' },
  inBatch: 'in a file for the bank',
  cameBack: 'it came back',
  sharedReference: 'The bank gave this reference to both payouts',
  noWayBack: 'It cannot be undone here.',
  referenceLabel: 'Bank’s reference',
  referenceHint: 'UTR or RRN, as it stands in the bank’s receipt',
  referenceRequired: 'The bank’s reference is required',
  referenceOdd:
    'Please enter the reference as the bank wrote it: 12 digits, or at least 6 letters and digits',
  cancel: 'Cancel',
  markPaidFailed: 'It could not be marked as paid. Please try again.',
  payoutMarked: 'Payout marked as paid',
  markReturned: 'It came back',
  markReturnedOf: (amount: string, host: string) => `${amount} to ${host} came back`,
  returnedHow: (amount: string, reference: string) =>
    `Note it only once ${amount} (${reference}) is in our bank account again. It is owed to the host again, and a new payout is made of it.`,
  returnReasonLabel: 'Reason',
  returnReasonHint: 'As the bank gives it. The host does not see it',
  upiIdAtFault: 'The host should check the UPI ID',
  upiIdAtFaultText:
    'The host is told by mail, in either case. Leave it empty where the bank could not take it for now.',
  markReturnedFailed: 'It could not be noted. Please try again.',
  payoutReturned: 'Noted: it is owed to the host again',
  stopsTitle: (isAll: boolean) => (isAll ? 'No payout is sent' : 'Payouts of some boxes are not sent'),
  stopOfAll: (since: string) =>
    `The ledger itself is wrong, since ${since}. Nobody is paid before it sums up again.`,
  stopOfBox: (box: string, since: string) => `“${box}”: its books are wrong, since ${since}.`,
  stopsEnd:
    '“Books” says what is wrong. Once it is right, by a correction if need be, the next check of each hour ends this by itself.',
  restored: 'A backup of our books was restored',
  restoredText: (when: string) =>
    `This was noticed ${when}. What was paid by hand after the backup was made stands here as unpaid again. Compare this page with our bank’s statement before you pay anything: mark what has left already as paid, with its reference, or enter it as a correction. Deactivate again the hosts who were deactivated since: gifts that are held for that reason alone go to them once you confirm. Until you do, no file for the bank is made and no fee invoice is issued.`,
  restoredSending: 'Nor is the provider asked to send anything.',
  missing:
    'The provider has sent these payouts, and our books lack them. Enter each as a correction, once the gifts of its box are back: debit owed to hosts of that box, credit bank. Otherwise they are paid again.',
  missingPayout: (amount: string, host: string, box: string) => `${amount} to ${host} for “${box}”`,
  missingUnknown:
    'The provider cannot be asked for now what it has sent since the backup was made. Load this page again before you confirm.',
  compared: 'I have compared them',
  payoutsCompared: 'Compared. Payouts, transfers and invoices go on.',
} as const
