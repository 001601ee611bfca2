// Sentences of refunds for administrators: why none can be made, and the dialog that requests one.
import type { RefundBlock } from '../../refunds.ts'

const blocks: Readonly<Record<RefundBlock, string>> = {
  'nothing-left': 'Already refunded in full.',
  disputed: 'The guest’s bank disputes this payment. The dispute decides where the money goes.',
  'too-old': 'Razorpay doesn’t refund payments older than six months.',
  'under-way': 'A refund of this payment is in progress. Please wait until it goes through.',
  'other-currency': 'This was paid in another currency. Refund it from Razorpay’s dashboard.',
}

export const adminRefundSentences = {
  title: 'Refund',
  blocks,
  left: (left: string, amount: string) => (left === amount ? `${amount}` : `${left} left of ${amount}`),
  refund: 'Refund this payment',
  refundOf: (left: string, payment: string) => `Refund up to ${left} of ${payment}`,
  amountLabel: 'Amount to refund',
  amountHint: (left: string) => `In rupees and paise, at most ${left}`,
  amountOdd: 'Please enter an amount such as 521.04',
  amountTooSmall: 'Razorpay refunds ₹1 or more',
  amountTooLarge: (left: string) => `Only ${left} of this payment is left`,
  reasonLabel: 'Reason',
  reasonHint: 'For the audit log. Guest and host don’t see it',
  guestGets: (amount: string) => `${amount} goes back to the guest within a week. Razorpay keeps its fee.`,
  hostLoses: (amount: string) => `The host’s total drops by ${amount} and they’ll see it in their activity.`,
  hostOwes: (amount: string) =>
    `${amount} of this is already paid to the host, or is being paid. The host will owe it to us, and we’ll deduct it from later gifts.`,
  noWayBack: 'A refund can’t be undone.',
  changed: 'This payment has changed since you opened it. Please check the new amounts.',
  cancel: 'Cancel',
  refunding: 'Refunding...',
  failed: 'We couldn’t request the refund. Please try again.',
  requested: 'Refund requested',
} as const
