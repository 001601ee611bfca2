// Orders, payments and contributions in tests, each of a box of its own.
import { sql } from 'kysely'
import type { Row } from '../../db/tables.ts'
import type { TestApp } from '../app.ts'
import { withoutTriggers } from '../database/without-triggers.ts'
import { control, failToPay, openOrder, pay, verify } from '../paying.ts'
import { insertEventBox, type NewRow } from '../rows.ts'
import { eventOf } from './webhooks.ts'

/** After this time the provider may be asked about an order again. */
export const ASK_AGAIN_MS = 3_000

/** Overrides of the box and, beside it, of what the guest's page sends. */
type Overrides = { box?: Partial<NewRow<'event_boxes'>> } & Record<string, unknown>

/** A box that does not close while the clock moves by days. */
export const NEXT_YEAR = { event_date: '2027-11-21' }

/** An order of a client that names the guest with the proof only. */
export const WITHOUT_GUEST = { name: undefined, phone: undefined, address: undefined }

/** An order of ₹501, without a request key. */
export async function anOrder(test: TestApp, { box: overrides, ...order }: Overrides = {}) {
  const box = await insertEventBox(test.services.db, overrides)
  const { body } = await openOrder(test, { giftid: box.id, ...order })
  return { box, orderId: body.id as string }
}

/** The same, with a key by which its payment status can be asked for. */
export async function anOrderWithKey(test: TestApp, overrides: Overrides = {}) {
  const key = crypto.randomUUID()
  return { key, ...(await anOrder(test, { request_key: key, ...overrides })) }
}

/** A paid order, which neither browser nor webhook has reported. */
export async function aPayment(test: TestApp, overrides?: Overrides) {
  const order = await anOrder(test, overrides)
  const proof = await pay(test, order.orderId)
  return { ...order, proof, paymentId: proof.razorpay_payment_id }
}

export async function aContribution(test: TestApp, overrides?: Overrides) {
  const payment = await aPayment(test, overrides)
  await verify(test, payment.proof)
  return payment
}

/** Two attempts to pay an order succeed: answers the proof of one, and the id of the other, which nobody has reported. */
export async function payTwice(test: TestApp, orderId: string) {
  const { error } = await failToPay(test, orderId)
  const proof = await pay(test, orderId)
  const second = error.metadata.payment_id
  await control(test, 'POST', `/payments/${second}/state`, { status: 'captured' })
  return { proof, second }
}

export const ordersOf = ({ services }: TestApp, boxId: string): Promise<Row<'payment_orders'>[]> =>
  services.db.selectFrom('payment_orders').selectAll().where('event_box_id', '=', boxId).execute()

/** The only order of a box. */
export async function orderOf(test: TestApp, boxId: string): Promise<Row<'payment_orders'>> {
  const [order, ...others] = await ordersOf(test, boxId)
  if (!order || others.length > 0) throw new Error(`The box has not one order, but ${others.length}.`)
  return order
}

/** A payment as the provider has it now, with the test's changes. */
export async function paymentAtProvider(test: TestApp, paymentId: string, change: object = {}) {
  const event = JSON.parse(await eventOf(test, 'payment.captured', paymentId))
  return { ...event.payload.payment.entity, ...change }
}

/** As after the restore of a backup that is older than the order. */
export const loseOrder = ({ services }: TestApp, providerOrderId: string): Promise<void> =>
  withoutTriggers(services.db, async (trx) => {
    await sql`delete from payment_orders where provider_order_id = ${providerOrderId}`.execute(trx)
  })
