// An order without a box waits: its money is flagged and no contribution, until a proof names its box, once, whoever else reports it.
import type { TestApp } from '../../../test/app.ts'
import {
  askStatus,
  CHARGE_PAISE,
  contributionsOf,
  control,
  expectSoundBooks,
  failToPay,
  GUEST,
  openOrder,
  pay,
  verify,
} from '../../../test/paying.ts'
import { payTwice, WITHOUT_GUEST } from '../../../test/payments/orders.ts'
import { refundByHand } from '../../../test/payments/refunds.ts'
import { reconcileAfter, untilEventsAreHandled } from '../../../test/payments/wait-for-payments.ts'
import { eventOf, sendWebhook } from '../../../test/payments/webhooks.ts'
import { insertEventBox } from '../../../test/rows.ts'
import { expect, test } from '../../../test/test.ts'

const flagsOf = ({ services }: TestApp, paymentId: string) =>
  services.db.selectFrom('review_flags').selectAll().where('payment_id', '=', paymentId).execute()

const report = async (app: TestApp, paymentId: string) =>
  sendWebhook(app, await eventOf(app, 'payment.captured', paymentId))

/** Paid, and reported by a webhook before a proof is sent. */
async function reportedByWebhook(app: TestApp) {
  const { body } = await openOrder(app, WITHOUT_GUEST)
  const proof = await pay(app, body.id)
  await report(app, proof.razorpay_payment_id)
  await untilEventsAreHandled(app)
  return { proof, paymentId: proof.razorpay_payment_id }
}

test('its money is flagged, and a proof with box and guest makes one gift [payment-10]', async ({ app }) => {
  const box = await insertEventBox(app.services.db)
  const { proof, paymentId } = await reportedByWebhook(app)
  expect(await flagsOf(app, paymentId)).toMatchObject([
    {
      ...{ kind: 'no-box', resolved_at: null },
      detail: { paid_paise: CHARGE_PAISE, order_id: proof.razorpay_order_id },
    },
  ])
  expect((await verify(app, proof)).body.status).toBe('pending')
  const answers = await Promise.all([1, 2, 3].map(() => verify(app, proof, { giftid: box.id })))
  expect(answers.map(({ body }) => body.status)).toEqual(['success', 'success', 'success'])
  expect(await contributionsOf(app, box.id)).toMatchObject([
    { guest_name: GUEST.name, guest_phone: GUEST.phone, guest_address: GUEST.address, amount_paise: 50_100 },
  ])
  expect(await flagsOf(app, paymentId)).toMatchObject([{ kind: 'no-box', resolved_at: app.clock.now }])
  await expectSoundBooks(app)
})

test('one of two boxes named at once gets the order, and the payment counts once', async ({ app }) => {
  const { body } = await openOrder(app, WITHOUT_GUEST)
  const proof = await pay(app, body.id)
  const boxes = [await insertEventBox(app.services.db), await insertEventBox(app.services.db)]
  const answers = await Promise.all(boxes.map(({ id: giftid }) => verify(app, proof, { giftid })))
  expect(answers.map(({ body: { status } }) => status)).toEqual(['success', 'success'])
  const given = await Promise.all(boxes.map(({ id }) => contributionsOf(app, id)))
  expect(given.flat()).toHaveLength(1)
})

test('webhooks and a check while the box is named apply once, and leave no flag', async ({ app }) => {
  const { id: giftid } = await insertEventBox(app.services.db)
  for (let times = 0; times < 8; times++) {
    const { body } = await openOrder(app, WITHOUT_GUEST)
    const proof = await pay(app, body.id)
    const captured = await eventOf(app, 'payment.captured', proof.razorpay_payment_id)
    await Promise.all([
      sendWebhook(app, captured),
      verify(app, proof, { giftid }),
      reconcileAfter(app, 60_000),
      sendWebhook(app, captured.replace('payment.captured', 'order.paid')),
      verify(app, proof, { giftid }),
    ])
    await untilEventsAreHandled(app)
    const open = (await flagsOf(app, proof.razorpay_payment_id)).filter(({ resolved_at }) => !resolved_at)
    expect(open).toEqual([])
  }
  expect(await contributionsOf(app, giftid)).toHaveLength(8)
  await expectSoundBooks(app)
})

test('money whose box is named while the provider is away counts at the next check', async ({ app }) => {
  const box = await insertEventBox(app.services.db)
  const { proof } = await reportedByWebhook(app)
  await control(app, 'POST', '/faults', { kind: 'server error', path: '/v1/payments/*', times: 3 })
  expect((await verify(app, proof, { giftid: box.id })).status).toBe(202)
  await reconcileAfter(app, 0)
  expect(await contributionsOf(app, box.id)).toMatchObject([{ guest_name: 'Sunita Deshpande' }])
})

