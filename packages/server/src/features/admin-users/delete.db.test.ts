// An administrator deletes a host: what is erased, and what stays.

import { formatDay } from '@lifafa/contract/dates'
import { todayInIndia } from '@lifafa/contract/event-timing'
import { adminRefusals } from '@lifafa/contract/sentences/admin/refusals'
import { guestRequestSentences } from '@lifafa/contract/sentences/guest-requests'
import { expect, refusal, test } from '../../test/administrators/deletion-test.ts'
import { aHostWithEverything } from '../../test/administrators/host-with-everything.ts'
import { everyRow, GUEST, removeUser, TRACES } from '../../test/administrators/traceable-hosts.ts'
import { call } from '../../test/fixtures.ts'
import { PASSWORD, post } from '../../test/hosts/accounts.ts'
import { contributionsOf, expectSoundBooks } from '../../test/paying.ts'
import { payoutsArrivedLongAgo } from '../../test/paying-out.ts'
import { DAY_MS } from '../../test/times.ts'

test('a user who was paid by hand is not deleted while the bank may still return it', async ({
  app,
  admin,
}) => {
  const { host } = await aHostWithEverything(app)
  // Nobody is asked about it.
  const byHand = { check_at: null, paid_at: new Date(app.clock.now.getTime() - 9 * DAY_MS) }
  await app.services.db.updateTable('payouts').set(byHand).execute()
  expect(await removeUser(admin, host.id)).toMatchObject(refusal(adminRefusals.payoutOpen))
  await payoutsArrivedLongAgo(app)
  expect(await removeUser(admin, host.id)).toMatchObject({ status: 200 })
})

test('deleting a paid user erases the names of host and guests and keeps the books [admin-21]', async ({
  app,
  admin,
}) => {
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
