// Administrators' lists of payouts: what is counted as a task, and in which group it stands.
import { expect, get, test } from '../../../test/administrators/admin-payment-test.ts'
import { insertContribution, insertEventBox, insertPayout, SOME_TIME } from '../../../test/rows.ts'

test('a payout of unknown outcome is a task on its way, and is not counted among those that wait', async ({
  app,
  admin,
}) => {
  const { db } = app.services
  const UNKNOWN = { hold: 'needs-operator', hold_reason: 'unknown-outcome' } as const
  const box = await insertEventBox(db)
  await insertContribution(db, { event_box_id: box.id })
  const { payout } = await insertPayout(db, box, { payout: UNKNOWN, attempt: {} })
  const toDo = { payouts: 1, payouts_in: 'under-way', blocked_payouts: 0 }
  expect(await get(admin, '/admin/payments/to-do')).toMatchObject(toDo)
  const { payouts } = await get(admin, '/admin/payments/payouts?group=under-way')
  expect(payouts).toMatchObject([{ id: payout.id }])
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
