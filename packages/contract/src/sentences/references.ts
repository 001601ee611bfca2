// Sentences of the list of ids and references of a payment, each of which can be copied.
import type { ReferenceKind } from '../endpoints/admin/timeline.ts'

/** As they stand beside the id or reference. */
const kinds: Readonly<Record<ReferenceKind, string>> = {
  order: 'Lifafa order',
  'provider-order': 'Razorpay order',
  payment: 'Razorpay payment',
  'bank-reference': 'Bank reference (UTR) of the payment',
  contribution: 'Contribution',
  refund: 'Lifafa refund',
  'provider-refund': 'Razorpay refund',
  transfer: 'Razorpay transfer',
  'linked-account': 'Razorpay linked account',
  dispute: 'Razorpay dispute',
  settlement: 'Razorpay settlement',
  'settlement-reference': 'Bank reference (UTR) of the settlement',
  payout: 'Lifafa payout',
  'payout-attempt': 'Our reference of the payout',
  'provider-payout': 'Razorpay payout',
  'payout-reference': 'Bank reference (UTR) of the payout',
  box: 'Event box',
}

export const referenceSentences = {
  title: 'IDs and references',
  kinds,
  copy: (what: string, text: string) => `Copy ${what}: ${text}`,
  ours: 'our reference',
  copied: 'Copied',
  copyFailed: 'We couldn’t copy it. Please select and copy it yourself.',
} as const
