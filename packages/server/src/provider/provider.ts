// The payment provider as the rest of the server knows it: what it tells, what may be asked of it, and how it fails.
import * as z from 'zod'
import type { Listed } from './client/read-rows.ts'
import type { Refusal } from './refusal.ts'

/** Razorpay writes no notes as `[]` (docs/razorpay.md §0.9). */
const notes = z.record(z.string(), z.string()).catch({})

/** Up to the year 9999: a later one, as of milliseconds taken for seconds, is written in a way that no database reads. */
const unixSeconds = z.number().int().min(0).max(253_402_300_799)

/** Times in Unix seconds, amounts in paise. */
export const providerOrder = z.object({
  id: z.string(),
  amount: z.number().int(),
  currency: z.string(),
  receipt: z.string().nullable(),
  status: z.enum(['created', 'attempted', 'paid']),
  notes,
  created_at: unixSeconds,
})
export type ProviderOrder = z.infer<typeof providerOrder>

/** A payment as the provider tells it, fetched or in a signed webhook; amounts in paise, times in Unix seconds. */
export const providerPayment = z.object({
  id: z.string(),
  order_id: z.string().nullable(),
  amount: z.number().int(),
  amount_refunded: z.number().int().nullish(),
  currency: z.string(),
  status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
  /** Stays true when money goes back; what was never captured may go back, too. */
  captured: z.boolean().nullish(),
  method: z.string().nullish(),
  vpa: z.string().nullish(),
  error_code: z.string().nullish(),
  error_description: z.string().nullish(),
  acquirer_data: z.object({ rrn: z.string().nullish() }).nullish().catch(null),
  created_at: unixSeconds,
})
export type ProviderPayment = z.infer<typeof providerPayment>

export const providerRefund = z.object({
  id: z.string(),
  payment_id: z.string(),
  amount: z.number().int(),
  status: z.enum(['pending', 'processed', 'failed']),
})
export type ProviderRefund = z.infer<typeof providerRefund>

/** A guest's bank wants a payment back; the amount in paise. When it is lost, `amount_deducted` has been taken from us. */
export const providerDispute = z.object({
  id: z.string(),
  payment_id: z.string(),
  amount: z.number().int(),
  amount_deducted: z.number().int().nullish(),
  reason_code: z.string().nullish(),
  respond_by: unixSeconds.nullish(),
  status: z.enum(['open', 'under_review', 'won', 'lost', 'closed']),
})
export type ProviderDispute = z.infer<typeof providerDispute>

/** A payout as the provider tells it, fetched or in a signed webhook; the amount in paise. `reference_id` is our id. */
export const providerPayout = z.object({
  id: z.string(),
  amount: z.number().int(),
  status: z.enum([
    'pending',
    'queued',
    'scheduled',
    'processing',
    'processed',
    'reversed',
    'failed',
    'cancelled',
    'rejected',
  ]),
  reference_id: z.string().nullish(),
  notes,
  utr: z.string().nullish(),
  status_details: z
    .object({ reason: z.string().nullish(), description: z.string().nullish(), source: z.string().nullish() })
    .nullish()
    .catch(null),
})
export type ProviderPayout = z.infer<typeof providerPayout>

/**
 * `unknown`: it may have been carried out (time-out, cut line, 5xx, its twin still running): ask before repeating.
 * `garbled`: as `unknown`, but there was an answer, and it cannot be believed (another shape, another order's).
 * `busy`: not carried out, since too much is asked just now, or the provider is known to be ill; later it may be.
 * `refused`: it was not carried out and will not be. `denied`: nothing is wrong with what was asked, but our key or the
 * address that we call from is not accepted: not carried out, until somebody mends our account.
 */
type Outcome = 'unknown' | 'garbled' | 'busy' | 'refused' | 'denied'

