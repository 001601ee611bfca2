// Which orders of the provider count as lost: one that we know never does, since a lost one says that a backup was restored.
import { aContribution, anOrder } from '../../../test/payments/orders.ts'
import { insertPaymentOrder } from '../../../test/rows.ts'
import { expect, test } from '../../../test/test.ts'
import { findLostOrders } from './find-lost-orders.ts'

test('an order that we know is not lost, whether it was paid or not', async ({ app }) => {
  const { db, provider } = app.services
  for (const { orderId } of [await anOrder(app), await aContribution(app)])
    expect(await findLostOrders(db, [await provider.fetchOrder(orderId)])).toEqual([])
})

test('two known provider orders with one receipt are not lost', async ({ app }) => {
  const { box, orderId } = await anOrder(app)
  const { db, provider } = app.services
  const second = {
    ...(await provider.fetchOrder(orderId)),
    id: 'order_OfALostAnswer',
    status: 'paid' as const,
  }
  expect(await findLostOrders(db, [second])).toHaveLength(1)
  await insertPaymentOrder(db, { event_box_id: box.id, provider_order_id: second.id })
  expect(await findLostOrders(db, [second])).toEqual([])
})
