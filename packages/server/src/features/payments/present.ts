// Presents the receipt of an order in the answers to its guest's calls.
import type { ReceiptSummary } from '@lifafa/contract/endpoints/payments'
import { receiptPath } from '@lifafa/contract/guest-page/paths'
import type { Keys } from '../../secrets.ts'
import { receiptToken } from './receipt/receipt-token.ts'

/** The times are the provider's; `paidAt` is null while no payment has arrived. */
export type ReceiptOfOrder = {
  orderId: string
  boxId: string
  paidAt: Date | null
  bankReference: string | null
}

export const presentReceipt = (
  { receipts }: Pick<Keys, 'receipts'>,
  { orderId, boxId, paidAt, bankReference }: ReceiptOfOrder,
): ReceiptSummary => ({
  path: receiptPath(boxId, receiptToken(receipts, orderId, 'write')),
  paid_at: paidAt?.toISOString() ?? null,
  bank_reference: bankReference,
})
