// Guests who are named after their payment was captured.
import { contributionsOf, openOrder, pay, verify } from '../../../test/paying.ts'
import { anOrder, WITHOUT_GUEST } from '../../../test/payments/orders.ts'
import { untilEventsAreHandled } from '../../../test/payments/wait-for-payments.ts'
import { eventOf, sendWebhook } from '../../../test/payments/webhooks.ts'
import { insertEventBox } from '../../../test/rows.ts'
import { expect, test } from '../../../test/test.ts'

test('a proof after the webhook fills in the guest’s details; a second one does not', async ({ app }) => {
  const box = await insertEventBox(app.services.db)
  const { body } = await openOrder(app, { ...WITHOUT_GUEST, giftid: box.id })
  const proof = await pay(app, body.id)
  await sendWebhook(app, await eventOf(app, 'payment.captured', proof.razorpay_payment_id))
  await untilEventsAreHandled(app)
  expect(await contributionsOf(app, box.id)).toMatchObject([{ guest_name: null, guest_address: null }])
  await verify(app, proof)
  await verify(app, proof, { name: 'Somebody Else', address: 'Elsewhere' })
  expect(await contributionsOf(app, box.id)).toMatchObject([
    { guest_name: 'Sunita Deshpande', guest_phone: '9876543210', guest_address: '7 Station Road, Pune' },
  ])
})

test('the box that was named before paying stays, whatever the proof says [payment-11]', async ({ app }) => {
  const { box, orderId } = await anOrder(app)
  const other = await insertEventBox(app.services.db)
  await verify(app, await pay(app, orderId), { giftid: other.id, name: 'Somebody Else' })
  expect(await contributionsOf(app, box.id)).toMatchObject([{ guest_name: 'Sunita Deshpande' }])
  expect(await contributionsOf(app, other.id)).toEqual([])
})
