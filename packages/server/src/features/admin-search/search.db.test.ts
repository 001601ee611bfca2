// The administrators' search finds payments, payouts, hosts and boxes by what a caller knows.
import { sql } from 'kysely'
import { test as base, expect, get } from '../../test/administrators/admin-payment-test.ts'
import type { TestApp } from '../../test/app.ts'
import { call } from '../../test/fixtures.ts'
import {
  insertContribution,
  insertEventBox,
  insertHost,
  insertPaymentOrder,
  insertPayout,
} from '../../test/rows.ts'
import { IN_DEVANAGARI } from '../admin-users/reads/search.ts'

const test = base.extend('given', { scope: 'file' }, async ({ app }) => {
  const { db } = app.services
  const host = await insertHost(db, { first_name: 'Meera', last_name: 'Nair', phone_number: '9000011111' })
  const box = await insertEventBox(db, { host_id: host.id, name: 'Aarav weds Diya' })
  const contribution = await insertContribution(db, {
    event_box_id: box.id,
    guest_name: 'सुनीता देशपांडे',
    paid_at: new Date('2026-11-20T20:00:00Z'),
    amount_paise: 210_100,
  })
  await db
    .updateTable('payments')
    .set({ rrn: '452312345678', vpa: 'Sunita.D@okaxis' })
    .where('id', '=', contribution.payment_id)
    .execute()
  const unpaid = await insertPaymentOrder(db, { guest_phone: '9888877777', event_box_id: box.id })
  return { box, host, contribution, unpaid }
})

type Found = Record<'orders' | 'payouts' | 'hosts' | 'boxes', { items: { id: string }[]; has_more: boolean }>

const idsOf = (found: Found) =>
  Object.fromEntries(
    Object.entries(found)
      .filter(([kind]) => kind !== 'success')
      .map(([kind, { items }]) => [kind, items.map(({ id }) => id)])
      .filter(([, ids]) => ids?.length),
  )

test.for([
  '452312345678',
  '4523 1234 5678',
  '\u00004523\n12345678\u0000',
  'sunita.d@okaxis',
  'सुनीता',
  'देशपांडे सुनीता',
  'sunita',
  'Suneeta Deshpande',
  '₹2,101',
  '2185.04',
])('a payment is found by %s', async (text, { admin, given: { contribution } }) => {
  const found = await get(admin, `/admin/search?text=${encodeURIComponent(text)}`)
  expect(idsOf(found)).toEqual({ orders: [contribution.payment_id] })
})

test('a result says enough to recognise it, and hides the guest’s number', async ({ admin, given }) => {
  const { orders } = await get(admin, '/admin/search?text=452312345678')
  expect(orders.items).toEqual([
    {
      id: given.contribution.payment_id,
      state: 'paid',
      guest: 'सुनीता देशपांडे',
      phone: '••••••6780',
      charge_paise: 218_504,
      contribution_paise: 210_100,
      upi_id: 'Su•••@okaxis',
      reference: '452312345678',
      at: '2026-11-20T20:00:00.000Z',
      box: { id: given.box.id, name: 'Aarav weds Diya', host: 'Meera Nair', host_id: given.host.id },
    },
  ])
})

test('an unpaid order is found by the phone, and is shown as not paid', async ({ admin, given }) => {
  const { orders } = await get(admin, '/admin/search?text=98888%2077777')
  expect(orders.items).toMatchObject([{ id: given.unpaid.id, state: 'not-paid', reference: null }])
})

test('a day in India narrows it: a payment after midnight there is of the next day', async ({
  admin,
  given: { contribution },
}) => {
  const on = (day: string) => get(admin, `/admin/search?text=2101&day=${day}`)
  expect(idsOf(await on('2026-11-21'))).toEqual({ orders: [contribution.payment_id] })
  expect(idsOf(await on('2026-11-20'))).toEqual({})
})

test('hosts and boxes are found by name, hosts by phone, boxes by id; deleted ones are not', async ({
  app,
  admin,
  given: { host, box, contribution },
}) => {
  const { db } = app.services
  await insertEventBox(db, { host_id: host.id, name: 'Diya Mehendi', deleted_at: app.clock.now })
  expect(idsOf(await get(admin, '/admin/search?text=meera'))).toEqual({ hosts: [host.id] })
  expect(idsOf(await get(admin, '/admin/search?text=9000011111'))).toEqual({ hosts: [host.id] })
  expect(idsOf(await get(admin, '/admin/search?text=diya'))).toEqual({ boxes: [box.id] })
  const byId = { boxes: [box.id], orders: [contribution.payment_id] }
  expect(idsOf(await get(admin, `/admin/search?text=${box.id}`))).toEqual(byId)
})

test('gifts to a box that its host deleted are found by the id of the box', async ({ app, admin }) => {
  const { db } = app.services
  const { id } = await insertEventBox(db, { deleted_at: app.clock.now })
  const { payment_id } = await insertContribution(db, { event_box_id: id })
  expect(idsOf(await get(admin, `/admin/search?text=${id}`))).toEqual({ orders: [payment_id] })
})

