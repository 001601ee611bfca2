// The administrators' page of one host: who it is, money by state, boxes, contributions, payouts, activity, sessions.
import { recordActivity } from '../../activities/writes.ts'
import { test as base, expect, get, UNKNOWN_ID } from '../../test/administrators/admin-payment-test.ts'
import { actionsOf } from '../../test/administrators/admins.ts'
import { call } from '../../test/fixtures.ts'
import { CHEAP_HASH, PASSWORD, post } from '../../test/hosts/accounts.ts'
import { ANSWER, insertFound } from '../../test/hosts/upi-id-checks.ts'
import { insertContribution, insertEventBox, insertHost } from '../../test/rows.ts'

const test = base.extend('given', { scope: 'file' }, async ({ app }) => {
  const { db } = app.services
  const host = await insertHost(db, {
    ...{ first_name: 'Meera', last_name: 'Nair', upi_id: 'meera@okbank', password_hash: CHEAP_HASH },
  })
  const box = await insertEventBox(db, { host_id: host.id, name: 'Aarav weds Diya' })
  const deleted = await insertEventBox(db, {
    ...{ host_id: host.id, name: 'Mehendi', deleted_at: app.clock.now },
    created_at: new Date('2026-11-20T06:00:00Z'),
  })
  const gift = await insertContribution(db, { event_box_id: box.id, amount_paise: 210_100 })
  await insertContribution(db, {
    ...{ event_box_id: box.id, guest_name: null, paid_at: new Date('2026-11-21T05:00:00Z') },
  })
  await insertContribution(db, { event_box_id: deleted.id, amount_paise: 10_100 })
  return { host, box, deleted, gift }
})

test('the page says who the host is, and where the money of all boxes is, as the host is told', async ({
  app,
  admin,
  given: { host },
}) => {
  const { host: card, money, sessions } = await get(admin, `/admin/users/${host.id}`)
  expect(card).toMatchObject({
    ...{ id: host.id, name: 'Meera Nair', email: host.email, upi_id: 'meera@okbank', is_verified: true },
    ...{
      deactivated_at: null,
      upi_id_waits_until: null,
      upi_id_check: { state: 'unchecked', asked_at: null },
    },
  })
  const { body: dashboard } = await call(app, ['GET', '/dashboard/get_dashboard_data'], { hostId: host.id })
  expect(money).toEqual({
    ...{ gifts: 3, sums_paise: dashboard.money.sums_paise },
    open: [{ state: 'at-provider', reason: null, paise: 270_300 }],
  })
  expect(money.sums_paise.received).toBe(270_300)
  expect(sessions).toEqual({ count: 0, last_used_at: null, browser: null, system: null })
})

test('the page has the bank’s answer about the UPI ID, and the host’s answer to that', async ({
  app,
  admin,
  given: { host },
}) => {
  await insertFound(app, host.id, 'meera@okbank')
  const card = async () => (await get(admin, `/admin/users/${host.id}`)).host.upi_id_check
  const found = { state: 'found', why: null, registered_name: 'MEERA NAIR', score: 100 }
  expect(await card()).toEqual({ ...found, answer: null, asked_at: app.clock.now.toISOString() })
  await call(app, ANSWER, { hostId: host.id, body: { upi_id: 'meera@okbank', answer: 'yes' } })
  expect(await card()).toMatchObject({ ...found, answer: 'yes' })
})

test('boxes are listed with their totals, deleted ones too', async ({ admin, given }) => {
  const { boxes, pagination } = await get(admin, `/admin/users/${given.host.id}/boxes`)
  expect(boxes).toEqual([
    {
      ...{ id: given.box.id, name: 'Aarav weds Diya', event_date: '2026-11-22', is_deleted: false },
      ...{ contributions: 2, kept_paise: 260_200, owed_paise: 260_200, paid_paise: 0 },
      transferred_paise: 0,
    },
    {
      ...{ id: given.deleted.id, name: 'Mehendi', event_date: '2026-11-22', is_deleted: true },
      ...{ contributions: 1, kept_paise: 10_100, owed_paise: 10_100, paid_paise: 0 },
      transferred_paise: 0,
    },
  ])
  expect(pagination).toEqual({ total: 2, total_pages: 1, current_page: 1 })
})

