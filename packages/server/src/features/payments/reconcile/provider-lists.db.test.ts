// The provider's lists contain what neither browser nor webhook reported and what is no longer checked.
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { getInstallationId } from '../../../db/installation.ts'
import { noFiguresYet } from '../../../process-figures.ts'
import { providerClient } from '../../../provider/client/provider-client.ts'
import { listenToProvider } from '../../../provider/provider-listener.ts'
import { openTestApp, type TestApp } from '../../../test/app.ts'
import {
  CHARGE_PAISE,
  contributionsOf,
  control,
  expectSoundBooks,
  openOrder,
  pay,
  verify,
} from '../../../test/paying.ts'
import { insertEventBox } from '../../../test/rows.ts'
import { syncListedDisputes } from '../dispute/sync-listed-disputes.ts'
import { syncListedRefunds } from '../refund/sync-listed-refunds.ts'
import { importMissingOrders } from './import-missing-orders.ts'
import { reconcileDue } from './reconcile-due.ts'
import { syncListedPayments } from './sync-listed-payments.ts'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
/** No box may close while the clock moves by days. */
const NEXT_YEAR = { event_date: '2027-11-21' }
const { signal } = new AbortController()

let app: TestApp
/** The stand-in uses the real clock, and so do its lists. */
const inRealTime = (afterMs = 2_000) => ({ ...app.services, signal, now: new Date(Date.now() + afterMs) })

beforeAll(async () => {
  app = await openTestApp(new Date())
})
afterEach(() => expectSoundBooks(app))
afterAll(() => app.close())

async function anOrder(more: object = {}) {
  const box = await insertEventBox(app.services.db, NEXT_YEAR)
  const { body } = await openOrder(app, { giftid: box.id, ...more })
  return { box, orderId: body.id as string }
}

async function aContribution() {
  const { box, orderId } = await anOrder()
  const proof = await pay(app, orderId)
  await verify(app, proof)
  return { box, paymentId: proof.razorpay_payment_id }
}

const refundByHand = (paymentId: string, amount: number) =>
  app.services.provider.refundPayment(paymentId, amount, `by-hand-${paymentId}-${amount}`)

const marks = () => app.services.db.selectFrom('provider_listings').selectAll().executeTakeFirstOrThrow()

const calls = async (path: string) => {
  const { requests } = await control<{ requests: { url: string }[] }>(app, 'GET', '/requests')
  return requests.filter(({ url }) => url.startsWith(path)).length
}

test('a refund made by hand whose webhooks are all lost is found in the provider’s list, and counts once [reconcile-1]', async () => {
  const { box, paymentId } = await aContribution()
  await refundByHand(paymentId, 10_400)
  await syncListedRefunds(inRealTime())
  await syncListedRefunds(inRealTime(3_000))
  expect(await contributionsOf(app, box.id)).toMatchObject([{ refunded_paise: 10_000, kept_paise: 40_100 }])
  const feed = await app.services.db
    .selectFrom('activities')
    .select('action')
    .where('event_box_id', '=', box.id)
    .where('action', '=', 'contribution-refunded')
    .execute()
  expect(feed).toHaveLength(1)
})

test('an interrupted list of refunds keeps its mark, and the next run misses nothing', async () => {
  const contributions = await Promise.all([aContribution(), aContribution()])
  for (const { paymentId } of contributions) await refundByHand(paymentId, CHARGE_PAISE)
  const { refunds_listed_until: before } = await marks()
  await control(app, 'POST', '/faults', { kind: 'server error', path: '/v1/refunds', times: 3 })
  await expect(syncListedRefunds(inRealTime(4_000))).rejects.toThrow('/refunds')
  expect((await marks()).refunds_listed_until).toEqual(before)
  await syncListedRefunds(inRealTime(5_000))
  for (const { box } of contributions)
    expect(await contributionsOf(app, box.id)).toMatchObject([{ kept_paise: 0 }])
})

