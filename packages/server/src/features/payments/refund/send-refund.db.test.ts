// A second payment of an order that its guest's bank claims: the money goes back once, by our refund or by the dispute.
import type { TestApp } from '../../../test/app.ts'
import { wait } from '../../../test/hosts/accounts.ts'
import { control, verify } from '../../../test/paying.ts'
import { atProvider, ourRefundsOf, sendNow } from '../../../test/payments/administrators-refunds.ts'
import { openDispute } from '../../../test/payments/disputes.ts'
import { anOrder, NEXT_YEAR, payTwice } from '../../../test/payments/orders.ts'
import { expect, test } from '../../../test/test.ts'
import { DAY_MS } from '../../../test/times.ts'
import { syncListedDisputes } from '../dispute/sync-listed-disputes.ts'
import { applyPayment } from '../payment/apply-payment.ts'
import { flagLateRefunds, processDueRefunds } from './process-due-refunds.ts'

/** Its refund is requested and not sent; nobody has reported the dispute. */
async function aClaimedSecond(app: TestApp) {
  const { services, clock } = app
  const { orderId } = await anOrder(app, { box: NEXT_YEAR })
  const { proof, second } = await payTwice(app, orderId)
  await verify(app, proof)
  const jobs = { ...services.jobs, add: async () => {} }
  await applyPayment({ ...services, jobs, now: clock.now }, await services.provider.fetchPayment(second))
  const [refund] = await ourRefundsOf(app, second)
  return { second, refundId: refund?.id ?? '', disputeId: await openDispute(app, second) }
}

const hearOfDisputes = ({ services, clock }: TestApp) => syncListedDisputes({ ...services, now: clock.now })

async function endDispute(app: TestApp, disputeId: string, status: 'won' | 'lost') {
  await control(app, 'POST', `/disputes/${disputeId}/state`, { status, webhooks: false })
  await hearOfDisputes(app)
  wait(app, DAY_MS)
  const log = { warn: expect.unreachable, error: expect.unreachable }
  await processDueRefunds({ ...app.services, log, signal: new AbortController().signal })
}

async function expectBack(app: TestApp, paymentId: string, refunds: { kind: string; state: string }[]) {
  const ours = await ourRefundsOf(app, paymentId)
  expect(ours.map(({ kind, state }) => ({ kind, state }))).toEqual(expect.arrayContaining(refunds))
  expect(ours).toHaveLength(refunds.length)
  const rows = await app.services.db
    .selectFrom('ledger')
    .select('suspense')
    .where('payment_id', '=', paymentId)
    .execute()
  expect(rows.reduce((sum, { suspense }) => sum + suspense, 0)).toBe(0)
}

test('a refund refused for an unreported dispute waits until we win, and is no task meanwhile', async ({
  app,
}) => {
  await control(app, 'POST', '/behaviour', { disputeDeducted: 'at once' })
  const { second, refundId, disputeId } = await aClaimedSecond(app)
  await control(app, 'POST', '/behaviour', { disputeDeducted: 'when lost' })
  await sendNow(app, refundId)
  expect(await ourRefundsOf(app, second)).toMatchObject([{ kind: 'duplicate', state: 'requested' }])
  expect(await atProvider(app, second)).toEqual([])
  const { db } = app.services
  await flagLateRefunds(db, new Date(app.clock.now.getTime() + 11 * DAY_MS))
  const flags = db.selectFrom('review_flags').select('kind').where('payment_id', '=', second)
  expect(await flags.where('kind', '=', 'refund-late').execute()).toEqual([])
  await endDispute(app, disputeId, 'won')
  expect(await atProvider(app, second)).toMatchObject([{ amount: 52_104 }])
  await expectBack(app, second, [{ kind: 'duplicate', state: 'processed' }])
})

test('a payment whose dispute is open is not refunded beside it, and not after it was lost', async ({
  app,
}) => {
  const { second, refundId, disputeId } = await aClaimedSecond(app)
  await hearOfDisputes(app)
  await sendNow(app, refundId)
  expect(await atProvider(app, second)).toEqual([])
  await endDispute(app, disputeId, 'lost')
  expect(await atProvider(app, second)).toEqual([])
  await expectBack(app, second, [
    { kind: 'duplicate', state: 'failed' },
    { kind: 'dispute', state: 'processed' },
  ])
})
