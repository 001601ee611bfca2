// Debts of a host's boxes are set off against what other boxes of the host are owed.
import type { Row } from '../../../db/tables.ts'
import { correctionsOf } from '../../../test/administrators/corrections.ts'
import type { TestApp } from '../../../test/app.ts'
import { wait } from '../../../test/hosts/accounts.ts'
import { aBoxWithContributions, attemptsOf, refundContributionOf, round } from '../../../test/paying-out.ts'
import { moneyFor, owed, partsFor } from '../../../test/payouts/paid-hosts.ts'
import { expect, test } from '../../../test/payouts/payout-test.ts'
import { bankMoves, sendPayoutWebhook, sentFor } from '../../../test/payouts/provider-payouts.ts'
import { insertContribution, insertEventBox } from '../../../test/rows.ts'
import { DAY_MS, HOUR_MS } from '../../../test/times.ts'
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

test('a box whose gifts are all set off says so, and boxes that are planned at once share a debt', async ({
  app,
}) => {
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

test('a plan sets off what its own box is owed alone, and no debt of a box whose books are wrong', async ({
  app,
}) => {
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
