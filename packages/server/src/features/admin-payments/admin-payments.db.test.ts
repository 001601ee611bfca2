// The administrators' payment pages: who has access, and which queries are refused.
import { expect, get, test, UNKNOWN_ID } from '../../test/administrators/admin-payment-test.ts'
import { call } from '../../test/fixtures.ts'
import { insertEventBox, insertHost } from '../../test/rows.ts'

const calls = [
  ['GET', '/admin/payments/to-do'],
  ['GET', '/admin/payments/flags'],
  ['POST', '/admin/payments/flags/looked-at'],
  ['GET', '/admin/payments/payouts'],
  ['POST', `/admin/payments/payouts/${UNKNOWN_ID}/mark-paid`],
  ['GET', '/admin/payments/books'],
  ['GET', '/admin/payments/timeline?id=pay_1'],
  ['GET', '/admin/payments/provider-says?id=pay_1'],
  ['GET', '/admin/audit-log'],
] as const

test('only administrators have access', async ({ app }) => {
  const host = await insertHost(app.services.db)
  for (const what of calls) {
    expect(await call(app, what)).toMatchObject({ status: 401 })
    expect(await call(app, what, { hostId: host.id })).toMatchObject({ status: 401 })
  }
})

test.for([
  ['flags?page=0', 'page'],
  ['flags?show=everything', 'show'],
  ['flags?kind=everything', 'kind'],
  ['payouts?group=mine', 'group'],
  ['timeline', 'id'],
  [`timeline?id=${'x'.repeat(101)}`, 'id'],
] as const)('%s is refused, and the field is named', async ([path, field], { admin }) => {
  expect(await admin.call(['GET', `/admin/payments/${path}`])).toMatchObject({
    status: 400,
    body: { errors: { [field]: [expect.any(String)] } },
  })
})

test('each group of payouts says what of it was due before today', async ({ app, admin }) => {
  const { db } = app.services
  const lateIn = async () => {
    const { totals } = await get(admin, '/admin/payments/payouts')
    return Object.fromEntries(
      totals.map((total: { group: string; late_paise: number }) => [total.group, total.late_paise]),
    )
  }
  const box = await insertEventBox(db)
  const row = {
    ...{ event_box_id: box.id, host_id: box.host_id, created_at: app.clock.now, updated_at: app.clock.now },
    ...{ payee_name: null, sent_at: null, check_at: null, paid_at: null, utr: null, upi_id: null },
  }
  const before = await lateIn()
  await db
    .insertInto('payouts')
    .values([
      { ...row, number: 1, amount_paise: 700_00, state: 'due', hold: null, due_on: '2020-01-01' },
      { ...row, number: 2, amount_paise: 900_00, state: 'due', hold: null, due_on: '2099-01-01' },
      { ...row, number: 3, amount_paise: 300_00, state: 'waiting', hold: 'no-upi-id', due_on: '2020-01-01' },
    ])
    .execute()
  const after = await lateIn()
  expect(after.due - before.due).toBe(700_00)
  expect(after.waiting - before.waiting).toBe(300_00)
  expect(after).toMatchObject({ 'under-way': 0, paid: 0, failed: 0 })
  await db.deleteFrom('payouts').where('event_box_id', '=', box.id).execute()
})
