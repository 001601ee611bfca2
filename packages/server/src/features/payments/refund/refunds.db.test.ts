// Refunds, sent by us or made at the provider's dashboard, reduce the host's total once.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../test/app.ts'
import {
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
import { totalsByBox } from '../../contributions/reads.ts'
import { processDueRefunds } from './process-due-refunds.ts'
import { recordRefund } from './record-refund.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterEach(() => expectSoundBooks(app))
afterAll(() => app.close())

async function aContribution() {
  const box = await insertEventBox(app.services.db)
  const { body } = await openOrder(app, { giftid: box.id })
  const proof = await pay(app, body.id)
  await verify(app, proof)
  return { box, paymentId: proof.razorpay_payment_id }
}

/** Refunds at the provider's dashboard; its webhook is delivered `times` times. */
async function refund(paymentId: string, amount: number, times = 1) {
  const entity = await app.services.provider.refundPayment(paymentId, amount, `by-hand-${paymentId}`)
  await sendEvent('refund.processed', entity, times)
  return entity
}

const sendEvent = (event: string, entity: object, times = 1) =>
  Promise.all(
    Array.from({ length: times }, () =>
      sendWebhook(app, JSON.stringify({ entity: 'event', event, payload: { refund: { entity } } })),
    ),
  )

const totalOf = async (boxId: string) => (await totalsByBox(app.services.db, [boxId])).get(boxId)
const owed = async (boxId: string) => {
  const entries = await app.services.db
    .selectFrom('ledger')
    .select('owed_to_hosts')
    .where('event_box_id', '=', boxId)
    .execute()
  return entries.reduce((sum, { owed_to_hosts }) => sum - owed_to_hosts, 0)
}

test('a contribution refunded at the provider’s dashboard leaves total, list and debt, and the host is told why [refund-1]', async () => {
  const { box, paymentId } = await aContribution()
  await refund(paymentId, 52_104)
  await expect.poll(() => totalOf(box.id)).toBeUndefined()
  expect(await owed(box.id)).toBe(0)
  const feed = await app.services.db
    .selectFrom('activities')
    .select(['action', 'description'])
    .where('event_box_id', '=', box.id)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  expect(feed).toEqual({
    action: 'contribution-refunded',
    description: '₹501 of Sunita Deshpande went back to the guest',
  })
  expect(await contributionsOf(app, box.id)).toMatchObject([{ refunded_paise: 50_100, kept_paise: 0 }])
})

test('a partial refund leaves the rest of the contribution with the host', async () => {
  const { box, paymentId } = await aContribution()
  await refund(paymentId, 10_400)
  await expect.poll(() => totalOf(box.id)).toMatchObject({ amountPaise: 40_100 })
  expect(await owed(box.id)).toBe(40_100)
})

test('a refund that is reported many times counts once [refund-2]', async () => {
  const { box, paymentId } = await aContribution()
  await refund(paymentId, 52_104, 20)
  const open = () =>
    app.services.db.selectFrom('provider_events').select('id').where('handled_at', 'is', null).execute()
  await expect.poll(open).toEqual([])
  expect(await owed(box.id)).toBe(0)
})

test('a failed refund leaves the contribution as it is and is flagged', async () => {
  const { box, paymentId } = await aContribution()
  await control(app, 'POST', '/behaviour', { refundStatus: 'pending' })
  const entity = await refund(paymentId, 52_104)
  await control(app, 'POST', `/refunds/${entity.id}/state`, { status: 'failed' })
  await sendEvent('refund.failed', entity)
  await expect
    .poll(() => openFlagsOf(app, box.id))
    .toMatchObject([{ kind: 'refund-failed', payment_id: paymentId, detail: { refund_paise: 52_104 } }])
  expect(await owed(box.id)).toBe(50_100)
  await control(app, 'POST', '/behaviour', { refundStatus: 'processed' })
})

test('a duplicate payment whose refund fails stays flagged; the failure is resolved once the refund succeeds', async () => {
  const { db, provider } = app.services
  const { box, paymentId } = await aContribution()
  const { payment_order_id } = await db
    .selectFrom('payments')
    .select('payment_order_id')
    .where('id', '=', paymentId)
    .executeTakeFirstOrThrow()
  const order = await db
    .selectFrom('payment_orders')
    .select('provider_order_id')
    .where('id', '=', payment_order_id)
    .executeTakeFirstOrThrow()
  const elsewhere = await provider.createOrder(52_104, `twice ${paymentId}`, {})
  const { razorpay_payment_id: second } = await pay(app, elsewhere.id)
  await control(app, 'POST', '/behaviour', { refundStatus: 'pending' })
  await sendWebhook(
    app,
    await eventOf(app, 'payment.captured', second, { order_id: order.provider_order_id ?? '' }),
  )
  const refundOf = () =>
    db
      .selectFrom('refunds')
      .selectAll()
      .where('payment_id', '=', second)
      .where('state', '=', 'sent')
      .execute()
  await expect.poll(refundOf).toHaveLength(1)
  const [sent] = await refundOf()
  const reportAs = (status: 'failed' | 'processed') =>
    recordRefund(
      { db, now: app.clock.now },
      { id: sent?.provider_refund_id ?? '', payment_id: second, amount: 52_104, status },
    )
  await reportAs('failed')
  expect(await openFlagsOf(app, box.id)).toMatchObject([
    { kind: 'refund-failed', payment_id: second, refund_id: sent?.id },
    { kind: 'second-payment', payment_id: second },
  ])
  await reportAs('processed')
  expect(await openFlagsOf(app, box.id)).toMatchObject([{ kind: 'second-payment', payment_id: second }])
  await control(app, 'POST', '/behaviour', { refundStatus: 'processed' })
})

test('a partial refund from before the contribution was made reduces its total', async () => {
  const box = await insertEventBox(app.services.db)
  const { body } = await openOrder(app, { giftid: undefined })
  const proof = await pay(app, body.id)
  await sendWebhook(app, await eventOf(app, 'payment.captured', proof.razorpay_payment_id))
  const { db } = app.services
  const noted = () =>
    db.selectFrom('payments').select('status').where('id', '=', proof.razorpay_payment_id).execute()
  await expect.poll(noted).toEqual([{ status: 'captured' }])
  const entity = await refund(proof.razorpay_payment_id, 10_400)
  const recorded = () =>
    db.selectFrom('refunds').select('state').where('provider_refund_id', '=', entity.id).execute()
  await expect.poll(recorded).toEqual([{ state: 'processed' }])
  await verify(app, proof, { giftid: box.id })
  expect(await totalOf(box.id)).toMatchObject({ amountPaise: 40_100 })
  expect(await owed(box.id)).toBe(40_100)
})

test('a refund that is pending at the bank is checked again within minutes, and less and less often', async () => {
  const { box, paymentId } = await aContribution()
  await control(app, 'POST', '/behaviour', { refundStatus: 'pending' })
  const entity = await app.services.provider.refundPayment(paymentId, 52_104, `by-hand-${paymentId}`)
  await control(app, 'POST', '/behaviour', { refundStatus: 'processed' })
  const firstSeenAt = app.clock.now
  await recordRefund({ db: app.services.db, now: firstSeenAt }, entity)
  const askAfter = async (minutes: number) => {
    app.clock.now = new Date(firstSeenAt.getTime() + minutes * 60_000)
    const log = { warn: expect.unreachable, error: expect.unreachable }
    await processDueRefunds({ ...app.services, log, signal: new AbortController().signal })
    return owed(box.id)
  }
  const dueAfterMinutes = async () => {
    const { check_at } = await app.services.db
      .selectFrom('refunds')
      .select('check_at')
      .where('payment_id', '=', paymentId)
      .executeTakeFirstOrThrow()
    return check_at && (check_at.getTime() - firstSeenAt.getTime()) / 60_000
  }
  expect(await dueAfterMinutes()).toBe(5)
  expect(await askAfter(5)).toBe(50_100)
  expect(await dueAfterMinutes()).toBe(10)
  expect(await askAfter(6000)).toBe(50_100)
  expect(await dueAfterMinutes()).toBe(6000 + 24 * 60)
  await control(app, 'POST', `/refunds/${entity.id}/state`, { status: 'processed' })
  expect(await askAfter(6000 + 24 * 60)).toBe(0)
  expect(await dueAfterMinutes()).toBeNull()
})
