// An administrator deletes a host: what is erased, and what stays.
import { formatDay } from '@lifafa/contract/dates'
import { todayInIndia } from '@lifafa/contract/event-timing'
import { adminRefusals } from '@lifafa/contract/sentences/admin/refusals'
import { guestRequestSentences } from '@lifafa/contract/sentences/guest-requests'
import { expect, refusal, test } from '../../test/administrators/admin-payment-test.ts'
import { aHostWithEverything } from '../../test/administrators/host-with-everything.ts'
import {
  aHostOfGuests,
  everyRow,
  GUEST,
  removeUser,
  TRACES,
  tomorrow,
} from '../../test/administrators/traceable-hosts.ts'
import { call } from '../../test/fixtures.ts'
import { PASSWORD, post, signUpForm } from '../../test/hosts/accounts.ts'
import { contributionsOf, expectSoundBooks, openFlagsOf, openOrder, pay, verify } from '../../test/paying.ts'
import { payoutsArrivedLongAgo, payoutsOf, round } from '../../test/paying-out.ts'
import {
  insertContribution,
  insertEntry,
  insertEventBox,
  insertFlag,
  insertHost,
  insertRefundOf,
} from '../../test/rows.ts'
import { DAY_MS } from '../../test/times.ts'

test('a user who was paid by hand stays while the bank may still return it', async ({ app, admin }) => {
  const { host } = await aHostWithEverything(app)
  // Nobody is asked about it.
  const byHand = { check_at: null, paid_at: new Date(app.clock.now.getTime() - 9 * DAY_MS) }
  await app.services.db.updateTable('payout_attempts').set(byHand).where('state', '=', 'paid').execute()
  expect(await removeUser(admin, host.id)).toMatchObject(refusal(adminRefusals.payoutOpen))
  await payoutsArrivedLongAgo(app)
  expect(await removeUser(admin, host.id)).toMatchObject({ status: 200 })
})

test('deleting a paid user erases names, and keeps the books [admin-21]', async ({ app, admin }) => {
  const { db } = app.services
  const { host, box, authorization, paymentId } = await aHostWithEverything(app)
  // The bank may still return it: then the host would be owed it.
  expect(await removeUser(admin, host.id)).toMatchObject(refusal(adminRefusals.payoutOpen))
  await payoutsArrivedLongAgo(app)
  const figures = async () => (await admin.call(['GET', '/admin/dashboard/stats'])).body.data
  const ledger = () => db.selectFrom('ledger').selectAll().orderBy('id').execute()
  const before = {
    figures: await figures(),
    ledger: await ledger(),
  }

  expect(await removeUser(admin, host.id)).toMatchObject({
    status: 200,
    body: { success: true, message: 'User deleted successfully' },
  })

  const [contribution] = await contributionsOf(app, box.id)
  expect(contribution).toMatchObject({
    amount_paise: 50_100,
    payment_id: paymentId,
    guest_name: null,
    guest_phone: null,
  })
  expect(await ledger()).toEqual(before.ledger)
  expect(await figures()).toEqual({
    ...before.figures,
    total_users: before.figures.total_users - 1,
    total_events: before.figures.total_events - 1,
  })
  await expectSoundBooks(app)
  expect((await admin.call(['GET', `/admin/users?search=${host.id}`])).body.data.users).toEqual([])
  expect((await admin.call(['GET', '/admin/users?search=deleted'])).body.data.users).toEqual([])

  const traces = (await everyRow(app)).filter((row) => TRACES.some((trace) => row.includes(trace)))
  expect(traces).toEqual([])

  const { gifts } = (await admin.call(['POST', '/admin/guests/find'], { text: paymentId })).body
  const gift = { order: gifts[0].order, box: box.id }
  const day = formatDay(todayInIndia(app.clock.now))
  for (const [what, message] of [
    ['correct', guestRequestSentences.notCorrectable(day)],
    ['erase', guestRequestSentences.erasedBefore(day)],
  ]) {
    const answer = await admin.call(['POST', `/admin/guests/${what}`], { ...gift, ...GUEST, gifts: [gift] })
    expect(answer).toMatchObject({ status: 409, body: { code: 'guestErased', message } })
  }

  expect((await call(app, ['GET', '/settings/user'], { headers: { authorization } })).status).toBe(401)
  expect((await post(app, '/login', { email: host.email, password: PASSWORD })).status).toBe(401)
  expect((await app.app.inject({ method: 'GET', url: `/contribute/${box.id}` })).statusCode).toBe(404)
  const { timeline } = (await admin.call(['GET', `/admin/payments/timeline?id=${paymentId}`])).body
  expect(timeline.happened).toContainEqual(expect.objectContaining({ kind: 'contribution', paise: 501_00 }))
  expect((await removeUser(admin, host.id)).status).toBe(404)
  expect((await admin.call(['PATCH', `/admin/users/${host.id}/status`], { status: 'active' })).status).toBe(
    404,
  )
  const actions = await db
    .selectFrom('audit_log')
    .select(['admin_id', 'action'])
    .where('host_id', '=', host.id)
    .execute()
  expect(actions).toEqual([{ admin_id: admin.row.id, action: 'host-deleted' }])
})

// An administrator cannot delete a host who is owed money, or whose guest may still pay.
test('a user who is owed money, or may still be given, is kept with a reason', async ({ app, admin }) => {
  const { db } = app.services
  const host = await insertHost(db)
  const box = await insertEventBox(db, { host_id: host.id, event_date: tomorrow(app) })
  const { body } = await openOrder(app, { giftid: box.id })
  expect(await removeUser(admin, host.id)).toMatchObject(refusal(adminRefusals.orderOpen))
  await verify(app, await pay(app, body.id))
  expect(await removeUser(admin, host.id)).toMatchObject(refusal(adminRefusals.stillOwed('₹501')))
  const remaining = await db.selectFrom('hosts').selectAll().where('id', '=', host.id).executeTakeFirst()
  expect(remaining).toEqual(host)
})

test('a debt for one box stops the deletion, though its host owes another', async ({ app, admin }) => {
  const { db } = app.services
  const { id: host_id } = await insertHost(db)
  const past = await insertEventBox(db, { host_id })
  const gift = await insertContribution(db, { event_box_id: past.id })
  await insertEntry(db, { event_box_id: past.id, owed_to_hosts: 501_00, bank: -501_00 })
  await insertRefundOf(db, gift, 501_00)
  await insertFlag(db, { kind: 'host-owes', payment_id: gift.payment_id })
  const next = await insertEventBox(db, { host_id, event_date: tomorrow(app) })
  await insertContribution(db, { event_box_id: next.id })
  expect(await removeUser(admin, host_id)).toMatchObject(refusal(adminRefusals.stillOwed('₹501')))
})

// After a host was deleted: the address may be registered again, and a late payment is recorded.
test('a late payment to a deleted user is flagged, without guest’s details', async ({ app, admin }) => {
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
  expect(await openFlagsOf(app, box.id)).toEqual([])
  await expectSoundBooks(app)
  await round(app, 4 * DAY_MS)
  expect(await payoutsOf(app, box)).toMatchObject([
    { state: 'open', hold_reason: 'inactive', amount_paise: 50_100 },
  ])
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
