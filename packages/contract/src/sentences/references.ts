// Sentences of the list of ids and references of a payment, each of which can be copied.
import type { ReferenceKind } from '../endpoints/admin/timeline.ts'

/** As they stand beside the id or reference. */
const kinds: Readonly<Record<ReferenceKind, string>> = {
  order: 'Our order',
  'provider-order': 'Order at the provider',
  payment: 'Payment at the provider',
  'bank-reference': 'Bank reference of the guest',
  contribution: 'Contribution',
  refund: 'Our refund',
  'provider-refund': 'Refund at the provider',
  transfer: 'Transfer at the provider',
  'linked-account': 'Linked account at the provider',
  dispute: 'Dispute at the provider',
  settlement: 'Settlement of the provider',
  'settlement-reference': 'Bank reference of the settlement',
  payout: 'Our payout',
  'provider-payout': 'Payout at the provider',
  'payout-reference': 'Bank reference of the payout',
  box: 'Event box',
}

export const referenceSentences = {
  title: 'Ids and references',
  kinds,
  copy: (what: string, text: string) => `Copy ${what}: ${text}`,
  copied: 'Copied',
  copyFailed: 'It could not be copied. Please select it, and copy it yourself.',
} as const
