// Each event of the provider is stored once, before it is applied, and for a time.
import { randomBytes } from 'node:crypto'
import { inTransaction } from '../../../db/transaction.ts'
import { countMetrics } from '../../../operations/metrics/count-metrics.ts'
import type { TestApp } from '../../../test/app.ts'
import { wait } from '../../../test/hosts/accounts.ts'
import { CHARGE_PAISE, contributionsOf, control, pay, verify } from '../../../test/paying.ts'
import { anOrderWithKey, aPayment, NEXT_YEAR } from '../../../test/payments/orders.ts'
import { untilEventsAreHandled } from '../../../test/payments/wait-for-payments.ts'
import { answerOnce, eventOf, outcomeOfWebhook, sendWebhook } from '../../../test/payments/webhooks.ts'
import { expect, test } from '../../../test/test.ts'
import { DAY_MS, HOUR_MS } from '../../../test/times.ts'
import { deleteOldEvents } from './delete-old-events.ts'

test('a payment reported before a restored backup, refunded since, does not count', async ({ app }) => {
  const { db, jobs, provider } = app.services
  const { box, paymentId } = await aPayment(app)
  const kept = {
    id: 'kept-by-a-backup',
    type: 'payment.captured',
    body: await eventOf(app, 'payment.captured', paymentId),
    received_at: new Date(app.clock.now.getTime() - HOUR_MS),
  }
  const refund = await provider.refundPayment(paymentId, CHARGE_PAISE, 'as-a-second-payment')
  await inTransaction(db, async (trx) => {
    await trx.insertInto('provider_events').values(kept).execute()
    await jobs.add(trx, 'apply-provider-event', { eventId: kept.id })
  })
  await untilEventsAreHandled(app)
  expect(await contributionsOf(app, box.id)).toEqual([])
  const known = db.selectFrom('refunds').select('provider_refund_id').where('payment_id', '=', paymentId)
  expect(await known.execute()).toEqual([{ provider_refund_id: refund.id }])
})

test('an erased guest’s UPI ID is not stored again, whatever the provider reports', async ({ app }) => {
  const { db } = app.services
  const { paymentId } = await aPayment(app)
  const vpa = 'wilhelmina@okbank'
  await answerOnce(app, `/payments/${paymentId}`, { vpa })
  await sendWebhook(app, await eventOf(app, 'payment.captured', paymentId))
  await untilEventsAreHandled(app)
  const stored = db.selectFrom('payments').select('vpa').where('id', '=', paymentId)
  expect(await stored.execute()).toEqual([{ vpa }])
  await db
    .updateTable('payments')
    .set({ vpa: null, erased_at: app.clock.now })
    .where('id', '=', paymentId)
    .execute()
  await answerOnce(app, `/payments/${paymentId}`, { vpa, status: 'refunded', amount_refunded: CHARGE_PAISE })
  await sendWebhook(app, await eventOf(app, 'payment.captured', paymentId, { status: 'refunded' }))
  await untilEventsAreHandled(app)
  expect(await stored.execute()).toEqual([{ vpa: null }])
})

test('an event of an unknown kind is stored, answered and ignored [payment-6]', async ({ app }) => {
  expect(await outcomeOfWebhook(app, '{"event":"sun.rose","payload":null}', 'sun')).toBe('ignored')
  const stored = app.services.db.selectFrom('provider_events').select('type').where('id', '=', 'sun')
  expect(await stored.execute()).toEqual([{ type: 'sun.rose' }])
})

test('a replay of a deleted event changes nothing; unapplied events are deleted with unhandled ones [webhook-8]', async ({
  app,
}) => {
  const { db } = app.services
  const { box, paymentId } = await aPayment(app, { box: NEXT_YEAR })
  const captured = await eventOf(app, 'payment.captured', paymentId)
  await outcomeOfWebhook(app, captured, 'replayed')
  wait(app, 1)
  await outcomeOfWebhook(app, '{"event":"order.paid","payload":{}}', 'unreadable')
  wait(app, 30 * DAY_MS)
  const open = {
    id: 'open',
    type: 'order.paid',
    body: '{}',
    received_at: new Date(app.clock.now.getTime() - 31 * DAY_MS),
  }
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
  expect(await outcomeOfWebhook(app, captured, 'replayed')).toBe('already')
  expect(await contributionsOf(app, box.id)).toHaveLength(1)
  wait(app, 150 * DAY_MS)
  expect(await left()).toEqual(['replayed'])
})

