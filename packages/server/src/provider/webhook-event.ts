// Parses Razorpay's envelope of an event, tolerating unknown events and new fields.
import * as z from 'zod'
import { parseProviderJson } from './client/provider-json.ts'
import { type ProviderDispute, providerDispute } from './objects/disputes.ts'
import { type ProviderPayment, providerPayment } from './objects/payments.ts'
import { type ProviderPayout, providerPayout } from './objects/payouts.ts'
import { providerRefund } from './objects/refunds.ts'
import { providerSettlement } from './objects/settlements.ts'
import { providerTransfer } from './route.ts'
import { type ProviderUpiIdCheck, providerUpiIdCheck } from './upi-id-checks.ts'

const entity = <T extends z.ZodType>(of: T) => z.object({ entity: of }).optional().catch(undefined)

/** How far the review of a linked account is; which account it is, is all that is read. */
const merchantProduct = z.object({ merchant_id: z.string().min(1) })

const envelope = z.object({
  event: z.string().regex(/^[\w.]{1,100}$/),
  payload: z
    .object({
      payment: entity(providerPayment),
      refund: entity(providerRefund),
      dispute: entity(providerDispute),
      payout: entity(providerPayout),
      settlement: entity(providerSettlement),
      transfer: entity(providerTransfer),
      merchant_product: entity(merchantProduct),
      'fund_account.validation': entity(providerUpiIdCheck),
    })
    .catch({}),
})
type Envelope = z.infer<typeof envelope>

/** Undefined where the text is not an event. */
export const readEnvelope = (text: string): Envelope | undefined =>
  envelope.safeParse(parseProviderJson(text)).data

const PAYMENT_EVENTS = new Set(['payment.authorized', 'payment.captured', 'payment.failed', 'order.paid'])
const isDisputeEvent = (event: string): boolean => event.startsWith('payment.dispute.')
const isRefundEvent = (event: string): boolean => event.startsWith('refund.')
/** A settlement of a linked account that the bank of its UPI ID did not take (docs/razorpay.md §7.3): no payout of ours. */
const RETURNED_SETTLEMENT = 'payout.vpa_failed'
/** Downtimes of banks have the same prefix, and contain no payout. */
const isPayoutEvent = (event: string): boolean => /^payout\.(?!downtime)/.test(event)
/** `vpa_completed` is of a linked account: whether its transfers are settled is asked for by each of them. */
const isSettlementEvent = (event: string): boolean => /^settlement\.(?!vpa_completed)/.test(event)
const isTransferEvent = (event: string): boolean => event.startsWith('transfer.')
const isLinkedAccountEvent = (event: string): boolean => event.startsWith('product.route.')
const isUpiIdCheckEvent = (event: string): boolean => event.startsWith('fund_account.validation.')

/** What an event reports. `unreadable`: an update that cannot be parsed. `other`: nothing for us. */
export type WebhookUpdate =
  | { of: 'payment'; payment: ProviderPayment }
  | { of: 'refund'; paymentId: string }
  | { of: 'dispute'; dispute: ProviderDispute }
  | { of: 'payout'; payout: ProviderPayout }
  | { of: 'settlement'; settlementId: string }
  /** The order whose transfer has changed; and a linked account that has: the provider is asked for both. */
  | { of: 'transfer'; orderId: string }
  | { of: 'linked-account'; accountId: string }
  | { of: 'upi-id-check'; check: ProviderUpiIdCheck }
  /** Of which transfers, the provider's dashboard says. */
  | { of: 'returned-settlement' }
  | { of: 'unreadable' }
  | { of: 'other' }

export function readUpdate(text: string): WebhookUpdate {
  const read = readEnvelope(text)
  if (!read) return { of: 'other' }
  const { payment, refund, dispute, payout, settlement, transfer, merchant_product } = read.payload
  const check = read.payload['fund_account.validation']
  if (isRefundEvent(read.event))
    return refund ? { of: 'refund', paymentId: refund.entity.payment_id } : { of: 'unreadable' }
  if (isDisputeEvent(read.event))
    return dispute ? { of: 'dispute', dispute: dispute.entity } : { of: 'unreadable' }
  if (read.event === RETURNED_SETTLEMENT) return { of: 'returned-settlement' }
  if (isPayoutEvent(read.event))
    return payout ? { of: 'payout', payout: payout.entity } : { of: 'unreadable' }
  if (isSettlementEvent(read.event))
    return settlement ? { of: 'settlement', settlementId: settlement.entity.id } : { of: 'unreadable' }
  if (isTransferEvent(read.event))
    return transfer ? { of: 'transfer', orderId: transfer.entity.source } : { of: 'unreadable' }
  if (isLinkedAccountEvent(read.event))
    return merchant_product
      ? { of: 'linked-account', accountId: merchant_product.entity.merchant_id }
      : { of: 'unreadable' }
  if (isUpiIdCheckEvent(read.event))
    return check ? { of: 'upi-id-check', check: check.entity } : { of: 'unreadable' }
  if (!PAYMENT_EVENTS.has(read.event)) return { of: 'other' }
  return payment ? { of: 'payment', payment: payment.entity } : { of: 'unreadable' }
}
