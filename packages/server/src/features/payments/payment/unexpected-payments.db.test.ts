// Payments that arrive otherwise than they were ordered: after the box was closed, of another amount, of an unknown order.
import {
  CHARGE_PAISE,
  contributionsOf,
  GUEST,
  openFlagsOf,
  openOrder,
  pay,
  verify,
} from '../../../test/paying.ts'
import { anOrder, aPayment } from '../../../test/payments/orders.ts'
import { untilContributed } from '../../../test/payments/wait-for-payments.ts'
import { answerOnce, eventOf, sendWebhook } from '../../../test/payments/webhooks.ts'
import { insertEventBox } from '../../../test/rows.ts'
import { expect, test } from '../../../test/test.ts'

test('a client that opened its order with an amount alone names box and guest with the proof [payment-10]', async ({
  app,
}) => {
  const box = await insertEventBox(app.services.db)
  const { body } = await openOrder(app, { name: undefined, phone: undefined, address: undefined })
  const proof = await pay(app, body.id)
  expect((await verify(app, proof, { giftid: box.id })).status).toBe(200)
  expect(await contributionsOf(app, box.id)).toMatchObject([
    {
      ...{ guest_name: GUEST.name, guest_phone: GUEST.phone, guest_address: GUEST.address },
      amount_paise: 50_100,
    },
  ])
})

test.for([
  ['deleted', { deleted_at: new Date() }, 'box-deleted'],
  ['closed', { event_date: '2020-01-01' }, 'box-closed'],
] as const)(
  'money that arrives after the box was %s is recorded and flagged [payment-13]',
  async ([_how, change, kind], { app }) => {
    const { box, orderId } = await anOrder(app)
    await app.services.db.updateTable('event_boxes').set(change).where('id', '=', box.id).execute()
    expect((await verify(app, await pay(app, orderId))).status).toBe(200)
    expect(await contributionsOf(app, box.id)).toHaveLength(1)
    expect(await openFlagsOf(app, box.id)).toMatchObject([{ kind }])
  },
)

test('an amount other than the order’s is recorded as received and flagged [payment-14]', async ({ app }) => {
  const { box, proof } = await aPayment(app)
  const amount = 10_400
  await answerOnce(app, `/payments/${proof.razorpay_payment_id}`, { amount })
  await sendWebhook(app, await eventOf(app, 'payment.captured', proof.razorpay_payment_id))
  expect(await untilContributed(app, box.id)).toMatchObject([{ amount_paise: 10_000, fee_paise: 400 }])
  expect(await openFlagsOf(app, box.id)).toMatchObject([
    { kind: 'amount-differs', detail: { paid_paise: 10_400, ordered_paise: CHARGE_PAISE } },
  ])
})

test('a genuine proof for an order that a restored backup lacks is not answered as a failure [payment-16]', async ({
  app,
}) => {
  const lost = await app.services.provider.createOrder(CHARGE_PAISE, crypto.randomUUID(), {})
  const { status, body } = await verify(app, await pay(app, lost.id))
  expect({ status, body }).toMatchObject({ status: 202, body: { status: 'pending' } })
})
