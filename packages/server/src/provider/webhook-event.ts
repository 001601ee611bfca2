// Parses Razorpay's envelope of an event, tolerating unknown events and new fields.
import * as z from 'zod'
import { parseProviderJson } from './client/provider-json.ts'
import { providerPayment } from './objects/payments.ts'

const entity = <T extends z.ZodType>(of: T) => z.object({ entity: of }).optional().catch(undefined)

/** It becomes a part of a path, of which `..` would be another one. */
const id = z.string().regex(/^\w{1,100}$/)
/** The id is all that is read: the provider is asked for the rest. */
const named = z.object({ id })
/** As much as tells whether our books have the payment already. */
const reportedPayment = providerPayment
  .pick({ order_id: true, status: true, acquirer_data: true })
  .extend({ id })
export type ReportedPayment = z.infer<typeof reportedPayment>

const envelope = z.object({
  event: z.string().regex(/^[\w.]{1,100}$/),
  payload: z
    .object({
      payment: entity(reportedPayment),
      refund: entity(z.object({ payment_id: id })),
      dispute: entity(named),
      payout: entity(named),
      settlement: entity(named),
      transfer: entity(z.object({ source: id })),
      merchant_product: entity(z.object({ id, merchant_id: id })),
      'fund_account.validation': entity(named),
    })
    .catch({}),
})
type Envelope = z.infer<typeof envelope>

/** Undefined if the text is not an event. */
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

/**
 * The subject of an event: a hint, never a fact (docs/money/contribution.md). `unreadable`: an update that cannot be parsed.
 * `other`: nothing for us.
 */
export type WebhookUpdate =
  | { of: 'payment'; payment: ReportedPayment }
  /** The payment whose refunds have changed. */
  | { of: 'refund'; id: string }
  | { of: 'dispute'; id: string }
  | { of: 'payout'; id: string }
  | { of: 'settlement'; id: string }
  /** The order whose transfer has changed. */
  | { of: 'transfer'; id: string }
  | { of: 'linked-account'; id: string; productId: string }
  | { of: 'upi-id-check'; id: string }
  /** The provider's dashboard names the transfers. */
  | { of: 'returned-settlement' }
  | { of: 'unreadable' }
  | { of: 'other' }

export function readUpdate(text: string): WebhookUpdate {
  const read = readEnvelope(text)
  if (!read) return { of: 'other' }
  const { event } = read
  const { payment, refund, dispute, payout, settlement, transfer, merchant_product } = read.payload
  if (isRefundEvent(event)) return about('refund', refund?.entity.payment_id)
  if (isDisputeEvent(event)) return about('dispute', dispute?.entity.id)
  if (event === RETURNED_SETTLEMENT) return { of: 'returned-settlement' }
  if (isPayoutEvent(event)) return about('payout', payout?.entity.id)
  if (isSettlementEvent(event)) return about('settlement', settlement?.entity.id)
  if (isTransferEvent(event)) return about('transfer', transfer?.entity.source)
  if (isLinkedAccountEvent(event)) return aboutAccount(merchant_product?.entity)
  if (isUpiIdCheckEvent(event))
    return about('upi-id-check', read.payload['fund_account.validation']?.entity.id)
  if (!PAYMENT_EVENTS.has(event)) return { of: 'other' }
  return payment ? { of: 'payment', payment: payment.entity } : { of: 'unreadable' }
}

const aboutAccount = (product: { id: string; merchant_id: string } | undefined): WebhookUpdate =>
  product ? { of: 'linked-account', id: product.merchant_id, productId: product.id } : { of: 'unreadable' }

type Named = Exclude<Extract<WebhookUpdate, { id: string }>['of'], 'linked-account'>

const about = (of: Named, id: string | undefined): WebhookUpdate =>
  id === undefined ? { of: 'unreadable' } : { of, id }
