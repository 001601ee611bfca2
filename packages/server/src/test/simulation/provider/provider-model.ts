// Razorpay as a model in memory (docs/razorpay.md §1, §2, §8): what it keeps is the truth that our books are compared with.
import { CURRENCY } from '@lifafa/contract/money'
import type { World } from '../world.ts'
import { openDisputes } from './disputes-model.ts'
import { openLists } from './listed.ts'
import type { ModelPayment } from './model-payment.ts'
import { openPayouts } from './payouts-model.ts'
import { openRefunds } from './refunds-model.ts'
import { Refused, unknownId } from './refusals.ts'

type Order = {
  id: string
  amount: number
  currency: string
  receipt: string
  status: 'created' | 'attempted' | 'paid'
  notes: object
  created_at: number
}

/** Its documents contradict each other on what a second order with one receipt gets (docs/razorpay.md §1.5). */
const RECEIPT_RULES = ['refused', 'the same order', 'another order'] as const
/** Banks write what they like. */
const BANK_WORDS = [null, null, 'Payment was unsuccessful', 'declined\u0000 by bank'] as const
const OTHERWISE = 0.02
export const FIRST_SECRET = 'the first secret of our key'

export type ProviderModel = ReturnType<typeof openProviderModel>

/** `announce` is told of what its webhooks would tell. */
export function openProviderModel(
  world: World,
  announce: (event: string, payload: Record<string, object>) => void,
) {
  const orders: Order[] = []
  const payments: ModelPayment[] = []
  const lists = openLists(world)
  const receiptRule = world.random.pick(RECEIPT_RULES)

  const attemptOf = (order: Order | undefined, otherwise: Partial<ModelPayment> = {}): ModelPayment => {
    const made: ModelPayment = {
      id: `pay_${payments.length + 1}`,
      order_id: order?.id ?? null,
      amount: order?.amount ?? 10_000,
      amount_refunded: 0,
      amount_lost: 0,
      currency: CURRENCY,
      status: 'created',
      method: 'upi',
      error_description: null,
      acquirer_data: null,
      created_at: lists.seconds(),
      capturedAt: undefined,
      ...otherwise,
    }
    payments.push(made)
    return made
  }

  return {
    /** Secrets of our key that it takes just now. */
    keySecrets: new Set([FIRST_SECRET]),
    /** What checkout signs with. */
    checkoutSecret: FIRST_SECRET,
    orders,
    payments,
    refunds: openRefunds(world, lists, payments, announce),
    disputes: openDisputes(world, lists, announce),
    payouts: openPayouts(world, lists, announce),

    createOrder({
      amount,
      currency,
      receipt,
      notes,
    }: Pick<Order, 'amount' | 'currency' | 'receipt' | 'notes'>): Order {
      const twin = orders.find((order) => order.receipt === receipt)
      if (twin && receiptRule === 'refused') throw new Refused('Order receipt should be unique.')
      if (twin && receiptRule === 'the same order') return twin
      const id = `order_${orders.length + 1}`
      const order: Order = {
        id,
        amount,
        currency,
        receipt,
        status: 'created',
        notes,
        created_at: lists.seconds(),
      }
      orders.push(order)
      return order
    },
    fetchOrder: (id: string): Order => orders.find((order) => order.id === id) ?? unknownId(),
    listOrders(query: URLSearchParams): Order[] {
      const receipt = query.get('receipt')
      if (receipt === null) return lists.page(orders, query)
      return lists
        .told(orders)
        .filter((order) => order.receipt === receipt)
        .reverse()
    },
    paymentsOf: (orderId: string) => lists.told(payments).filter(({ order_id }) => order_id === orderId),
    listPayments: (query: URLSearchParams) => lists.page(payments, query),
    fetchPayment: (id: string): ModelPayment => payments.find((one) => one.id === id) ?? unknownId(),

    /** A new attempt to pay; undefined where the order takes none. */
    attempt(orderId: string): ModelPayment | undefined {
      const order = orders.find(({ id }) => id === orderId)
      if (!order || order.status === 'paid') return undefined
      order.status = 'attempted'
      const isOther = world.random.chance(OTHERWISE)
      const otherwise = isOther
        ? world.random.pick([{ currency: 'USD' }, { amount: order.amount + 104 }])
        : {}
      return attemptOf(order, otherwise)
    },
    /** A row that nobody has told us how to read: of another product, or in a state of tomorrow. */
    oddRow(orderId: string | undefined): void {
      attemptOf(
        orders.find(({ id }) => id === orderId),
        { status: orderId === undefined ? 'pending' : 'on_hold' },
      )
    },
    move(moved: ModelPayment, status: 'failed' | 'authorized' | 'captured'): void {
      moved.status = status
      moved.error_description = status === 'failed' ? world.random.pick(BANK_WORDS) : moved.error_description
      if (status === 'captured') moved.capturedAt = world.now()
      const told = { ...moved }
      if (status === 'captured') moved.acquirer_data = { rrn: `rrn of ${moved.id}` }
      announce(`payment.${status}`, { payment: moved })
      const order = orders.find(({ id }) => id === moved.order_id)
      if (status !== 'captured' || order?.status === 'paid') return
      if (order) order.status = 'paid'
      // Without what the bank told last.
      announce('order.paid', { payment: told })
    },
  }
}
