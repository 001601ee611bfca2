// What the administrator's page on payments says: flags, payouts, books, the story of one payment, the audit log.
import type { FlagKind } from '../endpoints/admin-payments.ts'
import { formatCount } from '../money.ts'

/** Each kind of flag: what it is called, and what an administrator does about it (docs/payments.md). */
const flagKinds: Readonly<Record<FlagKind, { name: string; advice: string }>> = {
  'amount-differs': {
    name: 'Amount differs',
    advice: 'It is counted as it came. Where the guest paid too much, give the rest back at the provider.',
  },
  'box-closed': {
    name: 'Came late',
    advice: 'The gift is recorded and paid out as any other. Nothing to do, unless it comes often.',
  },
  'box-deleted': {
    name: 'Box was deleted',
    advice: 'The host is paid all the same. Ask the host if the guest writes to you.',
  },
  'no-box': {
    name: 'No event box',
    advice:
      'Money of a caller that never said for whom. If nobody names the box, give it back at the provider.',
  },
  'other-currency': {
    name: 'Other currency',
    advice: 'It is no gift, and stays with us. Give it back at the provider.',
  },
  'second-payment': {
    name: 'Second payment',
    advice:
      'The guest was charged twice; the second payment goes back by itself. See in its story that it did.',
  },
  'refund-failed': {
    name: 'Refund failed',
    advice: 'The guest’s money is still with us. Give it back at the provider, or by our bank.',
  },
  'gift-gone': {
    name: 'Gift had gone back',
    advice:
      'Of two payments the gift went back, and the other is left. Ask the guest which was meant to stay.',
  },
  disputed: {
    name: 'Disputed',
    advice: 'Answer it at the provider in time, with what the story says: silence is a lost dispute.',
  },
  'dispute-ended': {
    name: 'Dispute ended',
    advice: 'Won, nothing changes. Lost, the gift has left the host’s total, and the host was told.',
  },
  'host-owes': {
    name: 'Host owes us',
    advice: 'It was paid out before it went back. Later gifts make up for it; else write to the host.',
  },
  other: { name: 'Needs a look', advice: 'Read its story.' },
}

