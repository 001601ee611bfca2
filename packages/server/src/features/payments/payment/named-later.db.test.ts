// Payments whose box or guest is named after the capture.
import type { TestApp } from '../../../test/app.ts'
import { contributionsOf, control, openOrder, pay, verify } from '../../../test/paying.ts'
import { anOrder, WITHOUT_GUEST } from '../../../test/payments/orders.ts'
import { reconcileAfter, untilEventsAreHandled } from '../../../test/payments/wait-for-payments.ts'
import { eventOf, sendWebhook } from '../../../test/payments/webhooks.ts'
import { insertEventBox } from '../../../test/rows.ts'
import { expect, test } from '../../../test/test.ts'

/** Paid, and reported by a webhook before the proof is sent. */
async function reportedByWebhook(app: TestApp, more: object) {
  const { body } = await openOrder(app, { ...WITHOUT_GUEST, ...more })
  const proof = await pay(app, body.id)
  await sendWebhook(app, await eventOf(app, 'payment.captured', proof.razorpay_payment_id))
  await untilEventsAreHandled(app)
  return proof
}

test('a proof that names box and guest after the webhook makes the contribution, once, and resolves the flag', async ({
  app,
}) => {
  const box = await insertEventBox(app.services.db)
  const proof = await reportedByWebhook(app, {})
  const orderOf = () =>
    app.services.db
      .selectFrom('payment_orders')
      .select(['id', 'state'])
      .where('provider_order_id', '=', proof.razorpay_order_id)
      .executeTakeFirstOrThrow()
  const { id, state } = await orderOf()
  expect(state).toBe('created')
  const flagsOf = () =>
    app.services.db
      .selectFrom('review_flags')
      .selectAll()
      .where('payment_id', '=', proof.razorpay_payment_id)
      .execute()
  expect(await flagsOf()).toMatchObject([{ kind: 'no-box', resolved_at: null }])
  const answers = await Promise.all([1, 2, 3].map(() => verify(app, proof, { giftid: box.id })))
  expect(answers.map(({ body }) => body.status)).toEqual(['success', 'success', 'success'])
  expect(await contributionsOf(app, box.id)).toMatchObject([
    { guest_name: 'Sunita Deshpande', guest_phone: '9876543210', amount_paise: 50_100 },
  ])
  expect(await orderOf()).toEqual({ id, state: 'paid' })
  expect(await flagsOf()).toMatchObject([{ kind: 'no-box', resolved_at: app.clock.now }])
})

test('a proof after the webhook fills in the guest’s details; a second one changes nothing', async ({
  app,
}) => {
  const box = await insertEventBox(app.services.db)
  const proof = await reportedByWebhook(app, { giftid: box.id })
  expect(await contributionsOf(app, box.id)).toMatchObject([{ guest_name: null, guest_address: null }])
  await verify(app, proof)
  await verify(app, proof, { name: 'Somebody Else', address: 'Elsewhere' })
  expect(await contributionsOf(app, box.id)).toMatchObject([
    { guest_name: 'Sunita Deshpande', guest_phone: '9876543210', guest_address: '7 Station Road, Pune' },
  ])
})

test('money whose box is named while the provider is unavailable becomes a contribution at the next check', async ({
  app,
}) => {
  const box = await insertEventBox(app.services.db)
  const proof = await reportedByWebhook(app, {})
  await control(app, 'POST', '/faults', { kind: 'server error', path: '/v1/payments/*', times: 3 })
  expect((await verify(app, proof, { giftid: box.id })).status).toBe(202)
  await reconcileAfter(app, 0)
  expect(await contributionsOf(app, box.id)).toMatchObject([{ guest_name: 'Sunita Deshpande' }])
})

test('the box that was named before paying stays, whatever the proof says [payment-11]', async ({ app }) => {
  const { box, orderId } = await anOrder(app)
  const other = await insertEventBox(app.services.db)
  await verify(app, await pay(app, orderId), { giftid: other.id, name: 'Somebody Else' })
  expect(await contributionsOf(app, box.id)).toMatchObject([{ guest_name: 'Sunita Deshpande' }])
  expect(await contributionsOf(app, other.id)).toEqual([])
})
