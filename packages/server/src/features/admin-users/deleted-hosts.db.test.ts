// After a host was deleted: the address may be registered again, and a late payment is recorded.

import { expect, test } from '../../test/administrators/deletion-test.ts'
import { aHostOfGuests, GUEST, removeUser } from '../../test/administrators/traceable-hosts.ts'
import { post, signUpForm } from '../../test/hosts/accounts.ts'
import { contributionsOf, expectSoundBooks, openFlagsOf, openOrder, pay, verify } from '../../test/paying.ts'
import { payoutsOf, round } from '../../test/paying-out.ts'
import { insertHost } from '../../test/rows.ts'
import { DAY_MS } from '../../test/times.ts'

test('a late payment to a box of a deleted user is recorded and flagged, without the guest’s details', async ({
  app,
  admin,
}) => {
  const { db } = app.services
  const { host, box } = await aHostOfGuests(app)
  const { body } = await openOrder(app, { giftid: box.id, ...GUEST })
  // Abandoned: the provider was asked for the last time.
  await db
    .updateTable('payment_orders')
    .set({ check_at: null })
    .where('provider_order_id', '=', body.id)
    .execute()
  expect((await removeUser(admin, host.id)).status).toBe(200)

  const proof = await pay(app, body.id)
  expect((await verify(app, proof, GUEST)).body).toMatchObject({ success: true })
  expect(await contributionsOf(app, box.id)).toMatchObject([
    {
      amount_paise: 50_100,
      guest_name: null,
      guest_phone: null,
      erased_at: expect.any(Date),
    },
  ])
  // First heard of after the deletion.
  expect(
    await db.selectFrom('payments').select('vpa').where('id', '=', proof.razorpay_payment_id).execute(),
  ).toEqual([{ vpa: null }])
  expect(await openFlagsOf(app, box.id)).toMatchObject([{ kind: 'box-deleted' }])
  await expectSoundBooks(app)
  await round(app, 4 * DAY_MS)
  expect(await payoutsOf(app, box)).toMatchObject([{ state: 'waiting', amount_paise: 50_100, upi_id: null }])
  await expectSoundBooks(app)
  const path = `/admin/payments/timeline?id=${proof.razorpay_payment_id}`
  expect((await admin.call(['GET', path])).body.timeline).toMatchObject({ host: null, guest: { name: null } })
  expect((await openOrder(app, { giftid: box.id, ...GUEST })).status).toBe(404)
})

test('the email address of a deleted user may be registered again', async ({ app, admin }) => {
  const { id, email } = await insertHost(app.services.db)
  expect((await removeUser(admin, id)).status).toBe(200)
  expect((await post(app, '/register', signUpForm({ email }))).status).toBe(200)
})
