// After a guest paid: each contribution is recorded exactly once, by whichever report comes first, and no money is lost.
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { LEDGER_ACCOUNTS } from '../../../db/tables/ledger-table.ts'
import { openTestApp, type TestApp } from '../../../test/app.ts'
import { PATIENCE_MS } from '../../../test/patience.ts'
import {
  CHARGE_PAISE,
  contributionsOf,
  control,
  eventOf,
  expectSoundBooks,
  failToPay,
  openFlagsOf,
  openOrder,
  pay,
  sendWebhook,
  setPaymentState,
  verify,
} from '../../../test/paying.ts'
import { insertEventBox } from '../../../test/rows.ts'

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

const untilContributed = (boxId: string) =>
  vi.waitFor(async () => {
    const found = await contributionsOf(app, boxId)
    if (found.length === 0) throw new Error('No contribution has come.')
    return found
  }, PATIENCE_MS)

const untilEventsAreHandled = () =>
  vi.waitFor(async () => {
    const open = await app.services.db
      .selectFrom('provider_events')
      .select('id')
      .where('handled_at', 'is', null)
      .execute()
    expect(open).toEqual([])
  }, PATIENCE_MS)

test('a payment becomes a contribution with amount and fee, a ledger entry and a line in the feed [payment-1]', async () => {
  const { box, orderId } = await anOrder()
  const proof = await pay(app, orderId)
  const { status, body } = await verify(app, proof)
  expect({ status, body }).toEqual({ status: 200, body: { success: true, status: 'success' } })

  const [contribution] = await contributionsOf(app, box.id)
  expect(contribution).toMatchObject({
    payment_id: proof.razorpay_payment_id,
    guest_name: 'Sunita Deshpande',
    amount_paise: 50_100,
    fee_paise: 2004,
  })
  expect(await openFlagsOf(app, box.id)).toEqual([])
  const entries = await app.services.db
    .selectFrom('ledger')
    .select(LEDGER_ACCOUNTS)
    .where('contribution_id', '=', contribution?.id ?? '')
    .execute()
  expect(entries).toEqual([
    {
      ...{ gateway_receivable: CHARGE_PAISE, owed_to_hosts: -50_100, platform_fee: -2004 },
      ...{ payouts_in_transit: 0, guest_refunds: 0, suspense: 0 },
    },
  ])
  const activity = await app.services.db
    .selectFrom('activities')
    .select('description')
    .where('event_box_id', '=', box.id)
    .execute()
  expect(activity).toEqual([{ description: 'Sunita Deshpande gave ₹501' }])
})

