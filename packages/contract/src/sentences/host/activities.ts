// The host's activity feed: a title for each kind of entry, and the sentence below it, made of its facts.
import type { ActivityType } from '../../endpoints/dashboard.ts'

/** The words that a sentence may have. Amounts and days as its language writes them. */
export type ActivityWords = {
  box: string
  /** Null: the payment came without a name, or it was erased. */
  guest: string | null
  amount: string
  day: string
  /** The destination of a payout; null if none is known. */
  to: string | null
  before: string | null
  after: string | null
}

export type ActivitySentences = Record<
  ActivityType,
  { title: string; text: (words: ActivityWords) => string }
> & {
  /** `contribution-refunded`, where it was no refund of ours. */
  refundedOtherwise: Record<'not-taken' | 'dispute', (words: ActivityWords) => string>
  /** `payout-waiting`: the `to` of its sentence. */
  waitsFor: Record<PayoutNeed, string>
}

/** The destination that a payout waits for. */
export type PayoutNeed = 'upi-id' | 'another-upi-id' | 'another-bank-account'

export const activitySentences: ActivitySentences = {
  'event-box-created': { title: 'Event box created', text: ({ box }) => `Event box “${box}” created` },
  'event-box-updated': { title: 'Event box updated', text: ({ box }) => `Event box “${box}” updated` },
  'event-box-deleted': { title: 'Event box deleted', text: ({ box }) => `Event box “${box}” deleted` },
  'contribution-received': {
    title: 'Contribution received',
    text: ({ guest, amount }) => `${guest ?? 'A guest'} gave ${amount}`,
  },
  'contribution-refunded': {
    title: 'Contribution refunded',
    text: ({ guest, amount }) => `${amount} refunded to ${guest ?? 'a guest'}`,
  },
  refundedOtherwise: {
    'not-taken': ({ guest, amount }) =>
      `${amount} is yours again: the bank of ${guest ?? 'the guest'} didn’t accept the refund`,
    dispute: ({ guest, amount }) => `${amount} returned to ${guest ?? 'a guest'}’s bank after a dispute`,
  },
  'profile-updated': { title: 'Profile updated', text: () => 'Your profile was saved' },
  'password-changed': {
    title: 'Password changed',
    text: () => 'Your password was changed; other devices were signed out',
  },
  'upi-id-changed': {
    title: 'UPI ID changed',
    text: ({ before, after }) => {
      if (after === null) return `Your UPI ID ${before} was removed`
      return before === null
        ? `Your UPI ID was set to ${after}`
        : `Your UPI ID was changed from ${before} to ${after}`
    },
  },
  'bank-account-changed': {
    title: 'Bank account changed',
    text: ({ before, after }) => {
      if (after === null) return `Your bank account ending in ${before} was removed`
      return before === null
        ? `Your gifts will be paid to the bank account ending in ${after}`
        : `Your bank account was changed from the one ending in ${before} to the one ending in ${after}`
    },
  },
  'payout-waiting': {
    title: 'Payout waiting',
    text: ({ amount, box, to }) => `${amount} from “${box}” is waiting for ${to}`,
  },
  waitsFor: {
    'upi-id': 'your UPI ID',
    'another-upi-id': 'another UPI ID',
    'another-bank-account': 'another bank account',
  },
  'payout-due': {
    title: 'Payout on its way',
    text: ({ amount, box, day }) => `${amount} from “${box}” will reach you by ${day}`,
  },
  'payout-sent': {
    title: 'Payout sent',
    text: ({ amount, box, to }) => `Paying ${amount} from “${box}” to ${to ?? 'you'}`,
  },
  'payout-paid': {
    title: 'Payout paid',
    text: ({ amount, box, to }) => `${amount} from “${box}” was paid to ${to ?? 'you'}`,
  },
  'payout-reversed': {
    title: 'Payout returned',
    text: ({ amount, box, to }) => `${amount} from “${box}” was returned by ${to ?? 'your bank'}`,
  },
  'payout-failed': {
    title: 'Payout failed',
    text: ({ amount, box, to }) => `${amount} from “${box}” couldn’t be sent to ${to ?? 'you'}`,
  },
}