// Runs last: the job waits for the provider as long as our client does, and would delay later events.
test('an event is answered before it is applied: a provider that does not answer delays no webhook [webhook-14]', async ({
  app,
}) => {
  const { proof, paymentId } = await aPayment(app, { box: NEXT_YEAR })
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

// Events of foreign orders, of unknown kinds and with unknown fields: what is applied, and what is only stored.
test.for([
  ['new fields', { event: 'payment.captured', payload: {}, surprise: { deep: [1] } }, 'unreadable'],
  [
    'empty fields',
    { event: 'order.paid', payload: { payment: { entity: null }, order: null } },
    'unreadable',
  ],
  ['no payload', { event: 'refund.created', payload: null }, 'unreadable'],
  ['a type that is no text', { event: 7 }, 'ignored'],
] as const)(
  'an event with %s is answered, stored and ignored [webhook-10]',
  async ([_what, event, outcome], { app }) => {
    expect(await outcomeOfWebhook(app, JSON.stringify(event))).toBe(outcome)
  },
)

test('an event whose order id is longer than an index key may be is answered and stored', async ({ app }) => {
  // Random: an index compresses what repeats itself.
  const orderId = `order_${randomBytes(10_000).toString('hex')}`
  const entity = { id: 'pay_long', order_id: orderId, notes: { upi_id_check: orderId } }
  const event = JSON.stringify({ event: 'sun.rose', payload: { payment: { entity } } })
  expect(await outcomeOfWebhook(app, event)).toBe('ignored')
})

test('a settlement that a host’s bank returned wakes an operator, in any form', async ({ app }) => {
  const raised = () => app.logged.filter(({ alarm }) => alarm === 'host-settlement-failed').length
  for (const payload of [{}, { payout: { entity: { id: 'pout_1' } } }]) {
    const before = raised()
    const event = JSON.stringify({ event: 'payout.vpa_failed', payload })
    expect(await outcomeOfWebhook(app, event)).toBe('host-settlement-failed')
    expect(raised()).toBe(before + 1)
  }
  const completed = JSON.stringify({ event: 'settlement.vpa_completed', payload: {} })
  expect(await outcomeOfWebhook(app, completed)).toBe('ignored')
})

test('a payment with unknown fields and null values is a contribution [webhook-11]', async ({ app }) => {
  const { box, paymentId } = await aPayment(app, { box: NEXT_YEAR })
  const odd = { acquirer_data: null, vpa: null, method: null, reward: null, notes: [], invented: { a: 1 } }
  await answerOnce(app, `/payments/${paymentId}`, odd)
  expect(await outcomeOfWebhook(app, await eventOf(app, 'payment.captured', paymentId, odd))).toBe(
    'contributed',
  )
  expect(await contributionsOf(app, box.id)).toHaveLength(1)
})

/** A paid order of another product on our account. */
async function paidElsewhere(app: TestApp, receipt: string, notes: object) {
  const order = await app.services.provider.createOrder(CHARGE_PAISE, receipt, notes)
  return (await pay(app, order.id)).razorpay_payment_id
}

test('events of foreign orders are stored and counted, and make nothing [webhook-12]', async ({ app }) => {
  const { db } = app.services
  const contributions = () => db.selectFrom('contributions').select('id').orderBy('id').execute()
  const before = await contributions()
  wait(app, DAY_MS)
  const ofAnotherShop = await paidElsewhere(app, 'invoice 7', {})
  const ofAnother = await paidElsewhere(app, crypto.randomUUID(), { installation: crypto.randomUUID() })
  const ofNobody = await paidElsewhere(app, crypto.randomUUID(), {})
  const outcomes = []
  for (const id of [ofAnotherShop, ofAnother, ofNobody])
    outcomes.push(await outcomeOfWebhook(app, await eventOf(app, 'payment.captured', id)))
  expect(outcomes).toEqual(['foreign-order', 'foreign-order', 'unknown-order'])
  await outcomeOfWebhook(app, '{"event":"sun.rose"}')
  expect(await contributions()).toEqual(before)

  const metrics = await countMetrics(db, app.clock.now)
  expect(metrics.find(({ name }) => name === 'webhooks_last_day')?.samples).toEqual([
    { labels: { outcome: 'foreign-order' }, value: 2 },
    { labels: { outcome: 'ignored' }, value: 1 },
    { labels: { outcome: 'unknown-order' }, value: 1 },
  ])
})

test('a refund of an unknown payment is handled once, and counted as lost', async ({ app }) => {
  const entity = { id: 'rfnd_nobodys', payment_id: 'pay_nobodys00000', amount: 100, status: 'processed' }
  const body = JSON.stringify({ event: 'refund.processed', payload: { refund: { entity } } })
  expect(await outcomeOfWebhook(app, body)).toBe('unknown-payment')
})

test.for(['live', 'test'] as const)(
  'events of a payment with a %s key count where that is our key mode only [payment-22]',
  async (key_mode, { app }) => {
    app.logged.length = 0
    const { box, orderId } = await anOrderWithKey(app, { box: NEXT_YEAR })
    await app.services.db
      .updateTable('payment_orders')
      .set({ key_mode })
      .where('provider_order_id', '=', orderId)
      .execute()
    const { razorpay_payment_id: id } = await pay(app, orderId)
    const outcome = await outcomeOfWebhook(app, await eventOf(app, 'payment.captured', id))
    const isOurs = key_mode === 'test'
    expect(outcome).toBe(isOurs ? 'contributed' : 'other-key')
    expect(await contributionsOf(app, box.id)).toHaveLength(isOurs ? 1 : 0)
    expect(app.logged.some(({ alarm }) => alarm === 'event-not-applied')).toBe(!isOurs)
  },
)
