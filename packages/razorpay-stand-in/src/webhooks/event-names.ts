// The events that Razorpay sends, and the entities in each.
import type { Dispute, DisputeStatus } from '../entities/dispute.ts'
import type { LinkedAccount } from '../entities/linked-account.ts'
import type { Order } from '../entities/order.ts'
import type { Payment } from '../entities/payment.ts'
import type { Payout, PayoutStatus } from '../entities/payout.ts'
import type { Refund } from '../entities/refund.ts'
import type { Settlement } from '../entities/settlement.ts'
import type { Transfer } from '../entities/transfer.ts'
import type { Validation, ValidationStatus } from '../entities/validation.ts'

export type EventName =
  | 'payment.authorized'
  | 'payment.captured'
  | 'payment.failed'
  | 'order.paid'
  | 'refund.created'
  | 'refund.processed'
  | 'refund.failed'
  | 'payment.dispute.created'
  | `payment.dispute.${Exclude<DisputeStatus, 'open'>}`
  | 'settlement.processed'
  | 'transfer.processed'
  | 'transfer.failed'
  | `product.route.${LinkedAccount['activation_status']}`
  | 'payout.initiated'
  | 'payout.updated'
  | `payout.${Exclude<PayoutStatus, 'processing' | 'cancelled' | 'scheduled'>}`
  | `fund_account.validation.${Exclude<ValidationStatus, 'created'>}`

export type EventPayload = {
  'fund_account.validation'?: Validation
  payment?: Payment
  order?: Order
  refund?: Refund
  dispute?: Dispute
  settlement?: Settlement
  transfer?: Transfer
  merchant_product?: { id: string; merchant_id: string; activation_status: string }
  payout?: Payout
}

export type Announce = (event: EventName, payload: EventPayload) => void
