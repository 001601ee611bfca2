// Administrators' list of disputes: those that can still be answered are in it, however many are not.
import { expect, get, test } from '../../../test/administrators/admin-payment-test.ts'
import { insertContribution } from '../../../test/rows.ts'
import { DAY_MS } from '../../../test/times.ts'

test('a dispute to answer is listed beside a hundred that wait for the bank', async ({ app, admin }) => {
  const { db } = app.services
  const { payment_id, event_box_id } = await insertContribution(db)
  const now = app.clock.now.getTime()
  const row = { ...{ payment_id, event_box_id, amount_paise: 501_00 }, created_at: new Date(now) }
  const dispute = (id: string, status: 'open' | 'under_review', respondBy: number) => ({
    ...{ ...row, id, status, respond_by: new Date(respondBy), updated_at: row.created_at },
  })
  const withBank = Array.from({ length: 100 }, (_, at) =>
    dispute(`disp_${at}`, at % 2 ? 'open' : 'under_review', now - DAY_MS),
  )
  await db
    .insertInto('disputes')
    .values([...withBank, dispute('disp_new', 'open', now + DAY_MS)])
    .execute()
  const { disputes } = await get(admin, '/admin/payments/to-do')
  expect(disputes).toContainEqual(expect.objectContaining({ id: 'disp_new', group: 'answer-now' }))
})
