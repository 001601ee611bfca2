// Webhooks of the provider: early, late, repeated, in any order, of other products, of unknown kinds.
import { createHmac } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { countFigures } from '../../../operations/metrics/count-figures.ts'
import { openTestApp, type TestApp } from '../../../test/app.ts'
import {
  CHARGE_PAISE,
  contributionsOf,
  control,
  eventOf,
  expectSoundBooks,
  openOrder,
  outcomeOfWebhook,
  pay,
  sendWebhook,
  setPaymentState,
  verify,
} from '../../../test/paying.ts'
import { insertEventBox } from '../../../test/rows.ts'
import { deleteOldEvents } from './delete-old-events.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** No box may close while the clock moves by days. */
const NEXT_YEAR = { event_date: '2027-11-21' }

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterEach(() => expectSoundBooks(app))
afterAll(() => app.close())

async function aPayment() {
  const box = await insertEventBox(app.services.db, NEXT_YEAR)
  const { body } = await openOrder(app, { giftid: box.id })
  const proof = await pay(app, body.id)
  return { box, proof, orderId: body.id as string, paymentId: proof.razorpay_payment_id }
}

const later = (ms: number) => {
  app.clock.now = new Date(app.clock.now.getTime() + ms)
}

let sent = 0

/** Sends an event under an id of its own (or `id`), and answers its outcome, once it is handled. */
const outcomeOf = (body: string, id = `webhooks-${++sent}`) => outcomeOfWebhook(app, body, id)

const statusOf = async (paymentId: string) =>
  (
    await app.services.db
      .selectFrom('payments')
      .select('status')
      .where('id', '=', paymentId)
      .executeTakeFirstOrThrow()
  ).status

test('a webhook before the proof makes the contribution, and the proof succeeds [webhook-4]', async () => {
  const { box, proof, paymentId } = await aPayment()
  expect(await outcomeOf(await eventOf(app, 'payment.captured', paymentId))).toBe('contributed')
  expect((await verify(app, proof)).body).toEqual({ success: true, status: 'success' })
  expect(await contributionsOf(app, box.id)).toHaveLength(1)
})

test('one payment in two events with ids of their own is one contribution [webhook-5]', async () => {
  const { box, paymentId } = await aPayment()
  expect(await outcomeOf(await eventOf(app, 'payment.captured', paymentId))).toBe('contributed')
  expect(await outcomeOf(await eventOf(app, 'order.paid', paymentId))).toBe('already')
  expect(await contributionsOf(app, box.id)).toHaveLength(1)
})

test('events in the opposite order (captured, authorized, failed) change no state back [webhook-6]', async () => {
  const { box, paymentId } = await aPayment()
  await outcomeOf(await eventOf(app, 'payment.captured', paymentId))
  await outcomeOf(await eventOf(app, 'payment.authorized', paymentId, { status: 'authorized' }))
  await outcomeOf(await eventOf(app, 'payment.failed', paymentId, { status: 'failed' }))
  expect(await statusOf(paymentId)).toBe('captured')
  expect(await contributionsOf(app, box.id)).toHaveLength(1)
})

test('an event that comes a day late is applied, and the contribution has the time of the payment [webhook-7]', async () => {
  const { box, paymentId } = await aPayment()
  const paidAt = new Date(Math.floor(app.clock.now.getTime() / 1000) * 1000)
  const created_at = paidAt.getTime() / 1000
  later(DAY_MS)
  await outcomeOf(await eventOf(app, 'payment.captured', paymentId, { created_at }))
  expect(await contributionsOf(app, box.id)).toMatchObject([{ paid_at: paidAt, created_at: app.clock.now }])
})

