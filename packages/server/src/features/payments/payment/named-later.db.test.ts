// Payments whose box or guest is named after the capture, and duplicate payments of one order.
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { openTestApp, type TestApp } from '../../../test/app.ts'
import { PATIENCE_MS } from '../../../test/patience.ts'
import {
  CHARGE_PAISE,
  contributionsOf,
  control,
  eventOf,
  expectSoundBooks,
  openFlagsOf,
  openOrder,
  pay,
  sendWebhook,
  verify,
} from '../../../test/paying.ts'
import { insertEventBox } from '../../../test/rows.ts'
import { reconcileDue } from '../reconcile/reconcile-due.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterEach(() => expectSoundBooks(app))
afterAll(() => app.close())

async function anOrder(more: object = {}) {
  const box = await insertEventBox(app.services.db)
  const { body } = await openOrder(app, { giftid: box.id, ...more })
  return { box, orderId: body.id as string }
}
const untilEventsAreHandled = () =>
  vi.waitFor(async () => {
    const open = await app.services.db
      .selectFrom('provider_events')
      .select('id')
      .where('handled_at', 'is', null)
      .execute()
    expect(open).toEqual([])
  }, PATIENCE_MS)

const ALONE = { name: undefined, phone: undefined, address: undefined }

/** Paid, and reported by a webhook before the proof is sent. */
async function reportedByWebhook(more: object) {
  const { body } = await openOrder(app, { ...ALONE, ...more })
  const proof = await pay(app, body.id)
  await sendWebhook(app, await eventOf(app, 'payment.captured', proof.razorpay_payment_id))
  await untilEventsAreHandled()
  return proof
}

