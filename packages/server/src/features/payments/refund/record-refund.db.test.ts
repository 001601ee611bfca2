// Refunds, sent by us or made at the provider's dashboard, reduce the host's total once; those that fail, come back or are late are tasks.
import { findInconsistencies } from '../../../db/self-check/self-check.ts'
import type { ProviderRefund } from '../../../provider/objects/refunds.ts'
import type { TestApp } from '../../../test/app.ts'
import { contributionsOf, control, openFlagsOf, verify } from '../../../test/paying.ts'
import { refundsInFeedOf } from '../../../test/payments/disputes.ts'
import { aContribution, anOrder, aPayment, NEXT_YEAR, payTwice } from '../../../test/payments/orders.ts'
import { refundUnreported } from '../../../test/payments/provider-lists.ts'
import { refundByHand, sendRefundEvent } from '../../../test/payments/refunds.ts'
import { reconcileAfter, untilEventsAreHandled } from '../../../test/payments/wait-for-payments.ts'
import { eventOf, sendWebhook } from '../../../test/payments/webhooks.ts'
import { owed } from '../../../test/payouts/paid-hosts.ts'
import { insertPayment } from '../../../test/rows.ts'
import { expect, test } from '../../../test/test.ts'
import { HOUR_MS } from '../../../test/times.ts'
import { totalsByBox } from '../../contributions/reads.ts'
import { applyPayment } from '../payment/apply-payment.ts'
import { flagLateRefunds, processDueRefunds } from './process-due-refunds.ts'
import { recordRefund, syncRefunds } from './record-refund.ts'

const hear = ({ services, clock }: TestApp, refund: ProviderRefund) =>
  recordRefund({ db: services.db, now: clock.now }, refund)

/** A refund of the whole payment is reported. */
const hearThat = (
  app: TestApp,
  status: ProviderRefund['status'],
  payment_id: string,
  id = `rfnd_${payment_id}`,
) => hear(app, { id, payment_id, amount: 52_104, status })

const runDueRefunds = ({ services }: TestApp) =>
  processDueRefunds({
    ...services,
    log: { warn: expect.unreachable, error: expect.unreachable },
    signal: new AbortController().signal,
  })

test('a refund at the provider’s dashboard leaves total, list and debt, and the host is told why [refund-1]', async ({
  app,
}) => {
  const { box, paymentId } = await aContribution(app)
  await refundByHand(app, paymentId, 52_104)
  await untilEventsAreHandled(app)
  expect((await totalsByBox(app.services.db, [box.id])).size).toBe(0)
  expect(await owed(app, box)).toBe(0)
  expect(await refundsInFeedOf(app, box.id)).toEqual(['₹501 refunded to Sunita Deshpande'])
  expect(await contributionsOf(app, box.id)).toMatchObject([{ refunded_paise: 50_100, kept_paise: 0 }])
})

test('a refund that is reported many times counts once [refund-2]', async ({ app }) => {
  const { box, paymentId } = await aContribution(app)
  await refundByHand(app, paymentId, 52_104, 20)
  await untilEventsAreHandled(app)
  expect(await owed(app, box)).toBe(0)
})

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
  const failed = await refundAll('first')
  await hear(app, failed)
  await control(app, 'POST', `/refunds/${failed.id}/state`, { status: 'failed' })
  await control(app, 'POST', '/behaviour', { refundStatus: 'processed' })
  await hear(app, await refundAll('by-hand'))
  expect(await owed(app, box)).toBe(0)
  await runDueRefunds(app)
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
  const sent = await app.services.provider.refundPayment(paymentId, 10_400, `part-${paymentId}`)
  await hear(app, { ...sent, status: 'processed' })
  expect(await owed(app, box)).toBe(40_100)
  await Promise.all([1, 2, 3].map(() => hear(app, { ...sent, status: 'failed' })))
  await hear(app, { ...sent, status: 'processed' })
  expect(await owed(app, box)).toBe(50_100)
  expect(await contributionsOf(app, box.id)).toMatchObject([{ kept_paise: 50_100 }])
  expect(await openFlagsOf(app, box.id)).toMatchObject([
    { kind: 'refund-failed', detail: { refund_paise: 10_400 } },
  ])
  expect(await refundsInFeedOf(app, box.id)).toEqual([
    '₹100 refunded to Sunita Deshpande',
    '₹100 is yours again: the bank of Sunita Deshpande didn’t accept the refund',
  ])
  await hearThat(app, 'processed', paymentId, `rfnd_next_${paymentId}`)
  expect(await owed(app, box)).toBe(0)
})

test('a payment whose whole refund came back is captured again once the provider says so', async ({
  app,
}) => {
  const { services, clock } = app
  const { paymentId } = await aContribution(app, { box: NEXT_YEAR })
  const statusAfter = async (status: 'captured' | 'refunded') => {
    const payment = await services.provider.fetchPayment(paymentId)
    await applyPayment({ ...services, now: clock.now }, { ...payment, status })
    const query = services.db.selectFrom('payments').select('status').where('id', '=', paymentId)
    return (await query.executeTakeFirstOrThrow()).status
  }
  await hearThat(app, 'processed', paymentId)
  expect([await statusAfter('refunded'), await statusAfter('captured')]).toEqual(['refunded', 'refunded'])
  await hearThat(app, 'failed', paymentId)
  expect(await statusAfter('captured')).toBe('captured')
  expect(await findInconsistencies(services.db)).toEqual([])
})