test('several days of a list are read a day at a time, each stored before the next is fetched', async () => {
  const until = (daysAgo: number) => new Date(Date.now() - daysAgo * DAY_MS)
  const { provider, db } = app.services
  await db
    .updateTable('provider_listings')
    .set({ refunds_listed_until: until(3) })
    .execute()
  const asked: number[] = []
  const listRefunds: typeof provider.listRefunds = async ({ from, to }) => {
    asked.push(Math.round((to.getTime() - from.getTime()) / HOUR_MS))
    if (asked.length === 3) throw new Error('The process ends.')
    return []
  }
  const deps = { ...inRealTime(), provider: { ...provider, listRefunds } }
  await expect(syncListedRefunds(deps)).rejects.toThrow('The process ends.')
  expect(asked).toEqual([25, 24, 24])
  const { refunds_listed_until } = await marks()
  expect(Math.round((Date.now() - (refunds_listed_until?.getTime() ?? 0)) / DAY_MS)).toBe(1)
})

test('an abandoned order that was paid later, with verify and webhook lost, is found in the list of payments [reconcile-2]', async () => {
  const { box, orderId } = await anOrder()
  const { db } = app.services
  await db.updateTable('provider_listings').set({ payments_listed_until: null }).execute()
  const later = new Date(Date.now() + 4 * DAY_MS + HOUR_MS)
  await reconcileDue({ ...app.services, now: () => later, log: { warn() {}, error() {} }, signal })
  const abandoned = () =>
    db.selectFrom('payment_orders').select(['state', 'check_at']).where('event_box_id', '=', box.id).execute()
  expect(await abandoned()).toEqual([{ state: 'abandoned', check_at: null }])
  const { razorpay_payment_id: paymentId } = await pay(app, orderId)
  await refundByHand(paymentId, 10_400)

  await syncListedPayments(inRealTime())
  expect(await contributionsOf(app, box.id)).toMatchObject([{ payment_id: paymentId, kept_paise: 40_100 }])
})

test('the list of payments is read once a day, five days back each time', async () => {
  const asked: number[] = []
  const { provider } = app.services
  const listPayments: typeof provider.listPayments = async ({ from, to }) => {
    asked.push((to.getTime() - from.getTime()) / DAY_MS)
    return []
  }
  await app.services.db.updateTable('provider_listings').set({ payments_listed_until: null }).execute()
  const deps = { ...inRealTime(), provider: { ...provider, listPayments } }
  const after = (hours: number) => ({ ...deps, now: new Date(deps.now.getTime() + hours * HOUR_MS) })
  await syncListedPayments(deps)
  await syncListedPayments(after(23))
  await syncListedPayments(after(24))
  expect(asked).toEqual([5, 6])
})

test('two installations on one account import only their own orders [reconcile-3]', async () => {
  const { provider, db } = app.services
  const ours = await getInstallationId(db)
  const box = await insertEventBox(db, NEXT_YEAR)
  const order = (notes: object) => provider.createOrder(CHARGE_PAISE, crypto.randomUUID(), notes)
  const own = await order({ installation: ours, event_box: box.id })
  await order({ installation: crypto.randomUUID(), event_box: box.id })
  await order({ installation: crypto.randomUUID() })
  await order({})
  await order({ event_box: '1111111111111111111111' })
  expect(await importMissingOrders(inRealTime())).toBe(1)
  const imported = await db
    .selectFrom('payment_orders')
    .select('provider_order_id')
    .where('event_box_id', '=', box.id)
    .execute()
  expect(imported).toEqual([{ provider_order_id: own.id }])
})

test('an order from before the installation id was introduced is ours if it names one of our boxes', async () => {
  const box = await insertEventBox(app.services.db, NEXT_YEAR)
  await app.services.provider.createOrder(CHARGE_PAISE, crypto.randomUUID(), { event_box: box.id })
  expect(await importMissingOrders(inRealTime())).toBe(1)
})

/** As after the restore of a backup that is older than the order. */
const deleteOrder = (orderId: string) =>
  sql`delete from payment_orders where provider_order_id = ${orderId}`.execute(app.services.db)

test('a repeated request after a restored backup finds the order that was opened before it, by the same key', async () => {
  const contribution = { request_key: crypto.randomUUID() }
  const { box, orderId } = await anOrder(contribution)
  await deleteOrder(orderId)
  expect(await importMissingOrders(inRealTime())).toBe(1)
  const before = await calls('/v1/orders')
  const again = await openOrder(app, { giftid: box.id, ...contribution })
  expect(again.body.id).toBe(orderId)
  expect(await calls('/v1/orders')).toBe(before)
})

