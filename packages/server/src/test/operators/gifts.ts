// Makes the gifts that reports of operators and administrators are about.
import type { Row } from '../../db/tables.ts'
import type { TestApp } from '../app.ts'
import { openOrder, pay, verify } from '../paying.ts'
import { payTwice } from '../payments/orders.ts'
import { eventOf, outcomeOfWebhook } from '../payments/webhooks.ts'
import { insertEventBox, insertHost } from '../rows.ts'

const DAY_MS = 24 * 60 * 60_000

/** A box whose event is tomorrow, of a host who can be paid. */
export async function aBox({ services }: TestApp): Promise<Row<'event_boxes'>> {
  const host = await insertHost(services.db, { upi_id: 'meera@okbank' })
  const event_date = new Date(services.now().getTime() + DAY_MS).toISOString().slice(0, 10)
  return insertEventBox(services.db, { host_id: host.id, event_date })
}

const aSecondLater = ({ clock }: TestApp): void => {
  clock.now = new Date(clock.now.getTime() + 1000)
}

/** A guest gives so many rupees and verifies; returns the ids of payment and order. */
export async function give(test: TestApp, boxId: string, rupees: number) {
  const { body } = await openOrder(test, { giftid: boxId, amount: rupees * 104 })
  const proof = await pay(test, body.id)
  aSecondLater(test)
  await verify(test, proof, { amount: rupees })
  return { paymentId: proof.razorpay_payment_id, orderId: proof.razorpay_order_id }
}

/** Both attempts of one order succeed, and the second is reported by webhook; returns its payment's id. */
export async function giveTwice(test: TestApp, boxId: string, rupees: number) {
  const { body } = await openOrder(test, { giftid: boxId, amount: rupees * 104 })
  const { proof, second } = await payTwice(test, body.id)
  aSecondLater(test)
  await verify(test, proof, { amount: rupees })
  aSecondLater(test)
  await outcomeOfWebhook(test, await eventOf(test, 'payment.captured', second))
  return { first: proof.razorpay_payment_id, second, orderId: proof.razorpay_order_id }
}
