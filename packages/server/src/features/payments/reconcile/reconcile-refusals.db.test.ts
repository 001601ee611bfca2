// Orders that the provider does not report: they are asked about again, and delay no others.
import { contributionsOf, control, pay } from '../../../test/paying.ts'
import { anOrder, NEXT_YEAR, orderOf } from '../../../test/payments/orders.ts'
import { reconcileAfter } from '../../../test/payments/wait-for-payments.ts'
import { insertEventBox, insertPaymentOrder } from '../../../test/rows.ts'
import { expect, test } from '../../../test/test.ts'
import { MINUTE_MS } from '../../../test/times.ts'

const warnings: unknown[] = []
const log = {
  warn: (details: unknown) => warnings.push(details),
  error: (details: unknown) => warnings.push(details),
}

test('if the provider does not answer, the order is checked again ten seconds later', async ({ app }) => {
  const { box, orderId } = await anOrder(app, { box: NEXT_YEAR })
  await pay(app, orderId)
  await control(app, 'POST', '/faults', {
    kind: 'server error',
    method: 'GET',
    path: '/v1/orders/*/payments',
    times: 3,
  })
  await reconcileAfter(app, 2 * MINUTE_MS, log)
  expect(warnings.splice(0)).toHaveLength(1)
  expect(await contributionsOf(app, box.id)).toEqual([])
  await reconcileAfter(app, 10_000, log)
  expect(await contributionsOf(app, box.id)).toHaveLength(1)
})

test('orders that the provider refuses to report do not delay others, and are checked again after an hour', async ({
  app,
}) => {
  const { db } = app.services
  const opened = app.clock.now
  const ofNobody = await insertEventBox(db, NEXT_YEAR)
  for (let count = 0; count < 20; count++)
    await insertPaymentOrder(db, { event_box_id: ofNobody.id, check_at: opened, created_at: opened })
  const { box, orderId } = await anOrder(app, { box: NEXT_YEAR })
  await pay(app, orderId)
  await reconcileAfter(app, 2 * MINUTE_MS, log)
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

test('with a key of the other mode the provider is not asked about orders that it does not know [reconcile-10]', async ({
  app,
}) => {
  const { box } = await anOrder(app, { box: NEXT_YEAR })
  await app.services.db
    .updateTable('payment_orders')
    .set({ key_mode: 'live' })
    .where('event_box_id', '=', box.id)
    .execute()
  const { check_at } = await orderOf(app, box.id)
  await reconcileAfter(app, 2 * MINUTE_MS, log)
  expect(warnings.splice(0)).toEqual([])
  expect(await orderOf(app, box.id)).toMatchObject({ check_at })
})