test('an event that is replayed after we deleted it changes nothing; unhandled events are not deleted [webhook-8]', async () => {
  const { db } = app.services
  const { box, paymentId } = await aPayment()
  const captured = await eventOf(app, 'payment.captured', paymentId)
  await outcomeOf(captured, 'replayed')
  later(1)
  await outcomeOf('{"event":"order.paid","payload":{}}', 'unreadable')
  later(30 * DAY_MS)
  const open = { id: 'open', type: 'order.paid', body: '{}', received_at: new Date('2026-01-01') }
  await db.insertInto('provider_events').values(open).execute()
  const left = async () => {
    await deleteOldEvents({ db, now: app.clock.now, signal: new AbortController().signal })
    const rows = await db
      .selectFrom('provider_events')
      .select('id')
      .where('id', 'in', ['replayed', 'unreadable', 'open'])
      .orderBy('id')
      .execute()
    return rows.map(({ id }) => id)
  }
  expect(await left()).toEqual(['open', 'unreadable'])
  expect(await outcomeOf(captured, 'replayed')).toBe('already')
  expect(await contributionsOf(app, box.id)).toHaveLength(1)
  later(150 * DAY_MS)
  expect(await left()).toEqual(['open', 'replayed'])
  await db.deleteFrom('provider_events').where('id', '=', 'open').execute()
})

test('during a change of the secret, events signed with the old or the new one are accepted, with a third not [webhook-9]', async () => {
  const { providerSettings } = app.services
  const old = providerSettings.webhookSecrets
  Object.assign(providerSettings, { webhookSecrets: ['the new secret', ...old] })
  const body = '{"event":"sun.rose","payload":{}}'
  const signedWith = (secret: string | undefined) =>
    sendWebhook(app, body, {
      'x-razorpay-signature': createHmac('sha256', secret ?? '')
        .update(body)
        .digest('hex'),
    })
  expect((await signedWith('the new secret')).status).toBe(200)
  expect((await signedWith(old[0])).status).toBe(200)
  expect((await signedWith('a third one')).status).toBe(400)
  Object.assign(providerSettings, { webhookSecrets: old })
  expect((await signedWith('the new secret')).status).toBe(400)
})

test.each([
  ['new fields', { event: 'payment.captured', payload: {}, surprise: { deep: [1] } }, 'unreadable'],
  [
    'empty fields',
    { event: 'order.paid', payload: { payment: { entity: null }, order: null } },
    'unreadable',
  ],
  ['no payload', { event: 'refund.created', payload: null }, 'unreadable'],
  ['an unknown type', { event: 'sun.rose', payload: { sun: { entity: null } } }, 'ignored'],
  ['a type that is no text', { event: 7 }, 'ignored'],
])('an event with %s is answered, stored and ignored [webhook-10]', async (_what, event, outcome) => {
  expect(await outcomeOf(JSON.stringify(event))).toBe(outcome)
})

test('a payment with unknown fields, and with null where a value is optional, is a contribution [webhook-11]', async () => {
  const { box, paymentId } = await aPayment()
  const odd = { acquirer_data: null, vpa: null, method: null, reward: null, notes: [], invented: { a: 1 } }
  expect(await outcomeOf(await eventOf(app, 'payment.captured', paymentId, odd))).toBe('contributed')
  expect(await contributionsOf(app, box.id)).toHaveLength(1)
})

/** A paid order of another product on our account. */
async function paidElsewhere(receipt: string, notes: object) {
  const order = await app.services.provider.createOrder(CHARGE_PAISE, receipt, notes)
  return (await pay(app, order.id)).razorpay_payment_id
}