test('a gift has the name that its host gave the guest, on every page of administrators', async ({
  app,
  admin,
}) => {
  const guest = { guest_name: 'Mama ji', corrected_name: 'Ramesh Kulkarni' }
  const { payment_id, event_box_id } = await insertContribution(app.services.db, guest)
  const { orders } = await get(admin, '/admin/search?text=mama%20ji')
  expect(orders.items).toMatchObject([{ id: payment_id, guest: 'Ramesh Kulkarni' }])
  const { timeline } = await get(admin, `/admin/payments/timeline?id=${payment_id}`)
  expect(timeline.guest).toMatchObject({ name: 'Ramesh Kulkarni' })
  const { contributions } = await get(admin, `/admin/boxes/${event_box_id}/contributions`)
  expect(contributions).toMatchObject([{ guest: 'Ramesh Kulkarni' }])
})

test('names of guests, hosts and boxes are found in the other script', async ({ app, admin }) => {
  const { db } = app.services
  const host = await insertHost(db, { first_name: 'प्रकाश', last_name: 'सिंह' })
  const latin = await insertHost(db, { first_name: 'Kamla', last_name: 'Shrivastav' })
  const box = await insertEventBox(db, { host_id: host.id, name: 'विक्रम संग मृणालिनी' })
  const { payment_id } = await insertContribution(db, { event_box_id: box.id, guest_name: 'Raghuvir Joshi' })
  const search = async (text: string) =>
    idsOf(await get(admin, `/admin/search?text=${encodeURIComponent(text)}`))
  expect(await search('Prakash Singh')).toEqual({ hosts: [host.id] })
  expect(await search('prakash')).toEqual({ hosts: [host.id] })
  expect(await search('कमला')).toEqual({ hosts: [latin.id] })
  expect(await search('vikram')).toEqual({ boxes: [box.id] })
  expect(await search('रघुवीर जोशी')).toEqual({ orders: [payment_id] })
})

test.for([
  ['contributions', 'guest_name', 'contributions_by_sound'],
  ['event_boxes', 'name', 'event_boxes_by_sound'],
] as const)('names of %s in Devanagari are found by an index', async ([table, column, index], { app }) => {
  const plan = await app.services.db.transaction().execute(async (trx) => {
    // Citus then sends the next setting to its workers, which choose the plan.
    await sql`set local citus.propagate_set_commands = 'local'`.execute(trx)
    await sql`set local enable_seqscan = off`.execute(trx)
    const { rows } =
      await sql`explain select from ${sql.table(table)} where ${sql.ref(column)} ~ ${IN_DEVANAGARI}
      and name_sounds(${sql.ref(column)}) @> ${['snt']}::text[] ${table === 'event_boxes' ? sql`and deleted_at is null` : sql``}`.execute(
        trx,
      )
    return JSON.stringify(rows)
  })
  expect(plan).toContain(index)
})

/** The ledger has no entry of it. */
async function deletePayout({ services: { db } }: TestApp, { id }: { id: string }): Promise<void> {
  await db.deleteFrom('payout_attempts').where('payout_id', '=', id).execute()
  await db.deleteFrom('payouts').where('id', '=', id).execute()
}

test('a payout is found by the bank’s reference and by the UPI ID', async ({ app, admin, given }) => {
  const { db } = app.services
  const box = { id: given.box.id, host_id: given.host.id }
  const { payout } = await insertPayout(db, box, {
    attempt: { upi_id: 'Meera@OkHdfc', reference: 'Axis1234' },
  })
  const found = idsOf(await get(admin, '/admin/search?text=meera@okhdfc'))
  expect(found).toEqual({ payouts: [payout.id] })
  expect(idsOf(await get(admin, '/admin/search?text=AXIS1234'))).toEqual({ payouts: [payout.id] })
  await deletePayout(app, payout)
})

test('a payout to a bank account is shown with its holder, last digits and IFSC', async ({ app, admin }) => {
  const { db } = app.services
  const account = { bank_account: '765432123456789', ifsc: 'HDFC0000053', bank_account_name: 'Meera R. Nair' }
  const { payout } = await insertPayout(db, await insertEventBox(db), {
    attempt: { upi_id: null, ...account, reference: 'Axis5678' },
  })
  const { payouts } = await get(admin, '/admin/search?text=axis5678')
  expect(payouts.items).toMatchObject([
    { upi_id: null, bank_account: 'Meera R. Nair, ••••6789, HDFC0000053' },
  ])
  await deletePayout(app, payout)
})

test('twenty of a kind are listed, newest first, and it says that there are more', async ({ app, admin }) => {
  const { db } = app.services
  const { id: event_box_id } = await insertEventBox(db)
  for (let minute = 0; minute < 21; minute++)
    await insertContribution(db, {
      ...{ event_box_id, guest_name: 'Popular Name' },
      paid_at: new Date(Date.UTC(2026, 10, 21, 7, minute)),
    })
  const { orders } = await get(admin, '/admin/search?text=popular%20name')
  expect(orders.items).toHaveLength(20)
  expect(orders.has_more).toBe(true)
})

test('a search needs a text, a day is a day, and nobody else may search', async ({ admin, app }) => {
  for (const [query, field] of [
    ['', 'text'],
    ['?text=%20', 'text'],
    [`?text=${'x'.repeat(255)}`, 'text'],
    ['?text=a&day=2026-02-30', 'day'],
  ])
    expect(await admin.call(['GET', `/admin/search${query}`])).toMatchObject({
      status: 400,
      body: { errors: { [field ?? '']: [expect.any(String)] } },
    })
  expect(await call(app, ['GET', '/admin/search?text=a'])).toMatchObject({ status: 401 })
})
