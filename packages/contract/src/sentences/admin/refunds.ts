// Sentences of refunds for administrators: why none can be made, and the dialog that requests one.
import type { RefundBlock } from '../../refunds.ts'

const blocks: Readonly<Record<RefundBlock, string>> = {
  'nothing-left': 'Nothing is left of it to refund.',
  disputed: 'The guest’s bank disputes it: the dispute decides where the money goes.',
  'too-old': 'It is more than six months old: the provider does not refund it any more.',
  'under-way': 'A refund of it is being sent. Please wait until it has gone through.',
  'other-currency': 'It was paid in another currency: refund it at the provider.',
}

export const adminRefundSentences = {
  title: 'Refund',
  blocks,
  left: (left: string, amount: string) => (left === amount ? `${amount}` : `${left} is left of ${amount}`),
  refund: 'Refund this payment',
  refundOf: (left: string, payment: string) => `Refund up to ${left} of ${payment}`,
  amountLabel: 'Amount to refund',
  amountHint: (left: string) => `In rupees and paise, at most ${left}`,
  amountOdd: 'Please write an amount such as 521.04',
  amountTooSmall: 'The provider refunds ₹1 or more',
  amountTooLarge: (left: string) => `Only ${left} is left of this payment`,
  reasonLabel: 'Reason',
  reasonHint: 'For the audit log. Guest and host do not see it',
  guestGets: (amount: string) =>
    `The guest gets ${amount} back where it was paid from, within a week. What the provider kept of the payment stays with it.`,
  hostLoses: (amount: string) => `The host’s total is reduced by ${amount}, and the feed says so.`,
  hostOwes: (amount: string) =>
    `${amount} of it was paid to the host already, or is being paid: the host will owe it to us. Later gifts make up for it.`,
  noWayBack: 'A refund cannot be taken back.',
  changed: 'This payment has changed since you opened it. Please look at its new amounts.',
  cancel: 'Keep it',
  refunding: 'Refunding...',
  failed: 'The refund could not be requested. Please try again.',
  requested: 'The refund is on its way',
} as const
