// Defines the payment provider for the rest of the server: its objects, its calls, and how calls fail.
import * as z from 'zod'
import type { Day } from '../db/tables.ts'
import type { Listed } from './client/read-rows.ts'
import type { Refusal } from './refusal.ts'
import { type OrderedTransfer, type RouteProvider, transfersOfOrder } from './route.ts'
import type { UpiIdChecks } from './upi-id-checks.ts'

/** Razorpay writes no notes as `[]` (docs/razorpay.md §0.9). */
const notes = z.record(z.string(), z.string()).catch({})

/** Up to the year 9999: a later one (milliseconds instead of seconds) has a format that no database reads. */
const unixSeconds = z.number().int().min(0).max(253_402_300_799)

/** Times in Unix seconds, amounts in paise. */
export const providerOrder = z.object({
  id: z.string(),
  amount: z.number().int(),
  currency: z.string(),
  receipt: z.string().nullable(),
  status: z.enum(['created', 'attempted', 'paid']),
  notes,
  /** As its creation, or a search by its receipt, answers them. */
  transfers: transfersOfOrder.optional(),
  created_at: unixSeconds,
})
export type ProviderOrder = z.infer<typeof providerOrder>

/** A payment as the provider reports it, fetched or in a signed webhook; amounts in paise, times in Unix seconds. */
export const providerPayment = z.object({
  id: z.string(),
  order_id: z.string().nullable(),
  amount: z.number().int(),
  amount_refunded: z.number().int().nullish(),
  currency: z.string(),
  status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
  /** What the provider keeps, `tax` (GST) included; null until captured. */
  fee: z.number().int().min(0).nullish(),
  tax: z.number().int().min(0).nullish(),
  /** Stays true after a refund; a payment that was never captured may be refunded, too. */
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
  /** Our id of it; null where it was made at the provider's dashboard. */
  receipt: z.string().nullish(),
  status: z.enum(['pending', 'processed', 'failed']),
})
export type ProviderRefund = z.infer<typeof providerRefund>

/**
 * A guest's bank demands a payment back; the amount in paise. When it is lost, `amount_deducted` was taken from us.
 * `evidence`: what was drafted or submitted; ids of documents.
 */
export const providerDispute = z.object({
  id: z.string(),
  payment_id: z.string(),
  amount: z.number().int(),
  amount_deducted: z.number().int().nullish(),
  reason_code: z.string().nullish(),
  respond_by: unixSeconds.nullish(),
  status: z.enum(['open', 'under_review', 'won', 'lost', 'closed']),
  evidence: z
    .object({ explanation_letter: z.array(z.string()).nullish() })
    .nullish()
    .catch(null),
})
export type ProviderDispute = z.infer<typeof providerDispute>

/** A payout as the provider reports it, fetched or in a signed webhook; the amount in paise. `reference_id` is our id. */
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
  /** What the provider takes for it, `tax` (GST) included; 0 or missing until it is processing. */
  fees: z.number().int().min(0).nullish(),
  tax: z.number().int().min(0).nullish(),
  status_details: z
    .object({ reason: z.string().nullish(), description: z.string().nullish(), source: z.string().nullish() })
    .nullish()
    .catch(null),
})
export type ProviderPayout = z.infer<typeof providerPayout>

/** What the provider sends to our bank; the amount in paise. `processed`: the transfer was begun. */
export const providerSettlement = z.object({
  id: z.string().min(1),
  amount: z.number().int().min(0),
  status: z.enum(['created', 'processed', 'failed']),
  fees: z.number().int().min(0).nullish(),
  tax: z.number().int().min(0).nullish(),
  /** The bank's reference. */
  utr: z.string().nullish(),
  created_at: unixSeconds,
})
export type ProviderSettlement = z.infer<typeof providerSettlement>

const paise = z.number().int().min(0)

/**
 * A payment, refund, transfer or adjustment in the report of a settlement (docs/razorpay.md §13): amounts in paise, `fee` with its
 * tax. `settlement_id` is null until it is in one. `payment_id` and `dispute_id`: of a refund or an adjustment.
 */
export const providerSettlementLine = z.object({
  entity_id: z.string().min(1),
  type: z.string().min(1),
  amount: paise,
  credit: paise,
  debit: paise,
  fee: paise.nullish(),
  tax: paise.nullish(),
  currency: z.string(),
  settlement_id: z.string().nullish(),
  payment_id: z.string().nullish(),
  dispute_id: z.string().nullish(),
  description: z.string().nullish(),
})
export type ProviderSettlementLine = z.infer<typeof providerSettlementLine>

/**
 * `unknown`: it may have been carried out (time-out, broken connection, 5xx, a call with the same key still running):
 * ask before repeating.
 * `invalid-response`: as `unknown`, but there was an answer that cannot be used (another shape, another order's).
 * `unavailable`: not carried out, because of too many calls or an outage; it may succeed later.
 * `refused`: not carried out, and a repetition will not be.
 * `unauthorized`: the request is right, but our key or our address is not accepted: not carried out until our account is
 * fixed.
 */
type Outcome = 'unknown' | 'invalid-response' | 'unavailable' | 'refused' | 'unauthorized'

/** A call that did not succeed. */
export class ProviderError extends Error {
  readonly outcome: Outcome
  /** The provider's description of its refusal; empty where there was none. */
  readonly refusal: Refusal
  constructor(outcome: Outcome, message: string, refusal: Refusal = {}, cause?: unknown) {
    super(message, { cause })
    this.outcome = outcome
    this.refusal = refusal
  }
}

