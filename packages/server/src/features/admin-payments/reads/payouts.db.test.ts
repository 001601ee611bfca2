// Administrators' lists of payouts: what is counted as a task, and in which group it stands.
import { expect, get, test } from '../../../test/administrators/admin-payment-test.ts'
import { insertEventBox, insertPayout } from '../../../test/rows.ts'

test('a payout of unknown outcome is a task on its way, and is not counted among those that wait', async ({
  app,
  admin,
}) => {
  const { db } = app.services
  const UNKNOWN = { hold: 'needs-operator', hold_reason: 'unknown-outcome' } as const
  const { payout } = await insertPayout(db, await insertEventBox(db), { payout: UNKNOWN, attempt: {} })
  const toDo = { payouts: 1, payouts_in: 'under-way', blocked_payouts: 0 }
  expect(await get(admin, '/admin/payments/to-do')).toMatchObject(toDo)
  const { payouts } = await get(admin, '/admin/payments/payouts?group=under-way')
  expect(payouts).toMatchObject([{ id: payout.id }])
})