test('events of foreign orders are stored and marked, and make nothing; the operator sees their number [webhook-12]', async () => {
  const { db } = app.services
  const contributions = () => db.selectFrom('contributions').select('id').execute()
  const before = await contributions()
  later(DAY_MS)
  const ofAnotherShop = await paidElsewhere('invoice 7', {})
  const ofAnother = await paidElsewhere(crypto.randomUUID(), { installation: crypto.randomUUID() })
  const ofNobody = await paidElsewhere(crypto.randomUUID(), {})
  const outcomes = []
  for (const id of [ofAnotherShop, ofAnother, ofNobody])
    outcomes.push(await outcomeOf(await eventOf(app, 'payment.captured', id)))
  expect(outcomes).toEqual(['foreign-order', 'foreign-order', 'unknown-order'])
  await outcomeOf('{"event":"sun.rose"}')
  expect(await contributions()).toEqual(before)

  const figures = await countFigures(db, app.clock.now)
  expect(figures.find(({ name }) => name === 'webhooks_last_day')?.samples).toEqual([
    { labels: { outcome: 'foreign-order' }, value: 2 },
    { labels: { outcome: 'ignored' }, value: 1 },
    { labels: { outcome: 'unknown-order' }, value: 1 },
  ])
})

test('an event for an order that a restored backup lacks imports the order and makes the contribution at once [webhook-13]', async () => {
  const { box, orderId, paymentId } = await aPayment()
  await app.services.db.deleteFrom('payment_orders').where('provider_order_id', '=', orderId).execute()
  expect(await outcomeOf(await eventOf(app, 'payment.captured', paymentId))).toBe('contributed')
  expect(await contributionsOf(app, box.id)).toMatchObject([{ guest_name: 'Sunita Deshpande' }])
})

test('a payment that the bank captures late is reported by the late event alone', async () => {
  const box = await insertEventBox(app.services.db, NEXT_YEAR)
  const { body } = await openOrder(app, { giftid: box.id })
  const { razorpay_payment_id: paymentId } = await pay(app, body.id, { outcome: 'begin' })
  await outcomeOf(await eventOf(app, 'payment.failed', paymentId, { status: 'failed' }))
  await setPaymentState(app, paymentId, 'authorized')
  expect(await outcomeOf(await eventOf(app, 'payment.captured', paymentId))).toBe('contributed')
})

// Runs last: the job waits for the provider as long as our client does, and would delay later events.
test('an event is answered before it is applied: a provider that does not answer delays no webhook [webhook-14]', async () => {
  const { proof, paymentId } = await aPayment()
  await verify(app, proof)
  const refunds = { kind: 'timeout', path: '/v1/payments/*/refunds', times: 1 }
  await control(app, 'POST', '/faults', refunds)
  const entity = { id: 'rfnd_1', payment_id: paymentId, amount: 100, status: 'processed' }
  const body = JSON.stringify({ event: 'refund.processed', payload: { refund: { entity } } })
  await sendWebhook(app, body, { 'x-razorpay-event-id': 'early' })
  const event = await app.services.db
    .selectFrom('provider_events')
    .select('handled_at')
    .where('id', '=', 'early')
    .executeTakeFirstOrThrow()
  expect(event.handled_at).toBeNull()
  await control(app, 'DELETE', '/faults')
})

test('a bank reference that comes after the capture is filled in, and a known one is never lost', async () => {
  const { paymentId } = await aPayment()
  const rrnOf = async () =>
    (
      await app.services.db
        .selectFrom('payments')
        .select('rrn')
        .where('id', '=', paymentId)
        .executeTakeFirstOrThrow()
    ).rrn
  await outcomeOf(await eventOf(app, 'payment.captured', paymentId, { acquirer_data: undefined }))
  expect(await rrnOf()).toBeNull()
  expect(
    await outcomeOf(await eventOf(app, 'payment.captured', paymentId, { acquirer_data: { rrn: '5' } })),
  ).toBe('already')
  expect(await rrnOf()).toBe('5')
  await outcomeOf(
    await eventOf(app, 'payment.captured', paymentId, { status: 'refunded', acquirer_data: null }),
  )
  expect(await rrnOf()).toBe('5')
})

test('a refund of a payment that the provider itself does not know is handled once, and counted as lost', async () => {
  const entity = { id: 'rfnd_nobodys', payment_id: 'pay_nobodys00000', amount: 100, status: 'processed' }
  const body = JSON.stringify({ event: 'refund.processed', payload: { refund: { entity } } })
  expect(await outcomeOf(body)).toBe('unknown-payment')
})
