// A box whose host was sent more than is owed is flagged, with all of the debt.
import type { TestApp } from '../../../test/app.ts'
import { contributionsOf, openFlagsOf } from '../../../test/paying.ts'
import {
  aBoxWithContributions,
  attemptsOf,
  payoutsOf,
  refundContributionOf,
  round,
} from '../../../test/paying-out.ts'
import { aPayout, mark } from '../../../test/payouts/marking-paid.ts'
import { owed } from '../../../test/payouts/paid-hosts.ts'
import { expect, test } from '../../../test/payouts/payout-test.ts'
import { aSentPayout, bankMoves, sendPayoutWebhook } from '../../../test/payouts/provider-payouts.ts'
import { checkNow, enterAsPaid } from '../../../test/payouts/restored-backups.ts'
import { insertContribution, insertPayment, insertPaymentOrder } from '../../../test/rows.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../test/times.ts'
import { recordRefund } from '../../payments/refund/record-refund.ts'

/** So many paise of a payment are refunded at the provider's dashboard; `failed`: they come back. */
const refund = (
  { services, clock }: TestApp,
  payment_id: string,
  amount: number,
  status: 'processed' | 'failed' = 'processed',
) =>
  recordRefund({ db: services.db, now: clock.now }, { id: `rfnd_${payment_id}`, payment_id, amount, status })

const debtsOf = async (app: TestApp, { id }: { id: string }) =>
  (await openFlagsOf(app, id)).map(({ kind, detail }) => [kind, detail.owed_paise]).sort()

test('a gift refunded after its payout leaves the host owing, with one flag, and nothing is sent', async ({
  app,
}) => {
  const { box } = await aPayout(app)
  await refundContributionOf(app, box.id, 104_00)
  expect(await debtsOf(app, box)).toEqual([['host-owes', 100_00]])
  await sendPayoutWebhook(app, await bankMoves(app, (await attemptsOf(app, box))[0], 'processed'))
  for (let rounds = 0; rounds < 3; rounds++) {
    await checkNow(app, box)
    await round(app, HOUR_MS)
  }
  expect([await owed(app, box), await debtsOf(app, box)]).toEqual([-100_00, [['host-owes', 100_00]]])
})

test('a payment that arrives after all, once its gift was refunded, is flagged at once', async ({ app }) => {
  const { box, attempt } = await aSentPayout(app)
  const failed = await bankMoves(app, attempt, 'failed')
  await sendPayoutWebhook(app, failed)
  await refundContributionOf(app, box.id, 521_04)
  await sendPayoutWebhook(app, { ...failed, status: 'processed' })
  expect(await debtsOf(app, box)).toEqual([['host-owes', 501_00]])
})

test('a flag ends with its debt: once a refund has come back, nobody asks the host for money', async ({
  app,
  off,
}) => {
  const { box, id } = await aPayout(off)
  await mark(off, id, 'DEBTREF02')
  const [gift] = await contributionsOf(app, box.id)
  await refund(app, gift?.payment_id ?? '', 104_00)
  await round(off, MINUTE_MS)
  expect(await debtsOf(app, box)).toEqual([['host-owes', 100_00]])
  await refund(app, gift?.payment_id ?? '', 104_00, 'failed')
  await round(off, MINUTE_MS)
  expect(await debtsOf(app, box)).toEqual([['refund-failed', undefined]])
})

test('a debt that ended and came again is flagged each time, though one refund names it', async ({
  app,
  off,
}) => {
  const { box, id } = await aPayout(off)
  await mark(off, id, 'DEBTREF03')
  const [gift] = await contributionsOf(app, box.id)
  await refund(app, gift?.payment_id ?? '', 104_00)
  for (let times = 0; times < 3; times++) {
    await round(off, MINUTE_MS)
    expect(await debtsOf(app, box)).toEqual([['host-owes', 100_00]])
    await enterAsPaid(app, box, -100_00)
    await checkNow(app, box)
    await round(off, MINUTE_MS)
    expect(await debtsOf(app, box)).toEqual([])
    await enterAsPaid(app, box, 100_00)
    await checkNow(app, box)
  }
  await enterAsPaid(app, box, -100_00)
})

test('a debt that grows beyond its flag is flagged with all of it', async ({ app, off }) => {
  const box = await aBoxWithContributions(off, { contributions: [10_000] })
  await round(off, 3 * DAY_MS)
  await mark(off, (await payoutsOf(off, box))[0]?.id ?? '', 'DEBTREF01')
  const [gift] = await contributionsOf(app, box.id)
  await refund(app, gift?.payment_id ?? '', 1_040_00)
  expect(await debtsOf(app, box)).toEqual([['host-owes', 1_000_00]])
  const late = await insertContribution(app.services.db, {
    event_box_id: box.id,
    amount_paise: 500_00,
    created_at: app.clock.now,
  })
  await refund(app, late.payment_id, 520_00)
  await enterAsPaid(app, box, 300_00)
  await round(off, MINUTE_MS)
  expect(await owed(app, box)).toBe(-1_300_00)
  expect((await debtsOf(app, box)).at(-1)).toEqual(['host-owes', 1_300_00])
  await enterAsPaid(app, box, -1_300_00)
})

test('a refunded second payment of an order explains no debt; a gift refunded unheard does', async ({
  app,
}) => {
  const { db } = app.services
  const box = await aBoxWithContributions(app, { contributions: [] })
  await round(app, 3 * DAY_MS)
  const order = await insertPaymentOrder(db, { event_box_id: box.id })
  const { id } = await insertPayment(db, { payment_order_id: order.id, status: 'refunded' })
  await refund(app, id, 521_04)
  await enterAsPaid(app, box, 501_00)
  const ofKind = (kind: 'duplicate' | 'external') =>
    db.updateTable('refunds').set({ kind }).where('payment_id', '=', id).execute()
  await ofKind('duplicate')
  await round(app, MINUTE_MS)
  expect(await debtsOf(app, box)).toEqual([])
  await ofKind('external')
  await checkNow(app, box)
  await round(app, MINUTE_MS)
  expect(await debtsOf(app, box)).toEqual([['host-owes', 501_00]])
  await enterAsPaid(app, box, -501_00)
})
