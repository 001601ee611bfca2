// Razorpay as a model in memory (razorpay.md §1, §2, §8): what it keeps is the truth that our books are compared with.
import { CURRENCY } from '@lifafa/contract/money'
import {
  type Between,
  type OrderNotes,
  type PaymentProvider,
  PER_PAGE,
  ProviderError,
  type ProviderOrder,
  type ProviderPayment,
  type ProviderRefund,
} from '../../payments/provider.ts'
import type { World } from './world.ts'

export type ModelPayment = ProviderPayment & {
  order_id: string
  amount_refunded: number
  /** When it became money that is ours, whatever became of it since. */
  capturedAt: Date | undefined
}
export type ModelRefund = ProviderRefund & { key: string | undefined; created_at: number }

/** Its documents contradict each other on what a second order with one receipt gets (razorpay.md §1.5). */
const RECEIPT_RULES = ['refused', 'the same order', 'another order'] as const
/** Lists may miss what is younger (razorpay.md §2.1). */
const LAG_S = 4
const BANKS_NEED_MS = 90_000

export type ProviderModel = {
  api: PaymentProvider
  orders: ProviderOrder[]
  payments: ModelPayment[]
  refunds: ModelRefund[]
  /** A new attempt to pay; undefined where the order takes none. */
  attempt(orderId: string): ModelPayment | undefined
  move(payment: ModelPayment, status: 'failed' | 'authorized' | 'captured'): void
  /** At the provider's own screens. */
  refundByHand(payment: ModelPayment, amount: number): void
}

/** `announce` is told of what its webhooks would tell. */
export function openProviderModel(
  world: World,
  announce: (event: string, payload: Record<string, object>) => void,
): ProviderModel {
  const orders: ProviderOrder[] = []
  const payments: ModelPayment[] = []
  const refunds: ModelRefund[] = []
  const receiptRule = world.random.pick(RECEIPT_RULES)
  const seconds = () => Math.floor(world.now().getTime() / 1000)
  const listed = <T extends { created_at: number }>(items: T[]): T[] =>
    items
      .filter(({ created_at }) => !world.faults || seconds() - created_at > LAG_S || world.random.chance(0.5))
      .map((item) => ({ ...item }))

  const page =
    <T extends { created_at: number }>(items: T[]) =>
    async ({ from, to }: Between, skip: number): Promise<T[]> => {
      const isBetween = ({ created_at }: T) =>
        created_at * 1000 >= from.getTime() && created_at * 1000 <= to.getTime()
      return listed(items)
        .filter(isBetween)
        .reverse()
        .slice(skip, skip + PER_PAGE)
    }

  const payment = (id: string): ModelPayment => {
    const found = payments.find((one) => one.id === id)
    if (!found) throw new ProviderError('refused', 'The id provided does not exist')
    return found
  }

  function refund(of: ModelPayment, amount: number, key: string | undefined): ModelRefund {
    if (!of.capturedAt || amount > of.amount - of.amount_refunded)
      throw new ProviderError('refused', 'The refund amount provided is greater than amount captured')
    const made: ModelRefund = {
      id: `rfnd_${refunds.length + 1}`,
      payment_id: of.id,
      amount,
      status: 'pending',
      key,
      created_at: seconds(),
    }
    refunds.push(made)
    of.amount_refunded += amount
    if (of.amount_refunded === of.amount) of.status = 'refunded'
    announce('refund.created', { refund: made, payment: of })
    world.start(async () => {
      await world.sleep(world.random.below(BANKS_NEED_MS), `the bank carries out ${made.id}`)
      made.status = 'processed'
      announce('refund.processed', { refund: made, payment: of })
    })
    return made
  }

  const api: PaymentProvider = {
    async createOrder(amount, receipt, notes: OrderNotes) {
      const twin = orders.find((order) => order.receipt === receipt)
      if (twin && receiptRule === 'refused')
        throw new ProviderError('refused', 'Order receipt should be unique.')
      if (twin && receiptRule === 'the same order') return { ...twin }
      const order: ProviderOrder = {
        id: `order_${orders.length + 1}`,
        amount,
        currency: CURRENCY,
        receipt,
        status: 'created',
        notes,
        created_at: seconds(),
      }
      orders.push(order)
      return { ...order }
    },
    async fetchOrder(id) {
      const found = orders.find((order) => order.id === id)
      if (!found) throw new ProviderError('refused', 'The id provided does not exist')
      return { ...found }
    },
    async findOrderByReceipt(receipt) {
      const found = listed(orders).filter((order) => order.receipt === receipt)
      return found.find(({ status }) => status !== 'created') ?? found.at(-1)
    },
    listOrders: page(orders),
    listPayments: page(payments),
    listRefunds: page(refunds),
    fetchPayment: async (id) => ({ ...payment(id) }),
    listPaymentsOfOrder: async (orderId) => listed(payments).filter(({ order_id }) => order_id === orderId),
    async refundPayment(paymentId, amount, key) {
      const earlier = refunds.find((one) => one.key === key)
      return { ...(earlier ?? refund(payment(paymentId), amount, key)) }
    },
    listRefundsOf: async (paymentId) =>
      refunds.filter(({ payment_id }) => payment_id === paymentId).map((one) => ({ ...one })),
    listDisputes: async () => [],
    payouts: undefined,
  }

  return {
    api,
    orders,
    payments,
    refunds,
    attempt(orderId) {
      const order = orders.find(({ id }) => id === orderId)
      if (!order || order.status === 'paid') return undefined
      order.status = 'attempted'
      const made: ModelPayment = {
        id: `pay_${payments.length + 1}`,
        order_id: orderId,
        amount: order.amount,
        amount_refunded: 0,
        currency: CURRENCY,
        status: 'created',
        method: 'upi',
        created_at: seconds(),
        capturedAt: undefined,
      }
      payments.push(made)
      return made
    },
    move(moved, status) {
      moved.status = status
      if (status === 'captured') moved.capturedAt = world.now()
      announce(`payment.${status}`, { payment: moved })
      const order = orders.find(({ id }) => id === moved.order_id)
      if (status !== 'captured' || order?.status === 'paid') return
      if (order) order.status = 'paid'
      announce('order.paid', { payment: moved })
    },
    refundByHand(of, amount) {
      refund(of, amount, undefined)
    },
  }
}
