// An order without a box moves to the box that is named for it, with all that was recorded of it, once.

import { NO_BOX } from '@lifafa/contract/fields/box-id'
import { sql } from 'kysely'
import { contributionsOf, openOrder, pay, verify } from '../../../test/paying.ts'
import { WITHOUT_GUEST } from '../../../test/payments/orders.ts'
import { refundByHand } from '../../../test/payments/refunds.ts'
import { untilEventsAreHandled } from '../../../test/payments/wait-for-payments.ts'
import { eventOf, sendWebhook } from '../../../test/payments/webhooks.ts'
import { insertEventBox } from '../../../test/rows.ts'
import { expect, test } from '../../../test/test.ts'

test('payments and refunds move with it, and nothing of it is left without a box', async ({ app }) => {
  const { db } = app.services
  const { body } = await openOrder(app, { ...WITHOUT_GUEST, request_key: crypto.randomUUID() })
  const proof = await pay(app, body.id)
  await sendWebhook(app, await eventOf(app, 'payment.captured', proof.razorpay_payment_id))
  await untilEventsAreHandled(app)
  await refundByHand(app, proof.razorpay_payment_id, 10_400)
  await untilEventsAreHandled(app)
  const { id: giftid } = await insertEventBox(db)
  await verify(app, proof, { giftid })
  const { rows } = await sql<{ box: string }>`
    select event_box_id as box from payment_orders where provider_order_id = ${body.id}
    union all select event_box_id from payments where id = ${proof.razorpay_payment_id}
    union all select event_box_id from refunds where payment_id = ${proof.razorpay_payment_id}
    union all select event_box_id from order_locations
      where payment_order_id = (select id from payment_orders where provider_order_id = ${body.id})`.execute(
    db,
  )
  expect(rows.map(({ box }) => box)).toEqual(Array(5).fill(giftid))
  expect(await contributionsOf(app, giftid)).toMatchObject([{ kept_paise: 40_100 }])
})

test('of two boxes that are named at once one gets it, and the payment is one contribution', async ({
  app,
}) => {
  const { body } = await openOrder(app, WITHOUT_GUEST)
  const proof = await pay(app, body.id)
  const boxes = [await insertEventBox(app.services.db), await insertEventBox(app.services.db)]
  const answers = await Promise.all(boxes.map(({ id: giftid }) => verify(app, proof, { giftid })))
  expect(answers.map(({ body: { status } }) => status)).toEqual(['success', 'success'])
  const given = await Promise.all(boxes.map(({ id }) => contributionsOf(app, id)))
  expect(given.flat()).toHaveLength(1)
})

test('a report that comes while the box is named is applied', async ({ app }) => {
  const { body } = await openOrder(app, WITHOUT_GUEST)
  const proof = await pay(app, body.id)
  const { id: giftid } = await insertEventBox(app.services.db)
  const captured = await eventOf(app, 'payment.captured', proof.razorpay_payment_id)
  await Promise.all([sendWebhook(app, captured), verify(app, proof, { giftid }), sendWebhook(app, captured)])
  await untilEventsAreHandled(app)
  expect(await contributionsOf(app, giftid)).toHaveLength(1)
  const left = await app.services.db
    .selectFrom('payment_orders')
    .select('id')
    .where('event_box_id', '=', NO_BOX)
    .where('provider_order_id', '=', body.id)
    .execute()
  expect(left).toEqual([])
})
