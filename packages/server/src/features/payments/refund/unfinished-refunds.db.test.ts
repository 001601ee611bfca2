// Refunds that fail, or are pending at the bank.
import { control, openFlagsOf, verify } from '../../../test/paying.ts'
import { aContribution, anOrder, payTwice } from '../../../test/payments/orders.ts'
import { refundByHand, sendRefundEvent } from '../../../test/payments/refunds.ts'
import { eventOf, sendWebhook } from '../../../test/payments/webhooks.ts'
import { owed } from '../../../test/payouts/paid-hosts.ts'
import { expect, test } from '../../../test/test.ts'
import { processDueRefunds } from './process-due-refunds.ts'
import { recordRefund } from './record-refund.ts'

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
  const reportAs = (status: 'failed' | 'processed') =>
    recordRefund(
      { db, now: app.clock.now },
      { id: sent?.provider_refund_id ?? '', payment_id: second, amount: 52_104, status },
    )
  await reportAs('failed')
  expect(await openFlagsOf(app, box.id)).toMatchObject([
    { kind: 'refund-failed', payment_id: second, refund_id: sent?.id },
  ])
  await reportAs('processed')
  expect(await openFlagsOf(app, box.id)).toEqual([])
  await control(app, 'POST', '/behaviour', { refundStatus: 'processed' })
})

test('a refund that is pending at the bank is checked again within minutes, and less and less often', async ({
  app,
}) => {
  const { box, paymentId } = await aContribution(app)
  await control(app, 'POST', '/behaviour', { refundStatus: 'pending' })
  const entity = await app.services.provider.refundPayment(paymentId, 52_104, `by-hand-${paymentId}`)
  await control(app, 'POST', '/behaviour', { refundStatus: 'processed' })
  const firstSeenAt = app.clock.now
  await recordRefund({ db: app.services.db, now: firstSeenAt }, entity)
  const askAfter = async (minutes: number) => {
    app.clock.now = new Date(firstSeenAt.getTime() + minutes * 60_000)
    const log = { warn: expect.unreachable, error: expect.unreachable }
    await processDueRefunds({ ...app.services, log, signal: new AbortController().signal })
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
