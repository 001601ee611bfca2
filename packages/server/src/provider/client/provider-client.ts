// Calls Razorpay's API for orders, payments, refunds, disputes and settlements (docs/razorpay.md §1, §2, §8, §13).

import { CURRENCY } from '@lifafa/contract/money'
import * as z from 'zod'
import type { ProviderAccess } from '../../settings.ts'
import { providerDispute } from '../objects/disputes.ts'
import { providerOrder } from '../objects/orders.ts'
import { type ProviderPayment, providerPayment } from '../objects/payments.ts'
import { providerRefund } from '../objects/refunds.ts'
import { providerSettlement, providerSettlementLine } from '../objects/settlements.ts'
import { type Between, PER_PAGE } from '../pages.ts'
import type { PaymentProvider } from '../provider.ts'
import type { ProviderListener } from '../provider-listener.ts'
import type { OrderedTransfer } from '../route.ts'
import { pageQuery, reportQuery } from './page-query.ts'
import { payoutClient } from './payout-client.ts'
import { openProviderCalls } from './provider-call.ts'
import { type Listed, listOf, wholeListOf } from './read-rows.ts'
import { routeClient } from './route-client.ts'
import { upiIdCheckClient } from './upi-id-check-client.ts'

/**
 * Overrides the account's setting: capture automatically what is authorized within three days, in minutes
 * (docs/razorpay.md §2.3).
 */
const CAPTURE = { automatic_expiry_period: 3 * 24 * 60, refund_speed: 'normal' }

const REPORT = '/settlements/recon/combined'

const part = encodeURIComponent

const transferBody = ({ accountId, amountPaise, heldUntil }: OrderedTransfer) => ({
  account: accountId,
  amount: amountPaise,
  currency: CURRENCY,
  on_hold: true,
  on_hold_until: Math.floor(heldUntil.getTime() / 1000),
})

/** `listen` is notified of what an operator may need to know; `openCalls` creates the function that makes calls. */
export function providerClient(
  settings: ProviderAccess,
  listen?: ProviderListener,
  openCalls = openProviderCalls,
): PaymentProvider {
  const call = openCalls(settings, listen)
  const payouts = payoutClient(settings, listen, openCalls)
  const route = routeClient(settings, openCalls)
  // Concurrent requests for one payment (its guest's tabs, a webhook, reconciliation) make one call.
  const askForPayment = singleFlight<ProviderPayment>()
  const askForPayments = singleFlight<ProviderPayment[]>()

  const page =
    <T extends z.ZodType>(path: string, item: T) =>
    (between: Between, skip: number): Promise<Listed<z.output<T>>> =>
      call(listOf(item, path, listen), { method: 'GET', path: `${path}?${pageQuery(between, skip)}` })

  return {
    createOrder: (amountPaise, receipt, notes, signal, transfer) =>
      call(
        // A guest pays what the provider has stored, whatever was requested.
        providerOrder.extend({
          amount: z.literal(amountPaise),
          currency: z.literal(CURRENCY),
          receipt: z.literal(receipt),
        }),
        {
          method: 'POST',
          path: '/orders',
          body: {
            amount: amountPaise,
            currency: CURRENCY,
            receipt,
            notes,
            partial_payment: false,
            payment: { capture: 'automatic', capture_options: CAPTURE },
            ...(transfer && { transfers: [transferBody(transfer)] }),
          },
          signal,
        },
      ),
    fetchOrder: (orderId) => call(providerOrder, { method: 'GET', path: `/orders/${part(orderId)}` }),
    async findOrderByReceipt(receipt, signal) {
      const items = await call(wholeListOf(providerOrder), {
        method: 'GET',
        path: `/orders?receipt=${part(receipt)}`,
        signal,
      })
      const found = items.filter((item) => item.receipt === receipt)
      // After a lost answer there may be two of them: the one that a guest began to pay counts.
      const order = found.find(({ status }) => status !== 'created') ?? found[0]
      if (order?.notes.linked_account === undefined) return order
      return { ...order, transfers: await route.listTransfersOfOrder(order.id, signal) }
    },
    listOrders: page('/orders', providerOrder),
    listPayments: page('/payments', providerPayment),
    listRefunds: page('/refunds', providerRefund),
    fetchPayment: (paymentId) =>
      askForPayment(paymentId, () =>
        call(providerPayment, { method: 'GET', path: `/payments/${part(paymentId)}` }),
      ),
    listPaymentsOfOrder: (orderId) =>
      askForPayments(orderId, () =>
        call(listOf(providerPayment, '/payments', listen), {
          method: 'GET',
          path: `/orders/${part(orderId)}/payments`,
        }),
      ),
    refundPayment: (paymentId, amountPaise, idempotencyKey, receipt) =>
      call(providerRefund, {
        method: 'POST',
        path: `/payments/${part(paymentId)}/refund`,
        body: { amount: amountPaise, speed: 'normal', receipt },
        headers: { 'X-Refund-Idempotency': idempotencyKey },
      }),
    listDisputes: (skip) =>
      call(listOf(providerDispute, '/disputes', listen), {
        method: 'GET',
        path: `/disputes?count=${PER_PAGE}&skip=${skip}`,
      }),
    fetchDispute: (disputeId) =>
      call(providerDispute, { method: 'GET', path: `/disputes/${part(disputeId)}` }),
    listSettlements: page('/settlements', providerSettlement),
    fetchSettlement: (settlementId) =>
      call(providerSettlement, { method: 'GET', path: `/settlements/${part(settlementId)}` }),
    listSettlementLines: (day, skip) =>
      call(listOf(providerSettlementLine, REPORT, listen), {
        method: 'GET',
        path: `${REPORT}?${reportQuery(day, skip)}`,
      }),
    route,
    payouts: settings.payoutMode === 'on' ? payouts : undefined,
    sentPayouts: payouts,
    upiIdChecks: upiIdCheckClient(settings, openCalls),
    // A payment has fewer refunds than one page holds.
    listRefundsOf: (paymentId) =>
      call(listOf(providerRefund, '/refunds', listen), {
        method: 'GET',
        path: `/payments/${part(paymentId)}/refunds?count=${PER_PAGE}`,
      }),
  }
}

type SingleFlight<T> = (key: string, work: () => Promise<T>) => Promise<T>

/** Runs work once for simultaneous callers: a caller during the run gets its result. */
function singleFlight<T>(): SingleFlight<T> {
  const underWay = new Map<string, Promise<T>>()
  return (key, work) => {
    const running = underWay.get(key)
    if (running) return running
    const begun = work().finally(() => underWay.delete(key))
    underWay.set(key, begun)
    return begun
  }
}
