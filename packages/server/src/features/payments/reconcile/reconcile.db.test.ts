// Reconciliation: the provider is asked about each order, and payments that no browser or webhook reported are found.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { getInstallationId } from '../../../db/installation.ts'
import { openTestApp, type TestApp } from '../../../test/app.ts'
import {
  CHARGE_PAISE,
  contributionsOf,
  control,
  eventOf,
  expectSoundBooks,
  failToPay,
  openOrder,
  pay,
  sendWebhook,
  setPaymentState,
  verify,
} from '../../../test/paying.ts'
import { insertEventBox, insertPaymentOrder } from '../../../test/rows.ts'
import { importMissingOrders } from './import-missing-orders.ts'
import { reconcileDue } from './reconcile-due.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** The clock moves by days here, and no box may close meanwhile. */
const NEXT_YEAR = { event_date: '2027-11-21' }

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterEach(() => expectSoundBooks(app))
afterAll(() => app.close())

async function anOrder() {
  const box = await insertEventBox(app.services.db, NEXT_YEAR)
  const { body } = await openOrder(app, { giftid: box.id })
  return { box, orderId: body.id as string }
}

const warnings: unknown[] = []
const log = {
  warn: (details: unknown) => warnings.push(details),
  error: (details: unknown) => warnings.push(details),
}

const { signal } = new AbortController()
const reconcile = () => reconcileDue({ ...app.services, log, signal })

const reconcileAfter = async (ms: number) => {
  app.clock.now = new Date(app.clock.now.getTime() + ms)
  await reconcile()
}

const orderOf = (boxId: string) =>
  app.services.db
    .selectFrom('payment_orders')
    .select(['state', 'check_at', 'provider_order_id'])
    .where('event_box_id', '=', boxId)
    .executeTakeFirstOrThrow()

test('an unreported payment is a contribution two minutes after its order was opened, and is not checked again [reconcile-4]', async () => {
  const { box, orderId } = await anOrder()
  await pay(app, orderId)
  await reconcileAfter(MINUTE_MS)
  expect(await contributionsOf(app, box.id)).toEqual([])
  await reconcileAfter(MINUTE_MS)
  expect(await contributionsOf(app, box.id)).toMatchObject([{ amount_paise: 50_100 }])
  expect(await orderOf(box.id)).toMatchObject({ state: 'paid', check_at: null })
})

test('an unpaid order is checked after 2 and 15 minutes, 1, 24, 72 and 96 hours, and then abandoned [reconcile-5]', async () => {
  const { box } = await anOrder()
  const opened = app.clock.now.getTime()
  const checks = []
  for (;;) {
    const { check_at } = await orderOf(box.id)
    if (check_at === null) break
    checks.push((check_at.getTime() - opened) / MINUTE_MS)
    await reconcileAfter(check_at.getTime() - app.clock.now.getTime())
  }
  expect(checks).toEqual([2, 15, 60, 24 * 60, 72 * 60, 96 * 60])
  expect(await orderOf(box.id)).toMatchObject({ state: 'abandoned' })
})

test('money that arrives for an abandoned order is a contribution [reconcile-6]', async () => {
  const { box, orderId } = await anOrder()
  await reconcileAfter(100 * HOUR_MS)
  expect(await orderOf(box.id)).toMatchObject({ state: 'abandoned' })
  const { razorpay_payment_id: paymentId } = await pay(app, orderId)
  await sendWebhook(app, await eventOf(app, 'payment.captured', paymentId))
  await expect.poll(() => contributionsOf(app, box.id)).toHaveLength(1)
})

test('a proof for an abandoned order makes the contribution [reconcile-7]', async () => {
  const { box, orderId } = await anOrder()
  await reconcileAfter(100 * HOUR_MS)
  expect(await orderOf(box.id)).toMatchObject({ state: 'abandoned' })
  expect((await verify(app, await pay(app, orderId))).body).toEqual({ success: true, status: 'success' })
  expect(await contributionsOf(app, box.id)).toHaveLength(1)
})

test('a first attempt that failed and is captured an hour later is found [reconcile-8]', async () => {
  const { box, orderId } = await anOrder()
  const { error } = await failToPay(app, orderId)
  await reconcileAfter(2 * MINUTE_MS)
  expect(await orderOf(box.id)).toMatchObject({ state: 'failed' })
  await setPaymentState(app, error.metadata.payment_id, 'authorized')
  await reconcileAfter(HOUR_MS)
  expect(await contributionsOf(app, box.id)).toHaveLength(1)
})

