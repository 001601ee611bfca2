// Administrators' lists of payouts: what is counted as a task, and in which group it stands.
import { expect, get, test } from '../../../test/administrators/admin-payment-test.ts'
import { insertContribution, insertEventBox, insertPayout, SOME_TIME } from '../../../test/rows.ts'
import { countOpenBatches, countPayoutsToDo, pageOfPayouts } from './payouts.ts'

test('a payout of unknown outcome is a task on its way, and is not counted among those that wait', async ({
  app,
  admin,
}) => {
  const { db } = app.services
  const UNKNOWN = { hold: 'needs-operator', hold_reason: 'unknown-outcome' } as const
  const box = await insertEventBox(db)
  await insertContribution(db, { event_box_id: box.id })
  const { payout } = await insertPayout(db, box, { payout: UNKNOWN, attempt: {} })
  const toDo = { payouts: 1, payouts_in: { due: 0, waiting: 0, 'under-way': 1 }, blocked_payouts: 0 }
  expect(await get(admin, '/admin/payments/to-do')).toMatchObject(toDo)
  const { payouts } = await get(admin, '/admin/payments/payouts?group=under-way')
  expect(payouts).toMatchObject([{ id: payout.id }])
})

test('a payout that only waits for a date is no task; the others are counted by their group', async ({
  app,
}) => {
  const { db, now } = app.services
  const toDo = { isAutomatic: true, now: now() }
  const count = () => countPayoutsToDo(db, toDo)
  const before = await count()
  const box = await insertEventBox(db)
  await insertContribution(db, { event_box_id: box.id, amount_paise: 300_000 })
  const add = (number: number, payout: object) =>
    insertPayout(db, box, { payout: { number, due_on: '2020-01-01', ...payout } })
  await add(1, { hold: 'not-before', hold_reason: 'retry', not_before: new Date('2099-01-01') })
  expect(await count()).toEqual(before)
  await add(2, {})
  for (const number of [3, 4, 5]) await add(number, { hold: 'needs-operator', hold_reason: 'rejected' })
  const { due, waiting } = before.byGroup
  expect(await count()).toEqual({
    all: before.all + 4,
    byGroup: { ...before.byGroup, due: due + 1, waiting: waiting + 3 },
  })
  await db.deleteFrom('payouts').where('event_box_id', '=', box.id).execute()
})

test('payouts by hand stand before those that ask nothing of anybody; their open file is a task', async ({
  app,
}) => {
  const { db, now } = app.services
  const before = await countOpenBatches(db)
  const { id: batch_id } = await db
    .insertInto('payout_batches')
    .values({ created_at: SOME_TIME, format: 'general' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const box = await insertEventBox(db)
  await insertContribution(db, { event_box_id: box.id, amount_paise: 300_000 })
  const UNKNOWN = { hold: 'needs-operator', hold_reason: 'unknown-outcome' } as const
  const byHand = { channel: 'by-hand', state: 'submitted', batch_id } as const
  for (const [number, due_on, attempt, held] of [
    [11, '2020-01-01', {}, {}],
    [12, '2020-01-03', byHand, {}],
    [13, '2020-01-02', byHand, {}],
    [14, '2020-01-04', {}, UNKNOWN],
  ] as const)
    await insertPayout(db, box, { payout: { number, due_on, ...held }, attempt })
  const asked = { now: now(), group: 'under-way', page: 1, size: 100 } as const
  const { payouts } = await pageOfPayouts(db, asked)
  const ours = payouts.filter(({ event_box_id }) => event_box_id === box.id)
  expect(ours.map(({ number }) => number)).toEqual([14, 13, 12, 11])
  expect(await countOpenBatches(db)).toBe(before + 1)
})

test('sixty payouts that are to be marked one by one stand on one page', async ({ app, admin }) => {
  const { db } = app.services
  const { id: event_box_id, host_id } = await insertEventBox(db)
  const at = { created_at: SOME_TIME, updated_at: SOME_TIME }
  const row = { ...at, event_box_id, host_id, amount_paise: 501_00, due_on: '2026-11-30' }
  await db
    .insertInto('payouts')
    .values(Array.from({ length: 60 }, (_, at) => ({ ...row, number: at + 1, state: 'open' as const })))
    .execute()
  const { payouts } = await get(admin, '/admin/payments/payouts')
  expect(payouts).toHaveLength(60)
})
