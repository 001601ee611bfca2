// Lists every id and reference of a payment or payout, ours and others', so that each can be copied.
import type { Reference, ReferenceKind } from '@lifafa/contract/endpoints/admin/timeline'
import type { Records } from './records/records.ts'

/** In the order in which money moves; each once. */
export function referencesOf({ order, payments, contribution, ...records }: Records): Reference[] {
  const { refunds, transfers, disputes, settled, payouts, box } = records
  const found: Reference[] = []
  const add = (kind: ReferenceKind, text: string | null | undefined): void => {
    if (text && !found.some((each) => each.kind === kind && each.text === text)) found.push({ kind, text })
  }
  for (const { id, rrn } of payments) {
    add('payment', id)
    add('bank-reference', rrn)
  }
  add('order', order?.id)
  add('provider-order', order?.provider_order_id)
  add('contribution', contribution?.id)
  for (const { id, provider_refund_id } of refunds) {
    add('refund', id)
    add('provider-refund', provider_refund_id)
  }
  for (const { provider_transfer_id, account_id } of transfers) {
    add('transfer', provider_transfer_id)
    add('linked-account', account_id)
  }
  for (const { id } of disputes) add('dispute', id)
  for (const { settlementId, utr } of settled) {
    add('settlement', settlementId)
    add('settlement-reference', utr)
  }
  for (const { id, provider_payout_id, utr } of payouts) {
    add('payout', id)
    add('provider-payout', provider_payout_id)
    add('payout-reference', utr)
  }
  add('box', box?.id)
  return found
}