test('an order whose answer was lost is found by its receipt, with its payment [reconcile-9]', async () => {
  const box = await insertEventBox(app.services.db, NEXT_YEAR)
  const lost = await insertPaymentOrder(app.services.db, {
    event_box_id: box.id,
    state: 'creating',
    provider_order_id: null,
    check_at: app.clock.now,
    created_at: app.clock.now,
  })
  const { id } = await app.services.provider.createOrder(CHARGE_PAISE, lost.id, {})
  await pay(app, id)
  await reconcileAfter(0)
  expect(await contributionsOf(app, box.id)).toHaveLength(1)
  expect(await orderOf(box.id)).toMatchObject({ state: 'paid', provider_order_id: id })
})

test('where the provider does not answer, the order is checked again ten seconds later', async () => {
  const { box, orderId } = await anOrder()
  await pay(app, orderId)
  await control(app, 'POST', '/faults', {
    kind: 'server error',
    method: 'GET',
    path: '/v1/orders/*/payments',
    times: 3,
  })
  await reconcileAfter(2 * MINUTE_MS)
  expect(warnings.splice(0)).toHaveLength(1)
  expect(await contributionsOf(app, box.id)).toEqual([])
  await reconcileAfter(10_000)
  expect(await contributionsOf(app, box.id)).toHaveLength(1)
})

test('orders that the provider refuses to report do not delay others, and are checked again after an hour', async () => {
  const { db } = app.services
  const opened = app.clock.now
  const ofNobody = await insertEventBox(db, NEXT_YEAR)
  for (let count = 0; count < 20; count++)
    await insertPaymentOrder(db, { event_box_id: ofNobody.id, check_at: opened, created_at: opened })
  const { box, orderId } = await anOrder()
  await pay(app, orderId)
  await reconcileAfter(2 * MINUTE_MS)
  expect(await contributionsOf(app, box.id)).toHaveLength(1)
  expect(warnings.splice(0)).toHaveLength(20)
  const left = await db
    .selectFrom('payment_orders')
    .select('check_at')
    .distinct()
    .where('event_box_id', '=', ofNobody.id)
    .execute()
  expect(left).toEqual([{ check_at: new Date(opened.getTime() + 62 * MINUTE_MS) }])
  await db
    .updateTable('payment_orders')
    .set({ check_at: null })
    .where('event_box_id', '=', ofNobody.id)
    .execute()
})

test('with a key of the other mode the provider is not asked about orders that it does not know [reconcile-10]', async () => {
  const { box } = await anOrder()
  await app.services.db
    .updateTable('payment_orders')
    .set({ key_mode: 'live' })
    .where('event_box_id', '=', box.id)
    .execute()
  const { check_at } = await orderOf(box.id)
  await reconcileAfter(2 * MINUTE_MS)
  expect(warnings.splice(0)).toEqual([])
  expect(await orderOf(box.id)).toMatchObject({ check_at })
})

test('an order that two processes find due at once is checked by one of them [reconcile-11]', async () => {
  const { box, orderId } = await anOrder()
  await pay(app, orderId)
  app.clock.now = new Date(app.clock.now.getTime() + 2 * MINUTE_MS)
  await Promise.all([reconcile(), reconcile()])
  const { requests } = await control<{ requests: { url: string }[] }>(app, 'GET', '/requests')
  expect(requests.filter(({ url }) => url === `/v1/orders/${orderId}/payments`)).toHaveLength(1)
  expect(await contributionsOf(app, box.id)).toHaveLength(1)
})

