// Our client for Razorpay's API of orders, payments and refunds (razorpay.md §1, §2, §8).
import { CURRENCY } from '@lifafa/contract/money'
import * as z from 'zod'
import type { ProviderAccess } from '../settings.ts'
import { pageQuery } from './page-query.ts'
import { payoutClient } from './payout-client.ts'
import {
  type Between,
  type PaymentProvider,
  PER_PAGE,
  providerDispute,
  providerOrder,
  providerPayment,
  providerRefund,
} from './provider.ts'
import { openProviderCalls } from './provider-call.ts'
import type { ProviderListener } from './provider-listener.ts'

/** Whatever the account's setting: capture what is authorised within three days, in minutes (razorpay.md §2.3). */
const CAPTURE = { automatic_expiry_period: 3 * 24 * 60, refund_speed: 'normal' }

const list = <T extends z.ZodType>(item: T) => z.object({ items: z.array(item) })
const part = encodeURIComponent

/** `listen` is told what an operator may want to hear of. */
export function providerClient(settings: ProviderAccess, listen?: ProviderListener): PaymentProvider {
  const call = openProviderCalls(settings, listen)

  const page =
    <T extends z.ZodType>(path: string, item: T) =>
    async (between: Between, skip: number): Promise<z.output<T>[]> =>
      (await call(list(item), { method: 'GET', path: `${path}?${pageQuery(between, skip)}` })).items

  return {
    createOrder: (amountPaise, receipt, notes, signal) =>
      call(
        // A guest pays what the provider has written down, whatever we meant.
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
          },
          signal,
        },
      ),
    fetchOrder: (orderId) => call(providerOrder, { method: 'GET', path: `/orders/${part(orderId)}` }),
    async findOrderByReceipt(receipt, signal) {
      const { items } = await call(list(providerOrder), {
        method: 'GET',
        path: `/orders?receipt=${part(receipt)}`,
        signal,
      })
      const found = items.filter((item) => item.receipt === receipt)
      // Where its first answer was lost there may be two of them: what counts is what somebody began to pay.
      return found.find(({ status }) => status !== 'created') ?? found[0]
    },
    listOrders: page('/orders', providerOrder),
    listPayments: page('/payments', providerPayment),
    listRefunds: page('/refunds', providerRefund),
    fetchPayment: (paymentId) =>
      call(providerPayment, { method: 'GET', path: `/payments/${part(paymentId)}` }),
    async listPaymentsOfOrder(orderId) {
      const path = `/orders/${part(orderId)}/payments`
      return (await call(list(providerPayment), { method: 'GET', path })).items
    },
    refundPayment: (paymentId, amountPaise, idempotencyKey) =>
      call(providerRefund, {
        method: 'POST',
        path: `/payments/${part(paymentId)}/refund`,
        body: { amount: amountPaise, speed: 'normal' },
        headers: { 'X-Refund-Idempotency': idempotencyKey },
      }),
    async listDisputes(skip) {
      const path = `/disputes?count=${PER_PAGE}&skip=${skip}`
      return (await call(list(providerDispute), { method: 'GET', path })).items
    },
    payouts: payoutClient(settings, listen),
    async listRefundsOf(paymentId) {
      // Nobody gives one payment back in more parts than one page holds.
      const path = `/payments/${part(paymentId)}/refunds?count=${PER_PAGE}`
      return (await call(list(providerRefund), { method: 'GET', path })).items
    },
  }
}
