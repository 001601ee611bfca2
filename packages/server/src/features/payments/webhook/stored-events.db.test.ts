// Each event of the provider is stored once, before it is applied, and for a time.
import { vi } from 'vitest'
import { inTransaction } from '../../../db/transaction.ts'
import { wait } from '../../../test/hosts/accounts.ts'
import { PATIENCE_MS } from '../../../test/patience.ts'
import { CHARGE_PAISE, contributionsOf, control, verify } from '../../../test/paying.ts'
import { aPayment, NEXT_YEAR } from '../../../test/payments/orders.ts'
import { untilContributed, untilEventsAreHandled } from '../../../test/payments/wait-for-payments.ts'
import { answerOnce, eventOf, outcomeOfWebhook, sendWebhook } from '../../../test/payments/webhooks.ts'
import { expect, test } from '../../../test/test.ts'
import { DAY_MS, HOUR_MS } from '../../../test/times.ts'
import { deleteOldEvents } from './delete-old-events.ts'

test('one event that is delivered ten times at once counts once [payment-4]', async ({ app }) => {
  const { box, proof } = await aPayment(app)
  const captured = await eventOf(app, 'payment.captured', proof.razorpay_payment_id)
  const same = { 'x-razorpay-event-id': 'the-same-event' }
  const answers = await Promise.all(Array.from({ length: 10 }, () => sendWebhook(app, captured, same)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(await untilContributed(app, box.id)).toHaveLength(1)
  const stored = await app.services.db
    .selectFrom('provider_events')
    .select('id')
    .where('id', '=', 'the-same-event')
    .execute()
  expect(stored).toHaveLength(1)
})

test('a payment reported before a restored backup and refunded since makes no contribution', async ({
  app,
}) => {
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

test('the UPI ID of an erased guest is not stored again, whatever the provider reports later', async ({
  app,
}) => {
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
