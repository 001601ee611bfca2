// Defines the payment provider for the rest of the server: its calls, and how they fail. Its objects are in objects/.
import type { Day } from '../db/tables.ts'
import type { Listed } from './client/read-rows.ts'
import type { ProviderDispute } from './objects/disputes.ts'
import type { OrderNotes, ProviderOrder } from './objects/orders.ts'
import type { ProviderPayment } from './objects/payments.ts'
import type { PayoutProvider, SentPayouts } from './objects/payouts.ts'
import type { ProviderRefund } from './objects/refunds.ts'
import type { ProviderSettlement, ProviderSettlementLine } from './objects/settlements.ts'
import type { Between } from './pages.ts'
import type { Refusal } from './refusal.ts'
import type { OrderedTransfer, RouteProvider } from './route.ts'
import type { UpiIdChecks } from './upi-id-checks.ts'

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
  /** The provider's description of its refusal; empty if there was none. */
  readonly refusal: Refusal
  constructor(outcome: Outcome, message: string, refusal: Refusal = {}, cause?: unknown) {
    super(message, { cause })
    this.outcome = outcome
    this.refusal = refusal
  }
}

/** True for an answer that cannot be used: what is asked about other objects may well succeed. */
export const isUnusable = (error: unknown): error is ProviderError =>
  error instanceof ProviderError && error.outcome === 'invalid-response'

/** Undefined if the provider does not know what it is asked about. */
export const undefinedIfUnknown = <T>(asked: Promise<T>): Promise<T | undefined> =>
  asked.catch((error) => {
    if (!(error instanceof ProviderError && error.outcome === 'refused')) throw error
    return undefined
  })

/** Every call throws ProviderError. */
export type PaymentProvider = {
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
  /** All disputes, newest first, a page of at most `PER_PAGE` at a time: the list has no filter of time. */
  listDisputes(skip: number): Promise<Listed<ProviderDispute>>
  fetchDispute(disputeId: string): Promise<ProviderDispute>
  /** All settlements made between two moments, newest first, a page of at most `PER_PAGE` at a time. */
  listSettlements(between: Between, skip: number): Promise<Listed<ProviderSettlement>>
  fetchSettlement(settlementId: string): Promise<ProviderSettlement>
  /** The lines of the settlements of a day in India, a page of at most `LINES_PER_PAGE` at a time. */
  listSettlementLines(day: Day, skip: number): Promise<Listed<ProviderSettlementLine>>
  /** Linked accounts and transfers, also those from before hosts were paid otherwise. */
  route: RouteProvider
  /** Undefined if an administrator pays the hosts. */
  payouts: PayoutProvider | undefined
  /** Reads payouts, also those from before an administrator began to pay the hosts; undefined without an account number. */
  sentPayouts: SentPayouts | undefined
  /** Undefined if an administrator pays the hosts. */
  upiIdChecks: UpiIdChecks | undefined
}
