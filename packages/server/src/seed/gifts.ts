// Gives the planned gifts at the provider: orders, and the outcomes of their payments.
import { chargePaise } from '@lifafa/contract/money'
import {
  authorizePayment,
  beginPayment,
  capturePayment,
  captureToo,
  challengeDispute,
  failPayment,
  moveDispute,
  openDispute,
  type Payment,
  refundPayment,
  settleRefund,
} from '@lifafa/razorpay-stand-in/in-process'
import { openOrder } from '../features/payments/order/open-order.ts'
import { findOrderBy } from '../features/payments/reads/orders.ts'
import { reconcileOrder } from '../features/payments/reconcile/reconcile-order.ts'
import type { Course, PlannedGift } from './plan.ts'
import { later, type Stage } from './stage.ts'

const MINUTES_AT_CHECKOUT = 2
const HOURS_TO_FIRST_UPDATE = 3
const HOURS_TO_LAST_UPDATE = 5

/** The order of a gift is open. */
type Giving = PlannedGift & { stage: Stage; orderId: string }

/** Returns the ids of the payments that took a plain course. */
export async function giveAll(
  stage: Stage,
  gifts: readonly PlannedGift[],
): Promise<Map<PlannedGift, string>> {
  const plain = new Map<PlannedGift, string>()
  for (const [index, gift] of gifts.entries()) {
    const orderId = await order(stage, gift)
    const giving = { ...gift, stage, orderId }
    const course = COURSES[gift.course]
    if (course) await course(giving)
    else plain.set(gift, (await pay(giving)).id)
    stage.onWritten?.(index + 1)
  }
  return plain
}

async function order(stage: Stage, { box, guest, rupees, paidAt }: PlannedGift): Promise<string> {
  const now = later(paidAt, -MINUTES_AT_CHECKOUT / 60)
  stage.setClock(now)
  const checkAfterMs = stage.settings.reconcileAfterMs
  const { id } = await openOrder(
    { ...stage, keyMode: 'test', checkAfterMs, now },
    {
      amountPaise: chargePaise(rupees),
      eventBoxId: box.id,
      guestName: guest.name,
      guestPhone: guest.phone,
      guestAddress: guest.address,
      guestLanguage: null,
      requestKey: null,
    },
  )
  return id
}

/** `otherwise`: of another amount or currency than the order. */
const begin = (
  { stage: { standIn }, orderId, guest }: Giving,
  otherwise?: Partial<Pick<Payment, 'amount' | 'currency'>>,
): Payment => {
  const order = standIn.entities.find('order', orderId)
  if (!order) throw new Error(`The stand-in has no ${orderId}.`)
  return beginPayment(standIn, order, { vpa: `${guest.phone}@ybl`, flow: 'intent' }, otherwise)
}

const pay = (giving: Giving, otherwise?: Parameters<typeof begin>[1]): Promise<Payment> => {
  const { stage, paidAt, box } = giving
  const take = () => capturePayment(stage.standIn, authorizePayment(stage.standIn, begin(giving, otherwise)))
  return stage.happen(paidAt, take, box.id)
}

/** So many hours after it was paid, but not in the future. */
const after = ({ stage, paidAt }: Giving, hours: number): Date =>
  new Date(Math.min(later(paidAt, hours).getTime(), stage.now.getTime()))

function refund(giving: Giving, payment: Payment, amount: number, end?: 'processed' | 'failed') {
  const { standIn, happen } = giving.stage
  return happen(after(giving, HOURS_TO_FIRST_UPDATE), () => {
    const made = refundPayment(standIn, payment, { amount, speed: 'normal' })
    if (end) settleRefund(standIn, made, end)
  })
}

const refunded =
  (end?: 'processed' | 'failed', part = 1) =>
  async (giving: Giving): Promise<void> => {
    const payment = await pay(giving)
    await refund(giving, payment, Math.round(payment.amount * part), end)
  }

/** Opens a dispute of the guest's bank, and lets the bank decide. */
export async function dispute(
  { standIn, happen }: Pick<Stage, 'standIn' | 'happen'>,
  paymentId: string,
  {
    openedAt,
    endedAt,
    end,
  }: { openedAt: Date; endedAt: Date; end?: Parameters<typeof moveDispute>[2] | undefined },
): Promise<void> {
  const opened = await happen(openedAt, () => openDispute(standIn, paymentId))
  if (end) await happen(endedAt, () => moveDispute(standIn, opened, end))
}

/** The guest's bank challenges a dispute that was won. */
async function disputedTwice(giving: Giving): Promise<void> {
  const { standIn, happen } = giving.stage
  const { id } = await pay(giving)
  const openedAt = after(giving, HOURS_TO_FIRST_UPDATE)
  await dispute(giving.stage, id, { openedAt, endedAt: openedAt, end: 'won' })
  const [won] = standIn.entities.list('dispute', { payment_id: id })
  if (won) await happen(after(giving, HOURS_TO_LAST_UPDATE), () => challengeDispute(standIn, won, true))
}

const disputed =
  (end?: Parameters<typeof moveDispute>[2]) =>
  async (giving: Giving): Promise<void> => {
    const { id } = await pay(giving)
    const openedAt = after(giving, HOURS_TO_FIRST_UPDATE)
    await dispute(giving.stage, id, { openedAt, endedAt: after(giving, HOURS_TO_LAST_UPDATE), end })
  }

const failed = (giving: Giving): Promise<unknown> =>
  giving.stage.happen(giving.paidAt, () =>
    failPayment(giving.stage.standIn, begin(giving), 'payment_declined'),
  )

/** A course that is missing here is a plain payment. */
const COURSES: Partial<Record<Course, (giving: Giving) => Promise<unknown>>> = {
  refunded: refunded('processed'),
  'refunded-in-part': refunded('processed', 0.5),
  'refund-pending': refunded(),
  'refund-failed': refunded('failed'),
  /** The second payment goes back to its guest. */
  async 'paid-twice'(giving) {
    const { stage, paidAt, box } = giving
    const second = begin(giving)
    await pay(giving)
    const taken = await stage.happen(paidAt, () => captureToo(stage.standIn, second), box.id)
    await refund(giving, taken, taken.amount, 'processed')
  },
  disputed: disputed(),
  'dispute-reviewed': disputed('under_review'),
  'dispute-won': disputed('won'),
  'dispute-lost': disputed('lost'),
  'dispute-closed': disputed('closed'),
  'dispute-challenged': disputedTwice,
  'amount-differs': (giving) => pay(giving, { amount: chargePaise(giving.rupees + 1) }),
  async 'second-attempt'(giving) {
    await failed(giving)
    await pay(giving)
  },
  failed,
  /** Nobody paid it, and it was checked for the last time. */
  async abandoned({ stage, orderId, paidAt }) {
    const order = await findOrderBy(stage.db, 'provider_order_id', orderId)
    if (order) await reconcileOrder({ ...stage, checkAfterMs: [], now: later(paidAt, 1) }, order)
  },
  authorized: (giving) =>
    giving.stage.happen(giving.paidAt, () => authorizePayment(giving.stage.standIn, begin(giving))),
  'other-currency': (giving) => pay(giving, { currency: 'NPR' }),
}
