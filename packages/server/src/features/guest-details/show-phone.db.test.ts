// An administrator sees the whole phone number of a guest, once it is asked for, and the audit log names who asked.
import { expect, get, test, UNKNOWN_ID } from '../../test/administrators/admin-payment-test.ts'
import { insertContribution, insertPaymentOrder } from '../../test/rows.ts'

const PATH = ['POST', '/admin/guests/phone'] as const

test('lists have the masked number; the whole one is answered for a payment or an unpaid order, and logged', async ({
  app,
  admin,
}) => {
  const { db } = app.services
  const { payment_id, payment_order_id, event_box_id } = await insertContribution(db)
  await db
    .updateTable('payment_orders')
    .set({ guest_phone: '7098765499' })
    .where('id', '=', payment_order_id)
    .execute()
  const unpaid = await insertPaymentOrder(db, { guest_phone: '7098765498' })
  const { contributions } = await get(admin, `/admin/boxes/${event_box_id}/contributions`)
  expect(contributions[0].phone).toMatch(/^•+\d{4}$/)

  const answer = { status: 200, body: { success: true, phone: '7098765499' } }
  expect(await admin.call(PATH, { id: payment_id })).toMatchObject(answer)
  expect(await admin.call(PATH, { id: unpaid.id })).toMatchObject({ body: { phone: '7098765498' } })

  const { entries } = await get(admin, '/admin/audit-log?action=guest-phone-shown')
  expect(entries).toMatchObject([
    { detail: unpaid.id, admin: { email: admin.row.email } },
    { detail: payment_id, admin: { email: admin.row.email } },
  ])
  expect(JSON.stringify(entries)).not.toContain('70987654')
})

test('an erased number and nobody’s id are not found, and nothing is logged', async ({ app, admin }) => {
  const { db } = app.services
  const logged = async () => (await get(admin, '/admin/audit-log?action=guest-phone-shown')).pagination.total
  const before = await logged()
  const { payment_id, payment_order_id } = await insertContribution(db)
  await db
    .updateTable('payment_orders')
    .set({ guest_phone: null, guest_address: null, erased_at: app.clock.now })
    .where('id', '=', payment_order_id)
    .execute()
  for (const id of [payment_id, UNKNOWN_ID, 'pay_00000000000000', 'nothing of this'])
    expect(await admin.call(PATH, { id })).toMatchObject({ status: 404 })
  expect(await admin.call(PATH, { id: '' })).toMatchObject({ status: 400 })
  expect(await logged()).toBe(before)
})
