// Names the kinds of activity in the feed.
import type { ActivityAction } from '../db/tables.ts'

export const ACTIVITY_TITLES: Readonly<Record<ActivityAction, string>> = {
  'event-box-created': 'Event box created',
  'event-box-updated': 'Event box updated',
  'event-box-deleted': 'Event box deleted',
  'contribution-received': 'Contribution received',
  'contribution-refunded': 'Contribution refunded',
  'profile-updated': 'Profile updated',
  'password-changed': 'Password changed',
  'upi-id-changed': 'UPI ID changed',
  'bank-account-changed': 'Bank account changed',
  'payout-waiting': 'Payout waiting',
  'payout-due': 'Payout on its way',
  'payout-sent': 'Payout sent',
  'payout-paid': 'Payout paid',
  'payout-reversed': 'Payout returned',
  'payout-failed': 'Payout failed',
}
