// Deleting a user: what prevents it, what is erased, what stays, and what may still arrive.
import { adminRefusals } from '@lifafa/contract/sentences/admin/refusals'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Row } from '../../db/tables.ts'
import { aHostWithPassword, PASSWORD, post, signUpForm } from '../../test/accounts.ts'
import { aSignedInAdmin } from '../../test/admins.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { call } from '../../test/fixtures.ts'
import { ask } from '../../test/operator-commands.ts'
import {
  contributionsOf,
  eventOf,
  expectSoundBooks,
  openFlagsOf,
  openOrder,
  outcomeOfWebhook,
  pay,
  verify,
} from '../../test/paying.ts'
import { bankMoves, DAY_MS, payoutsOf, round, webhookTells } from '../../test/paying-out.ts'
import { insertEventBox, insertHost } from '../../test/rows.ts'

let app: TestApp
let admin: Awaited<ReturnType<typeof aSignedInAdmin>>
beforeAll(async () => {
  // The stand-in uses the real clock: ahead of it, all that it reports is in the past.
  app = await openTestApp(new Date(Date.now() + 5 * 60_000))
  admin = await aSignedInAdmin(app)
})
afterAll(() => app.close())

const remove = (id: string) => admin.call(['DELETE', `/admin/users/${id}/`])
const refusal = (message: string) => ({ status: 409, body: { success: false, message } })

/** Every row of every table of ours, as text. */
async function dump(): Promise<string[]> {
  const { db } = app.services
  const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db)
  const texts: string[] = []
  for (const { name } of rows) {
    const table = await sql<{ row: string }>`select t::text as row from ${sql.table(name)} t`.execute(db)
    texts.push(...table.rows.map(({ row }) => `${name} ${row}`))
  }
  return texts
}

const HOST = {
  first_name: 'Yashodhara',
  last_name: 'Quasimodo',
  phone_number: '7012345671',
  address: '99 Hidden Lane, Ooty',
  upi_id: 'yashodhara@okbank',
}
const BOX = {
  name: 'Sangeet of the Quasimodos',
  groom_name: 'Zorawar',
  bride_name: 'Vasundhara',
  location: 'Fernhill Palace',
  message: 'Come all of you',
}
const GUEST = { name: 'Wilhelmina Xavier', phone: '8012345672', address: '5 Secret Street, Pune' }
const TRACES = [
  ...Object.values(HOST),
  ...Object.values(BOX),
  ...Object.values(GUEST),
  'Quasimodo',
  'Wilhelmina',
  'traceable@mail.example',
]

const tomorrow = () => new Date(app.services.now().getTime() + DAY_MS).toISOString().slice(0, 10)

async function aHostOfGuests(): Promise<{ host: Row<'hosts'>; box: Row<'event_boxes'> }> {
  const host = await aHostWithPassword(app, { ...HOST, email: 'traceable@mail.example' })
  const box = { ...BOX, host_id: host.id, event_date: tomorrow() }
  return { host, box: await insertEventBox(app.services.db, box) }
}

async function give(boxId: string): Promise<string> {
  const { body } = await openOrder(app, { giftid: boxId, ...GUEST })
  const proof = await pay(app, body.id)
  await verify(app, proof, GUEST)
  const paymentId = proof.razorpay_payment_id
  const payer = { email: 'traceable@mail.example', contact: `+91${GUEST.phone}`, vpa: 'wilhelmina@okbank' }
  const event = await eventOf(app, 'payment.captured', paymentId, {
    ...payer,
    notes: { guest_name: GUEST.name },
  })
  expect(await outcomeOfWebhook(app, event, `event-of-${paymentId}`)).toBe('already')
  return paymentId
}

test('a user who is owed money, or whose guest may still pay, is not deleted, and the reason is named', async () => {
  const { db } = app.services
  const host = await insertHost(db)
  const box = await insertEventBox(db, { host_id: host.id, event_date: tomorrow() })
  const { body } = await openOrder(app, { giftid: box.id })
  expect(await remove(host.id)).toMatchObject(refusal(adminRefusals.orderOpen))
  await verify(app, await pay(app, body.id))
  expect(await remove(host.id)).toMatchObject(refusal(adminRefusals.stillOwed('₹501')))
  const remaining = await db.selectFrom('hosts').selectAll().where('id', '=', host.id).executeTakeFirst()
  expect(remaining).toEqual(host)
})

test('a user who was paid is deleted: the names of host and guests are erased, and the books stay [admin-21]', async () => {
  const { db } = app.services
  const { host, box } = await aHostOfGuests()
  const paymentId = await give(box.id)
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
  expect(await remove(host.id)).toMatchObject(refusal(adminRefusals.payoutOpen))
  await app.services.db.updateTable('payouts').set({ check_at: null }).execute()
  const figures = async () => (await admin.call(['GET', '/admin/dashboard/stats'])).body.data
  const before = {
    figures: await figures(),
    ledger: await db.selectFrom('ledger').selectAll().execute(),
  }

  expect(await remove(host.id)).toMatchObject({
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

  const traces = (await dump()).filter((row) => TRACES.some((trace) => row.includes(trace)))
  expect(traces).toEqual([])

  expect((await call(app, ['GET', '/settings/user'], { headers: { authorization } })).status).toBe(401)
  expect((await post(app, '/login', { email: host.email, password: PASSWORD })).status).toBe(401)
  expect((await app.app.inject({ method: 'GET', url: `/contribute/${box.id}` })).statusCode).toBe(404)
  expect((await ask(app, { command: 'payment', id: paymentId, full: true })).text).toContain('₹501')
  expect((await remove(host.id)).status).toBe(404)
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

test('the e-mail address of a deleted user may be registered again', async () => {
  const { id, email } = await insertHost(app.services.db)
  expect((await remove(id)).status).toBe(200)
  expect((await post(app, '/register', signUpForm({ email }))).status).toBe(200)
})

test('a late payment to a box of a deleted user is recorded and flagged, without the guest’s details', async () => {
  const { db } = app.services
  const { host, box } = await aHostOfGuests()
  const { body } = await openOrder(app, { giftid: box.id, ...GUEST })
  // Abandoned: the provider was asked for the last time.
  await db
    .updateTable('payment_orders')
    .set({ check_at: null })
    .where('provider_order_id', '=', body.id)
    .execute()
  expect((await remove(host.id)).status).toBe(200)

  const proof = await pay(app, body.id)
  expect((await verify(app, proof, GUEST)).body).toMatchObject({ success: true })
  expect(await contributionsOf(app, box.id)).toMatchObject([
    {
      amount_paise: 50_100,
      guest_name: null,
      guest_phone: null,
    },
  ])
  expect(await openFlagsOf(app, box.id)).toMatchObject([{ kind: 'box-deleted' }])
  await expectSoundBooks(app)
  await round(app, 4 * DAY_MS)
  expect(await payoutsOf(app, box)).toMatchObject([{ state: 'waiting', amount_paise: 50_100, upi_id: null }])
  await expectSoundBooks(app)
  expect((await ask(app, { command: 'payment', id: proof.razorpay_payment_id, full: false })).text).toContain(
    '₹501',
  )
  expect((await openOrder(app, { giftid: box.id, ...GUEST })).status).toBe(404)
})
