// Razorpay as a model in memory (docs/razorpay.md §1, §2, §8): our books are compared with it.
import { CURRENCY } from '@lifafa/contract/money'
import type { World } from '../world.ts'
import { openDisputes } from './disputes-model.ts'
import { openLists } from './lists/listed.ts'
import { openOddRows } from './lists/odd-rows.ts'
import type { ModelPayment } from './model-payment.ts'
import { openPayouts } from './payouts-model.ts'
import { openRefunds } from './refunds-model.ts'
import { Refused, unknownId } from './refusals.ts'
import { feeOf } from './settlement-lines.ts'
import { openSettlements } from './settlements-model.ts'

type Order = {
  id: string
  amount: number
  currency: string
  receipt: string
  status: 'created' | 'attempted' | 'paid'
  notes: object
  created_at: number
}

/** Its documents contradict each other on a second order with the same receipt (docs/razorpay.md §1.5). */
const RECEIPT_RULES = ['refused', 'the same order', 'another order'] as const
/** Free text of banks. */
const BANK_WORDS = [null, null, 'Payment was unsuccessful', 'declined\u0000 by bank'] as const
const OTHERWISE = 0.02
export const FIRST_SECRET = 'the first secret of our key'

export type ProviderModel = ReturnType<typeof openProviderModel>

/** `announce` gets each webhook event. */
export function openProviderModel(
  world: World,
  announce: (event: string, payload: Record<string, object>) => void,
) {
  const orders: Order[] = []
  const payments: ModelPayment[] = []
  const lists = openLists(world)
  const oddRows = openOddRows(world)
  const receiptRule = world.random.pick(RECEIPT_RULES)
  /** Otherwise they are known from settlements alone. */
  const tellsFees = world.random.chance(0.8)

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
      fee: null,
      tax: null,
      ...otherwise,
    }
    payments.push(made)
    return made
  }

  const refunds = openRefunds(world, lists, { payments, odd: oddRows.refunds }, announce)
  const disputes = openDisputes(world, lists, announce)
  const settlements = openSettlements(
    world,
    lists,
    { payments, refunds: refunds.all, disputes: disputes.all },
    announce,
  )
  return {
    /** The secrets of our key that it accepts just now. */
    keySecrets: new Set([FIRST_SECRET]),
    /** The secret with which checkout signs. */
    checkoutSecret: FIRST_SECRET,
    orders,
    payments,
    refunds,
    disputes,
    settlements,
    payouts: openPayouts(world, lists, oddRows.payouts, announce),

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
    listOrders(query: URLSearchParams): object[] {
      const receipt = query.get('receipt')
      if (receipt === null) return lists.page(orders, query, oddRows.orders)
      return lists
        .visible(orders)
        .filter((order) => order.receipt === receipt)
        .reverse()
    },
    paymentsOf: (orderId: string) => lists.visible(payments).filter(({ order_id }) => order_id === orderId),
    listPayments: (query: URLSearchParams) => lists.page(payments, query),
    fetchPayment: (id: string): ModelPayment => payments.find((one) => one.id === id) ?? unknownId(),

    /** A new attempt to pay; undefined where the order accepts none. */
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
    /** A row that our code cannot parse: of another product, or in an unknown state. */
    oddRow(orderId: string | undefined): void {
      attemptOf(
        orders.find(({ id }) => id === orderId),
        { status: orderId === undefined ? 'pending' : 'on_hold' },
      )
    },
    move(moved: ModelPayment, status: 'failed' | 'authorized' | 'captured'): void {
      moved.status = status
      moved.error_description = status === 'failed' ? world.random.pick(BANK_WORDS) : moved.error_description
      if (status === 'captured') {
        moved.capturedAt = world.now()
        if (tellsFees) Object.assign(moved, feeOf(moved.amount))
      }
      const snapshot = { ...moved }
      if (status === 'captured') moved.acquirer_data = { rrn: `rrn of ${moved.id}` }
      announce(`payment.${status}`, { payment: moved })
      const order = orders.find(({ id }) => id === moved.order_id)
      if (status !== 'captured' || order?.status === 'paid') return
      if (order) order.status = 'paid'
      // Without the bank's last report.
      announce('order.paid', { payment: snapshot })
    },
  }
}
