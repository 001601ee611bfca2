// Payments whose refund failed after all: the money is with us again.
import type { ProviderRefund } from '../../../provider/objects/refunds.ts'
import { contributionsOf, control, openFlagsOf } from '../../../test/paying.ts'
import { aContribution, aPayment, NEXT_YEAR } from '../../../test/payments/orders.ts'
import { refundUnreported } from '../../../test/payments/provider-lists.ts'
import { reconcileAfter } from '../../../test/payments/wait-for-payments.ts'
import { owed } from '../../../test/payouts/paid-hosts.ts'
import { expect, test } from '../../../test/test.ts'
import { HOUR_MS } from '../../../test/times.ts'
import { processDueRefunds } from './process-due-refunds.ts'
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

test('a refund made by hand after an unnoticed failure counts at once; the failed one is asked about at once', async ({
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