test('a repeated request before the lost order was found keeps its key; the lost order comes back without it', async () => {
  const contribution = { request_key: crypto.randomUUID() }
  const { box, orderId } = await anOrder(contribution)
  await pay(app, orderId)
  await deleteOrder(orderId)
  const { body } = await openOrder(app, { giftid: box.id, ...contribution })
  expect(await importMissingOrders(inRealTime())).toBe(1)
  const orders = await app.services.db
    .selectFrom('payment_orders')
    .select(['provider_order_id', 'request_key'])
    .where('event_box_id', '=', box.id)
    .orderBy('created_at')
    .execute()
  expect(orders).toHaveLength(2)
  expect(orders).toEqual(
    expect.arrayContaining([
      { provider_order_id: body.id, request_key: contribution.request_key },
      { provider_order_id: orderId, request_key: null },
    ]),
  )
})

const ofAnotherProduct = {
  id: 'pay_OtherProduct01',
  amount: 'all of it',
  status: 'pending',
  order_id: null,
  created_at: 1_795_000_000,
}
const oddRow = (path: string, told: object, times = 1) =>
  control(app, 'POST', '/faults', { kind: 'odd row', method: 'GET', path, told, times })

test('an unreadable row of a list is skipped with one alarm; the others are applied and the mark moves', async () => {
  const raised: unknown[] = []
  const figures = noFiguresYet()
  const listener = listenToProvider(figures, () => new Date(), {
    error: (line: unknown) => raised.push(line),
  })
  const provider = providerClient(app.services.providerSettings, listener)
  const { box, orderId } = await anOrder()
  const { razorpay_payment_id: paymentId } = await pay(app, orderId)
  await app.services.db
    .updateTable('provider_listings')
    .set({ payments_listed_until: null, refunds_listed_until: null })
    .execute()
  await oddRow('/v1/payments', ofAnotherProduct, 100)
  await syncListedPayments({ ...inRealTime(), provider })
  expect(await contributionsOf(app, box.id)).toMatchObject([{ payment_id: paymentId }])
  expect((await marks()).payments_listed_until).not.toBeNull()
  await app.services.db.updateTable('provider_listings').set({ payments_listed_until: null }).execute()
  await syncListedPayments({ ...inRealTime(), provider })
  const row = { list: '/payments', id: 'pay_OtherProduct01', field: 'amount' }
  expect(raised).toEqual([{ alarm: 'provider-row-unread', ...row }])
  expect(figures.unreadRows).toBe(1)
  await control(app, 'DELETE', '/faults')

  await refundByHand(paymentId, 10_400)
  await oddRow('/v1/refunds', { id: 'rfnd_OtherProduct1', payment_id: paymentId, status: 'on_hold' })
  await syncListedRefunds({ ...inRealTime(), provider })
  expect(await contributionsOf(app, box.id)).toMatchObject([{ kept_paise: 40_100 }])
  await oddRow('/v1/orders', { id: 'order_OtherProduct', status: 'expired' })
  expect(await importMissingOrders({ ...inRealTime(), provider })).toBe(0)
  await oddRow('/v1/disputes', { id: 'disp_OtherProduct1', status: 'escalated' })
  await syncListedDisputes({ ...inRealTime(), provider })
  expect(raised).toHaveLength(4)
})

test('a page on which only one row is readable is still a full page: the next one is fetched', async () => {
  const { provider } = app.services
  const asked: number[] = []
  const listRefunds: typeof provider.listRefunds = async (_, skip) => {
    asked.push(skip)
    return skip === 0 ? Object.assign([], { unread: 100 }) : []
  }
  await app.services.db.updateTable('provider_listings').set({ refunds_listed_until: null }).execute()
  await syncListedRefunds({ ...inRealTime(), provider: { ...provider, listRefunds } })
  expect(asked).toEqual([0, 100])
})

test('an unreadable payment does not hide the other of its order, and the order is checked again', async () => {
  const { box, orderId } = await anOrder()
  const { razorpay_payment_id: paymentId } = await pay(app, orderId)
  await oddRow('/v1/orders/*/payments', ofAnotherProduct, 100)
  const later = new Date(Date.now() + HOUR_MS)
  await reconcileDue({ ...app.services, now: () => later, log: { warn() {}, error() {} }, signal })
  await control(app, 'DELETE', '/faults')
  expect(await contributionsOf(app, box.id)).toMatchObject([{ payment_id: paymentId }])
  const order = await app.services.db
    .selectFrom('payment_orders')
    .select('check_at')
    .where('event_box_id', '=', box.id)
    .executeTakeFirstOrThrow()
  expect(order.check_at).not.toBeNull()
})
