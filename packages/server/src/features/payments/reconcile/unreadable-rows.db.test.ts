// Rows of the provider's lists that cannot be read are skipped with an alarm, and hide no others.
import { noMetricsYet } from '../../../process-metrics.ts'
import { providerClient } from '../../../provider/client/provider-client.ts'
import { listenToProvider } from '../../../provider/provider-listener.ts'
import type { TestApp } from '../../../test/app.ts'
import { contributionsOf, control } from '../../../test/paying.ts'
import { aPayment, NEXT_YEAR } from '../../../test/payments/orders.ts'
import { inRealTime, marksOf, reconcileAt, refundUnreported } from '../../../test/payments/provider-lists.ts'
import { expect, realTimeTest as test } from '../../../test/test.ts'
import { HOUR_MS } from '../../../test/times.ts'
import { syncListedDisputes } from '../dispute/sync-listed-disputes.ts'
import { syncListedRefunds } from '../refund/sync-listed-refunds.ts'
import { importMissingOrders } from './import-missing-orders.ts'
import { syncListedPayments } from './sync-listed-payments.ts'

const ofAnotherProduct = {
  id: 'pay_OtherProduct01',
  amount: 'all of it',
  status: 'pending',
  order_id: null,
  created_at: 1_795_000_000,
}

const oddRow = (app: TestApp, path: string, told: object, times = 1) =>
  control(app, 'POST', '/faults', { kind: 'odd row', method: 'GET', path, told, times })

test('an unreadable row is skipped with one alarm; the others are applied', async ({ app }) => {
  const raised: unknown[] = []
  const metrics = noMetricsYet()
  const listener = listenToProvider(metrics, () => new Date(), {
    error: (line: unknown) => raised.push(line),
  })
  const provider = providerClient(app.services.providerSettings, listener)
  const { box, paymentId } = await aPayment(app, { box: NEXT_YEAR })
  await app.services.db
    .updateTable('provider_listings')
    .set({ payments_listed_until: null, refunds_listed_until: null })
    .execute()
  await oddRow(app, '/v1/payments', ofAnotherProduct, 100)
  await syncListedPayments({ ...inRealTime(app), provider })
  expect(await contributionsOf(app, box.id)).toMatchObject([{ payment_id: paymentId }])
  expect((await marksOf(app)).payments_listed_until).not.toBeNull()
  await app.services.db.updateTable('provider_listings').set({ payments_listed_until: null }).execute()
  await syncListedPayments({ ...inRealTime(app), provider })
  const row = { list: '/payments', id: 'pay_OtherProduct01', field: 'amount' }
  expect(raised).toEqual([{ alarm: 'provider-row-unread', ...row }])
  expect(metrics.unparsableRows).toBe(1)
  await control(app, 'DELETE', '/faults')

  await refundUnreported(app, paymentId, 10_400)
  await oddRow(app, '/v1/refunds', { id: 'rfnd_OtherProduct1', payment_id: paymentId, status: 'on_hold' })
  await syncListedRefunds({ ...inRealTime(app), provider })
  expect(await contributionsOf(app, box.id)).toMatchObject([{ kept_paise: 40_100 }])
  await oddRow(app, '/v1/orders', { id: 'order_OtherProduct', status: 'expired' })
  expect(await importMissingOrders({ ...inRealTime(app), provider })).toBe(0)
  await oddRow(app, '/v1/disputes', { id: 'disp_OtherProduct1', status: 'escalated' })
  await syncListedDisputes({ ...inRealTime(app), provider })
  expect(raised).toHaveLength(4)
})

test('a page with one readable row is still a full page: the next one is fetched', async ({ app }) => {
  const { provider } = app.services
  const asked: number[] = []
  const listRefunds: typeof provider.listRefunds = async (_, skip) => {
    asked.push(skip)
    return skip === 0 ? Object.assign([], { unparsable: 100 }) : []
  }
  await app.services.db.updateTable('provider_listings').set({ refunds_listed_until: null }).execute()
  await syncListedRefunds({ ...inRealTime(app), provider: { ...provider, listRefunds } })
  expect(asked).toEqual([0, 100])
})

test('an unreadable payment hides no other of its order, which is checked again', async ({ app }) => {
  const { box, paymentId } = await aPayment(app, { box: NEXT_YEAR })
  await oddRow(app, '/v1/orders/*/payments', ofAnotherProduct, 100)
  const later = new Date(Date.now() + HOUR_MS)
  await reconcileAt(app, later)
  await control(app, 'DELETE', '/faults')
  expect(await contributionsOf(app, box.id)).toMatchObject([{ payment_id: paymentId }])
  const order = await app.services.db
    .selectFrom('payment_orders')
    .select('check_at')
    .where('event_box_id', '=', box.id)
    .executeTakeFirstOrThrow()
  expect(order.check_at).not.toBeNull()
})