test('an order that a restored backup lacks is imported once from the provider’s list, with guest and box', async () => {
  const deps = { ...app.services, signal }
  await importMissingOrders({ ...deps, now: new Date() })
  const box = await insertEventBox(app.services.db, NEXT_YEAR)
  const orders = await Promise.all(
    Array.from({ length: 120 }, (_, index) =>
      app.services.provider.createOrder(CHARGE_PAISE, crypto.randomUUID(), {
        event_box: box.id,
        guest_name: `Guest ${index}`,
        guest_phone: '9876543210',
        guest_address: '7 Station Road, Pune',
      }),
    ),
  )
  for (const { id } of orders.slice(0, 110)) await pay(app, id)
  await app.services.provider.createOrder(CHARGE_PAISE, 'an order of another shop', {})

  expect(await importMissingOrders({ ...deps, now: new Date(Date.now() + 1000) })).toBe(120)
  expect(await importMissingOrders({ ...deps, now: new Date(Date.now() + 2000) })).toBe(0)
  app.clock.now = new Date(Math.max(app.clock.now.getTime(), Date.now()) + MINUTE_MS)
  await reconcileAfter(0)
  await reconcileAfter(2 * MINUTE_MS)
  const found = await contributionsOf(app, box.id)
  expect(found).toHaveLength(110)
  expect(new Set(found.map(({ guest_name }) => guest_name)).size).toBe(110)
})

test('notes that were edited at the provider do not keep an order from being found', async () => {
  const { db, provider } = app.services
  const deps = { ...app.services, signal }
  await importMissingOrders({ ...deps, now: new Date() })
  const receipt = crypto.randomUUID()
  const installation = await getInstallationId(db)
  await provider.createOrder(CHARGE_PAISE, receipt, {
    installation,
    event_box: 'a\u0000b',
    guest_phone: 'none',
    request_key: 'none',
  })
  expect(await importMissingOrders({ ...deps, now: new Date(Date.now() + 3000) })).toBe(1)
  expect(
    await db
      .selectFrom('payment_orders')
      .select(['event_box_id', 'guest_phone', 'request_key'])
      .where('id', '=', receipt)
      .executeTakeFirst(),
  ).toEqual({ event_box_id: null, guest_phone: null, request_key: null })
})

test('of two provider orders for one contribution, the one that a guest paid is imported', async () => {
  const box = await insertEventBox(app.services.db, NEXT_YEAR)
  const receipt = crypto.randomUUID()
  const { provider } = app.services
  const paid = await provider.createOrder(CHARGE_PAISE, receipt, { event_box: box.id })
  await pay(app, paid.id)
  const listOrders = async () => [
    { ...paid, id: 'order_OfALostAnswer', status: 'created' as const },
    { ...paid, status: 'paid' as const },
  ]
  const deps = { ...app.services, signal, now: app.clock.now }
  expect(await importMissingOrders({ ...deps, provider: { ...provider, listOrders } })).toBe(1)
  await reconcileAfter(0)
  expect(await contributionsOf(app, box.id)).toHaveLength(1)
})

test('of two such orders that were imported unpaid, the one that is paid later is imported, too', async () => {
  const box = await insertEventBox(app.services.db, NEXT_YEAR)
  const { provider } = app.services
  const paid = await provider.createOrder(CHARGE_PAISE, crypto.randomUUID(), { event_box: box.id })
  const unpaid = { ...paid, id: 'order_ThatNobodyPays' }
  const deps = { ...app.services, signal, now: app.clock.now }
  const importListed = (listed: (typeof paid)[]) =>
    importMissingOrders({ ...deps, provider: { ...provider, listOrders: async () => listed } })
  expect(await importListed([unpaid, paid])).toBe(1)
  await pay(app, paid.id)
  expect(await importListed([unpaid, { ...paid, status: 'attempted' }])).toBe(1)
  expect(await importListed([unpaid, { ...paid, status: 'paid' }])).toBe(0)
  await reconcileAfter(0)
  expect(await contributionsOf(app, box.id)).toHaveLength(1)
})

test('a refund made at the provider’s dashboard is found with its payment, where no webhook reported either', async () => {
  const { box, orderId } = await anOrder()
  const { razorpay_payment_id: paymentId } = await pay(app, orderId)
  await app.services.provider.refundPayment(paymentId, 104_00, `by-hand-${paymentId}`)
  await reconcileAfter(2 * MINUTE_MS)
  expect(await contributionsOf(app, box.id)).toMatchObject([{ refunded_paise: 100_00, kept_paise: 401_00 }])
  expect(
    await app.services.db
      .selectFrom('refunds')
      .select(['id', 'amount_paise'])
      .where('payment_id', '=', paymentId)
      .execute(),
  ).toMatchObject([{ amount_paise: 104_00 }])
})
