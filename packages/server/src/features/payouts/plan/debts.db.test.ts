// Debts of hosts: a box whose host was sent more than is owed is flagged with all of it; other boxes of the host bear it.
import type { Row } from '../../../db/tables.ts'
import { correctionsOf } from '../../../test/administrators/corrections.ts'
import type { TestApp } from '../../../test/app.ts'
import { wait } from '../../../test/hosts/accounts.ts'
import { contributionsOf, openFlagsOf } from '../../../test/paying.ts'
import {
  aBoxWithContributions,
  attemptsOf,
  payoutsOf,
  refundContributionOf,
  round,
} from '../../../test/paying-out.ts'
import { aPayout, mark } from '../../../test/payouts/marking-paid.ts'
import { moneyFor, owed, partsFor } from '../../../test/payouts/paid-hosts.ts'
import { expect, test } from '../../../test/payouts/payout-test.ts'
import { aSentPayout, bankMoves, sendPayoutWebhook, sentFor } from '../../../test/payouts/provider-payouts.ts'
import { checkNow, enterAsPaid } from '../../../test/payouts/restored-backups.ts'
import { insertContribution, insertEventBox, insertPayment, insertPaymentOrder } from '../../../test/rows.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../test/times.ts'
import { recordRefund } from '../../payments/refund/record-refund.ts'
import { planBox } from './plan-box.ts'

type Box = Row<'event_boxes'>
const sentPaise = async (app: TestApp, box: Box) => (await sentFor(app, box)).map(({ amount }) => amount)

/** Another box of the same host, whose event ends within a day. */
async function aBoxBeside({ services, clock }: TestApp, { host_id }: Box, rupees: number): Promise<Box> {
  const event_date = new Date(clock.now.getTime() + HOUR_MS).toISOString().slice(0, 10)
  const box = await insertEventBox(services.db, { host_id, event_date })
  await insertContribution(services.db, { event_box_id: box.id, amount_paise: rupees * 100 })
  return box
}

const arrive = async (app: TestApp, box: Box) =>
  sendPayoutWebhook(app, await bankMoves(app, (await attemptsOf(app, box))[0], 'processed'))

/** A gift of ₹500 goes back after it has arrived: the host owes us as much. */
async function aDebtor(app: TestApp, upiId: string): Promise<Box> {
  const box = await aBoxWithContributions(app, { upiId, contributions: [500] })
  await round(app, 3 * DAY_MS)
  await arrive(app, box)
  await refundContributionOf(app, box.id, 520_00)
  return box
}

test('a debt is set off against the next box once, both are told why, and its flag ends', async ({ app }) => {
  const box = await aDebtor(app, 'set-off@okbank')
  const next = await aBoxBeside(app, box, 600)
  await round(app, 3 * DAY_MS)
  await arrive(app, next)
  await round(app, HOUR_MS)
  expect(await sentPaise(app, next)).toEqual([100_00])
  expect([await owed(app, box), await owed(app, next)]).toEqual([0, 0])
  expect(await correctionsOf(app, box.id)).toMatchObject([
    { amount_paise: 500_00, debit_box_id: next.id, credit_box_id: box.id, written_by: null },
  ])
  expect(await partsFor(app, next)).toEqual([['sent-on', null, 100_00]])
  expect((await moneyFor(app, next)).adjustments).toMatchObject([
    { why: 'set-off', paise: -500_00, other_box: box.name, payout: null },
  ])
  expect((await moneyFor(app, box)).adjustments).toMatchObject([
    { why: 'set-off', paise: 500_00, other_box: next.name },
    { why: 'refund', paise: -500_00, other_box: null },
  ])
  const flags = app.services.db
    .selectFrom('review_flags')
    .innerJoin('contributions', 'contributions.payment_id', 'review_flags.payment_id')
    .select(['kind', 'resolved_at'])
    .where('contributions.event_box_id', '=', box.id)
    .where('kind', '=', 'host-owes')
  expect(await flags.execute()).toEqual([{ kind: 'host-owes', resolved_at: expect.any(Date) }])
})

test('boxes that are planned at once share a debt; one that is set off says so', async ({ app }) => {
  const box = await aDebtor(app, 'shared-debt@okbank')
  const first = await aBoxBeside(app, box, 300)
  wait(app, DAY_MS)
  const second = await aBoxBeside(app, box, 400)
  wait(app, 3 * DAY_MS)
  const deps = { ...app.services, now: app.clock.now, maySend: false }
  await Promise.all([first, second, first, second].map(({ id }) => planBox(deps, id)))
  expect(await Promise.all([box, first, second].map((one) => owed(app, one)))).toEqual([0, 0, 200_00])
  expect(await moneyFor(app, first)).toMatchObject({
    parts: [],
    adjustments: [{ why: 'set-off', paise: -300_00, other_box: box.name }],
  })
})

test('a plan sets off from its own box alone, and not with wrong books', async ({ app }) => {
  const { db } = app.services
  const box = await aDebtor(app, 'own-debt@okbank')
  const first = await aBoxBeside(app, box, 300)
  wait(app, DAY_MS)
  const boxes = [box, first, await aBoxBeside(app, box, 400)]
  wait(app, 3 * DAY_MS)
  const owedAfterPlan = async () => {
    await planBox({ ...app.services, now: app.clock.now, maySend: false }, first.id)
    return Promise.all(boxes.map((one) => owed(app, one)))
  }
  for (const { id: event_box_id } of [box, first]) {
    await db.insertInto('sending_stops').values({ event_box_id, since: app.clock.now }).execute()
    expect(await owedAfterPlan()).toEqual([-500_00, 300_00, 400_00])
    await db.deleteFrom('sending_stops').where('event_box_id', '=', event_box_id).execute()
  }
  expect(await owedAfterPlan()).toEqual([-200_00, 0, 400_00])
})

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

test('a gift refunded after its payout leaves the host owing, with one flag', async ({ app }) => {
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

test('a flag ends with its debt, once the refund has come back', async ({ app, off }) => {
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

test('a debt that came again is flagged each time, by the same refund', async ({ app, off }) => {
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

test('a refunded second payment explains no debt; a gift refunded unheard does', async ({ app }) => {
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