test('a refund of a second payment that comes back is unallocated again', async ({ app }) => {
  const { db } = app.services
  const { id, event_box_id } = await insertPayment(db)
  await hearThat(app, 'processed', id)
  await hearThat(app, 'failed', id)
  const rows = await db.selectFrom('ledger').selectAll().where('payment_id', '=', id).execute()
  expect(rows.map(({ kind, suspense }) => [kind, suspense])).toEqual([
    ['unallocated-payment', -52_104],
    ['unallocated-refund', 52_104],
    ['refund-returned', -52_104],
  ])
  expect(rows.every((row) => row.event_box_id === event_box_id)).toBe(true)
})

test('a refund that is not carried out within ten days is a task until it is, and again after a failure', async ({
  app,
}) => {
  const { box, paymentId } = await aContribution(app, { box: NEXT_YEAR })
  const look = (days: number) =>
    flagLateRefunds(app.services.db, new Date(app.clock.now.getTime() + days * 24 * HOUR_MS))
  await hearThat(app, 'pending', paymentId)
  await look(9.9)
  expect(await openFlagsOf(app, box.id)).toEqual([])
  await look(10)
  await look(11)
  expect(await openFlagsOf(app, box.id)).toMatchObject([
    { kind: 'refund-late', detail: { refund_paise: 52_104 } },
  ])
  await hearThat(app, 'failed', paymentId)
  await look(12)
  expect(await openFlagsOf(app, box.id)).toMatchObject([{ kind: 'refund-failed' }])
  await hearThat(app, 'pending', paymentId)
  await look(13)
  expect(await openFlagsOf(app, box.id)).toContainEqual(expect.objectContaining({ kind: 'refund-late' }))
  await hearThat(app, 'processed', paymentId)
  await look(14)
  expect(await openFlagsOf(app, box.id)).toEqual([])
})

test('a failed refund leaves the contribution as it is and is flagged', async ({ app }) => {
  const { box, paymentId } = await aContribution(app)
  await control(app, 'POST', '/behaviour', { refundStatus: 'pending' })
  const entity = await refundByHand(app, paymentId, 52_104)
  await control(app, 'POST', `/refunds/${entity.id}/state`, { status: 'failed' })
  await sendRefundEvent(app, 'refund.failed', entity)
  await expect
    .poll(() => openFlagsOf(app, box.id))
    .toMatchObject([{ kind: 'refund-failed', payment_id: paymentId, detail: { refund_paise: 52_104 } }])
  expect(await owed(app, box)).toBe(50_100)
  await control(app, 'POST', '/behaviour', { refundStatus: 'processed' })
})

test('a duplicate payment whose refund fails stays flagged until the refund succeeds', async ({ app }) => {
  const { db } = app.services
  const { box, orderId } = await anOrder(app)
  const { proof, second } = await payTwice(app, orderId)
  await verify(app, proof)
  await control(app, 'POST', '/behaviour', { refundStatus: 'pending' })
  await sendWebhook(app, await eventOf(app, 'payment.captured', second))
  const refundOf = () =>
    db
      .selectFrom('refunds')
      .selectAll()
      .where('payment_id', '=', second)
      .where('state', '=', 'sent')
      .execute()
  await expect.poll(refundOf).toHaveLength(1)
  const [sent] = await refundOf()
  const refundId = sent?.provider_refund_id ?? ''
  await hearThat(app, 'failed', second, refundId)
  expect(await openFlagsOf(app, box.id)).toMatchObject([
    { kind: 'refund-failed', payment_id: second, refund_id: sent?.id },
  ])
  await hearThat(app, 'processed', second, refundId)
  expect(await openFlagsOf(app, box.id)).toEqual([])
  await control(app, 'POST', '/behaviour', { refundStatus: 'processed' })
})

test('a refund that failed, was carried out after all, and came back is a second task', async ({ app }) => {
  const { box, paymentId } = await aContribution(app, { box: NEXT_YEAR })
  for (const status of ['failed', 'processed', 'failed', 'failed'] as const)
    await hearThat(app, status, paymentId)
  const flags = app.services.db.selectFrom('review_flags').where('payment_id', '=', paymentId)
  expect(await flags.select('kind').execute()).toEqual([{ kind: 'refund-failed' }, { kind: 'refund-failed' }])
  expect(await openFlagsOf(app, box.id)).toHaveLength(1)
})

test('a refund that is pending at the bank is checked again within minutes, and less and less often', async ({
  app,
}) => {
  const { box, paymentId } = await aContribution(app)
  await control(app, 'POST', '/behaviour', { refundStatus: 'pending' })
  const entity = await app.services.provider.refundPayment(paymentId, 52_104, `by-hand-${paymentId}`)
  await control(app, 'POST', '/behaviour', { refundStatus: 'processed' })
  const firstSeenAt = app.clock.now
  await hear(app, entity)
  const askAfter = async (minutes: number) => {
    app.clock.now = new Date(firstSeenAt.getTime() + minutes * 60_000)
    await runDueRefunds(app)
    return owed(app, box)
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
