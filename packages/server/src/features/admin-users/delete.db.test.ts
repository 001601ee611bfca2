// An administrator deletes a host: what is erased, and what stays.

import { adminRefusals } from '@lifafa/contract/sentences/admin/refusals'
import { expect, refusal, test } from '../../test/administrators/deletion-test.ts'
import {
  aHostOfGuests,
  everyRow,
  give,
  removeUser,
  TRACES,
} from '../../test/administrators/traceable-hosts.ts'
import { call } from '../../test/fixtures.ts'
import { PASSWORD, post } from '../../test/hosts/accounts.ts'
import { ask } from '../../test/operators/operator-commands.ts'
import { contributionsOf, expectSoundBooks } from '../../test/paying.ts'
import { payoutsOf, round } from '../../test/paying-out.ts'
import { bankMoves, webhookTells } from '../../test/payouts/provider-payouts.ts'
import { DAY_MS } from '../../test/times.ts'

test('a user who was paid is deleted: the names of host and guests are erased, and the books stay [admin-21]', async ({
  app,
  admin,
}) => {
  const { db } = app.services
  const { host, box } = await aHostOfGuests(app)
  const paymentId = await give(app, box.id)
  const { tokens } = (await post(app, '/login', { email: host.email, password: PASSWORD })).body
  const authorization = `Bearer ${tokens.access}`
  await call(app, ['POST', '/settings/user/rate-us'], {
    body: { rating: 5, feedback: 'Yashodhara is happy', platform: 'x', timestamp: '2026-11-21T00:00:00Z' },
    headers: { authorization },
  })
  await post(app, '/forgot-password', { email: host.email })
  await call(app, ['POST', '/contact/submit'], {
    body: { name: 'Yashodhara', email: host.email, subject: 'Hello', message: 'From Quasimodo' },
  })
  await round(app, 3 * DAY_MS)
  const [payout] = await payoutsOf(app, box)
  await webhookTells(app, await bankMoves(app, payout, 'processed'))
  await expect.poll(async () => (await payoutsOf(app, box))[0]?.state).toBe('processed')
  await expect
    .poll(() => db.selectFrom('provider_events').select('id').where('handled_at', 'is', null).execute())
    .toEqual([])
  // RazorpayX may still return it: then the host would be owed it.
  expect(await removeUser(admin, host.id)).toMatchObject(refusal(adminRefusals.payoutOpen))
  await app.services.db.updateTable('payouts').set({ check_at: null }).execute()
  const figures = async () => (await admin.call(['GET', '/admin/dashboard/stats'])).body.data
  const before = {
    figures: await figures(),
    ledger: await db.selectFrom('ledger').selectAll().execute(),
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
  expect(await db.selectFrom('ledger').selectAll().execute()).toEqual(before.ledger)
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

  expect((await call(app, ['GET', '/settings/user'], { headers: { authorization } })).status).toBe(401)
  expect((await post(app, '/login', { email: host.email, password: PASSWORD })).status).toBe(401)
  expect((await app.app.inject({ method: 'GET', url: `/contribute/${box.id}` })).statusCode).toBe(404)
  expect((await ask(app, { command: 'payment', id: paymentId, full: true })).text).toContain('₹501')
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
