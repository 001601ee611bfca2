// Which orders of the provider count as lost: one that we know never does, since a lost one says that a backup was restored.
import { aContribution, anOrder } from '../../../test/payments/orders.ts'
import { expect, test } from '../../../test/test.ts'
import { findLostOrders } from './find-lost-orders.ts'

test('an order that we know is not lost, whether it was paid or not', async ({ app }) => {
  const { db, provider } = app.services
  for (const { orderId } of [await anOrder(app), await aContribution(app)])
    expect(await findLostOrders(db, [await provider.fetchOrder(orderId)])).toEqual([])
})
