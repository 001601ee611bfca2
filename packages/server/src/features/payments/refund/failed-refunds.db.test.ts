// Payments whose refund failed after all: the money is with us again.
import type { ProviderRefund } from '../../../provider/objects/refunds.ts'
import { contributionsOf, control, openFlagsOf } from '../../../test/paying.ts'
import { refundsInFeedOf } from '../../../test/payments/disputes.ts'
import { aContribution, aPayment, NEXT_YEAR } from '../../../test/payments/orders.ts'
import { refundUnreported } from '../../../test/payments/provider-lists.ts'
import { reconcileAfter } from '../../../test/payments/wait-for-payments.ts'
import { owed } from '../../../test/payouts/paid-hosts.ts'
import { insertPayment } from '../../../test/rows.ts'
import { expect, test } from '../../../test/test.ts'
import { HOUR_MS } from '../../../test/times.ts'
import { flagLateRefunds, processDueRefunds } from './process-due-refunds.ts'
import { recordRefund, syncRefunds } from './record-refund.ts'

test('a payment that was first reported as refunded is a contribution once its refund has failed [refund-3]', async ({
  app,
}) => {
  const { box, paymentId } = await aPayment(app, { box: NEXT_YEAR })
  await control(app, 'POST', '/behaviour', { refundStatus: 'pending' })
  const refund = await refundUnreported(app, paymentId, 52_104)
  await control(app, 'POST', '/behaviour', { refundStatus: 'processed' })
  await reconcileAfter(app, HOUR_MS)
  expect(await contributionsOf(app, box.id)).toEqual([])
  await control(app, 'POST', `/refunds/${refund.id}/state`, { status: 'failed' })
  await syncRefunds({ ...app.services, now: app.clock.now }, paymentId)
  expect(await openFlagsOf(app, box.id)).toMatchObject([{ kind: 'refund-failed' }])
  await reconcileAfter(app, 60_000)
  expect(await contributionsOf(app, box.id)).toMatchObject([{ kept_paise: 50_100 }])
  expect(await owed(app, box)).toBe(50_100)
})

test('a manual refund after an unnoticed failure counts at once; the failed one is asked about', async ({
  app,
}) => {
  const { box, paymentId } = await aContribution(app, { box: NEXT_YEAR })
  await control(app, 'POST', '/behaviour', { refundStatus: 'pending' })
  const refundAll = (key: string) =>
    app.services.provider.refundPayment(paymentId, 52_104, `${key}-${paymentId}`)
  const hear = (refund: ProviderRefund) => recordRefund({ db: app.services.db, now: app.clock.now }, refund)
  const failed = await refundAll('first')
  await hear(failed)
  await control(app, 'POST', `/refunds/${failed.id}/state`, { status: 'failed' })
  await control(app, 'POST', '/behaviour', { refundStatus: 'processed' })
  await hear(await refundAll('by-hand'))
  expect(await owed(app, box)).toBe(0)
  const log = { warn: expect.unreachable, error: expect.unreachable }
  await processDueRefunds({ ...app.services, log, signal: new AbortController().signal })
  const { state } = await app.services.db
    .selectFrom('refunds')
    .select('state')
    .where('provider_refund_id', '=', failed.id)
    .executeTakeFirstOrThrow()
  expect(state).toBe('failed')
})

test('a refund that comes back after it was carried out is owed to the host again, and somebody is told', async ({
  app,
}) => {
  const { box, paymentId } = await aContribution(app, { box: NEXT_YEAR })
  const hear = (refund: ProviderRefund) => recordRefund({ db: app.services.db, now: app.clock.now }, refund)
  const sent = await app.services.provider.refundPayment(paymentId, 10_400, `part-${paymentId}`)
  await hear({ ...sent, status: 'processed' })
  expect(await owed(app, box)).toBe(40_100)
  await Promise.all([1, 2, 3].map(() => hear({ ...sent, status: 'failed' })))
  await hear({ ...sent, status: 'processed' })
  expect(await owed(app, box)).toBe(50_100)
  expect(await contributionsOf(app, box.id)).toMatchObject([{ kept_paise: 50_100 }])
  expect(await openFlagsOf(app, box.id)).toMatchObject([
    { kind: 'refund-failed', detail: { refund_paise: 10_400 } },
  ])
  expect(await refundsInFeedOf(app, box.id)).toEqual([
    '₹100 refunded to Sunita Deshpande',
    '₹100 is yours again: the bank of Sunita Deshpande didn’t accept the refund',
  ])
  const next = {
    id: `rfnd_next_${paymentId}`,
    payment_id: paymentId,
    amount: 52_104,
    status: 'processed',
  } as const
  await hear(next)
  expect(await owed(app, box)).toBe(0)
})

test('a refund of a second payment that comes back is unallocated again', async ({ app }) => {
  const { db } = app.services
  const { id, event_box_id } = await insertPayment(db)
  const hear = (status: ProviderRefund['status']) =>
    recordRefund({ db, now: app.clock.now }, { id: `rfnd_${id}`, payment_id: id, amount: 52_104, status })
  await hear('processed')
  await hear('failed')
  const rows = await db.selectFrom('ledger').selectAll().where('payment_id', '=', id).execute()
  expect(rows.map(({ kind, suspense }) => [kind, suspense])).toEqual([
    ['unallocated-payment', -52_104],
    ['unallocated-refund', 52_104],
    ['refund-returned', -52_104],
  ])
  expect(rows.every((row) => row.event_box_id === event_box_id)).toBe(true)
})

test('a refund that is not carried out within ten days is a task until it is', async ({ app }) => {
  const { box, paymentId } = await aContribution(app, { box: NEXT_YEAR })
  const hear = (status: ProviderRefund['status']) =>
    recordRefund(
      { db: app.services.db, now: app.clock.now },
      { id: `rfnd_late_${paymentId}`, payment_id: paymentId, amount: 52_104, status },
    )
  const look = (days: number) =>
    flagLateRefunds(app.services.db, new Date(app.clock.now.getTime() + days * 24 * HOUR_MS))
  await hear('pending')
  await look(9.9)
  expect(await openFlagsOf(app, box.id)).toEqual([])
  await look(10)
  await look(11)
  expect(await openFlagsOf(app, box.id)).toMatchObject([
    { kind: 'refund-late', detail: { refund_paise: 52_104 } },
  ])
  await hear('processed')
  await look(12)
  expect(await openFlagsOf(app, box.id)).toEqual([])
})
