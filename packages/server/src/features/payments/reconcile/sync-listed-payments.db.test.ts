// The provider's lists of refunds and payments contain what neither browser nor webhook reported.
import { CHARGE_PAISE, callsTo, contributionsOf, control, pay } from '../../../test/paying.ts'
import { aContribution, anOrder, NEXT_YEAR } from '../../../test/payments/orders.ts'
import { inRealTime, marksOf, reconcileAt, refundUnreported } from '../../../test/payments/provider-lists.ts'
import { expect, realTimeTest as test } from '../../../test/test.ts'
import { DAY_MS, HOUR_MS } from '../../../test/times.ts'
import { syncListedRefunds } from '../refund/sync-listed-refunds.ts'
import { syncListedPayments } from './sync-listed-payments.ts'

test('a manual refund without webhooks is listed, and counts once [reconcile-1]', async ({ app }) => {
  const { box, paymentId } = await aContribution(app, { box: NEXT_YEAR })
  await refundUnreported(app, paymentId, 10_400)
  await syncListedRefunds(inRealTime(app))
  await syncListedRefunds(inRealTime(app, 3_000))
  expect(await contributionsOf(app, box.id)).toMatchObject([{ refunded_paise: 10_000, kept_paise: 40_100 }])
  const feed = await app.services.db
    .selectFrom('activities')
    .select('action')
    .where('event_box_id', '=', box.id)
    .where('action', '=', 'contribution-refunded')
    .execute()
  expect(feed).toHaveLength(1)
})

test('an interrupted list of refunds keeps its mark, and the next run misses nothing', async ({ app }) => {
  const contributions = await Promise.all([
    aContribution(app, { box: NEXT_YEAR }),
    aContribution(app, { box: NEXT_YEAR }),
  ])
  for (const { paymentId } of contributions) await refundUnreported(app, paymentId, CHARGE_PAISE)
  const { refunds_listed_until: before } = await marksOf(app)
  await control(app, 'POST', '/faults', { kind: 'server error', path: '/v1/refunds', times: 3 })
  await expect(syncListedRefunds(inRealTime(app, 4_000))).rejects.toThrow('/refunds')
  expect((await marksOf(app)).refunds_listed_until).toEqual(before)
  await syncListedRefunds(inRealTime(app, 5_000))
  for (const { box } of contributions)
    expect(await contributionsOf(app, box.id)).toMatchObject([{ kept_paise: 0 }])
})

test('several days of a list are read one by one, each stored before the next', async ({ app }) => {
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
  const deps = { ...inRealTime(app), provider: { ...provider, listRefunds } }
  await expect(syncListedRefunds(deps)).rejects.toThrow('The process ends.')
  expect(asked).toEqual([25, 24, 24])
  const { refunds_listed_until } = await marksOf(app)
  expect(Math.round((Date.now() - (refunds_listed_until?.getTime() ?? 0)) / DAY_MS)).toBe(1)
})

test('an abandoned order paid later, without verify and webhook, is found in the list of payments [reconcile-2]', async ({
  app,
}) => {
  const { box, orderId } = await anOrder(app, { box: NEXT_YEAR })
  const { db } = app.services
  await db.updateTable('provider_listings').set({ payments_listed_until: null }).execute()
  const later = new Date(Date.now() + 4 * DAY_MS + HOUR_MS)
  await reconcileAt(app, later)
  const abandoned = () =>
    db.selectFrom('payment_orders').select(['state', 'check_at']).where('event_box_id', '=', box.id).execute()
  expect(await abandoned()).toEqual([{ state: 'abandoned', check_at: null }])
  const { razorpay_payment_id: paymentId } = await pay(app, orderId)
  await refundUnreported(app, paymentId, 10_400)

  await syncListedPayments(inRealTime(app))
  expect(await contributionsOf(app, box.id)).toMatchObject([{ payment_id: paymentId, kept_paise: 40_100 }])
})

test('a refund that cannot be read beside its listed payment is recorded by the next look', async ({
  app,
}) => {
  const { orderId } = await anOrder(app, { box: NEXT_YEAR })
  const { db } = app.services
  const { razorpay_payment_id: paymentId } = await pay(app, orderId)
  const { id } = await refundUnreported(app, paymentId, CHARGE_PAISE)
  // Nobody knows the payment yet, so this list passes over its refund.
  await syncListedRefunds(inRealTime(app))
  await db.updateTable('provider_listings').set({ payments_listed_until: null }).execute()
  await control(app, 'POST', '/faults', {
    ...{ kind: 'server error', path: `/v1/payments/${paymentId}/refunds`, times: 3 },
  })
  await expect(syncListedPayments(inRealTime(app))).rejects.toThrow('/refunds')
  await syncListedPayments(inRealTime(app, 3_000))
  expect(
    await db
      .selectFrom('refunds')
      .select(['provider_refund_id', 'state'])
      .where('payment_id', '=', paymentId)
      .execute(),
  ).toEqual([{ provider_refund_id: id, state: 'processed' }])
})

test('the list of payments is read once a day, five days back each time', async ({ app }) => {
  const asked: number[] = []
  const { provider } = app.services
  const listPayments: typeof provider.listPayments = async ({ from, to }) => {
    asked.push((to.getTime() - from.getTime()) / DAY_MS)
    return []
  }
  await app.services.db.updateTable('provider_listings').set({ payments_listed_until: null }).execute()
  const deps = { ...inRealTime(app), provider: { ...provider, listPayments } }
  const after = (hours: number) => ({ ...deps, now: new Date(deps.now.getTime() + hours * HOUR_MS) })
  await syncListedPayments(deps)
  await syncListedPayments(after(23))
  await syncListedPayments(after(24))
  expect(asked).toEqual([5, 6])
})

test('the refunds of a listed payment are asked about only where it has some', async ({ app }) => {
  const [{ orderId }, refunded] = [
    await anOrder(app, { box: NEXT_YEAR }),
    await anOrder(app, { box: NEXT_YEAR }),
  ]
  const whole = (await pay(app, orderId)).razorpay_payment_id
  const partly = (await pay(app, refunded.orderId)).razorpay_payment_id
  await refundUnreported(app, partly, 10_400)
  await app.services.db.updateTable('provider_listings').set({ payments_listed_until: null }).execute()
  await syncListedPayments(inRealTime(app))
  expect(await callsTo(app, `${whole}/refunds`)).toEqual([])
  expect(await callsTo(app, `${partly}/refunds`)).not.toEqual([])
})