test('three verifies and two webhooks at once make one contribution, and all are answered with success [payment-2]', async () => {
  const { box, orderId } = await anOrder()
  const proof = await pay(app, orderId)
  const captured = await eventOf(app, 'payment.captured', proof.razorpay_payment_id)
  const answers = await Promise.all([
    verify(app, proof),
    sendWebhook(app, captured),
    verify(app, proof),
    sendWebhook(app, await eventOf(app, 'order.paid', proof.razorpay_payment_id)),
    verify(app, proof),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  await untilEventsAreHandled()
  expect(await contributionsOf(app, box.id)).toHaveLength(1)
})

test('the webhook alone suffices where the guest’s browser is gone [payment-3]', async () => {
  const { box, orderId } = await anOrder()
  const proof = await pay(app, orderId)
  await sendWebhook(app, await eventOf(app, 'payment.captured', proof.razorpay_payment_id))
  expect(await untilContributed(box.id)).toMatchObject([{ amount_paise: 50_100, guest_phone: '9876543210' }])
})

test('createOrder: a repeated request for a paid order returns `paid: true`', async () => {
  const contribution = { request_key: crypto.randomUUID() }
  const { box, orderId } = await anOrder(contribution)
  await verify(app, await pay(app, orderId))
  const again = await openOrder(app, { giftid: box.id, ...contribution })
  expect(again.body).toMatchObject({ success: true, id: orderId, paid: true })
})

test('one event that is delivered ten times at once counts once [payment-4]', async () => {
  const { box, orderId } = await anOrder()
  const proof = await pay(app, orderId)
  const captured = await eventOf(app, 'payment.captured', proof.razorpay_payment_id)
  const same = { 'x-razorpay-event-id': 'the-same-event' }
  const answers = await Promise.all(Array.from({ length: 10 }, () => sendWebhook(app, captured, same)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(await untilContributed(box.id)).toHaveLength(1)
  const stored = await app.services.db
    .selectFrom('provider_events')
    .select('id')
    .where('id', '=', 'the-same-event')
    .execute()
  expect(stored).toHaveLength(1)
})

test('a webhook with a wrong signature is refused and not stored [payment-5]', async () => {
  const { box, orderId } = await anOrder()
  const proof = await pay(app, orderId)
  const captured = await eventOf(app, 'payment.captured', proof.razorpay_payment_id)
  const forged = { 'x-razorpay-event-id': 'forged', 'x-razorpay-signature': 'f'.repeat(64) }
  expect((await sendWebhook(app, captured, forged)).status).toBe(400)
  expect((await sendWebhook(app, captured, { ...forged, 'x-razorpay-signature': '' })).status).toBe(400)
  const stored = await app.services.db
    .selectFrom('provider_events')
    .select('id')
    .where('id', '=', 'forged')
    .execute()
  expect(stored).toEqual([])
  expect(await contributionsOf(app, box.id)).toEqual([])
})

test('an event of an unknown kind is stored, answered and ignored [payment-6]', async () => {
  expect(
    (await sendWebhook(app, '{"event":"sun.rose","payload":null}', { 'x-razorpay-event-id': 'sun' })).status,
  ).toBe(200)
  await vi.waitFor(async () => {
    const event = await app.services.db
      .selectFrom('provider_events')
      .selectAll()
      .where('id', '=', 'sun')
      .executeTakeFirst()
    expect(event).toMatchObject({ type: 'sun.rose', outcome: 'ignored' })
  }, PATIENCE_MS)
})

test('a wrong signature proves nothing and changes nothing [payment-7]', async () => {
  const { box, orderId } = await anOrder()
  const proof = await pay(app, orderId)
  for (const razorpay_signature of ['0'.repeat(64), proof.razorpay_signature.toUpperCase(), 'short', ''])
    expect((await verify(app, { ...proof, razorpay_signature })).status).toBe(400)
  expect(await contributionsOf(app, box.id)).toEqual([])
})

test('a proof for one order is not valid for another, and an unknown order is not found [payment-8]', async () => {
  const [first, second] = [await anOrder(), await anOrder()]
  const proof = await pay(app, first.orderId)
  expect((await verify(app, { ...proof, razorpay_order_id: second.orderId })).status).toBe(400)
  expect((await verify(app, { ...proof, razorpay_order_id: 'order_NeverWasOne00' })).status).toBe(404)
  expect(await contributionsOf(app, second.box.id)).toEqual([])
})

test('while the provider does not answer, the guest is asked to wait; afterwards the payment succeeds [payment-9]', async () => {
  const { box, orderId } = await anOrder()
  const proof = await pay(app, orderId)
  await control(app, 'POST', '/faults', { kind: 'server error', path: '/v1/payments/*', times: 3 })
  const { status, body } = await verify(app, proof)
  expect(status).toBe(202)
  expect(body).toEqual({ success: false, status: 'pending', message: 'We are confirming your payment' })
  expect(await contributionsOf(app, box.id)).toEqual([])
  expect((await verify(app, proof)).body.status).toBe('success')
})

test('a client that opened its order with an amount alone names box and guest with the proof [payment-10]', async () => {
  const box = await insertEventBox(app.services.db)
  const { body } = await openOrder(app, { name: undefined, phone: undefined, address: undefined })
  const proof = await pay(app, body.id)
  expect((await verify(app, proof, { giftid: box.id })).status).toBe(200)
  expect(await contributionsOf(app, box.id)).toMatchObject([
    { guest_name: 'Sunita Deshpande', amount_paise: 50_100 },
  ])
})

test('a payment that failed first and was captured later is a contribution; a late failure changes nothing [payment-12]', async () => {
  const { box, orderId } = await anOrder()
  const { error } = await failToPay(app, orderId)
  const ofFailure = await eventOf(app, 'payment.failed', error.metadata.payment_id)
  await sendWebhook(app, ofFailure)
  await setPaymentState(app, error.metadata.payment_id, 'authorized')
  await sendWebhook(app, await eventOf(app, 'payment.captured', error.metadata.payment_id))
  await untilContributed(box.id)
  await sendWebhook(app, ofFailure)
  await untilEventsAreHandled()
  const order = await app.services.db
    .selectFrom('payment_orders')
    .select('state')
    .where('provider_order_id', '=', orderId)
    .executeTakeFirst()
  expect(order).toEqual({ state: 'paid' })
})

test.each([
  ['deleted', { deleted_at: new Date() }, 'box-deleted'],
  ['closed', { event_date: '2020-01-01' }, 'box-closed'],
])(
  'money that arrives after the box was %s is recorded and flagged [payment-13]',
  async (_how, change, kind) => {
    const { box, orderId } = await anOrder()
    await app.services.db.updateTable('event_boxes').set(change).where('id', '=', box.id).execute()
    expect((await verify(app, await pay(app, orderId))).status).toBe(200)
    expect(await contributionsOf(app, box.id)).toHaveLength(1)
    expect(await openFlagsOf(app, box.id)).toMatchObject([{ kind }])
  },
)

test('an amount other than the order’s is recorded as received and flagged [payment-14]', async () => {
  const { box, orderId } = await anOrder()
  const proof = await pay(app, orderId)
  const amount = 10_400
  await sendWebhook(app, await eventOf(app, 'payment.captured', proof.razorpay_payment_id, { amount }))
  expect(await untilContributed(box.id)).toMatchObject([{ amount_paise: 10_000, fee_paise: 400 }])
  expect(await openFlagsOf(app, box.id)).toMatchObject([
    { kind: 'amount-differs', detail: { paid_paise: 10_400, ordered_paise: CHARGE_PAISE } },
  ])
})

test('a genuine proof for an order that a restored backup lacks is not answered as a failure [payment-16]', async () => {
  const lost = await app.services.provider.createOrder(CHARGE_PAISE, crypto.randomUUID(), {})
  const { status, body } = await verify(app, await pay(app, lost.id))
  expect({ status, body }).toMatchObject({ status: 202, body: { status: 'pending' } })
})
