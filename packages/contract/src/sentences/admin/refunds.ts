// The reasons of refunds for administrators and operators.
type Refund = {
  kind: 'duplicate' | 'dispute' | 'external'
  dispute_id: string | null
  provider_refund_id: string | null
}

export const refundSentences = {
  reason({ kind, dispute_id, provider_refund_id }: Refund): string {
    if (kind === 'duplicate') return 'second payment of one order'
    return kind === 'dispute' ? `lost dispute ${dispute_id}` : `made at the provider: ${provider_refund_id}`
  },
} as const
