// Disputes of a payment that was partly refunded, and several disputes of one payment.
import { contributionsOf, openFlagsOf } from '../../../test/paying.ts'
import { aDisputed, dispute, openDispute, sendDispute } from '../../../test/payments/disputes.ts'
import { expect, test } from '../../../test/test.ts'
import { syncRefunds } from '../refund/sync-refunds.ts'

test('a lost dispute takes no more than what is left of a partly refunded contribution', async ({ app }) => {
  const contribution = await aDisputed(app)
  await app.services.provider.refundPayment(
    contribution.paymentId,
    10_400,
    `by-hand-${contribution.paymentId}`,
  )

  await syncRefunds({ ...app.services, now: app.clock.now }, contribution.paymentId)
  await sendDispute(app, 'lost', dispute(contribution, 'lost'))
  expect(await contributionsOf(app, contribution.box.id)).toMatchObject([{ kept_paise: 0 }])
})

test('two disputes of one payment that are lost in part take both parts', async ({ app }) => {
  const contribution = await aDisputed(app)
  const part = { amount: 10_400, amount_deducted: 10_400 }
  await sendDispute(app, 'lost', dispute(contribution, 'lost', part))
  const second = { ...contribution, id: await openDispute(app, contribution.paymentId) }
  await sendDispute(app, 'lost', dispute(second, 'lost', part))
  expect(await contributionsOf(app, contribution.box.id)).toMatchObject([{ kept_paise: 30_100 }])
})

test('two disputes of one payment are two flags', async ({ app }) => {
  const contribution = await aDisputed(app)
  await sendDispute(app, 'lost', dispute(contribution, 'lost', { amount: 10_400, amount_deducted: 10_400 }))
  const second = { ...contribution, id: await openDispute(app, contribution.paymentId) }
  await sendDispute(app, 'created', dispute(second, 'open'))
  expect(await openFlagsOf(app, contribution.box.id)).toMatchObject([
    { kind: 'dispute-lost', dispute_id: contribution.id },
    { kind: 'disputed', dispute_id: second.id },
  ])
})