/** A call that did not succeed. */
export class ProviderError extends Error {
  readonly outcome: Outcome
  /** What the provider says of its refusal; empty where it said nothing. */
  readonly refusal: Refusal
  constructor(outcome: Outcome, message: string, refusal: Refusal = {}, cause?: unknown) {
    super(message, { cause })
    this.outcome = outcome
    this.refusal = refusal
  }
}

/** What of our intention is written into an order's notes, so that it can be had again where our own record of it is lost. */
export type OrderNotes = {
  /** Which of the installations on this account has opened it. */
  installation?: string
  event_box?: string
  request_key?: string
  guest_name?: string
  guest_phone?: string
  guest_address?: string
}

/**
 * What is written into a payout's notes, so that it can be had again where our own record of it is lost. The keys never change:
 * payouts that were sent have them at the provider, and a repeated request needs the same body. `piece` is the payout's number.
 */
export type PayoutNotes = { event_box?: string; piece?: string; upi_id?: string }

/** What is fixed of a payout before it is sent: asked again, the provider wants the same key with the same words. */
export type PayoutOrder = {
  id: string
  boxId: string
  /** Counted within the box, from 1. */
  number: number
  hostId: string
  payeeName: string
  upiId: string
  amountPaise: number
}

/** What the provider tells of payouts. Every call throws ProviderError. */
export type SentPayouts = {
  /** The payout with our id, if it was ever asked for; lists lag behind by seconds. */
  find(id: string): Promise<ProviderPayout | undefined>
  fetch(providerPayoutId: string): Promise<ProviderPayout>
  /** All payouts made between two moments, newest first, a page of at most `PER_PAGE` at a time. */
  list(between: Between, skip: number): Promise<Listed<ProviderPayout>>
}

/** Hosts are paid by this. Throws ProviderError. */
export type PayoutProvider = SentPayouts & {
  /** The same id is carried out once, within seven days (docs/razorpay.md §7.1). */
  send(payout: PayoutOrder): Promise<ProviderPayout>
}

export type Between = { from: Date; to: Date }

/** Every call throws ProviderError. */
export type PaymentProvider = {
  /** Opens an order of `amountPaise`; `receipt` (our id, at most 40 characters) is what it can be found by. */
  createOrder(
    amountPaise: number,
    receipt: string,
    notes: OrderNotes,
    signal?: AbortSignal,
  ): Promise<ProviderOrder>
  fetchOrder(orderId: string): Promise<ProviderOrder>
  /** The order opened with this receipt, if creation's answer was lost. */
  findOrderByReceipt(receipt: string, signal?: AbortSignal): Promise<ProviderOrder | undefined>
  /** All orders opened between two moments, newest first, a page of at most `PER_PAGE` at a time. */
  listOrders(between: Between, skip: number): Promise<Listed<ProviderOrder>>
  /** All payments begun between two moments, whatever has become of them; likewise. */
  listPayments(between: Between, skip: number): Promise<Listed<ProviderPayment>>
  /** All refunds made between two moments, by us or at the provider's own screens; likewise. */
  listRefunds(between: Between, skip: number): Promise<Listed<ProviderRefund>>
  fetchPayment(paymentId: string): Promise<ProviderPayment>
  /** Every attempt to pay an order. */
  listPaymentsOfOrder(orderId: string): Promise<Listed<ProviderPayment>>
  /** Gives a whole payment back; the same key is carried out once. */
  refundPayment(paymentId: string, amountPaise: number, idempotencyKey: string): Promise<ProviderRefund>
  /** Everything that was given back of a payment, by us or at the provider's own screens. */
  listRefundsOf(paymentId: string): Promise<Listed<ProviderRefund>>
  /** All disputes, newest first, a page of at most `PER_PAGE` at a time. */
  listDisputes(skip: number): Promise<Listed<ProviderDispute>>
  /** Undefined where an administrator pays the hosts. */
  payouts: PayoutProvider | undefined
  /** What was sent, also before an administrator began to pay the hosts; undefined where we know no account of ours. */
  sentPayouts: SentPayouts | undefined
}

export const PER_PAGE = 100