test('a report finds the named box, though the order cannot be seen there yet (Citus)', async ({ app }) => {
  const { db } = app.services
  const { id: event_box_id } = await insertEventBox(db)
  const { body } = await openOrder(app, WITHOUT_GUEST)
  const proof = await pay(app, body.id)
  await db
    .updateTable('waiting_orders')
    .set({ event_box_id })
    .where('provider_order_id', '=', body.id)
    .execute()
  await report(app, proof.razorpay_payment_id)
  await untilEventsAreHandled(app)
  expect(await contributionsOf(app, event_box_id)).toHaveLength(1)
})

test('a refund before the box was named is neither owed nor left in suspense', async ({ app }) => {
  const { db } = app.services
  const { proof, paymentId } = await reportedByWebhook(app)
  await refundByHand(app, paymentId, 10_400)
  await untilEventsAreHandled(app)
  const { id: giftid } = await insertEventBox(db)
  await verify(app, proof, { giftid })
  await reconcileAfter(app, 0)
  expect(await contributionsOf(app, giftid)).toMatchObject([{ kept_paise: 40_100 }])
  const entries = await db
    .selectFrom('ledger')
    .select(['owed_to_hosts', 'suspense'])
    .where('payment_id', '=', paymentId)
    .execute()
  const sumOf = (account: 'owed_to_hosts' | 'suspense') =>
    entries.reduce((sum, entry) => sum + entry[account], 0)
  expect([sumOf('owed_to_hosts'), sumOf('suspense')]).toEqual([-40_100, 0])
})

test('one of two payments from before the box was named counts, the other goes back', async ({ app }) => {
  const { id: giftid } = await insertEventBox(app.services.db)
  const { body } = await openOrder(app, WITHOUT_GUEST)
  const { proof, second } = await payTwice(app, body.id)
  for (const paymentId of [proof.razorpay_payment_id, second]) await report(app, paymentId)
  await untilEventsAreHandled(app)
  await verify(app, proof, { giftid })
  await reconcileAfter(app, 0)
  expect(await contributionsOf(app, giftid)).toMatchObject([{ payment_id: proof.razorpay_payment_id }])
  const refunds = () =>
    app.services.db
      .selectFrom('refunds')
      .select(['amount_paise', 'state'])
      .where('payment_id', '=', second)
      .execute()
  await expect.poll(refunds).toEqual([{ amount_paise: CHARGE_PAISE, state: 'processed' }])
  expect((await flagsOf(app, second)).filter(({ resolved_at }) => !resolved_at)).toEqual([])
})

test('captured money that waits is looked at each day, until it is given back', async ({ app }) => {
  const { proof, paymentId } = await reportedByWebhook(app)
  const checkAt = async () =>
    (
      await app.services.db
        .selectFrom('waiting_orders')
        .select('check_at')
        .where('provider_order_id', '=', proof.razorpay_order_id)
        .executeTakeFirstOrThrow()
    ).check_at
  await reconcileAfter(app, 4 * 24 * 60 * 60_000)
  expect(await checkAt()).toEqual(new Date(app.clock.now.getTime() + 24 * 60 * 60_000))
  await refundByHand(app, paymentId, CHARGE_PAISE)
  await reconcileAfter(app, 24 * 60 * 60_000)
  expect(await checkAt()).toBe(null)
})

test('beside captured money a failed attempt is followed within the hour: it may be captured, too', async ({
  app,
}) => {
  const { body } = await openOrder(app, WITHOUT_GUEST)
  await failToPay(app, body.id)
  await report(app, (await pay(app, body.id)).razorpay_payment_id)
  await reconcileAfter(app, 2 * 60_000)
  const { check_at } = await app.services.db
    .selectFrom('waiting_orders')
    .select('check_at')
    .where('provider_order_id', '=', body.id)
    .executeTakeFirstOrThrow()
  expect(Number(check_at) - app.clock.now.getTime()).toBeLessThan(60 * 60_000)
  expect(check_at).not.toBe(null)
})

test('requests with one key open one order; the key knows its status all the time', async ({ app }) => {
  const request_key = crypto.randomUUID()
  const asked = { ...WITHOUT_GUEST, request_key }
  const answers = await Promise.all(Array.from({ length: 8 }, () => openOrder(app, asked)))
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
  expect((await openOrder(app, { ...asked, amount: 2 * CHARGE_PAISE })).status).toBe(409)
  expect((await askStatus(app, request_key)).body).toMatchObject({ state: 'pending' })
  const { id: giftid } = await insertEventBox(app.services.db)
  await verify(app, await pay(app, answers[0]?.body.id), { giftid })
  expect((await askStatus(app, request_key)).body).toMatchObject({ state: 'paid', amount: 501 })
  expect((await openOrder(app, asked)).body).toMatchObject({ id: answers[0]?.body.id, paid: true })
  expect(await contributionsOf(app, giftid)).toHaveLength(1)
})