export const adminPaymentsSentences = {
  title: 'Payments',
  tabs: {
    flags: 'Flags',
    payouts: 'Payouts',
    books: 'Books',
    payment: 'Find a payment',
    'audit-log': 'Audit log',
  },
  sections: 'Sections of payments',
  toDo: (count: number) => `${formatCount(count)} to do`,
  loading: 'Loading…',

  flagsTitle: 'Flagged payments',
  flagsText:
    'Each is recorded as it came: money that arrived is a fact. Somebody should know of it all the same.',
  flagsFailed: 'The flagged payments could not be loaded',
  open: 'To be looked at',
  lookedAtGroup: 'Looked at',
  flagKinds,
  seeStory: 'See its story',
  markLookedAt: 'Mark as looked at',
  marking: 'Marking...',
  lookedAt: 'Marked as looked at',
  lookedAtBy: (name: string, when: string) => `Looked at by ${name}, ${when}`,
  noFlags: 'Nothing needs a look.',
  noFlagsText: 'A payment that is not as it should be will stand here, with what is to be done about it.',
  noLookedAt: 'Nothing was looked at yet.',
  boxUnknown: 'no event box',
  guestUnknown: 'a guest without a name',
  flagPages: 'Pages of flagged payments',

  payoutsTitle: 'Payouts',
  payoutsFailed: 'The payouts could not be loaded',
  payoutsOff:
    'The provider pays nobody here (PAYOUTS=off). What is due is paid by you, from our bank, and then marked as paid.',
  payoutsOn:
    'The provider sends what is due by itself. What waits may be paid by hand, from our bank, and then marked as paid.',
  payoutGroups: {
    due: 'Due',
    waiting: 'Waiting',
    'under-way': 'On the way',
    paid: 'Paid',
    failed: 'Came to nothing',
  },
  payoutCount: (count: number) => `${formatCount(count)} ${count === 1 ? 'payout' : 'payouts'}`,
  noPayouts: {
    due: 'Nothing is due.',
    waiting: 'Nothing waits.',
    'under-way': 'Nothing is on the way.',
    paid: 'Nothing was paid out yet.',
    failed: 'No payout has failed.',
  },
  payoutPages: 'Pages of payouts',
  piece: (piece: number) => `piece ${piece}`,
  dueBy: (day: string) => `Due by ${day}`,
  lateSince: (day: string) => `Late since ${day}`,
  paidOn: (day: string) => `Paid ${day}`,
  since: (day: string) => `Since ${day}`,
  noUpiId: 'No UPI ID',
  reference: (reference: string) => `Reference ${reference}`,
  reversed: 'Came back',
  markPaid: 'Mark as paid',
  markPaidOf: (amount: string, host: string) => `Mark ${amount} to ${host} as paid`,
  markPaidTo: (amount: string, host: string, box: string) => `${amount} to ${host}, of “${box}”`,
  payFirst: (amount: string, upiId: string) =>
    `Pay first: send exactly ${amount} from our bank to ${upiId}. This page moves no money.`,
  payFirstElsewhere: (amount: string) =>
    `Pay first: send exactly ${amount} from our bank, as you have agreed with the host, who has no UPI ID. This page moves no money.`,
  thenMark:
    'Then mark it here: it leaves what the host is owed, the host is told by mail with the bank’s reference, and your name is kept in the audit log.',
  noWayBack: 'It cannot be undone here.',
  referenceLabel: 'Bank’s reference',
  referenceHint: 'UTR or RRN, as it stands in the bank’s receipt',
  referenceRequired: 'The bank’s reference is required',
  referenceOdd: 'Please enter the reference as the bank wrote it: at least 6 letters and digits',
  cancel: 'Cancel',
  markPaidFailed: 'It could not be marked as paid. Please try again.',
  payoutMarked: 'Payout marked as paid',

  booksTitle: 'The books',
  booksFailed: 'The books could not be read',
  booksSound: 'Our books are sound.',
  booksWrong: 'Something in our books is wrong',
  booksReadAt: (when: string) => `Read ${when}`,
  readAgain: 'Read again',
  reading: 'Reading...',
  booksAlone:
    'These are our own books. Whether the provider’s say the same is asked with npm run books, by whoever runs the server: it goes through every payment there is.',
  bookLabel: 'What',
  bookCount: 'Number',
  bookAmount: 'Amount',

  storyText:
    'By any id of it: of the payment, its order, a refund, the contribution or a payout; the provider’s or ours.',
  storyFailed: 'The story of this payment could not be read',
  idLabel: 'Id',
  idPlaceholder: 'pay_… or order_…',
  idRequired: 'Please enter an id',
  idUnknown: 'Our books do not know this id',
  idUnknownText:
    'Is it whole, and of this installation? What the provider knows of it, npm run payment tells.',
  find: 'Find',
  finding: 'Finding...',
  happened: 'What has happened',
  next: 'What happens next',
  dueNow: 'due now',
  nothingNext: 'Nothing: all of it has come to its end.',
  provider: 'What the provider says now',
  providerFailed: 'The provider could not be asked.',
  allTimes: 'All times are India’s.',

  auditText: 'What administrators did. Nobody can change it or take it away.',
  auditFailed: 'The audit log could not be loaded',
  auditPages: 'Pages of the audit log',
  noDeeds: 'Nobody has done anything yet.',
  deletedUser: 'Deleted user',
  deeds: {
    'signed-up': () => 'signed up',
    'signed-in': () => 'signed in',
    'signed-out-everywhere': () => 'signed out everywhere',
    'password-changed': () => 'changed their password',
    'password-reset': () => 'set a forgotten password anew',
    'host-activated': (host: string) => `activated ${host}`,
    'host-deactivated': (host: string) => `deactivated ${host}`,
    'host-deleted': () => 'deleted a user',
    'payment-reviewed': (payment: string) => `looked at ${payment}`,
    'payout-marked-paid': (payout: string) => `marked ${payout} as paid`,
  },
} as const
