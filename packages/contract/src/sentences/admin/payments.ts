// Sentences of the administrator's payments page: flags, books, the payment timeline; payouts.ts has those of payouts, audit-log.ts those of the audit log.
import { formatCount } from '../../money.ts'

export const adminPaymentsSentences = {
  title: 'Payments',
  tabs: {
    flags: 'Flags',
    payouts: 'Payouts',
    books: 'Books',
    'fee-invoices': 'Invoices',
    corrections: 'Corrections',
    payment: 'Find a payment',
    'audit-log': 'Audit log',
  },
  sections: 'Sections of payments',
  toDo: (count: number) => `${formatCount(count)} to do`,

  flagsTitle: 'Flagged payments',
  flagsText:
    'Money that arrived is recorded as it came. These payments need somebody to act; the log has all others.',
  flagsFailed: 'The flagged payments could not be loaded',
  open: 'Needs you',
  log: 'Log',
  allKinds: 'All',
  ofKind: (name: string, count: number) => `${name} ${formatCount(count)}`,
  flagKindsLabel: 'Kinds of flags',
  seeTimeline: 'See its timeline',
  markLookedAt: 'Mark as looked at',
  marking: 'Marking...',
  lookedAt: 'Marked as looked at',
  settledBy: (when: string) => `Settled by itself, ${when}`,
  lookedAtBy: (name: string, when: string) => `Looked at by ${name}, ${when}`,
  noFlags: 'Nothing needs you.',
  noFlagsText:
    'A payment or settlement that is not as it should be will stand here, with what is to be done about it.',
  noLog: 'Nothing has been flagged yet.',
  boxUnknown: 'no event box',
  guestUnknown: 'a guest without a name',
  ofSettlement: 'A settlement: money of many payments, sent to our bank by the provider',
  flagPages: 'Pages of flagged payments',

  invoicesText:
    'Our fee of each event box is invoiced a day after its event has ended. What is refunded later is credited.',
  invoicesFailed: 'The invoices could not be loaded',
  invoicePages: 'Pages of invoices',
  noInvoices: 'No fee was invoiced yet.',
  creditNote: 'Credit note',
  gstIncluded: (gst: string, percent: number) => `, ${gst} of it GST (${percent} %)`,
  noGst: ', without GST',

  booksTitle: 'The books',
  booksFailed: 'The books could not be read',
  booksSound: 'Our books are sound.',
  booksWrong: 'Something in our books is wrong',
  booksAsOf: (when: string) => `As of ${when}. They are looked at every hour.`,
  booksNotYet: 'The books have not been looked at',
  booksNotYetText:
    'That is done when the server starts, and every hour. If it could not be done, whoever runs the server finds the reason in its log.',
  booksAlone:
    'These are our own books. Whoever runs the server compares them with the provider’s, payment by payment.',
  bookLabel: 'What',
  bookCount: 'Number',
  bookAmount: 'Amount',

  timelineFailed: 'The timeline of this payment could not be read',
  idRequired: 'Please enter an id',
  idUnknown: 'Our books do not know this id',
  idUnknownText:
    'Is it whole, and of this installation? Search for the bank’s reference, or the guest’s phone.',
  story: 'In short',
  copyStory: 'Copy these sentences',
  storyCopied: 'Copied',
  technical: 'Technical details',
  happened: 'What has happened',
  next: 'What happens next',
  dueNow: 'due now',
  nothingNext: 'Nothing: all of it has come to its end.',
  provider: 'What the provider says now',
  providerFailed: 'The provider could not be asked.',
  allTimes: 'All times are India’s.',

  deletedUser: 'Deleted user',
} as const