test('the contributions to a box are listed, newest first, each with a link to its timeline', async ({
  admin,
  given: { box, gift },
}) => {
  const { contributions } = await get(admin, `/admin/boxes/${box.id}/contributions`)
  expect(contributions).toHaveLength(2)
  expect(contributions[0]).toEqual({
    ...{ id: gift.id, payment_id: gift.payment_id, guest: 'Joseph Thomas', phone: '••••••6780' },
    ...{ amount_paise: 210_100, kept_paise: 210_100, reference: '123456789012' },
    at: '2026-11-21T06:00:00.000Z',
  })
  expect(contributions[1].guest).toBeNull()
})

test('payouts show their state; reasons are in the money by state', async ({ app, admin, given }) => {
  const { host, box } = given
  const now = app.clock.now
  const row = {
    ...{ event_box_id: box.id, host_id: host.id, due_on: '2026-11-30', created_at: now, updated_at: now },
  }
  await app.services.db
    .insertInto('payouts')
    .values([
      {
        ...row,
        number: 1,
        amount_paise: 10_000,
        state: 'open',
        hold: 'needs-destination',
        hold_reason: 'no-upi-id',
      },
      { ...row, number: 2, amount_paise: 20_000, state: 'open' },
    ])
    .execute()
  const { payouts, pagination } = await get(admin, `/admin/users/${host.id}/payouts`)
  expect(payouts).toMatchObject([
    { number: 2, host_id: host.id, state: 'open' },
    { number: 1, hold_reason: 'no-upi-id', box: 'Aarav weds Diya' },
  ])
  expect(pagination.total).toBe(2)
  expect((await get(admin, `/admin/users/${host.id}`)).money.open).toEqual([
    { state: 'action-needed', reason: 'no-upi-id', paise: 10_000 },
    { state: 'waiting', reason: 'to-send', paise: 20_000 },
    { state: 'at-provider', reason: null, paise: 240_300 },
  ])
  await app.services.db.deleteFrom('payouts').where('host_id', '=', host.id).execute()
})

test('the activity is listed a page at a time, newest first', async ({
  app,
  admin,
  given: { host, box },
}) => {
  await app.services.db.transaction().execute(async (trx) => {
    for (let count = 1; count <= 21; count++)
      await recordActivity(trx, {
        ...{ hostId: host.id, eventBoxId: box.id, action: 'contribution-received' },
        ...{ facts: { paise: count * 100 }, now: new Date(app.clock.now.getTime() + count) },
      })
  })
  const first = await get(admin, `/admin/users/${host.id}/activities`)
  const second = await get(admin, `/admin/users/${host.id}/activities?page=2`)
  expect(first.activities[0]).toMatchObject({ title: 'Contribution received', text: 'A guest gave ₹21' })
  expect(first.pagination.total_pages).toBe(2)
  expect(second.activities).toMatchObject([{ text: 'A guest gave ₹1' }])
})

test('an administrator signs a host out everywhere: no session can be renewed, and it is in the audit log', async ({
  app,
  admin,
  given: { host },
}) => {
  const { tokens } = (await post(app, '/login', { email: host.email, password: PASSWORD })).body
  expect((await get(admin, `/admin/users/${host.id}`)).sessions.count).toBe(1)
  expect(await admin.call(['POST', `/admin/users/${host.id}/end-sessions`])).toMatchObject({ status: 200 })
  expect((await get(admin, `/admin/users/${host.id}`)).sessions.count).toBe(0)
  expect(await post(app, '/token/refresh', { refresh: tokens.refresh })).toMatchObject({ status: 401 })
  expect(await actionsOf(app, admin.row.id)).toContain('host-signed-out')
})

test('a host or a box that is not there is not found, and nobody else may look', async ({
  app,
  admin,
  given: { box },
}) => {
  const { db } = app.services
  const gone = await insertHost(db, { deleted_at: app.clock.now, deactivated_at: app.clock.now })
  for (const id of [UNKNOWN_ID, gone.id, 'no-id']) {
    expect(await admin.call(['GET', `/admin/users/${id}`])).toMatchObject({ status: 404 })
    expect(await admin.call(['POST', `/admin/users/${id}/end-sessions`])).toMatchObject({ status: 404 })
  }
  expect(await admin.call(['GET', `/admin/boxes/${'1'.repeat(22)}/contributions`])).toMatchObject({
    status: 404,
  })
  expect(await call(app, ['GET', `/admin/boxes/${box.id}/contributions`])).toMatchObject({ status: 401 })
})
