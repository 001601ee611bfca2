// The provider's list of orders: which of them are ours, and what becomes of their keys.
import { getInstallationId } from '../../../db/installation.ts'
import { CHARGE_PAISE, callsTo, openOrder } from '../../../test/paying.ts'
import { anOrder, aPayment, loseOrder, NEXT_YEAR } from '../../../test/payments/orders.ts'
import { inRealTime } from '../../../test/payments/provider-lists.ts'
import { insertEventBox } from '../../../test/rows.ts'
import { expect, realTimeTest as test } from '../../../test/test.ts'
import { importMissingOrders } from './import-missing-orders.ts'

test('two installations on one account import only their own orders [reconcile-3]', async ({ app }) => {
  const { provider, db } = app.services
  const ours = await getInstallationId(db)
  const box = await insertEventBox(db, NEXT_YEAR)
  const order = (notes: object) => provider.createOrder(CHARGE_PAISE, crypto.randomUUID(), notes)
  const own = await order({ installation: ours, event_box: box.id })
  await order({ installation: crypto.randomUUID(), event_box: box.id })
  await order({ installation: crypto.randomUUID() })
  await order({})
  await order({ event_box: '1111111111111111111111' })
  expect(await importMissingOrders(inRealTime(app))).toBe(1)
  const imported = await db
    .selectFrom('payment_orders')
    .select('provider_order_id')
    .where('event_box_id', '=', box.id)
    .execute()
  expect(imported).toEqual([{ provider_order_id: own.id }])
})

test('an order older than the installation id is ours if it names our box', async ({ app }) => {
  const box = await insertEventBox(app.services.db, NEXT_YEAR)
  await app.services.provider.createOrder(CHARGE_PAISE, crypto.randomUUID(), { event_box: box.id })
  expect(await importMissingOrders(inRealTime(app))).toBe(1)
})

test('a repeated request after a restored backup finds the earlier order by its key', async ({ app }) => {
  const contribution = { request_key: crypto.randomUUID() }
  const { box, orderId } = await anOrder(app, { box: NEXT_YEAR, ...contribution })
  await loseOrder(app, orderId)
  expect(await importMissingOrders(inRealTime(app))).toBe(1)
  const before = await callsTo(app, '/v1/orders')
  const again = await openOrder(app, { giftid: box.id, ...contribution })
  expect(again.body.id).toBe(orderId)
  expect(await callsTo(app, '/v1/orders')).toEqual(before)
})

test('a repeated request before the lost order is found keeps its key', async ({ app }) => {
  const contribution = { request_key: crypto.randomUUID() }
  const { box, orderId } = await aPayment(app, { box: NEXT_YEAR, ...contribution })
  await loseOrder(app, orderId)
  const { body } = await openOrder(app, { giftid: box.id, ...contribution })
  expect(await importMissingOrders(inRealTime(app))).toBe(1)
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