/** What is written into an order's notes, so that the order can be restored where our record of it is lost. */
export type OrderNotes = {
  /** The installation on this account that created it. */
  installation?: string
  event_box?: string
  /** The provider's id of the account that the order has a transfer to. */
  linked_account?: string
  request_key?: string
  guest_name?: string
  guest_phone?: string
  guest_address?: string
}

/**
 * What is written into a payout's notes, so that it can be restored where our record of it is lost. The keys never change:
 * payouts that were sent have them at the provider, and a repeated request needs the same body. `piece` is the payout's number.
 */
export type PayoutNotes = { event_box?: string; piece?: string; upi_id?: string }

/** The stored request of a payout: a retry with the same key must be the same request. */
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

/** Reads payouts at the provider. Every call throws ProviderError. */
export type SentPayouts = {
  /** The payout with our id, if it was ever requested; lists lag behind by seconds. */
  find(id: string): Promise<ProviderPayout | undefined>
  fetch(providerPayoutId: string): Promise<ProviderPayout>
  /** All payouts created between two moments, newest first, a page of at most `PER_PAGE` at a time. */
  list(between: Between, skip: number): Promise<Listed<ProviderPayout>>
}

/** Sends payouts to hosts. Throws ProviderError. */
export type PayoutProvider = SentPayouts & {
  /** The same id is carried out once, within seven days (docs/razorpay.md §7.1). */
  send(payout: PayoutOrder): Promise<ProviderPayout>
}

export type Between = { from: Date; to: Date }

/** A document for the guest's bank. `type`: its media type. */
export type EvidenceFile = { name: string; type: string; bytes: Uint8Array }

/** What is submitted against a dispute; the documents by their ids at the provider. `summary`: at most 1000 characters. */
export type Evidence = { amountPaise: number; summary: string; letterId: string; attachmentId: string | null }

/** Reads and answers disputes. An answer is final: a second one is refused. Throws ProviderError. */
export type DisputeProvider = {
  /** All disputes, newest first, a page of at most `PER_PAGE` at a time. */
  listDisputes(skip: number): Promise<Listed<ProviderDispute>>
  fetchDispute(disputeId: string): Promise<ProviderDispute>
  /** Answers the id of the document, each time another one. */
  uploadEvidence(file: EvidenceFile): Promise<string>
  /** Submits evidence: the bank reviews it. */
  contestDispute(disputeId: string, evidence: Evidence): Promise<ProviderDispute>
  /** Gives the money up: the dispute is lost. */
  acceptDispute(disputeId: string): Promise<ProviderDispute>
}

/** Every call throws ProviderError. */
export type PaymentProvider = DisputeProvider & {
  /**
   * Creates an order of `amountPaise`; it can be found by `receipt` (our id, at most 40 characters). `transfer`: what of it goes to a
   * linked account.
   */
  createOrder(
    amountPaise: number,
    receipt: string,
    notes: OrderNotes,
    signal?: AbortSignal,
    transfer?: OrderedTransfer,
  ): Promise<ProviderOrder>
  fetchOrder(orderId: string): Promise<ProviderOrder>
  /** The order created with this receipt, if the answer to its creation was lost. */
  findOrderByReceipt(receipt: string, signal?: AbortSignal): Promise<ProviderOrder | undefined>
  /** All orders created between two moments, newest first, a page of at most `PER_PAGE` at a time. */
  listOrders(between: Between, skip: number): Promise<Listed<ProviderOrder>>
  /** All payments begun between two moments, in any state; likewise. */
  listPayments(between: Between, skip: number): Promise<Listed<ProviderPayment>>
  /** All refunds made between two moments, by us or at the provider's dashboard; likewise. */
  listRefunds(between: Between, skip: number): Promise<Listed<ProviderRefund>>
  fetchPayment(paymentId: string): Promise<ProviderPayment>
  /** All attempts to pay an order. */
  listPaymentsOfOrder(orderId: string): Promise<Listed<ProviderPayment>>
  /** Refunds a payment; the same key is carried out once. `receipt` (our id) is kept with the refund. */
  refundPayment(
    paymentId: string,
    amountPaise: number,
    idempotencyKey: string,
    receipt?: string,
  ): Promise<ProviderRefund>
  /** All refunds of a payment, ours and those made at the provider's dashboard. */
  listRefundsOf(paymentId: string): Promise<Listed<ProviderRefund>>
  /** All settlements made between two moments, newest first, a page of at most `PER_PAGE` at a time. */
  listSettlements(between: Between, skip: number): Promise<Listed<ProviderSettlement>>
  fetchSettlement(settlementId: string): Promise<ProviderSettlement>
  /** The lines of the settlements of a day in India, a page of at most `LINES_PER_PAGE` at a time. */
  listSettlementLines(day: Day, skip: number): Promise<Listed<ProviderSettlementLine>>
  /** Linked accounts and transfers, also those from before hosts were paid otherwise. */
  route: RouteProvider
  /** Undefined where an administrator pays the hosts. */
  payouts: PayoutProvider | undefined
  /** Reads payouts, also those from before an administrator began to pay the hosts; undefined without an account number. */
  sentPayouts: SentPayouts | undefined
  /** Undefined where an administrator pays the hosts. */
  upiIdChecks: UpiIdChecks | undefined
}

export const PER_PAGE = 100
/** The report has up to a thousand; half of them arrive within the time limit of a call. */
export const LINES_PER_PAGE = 500