test('a proof that names box and guest after the webhook makes the contribution, once, and resolves the flag', async () => {
  const box = await insertEventBox(app.services.db)
  const proof = await reportedByWebhook({})
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

test('a proof after the webhook fills in the guest’s details; a second one changes nothing', async () => {
  const box = await insertEventBox(app.services.db)
  const proof = await reportedByWebhook({ giftid: box.id })
  expect(await contributionsOf(app, box.id)).toMatchObject([{ guest_name: null, guest_address: null }])
  await verify(app, proof)
  await verify(app, proof, { name: 'Somebody Else', address: 'Elsewhere' })
  expect(await contributionsOf(app, box.id)).toMatchObject([
    { guest_name: 'Sunita Deshpande', guest_phone: '9876543210', guest_address: '7 Station Road, Pune' },
  ])
})

test('money whose box is named while the provider is unavailable becomes a contribution at the next check', async () => {
  const box = await insertEventBox(app.services.db)
  const proof = await reportedByWebhook({})
  await control(app, 'POST', '/faults', { kind: 'server error', path: '/v1/payments/*', times: 3 })
  expect((await verify(app, proof, { giftid: box.id })).status).toBe(202)
  const log = { warn() {}, error() {} }
  await reconcileDue({ ...app.services, log, signal: new AbortController().signal })
  expect(await contributionsOf(app, box.id)).toMatchObject([{ guest_name: 'Sunita Deshpande' }])
})

test('the box that was named before paying stays, whatever the proof says [payment-11]', async () => {
  const { box, orderId } = await anOrder()
  const other = await insertEventBox(app.services.db)
  await verify(app, await pay(app, orderId), { giftid: other.id, name: 'Somebody Else' })
  expect(await contributionsOf(app, box.id)).toMatchObject([{ guest_name: 'Sunita Deshpande' }])
  expect(await contributionsOf(app, other.id)).toEqual([])
})

test('a late capture after the refund makes no contribution', async () => {
  const { box, orderId } = await anOrder()
  const { razorpay_payment_id: paymentId } = await pay(app, orderId)
  const captured = await eventOf(app, 'payment.captured', paymentId)
  await sendWebhook(app, await eventOf(app, 'order.paid', paymentId, { status: 'refunded' }))
  await untilEventsAreHandled()
  await sendWebhook(app, captured)
  await untilEventsAreHandled()
  expect(await contributionsOf(app, box.id)).toEqual([])
})

test('a second captured payment of one order is refunded and makes no second contribution [payment-15]', async () => {
  const { box, orderId } = await anOrder()
  await verify(app, await pay(app, orderId))
  // The stand-in refuses a second payment of an order: this is another order's payment, reported for ours.
  const elsewhere = await app.services.provider.createOrder(CHARGE_PAISE, 'another order', {})
  const { razorpay_payment_id: second } = await pay(app, elsewhere.id)
  await sendWebhook(app, await eventOf(app, 'payment.captured', second, { order_id: orderId }))
  await vi.waitFor(async () => {
    const refund = await app.services.db
      .selectFrom('refunds')
      .selectAll()
      .where('payment_id', '=', second)
      .executeTakeFirst()
    expect(refund).toMatchObject({
      amount_paise: CHARGE_PAISE,
      provider_refund_id: expect.stringMatching(/^rfnd_/),
    })
  }, PATIENCE_MS)
  expect(await contributionsOf(app, box.id)).toHaveLength(1)
})

const refundsOf = (paymentId: string) =>
  app.services.db
    .selectFrom('refunds')
    .select(['amount_paise', 'state'])
    .where('payment_id', '=', paymentId)
    .orderBy('amount_paise')
    .execute()

test('of two payments that arrived before their box was named, one becomes the contribution, the other is refunded', async () => {
  const box = await insertEventBox(app.services.db)
  const bare = { name: undefined, phone: undefined, address: undefined }
  const { body } = await openOrder(app, bare)
  const proof = await pay(app, body.id)
  const elsewhere = await app.services.provider.createOrder(CHARGE_PAISE, 'one more order', {})
  const { razorpay_payment_id: second } = await pay(app, elsewhere.id)
  for (const paymentId of [proof.razorpay_payment_id, second])
    await sendWebhook(app, await eventOf(app, 'payment.captured', paymentId, { order_id: body.id }))
  await untilEventsAreHandled()
  await verify(app, proof, { giftid: box.id })
  expect(await contributionsOf(app, box.id)).toMatchObject([{ payment_id: proof.razorpay_payment_id }])
  await expect.poll(() => refundsOf(second)).toEqual([{ amount_paise: CHARGE_PAISE, state: 'processed' }])
})

test('where part of a duplicate payment was refunded by hand, only the rest is refunded', async () => {
  const { orderId } = await anOrder()
  await verify(app, await pay(app, orderId))
  const elsewhere = await app.services.provider.createOrder(CHARGE_PAISE, 'yet another order', {})
  const { razorpay_payment_id: second } = await pay(app, elsewhere.id)
  await app.services.provider.refundPayment(second, 10_400, 'a-part-by-hand')
  await sendWebhook(app, await eventOf(app, 'payment.captured', second, { order_id: orderId }))
  await expect
    .poll(() => refundsOf(second))
    .toEqual([
      { amount_paise: 10_400, state: 'processed' },
      { amount_paise: CHARGE_PAISE - 10_400, state: 'processed' },
    ])
})

test('where the contribution itself was refunded, a duplicate payment is kept and flagged', async () => {
  const { box, orderId } = await anOrder()
  const proof = await pay(app, orderId)
  await verify(app, proof)
  await app.services.provider.refundPayment(proof.razorpay_payment_id, CHARGE_PAISE, 'before-the-backup')
  const elsewhere = await app.services.provider.createOrder(CHARGE_PAISE, 'the last order', {})
  const { razorpay_payment_id: second } = await pay(app, elsewhere.id)
  await sendWebhook(app, await eventOf(app, 'payment.captured', second, { order_id: orderId }))
  await expect.poll(() => refundsOf(second)).toEqual([{ amount_paise: CHARGE_PAISE, state: 'failed' }])
  expect(await openFlagsOf(app, box.id)).toMatchObject([
    { kind: 'gift-gone', payment_id: second, detail: { gift_payment_id: proof.razorpay_payment_id } },
    { kind: 'second-payment', payment_id: second },
  ])
})
