// What the administrator's page on payments says: flags, payouts, books, the story of one payment, the audit log.
import { formatCount } from '../money.ts'

export const adminPaymentsSentences = {
  flagsFailed: 'The flagged payments could not be loaded',
  payoutsFailed: 'The payouts could not be loaded',
  booksFailed: 'The books could not be read',
  storyFailed: 'The story of this payment could not be read',
  auditLogFailed: 'The audit log could not be loaded',

  lookedAt: 'Marked as looked at',
  referenceRequired: 'The bank’s reference is required',
  referenceOdd: 'Please enter the reference as the bank wrote it: at least 6 letters and digits',
  payoutMarked: 'Payout marked as paid',
  idRequired: 'Please enter an id',
  idUnknown: 'Our books do not know this id',

  noFlags: 'Nothing needs a look.',
  noFlagsText: 'Payments that are not as they should be will stand here, with what is to be done about each.',
  noLookedAt: 'Nothing was looked at yet.',
  noPayouts: 'No payouts here.',
  payoutsOff: 'The provider pays nobody here (PAYOUTS=off): what is due is paid by you, and marked as paid.',
  payoutsOn: 'What is due is sent by the provider, by itself.',
  booksAgree: 'Our books are sound.',
  booksWrong: 'Something in our books is wrong',
  booksAlone:
    'These are our own books. Whether the provider’s say the same is asked by the operator, with npm run books: it reads every payment there is.',
  noDeeds: 'Nobody has done anything yet.',
  total: (count: number, of: string) => `${formatCount(count)} ${of}`,
} as const
