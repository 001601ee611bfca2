// An administrator answers a guest: finds what is held by phone, reference or receipt, corrects it once, and is refused to erase it
// while money is open.
import { randomUUID } from 'node:crypto'
import { formatDay } from '@lifafa/contract/dates'
import { todayInIndia } from '@lifafa/contract/event-timing'
import { guestRequestSentences as sentences } from '@lifafa/contract/sentences/guest-requests'
import { inTransaction } from '../../db/transaction.ts'
import { eraseGuests } from '../../erasure/erase-guests.ts'
import { expect, test } from '../../test/administrators/admin-payment-test.ts'
import type { SignedInAdmin } from '../../test/administrators/admins.ts'
import type { TestApp } from '../../test/app.ts'
import { feedOf } from '../../test/feed.ts'
import { call } from '../../test/fixtures.ts'
import { openOrder, pay, verify } from '../../test/paying.ts'
import { refundByHand } from '../../test/payments/refunds.ts'
import { untilEventsAreHandled } from '../../test/payments/wait-for-payments.ts'
import { insertContribution, insertEntry, insertEventBox, insertPaymentOrder } from '../../test/rows.ts'
import { receiptToken } from '../payments/receipt/receipt-token.ts'

const find = async (admin: SignedInAdmin, text: string) =>
  (await admin.call(['POST', '/admin/guests/find'], { text })).body
const erase = (admin: SignedInAdmin, gifts: object[]) =>
  admin.call(['POST', '/admin/guests/erase'], { gifts })

const GIVER = { name: 'Govind Rao', phone: '7098765410', address: 'Morena' }

async function aGift(app: TestApp, phone: string) {
  const { db } = app.services
  const box = await insertEventBox(db)
  const gift = await insertContribution(db, { event_box_id: box.id })
  const id = { order: gift.payment_order_id, box: box.id }
  await db.updateTable('payment_orders').set({ guest_phone: phone }).where('id', '=', id.order).execute()
  return { box, gift, id }
}

test('a guest is found everywhere by phone, payment, order or receipt', async ({ app, admin }) => {
  const phone = '7098765401'
  const [one, two] = [await aGift(app, phone), await aGift(app, phone)]
  const orders = [one.id.order, two.id.order].sort()
  const receipt = receiptToken(app.services.keys.receipts, one.id.order, 'read')
  await app.services.db
    .updateTable('payments')
    .set({ rrn: '919812345670' })
    .where('id', '=', one.gift.payment_id)
    .execute()
  for (const text of [
    phone,
    '+91 70987 65401',
    one.gift.payment_id,
    '919812345670',
    one.id.order,
    `https://lifafa.example/contribute/${one.box.id}/receipt/${receipt}`,
  ]) {
    const { gifts } = await find(admin, text)
    expect(gifts.map(({ order }: { order: string }) => order).sort(), text).toEqual(orders)
  }
  expect((await find(admin, '7000000009')).gifts).toEqual([])
  expect((await find(admin, phone)).gifts[0]).toMatchObject({
    ...{ name: 'Joseph Thomas', phone, address: '4 Beach Road, Alappuzha', state: 'paid' },
    ...{ contribution_paise: 501_00, obstacle: 'owed', is_empty: false, erased_at: null },
  })
})

test('name, phone and address are corrected once, and recorded without them', async ({ app, admin }) => {
  const { id, box } = await aGift(app, '7098765402')
  const details = { name: 'Joseph K Thomas', phone: '7098765403', address: '5 Beach Road, Alappuzha' }
  const correct = () => admin.call(['POST', '/admin/guests/correct'], { ...id, ...details })
  expect((await correct()).status).toBe(200)
  expect(await correct()).toMatchObject({ status: 409, body: { code: 'guestUnchanged' } })
  const guests = await call(app, ['GET', `/dashboard/giftbooks/${box.id}/guests`], { hostId: box.host_id })
  expect(guests.body.guests).toMatchObject([details])
  expect((await find(admin, '7098765403')).gifts).toHaveLength(1)
  const log = await app.services.db
    .selectFrom('audit_log')
    .select('detail')
    .where('action', '=', 'guest-corrected')
    .execute()
  expect(log).toHaveLength(1)
  expect(JSON.stringify(log)).not.toMatch(/Joseph|70987/)
})

test('an erased guest is not corrected: phone and address would be stored again', async ({ app, admin }) => {
  const { id, box } = await aGift(app, '7098765409')
  const erasure = { boxId: box.id, orderIds: [id.order], extent: 'contacts', now: app.clock.now } as const
  await inTransaction(app.services.db, (trx) => eraseGuests(trx, erasure))
  const details = { name: 'Joseph K Thomas', phone: '7098765409', address: '5 Beach Road, Alappuzha' }
  const refused = await admin.call(['POST', '/admin/guests/correct'], { ...id, ...details })
  const day = formatDay(todayInIndia(app.clock.now))
  expect(refused).toMatchObject({
    status: 409,
    body: { code: 'guestErased', message: sentences.notCorrectable(day) },
  })
  expect(await find(admin, '7098765409')).toMatchObject({ gifts: [] })
})

test('a guest whose number was erased with time is found by name, and one with a number is not', async ({
  app,
  admin,
}) => {
  const [one, other] = [await aGift(app, '7098765413'), await aGift(app, '7098765414')]
  const named = { guest_name: 'Yamuna Iyer' }
  const orders = [one, other].map(({ id }) => id.order)
  for (const [table, column] of [
    ['payment_orders', 'id'],
    ['contributions', 'payment_order_id'],
  ] as const)
    await app.services.db.updateTable(table).set(named).where(column, 'in', orders).execute()
  const erasure = {
    boxId: one.box.id,
    orderIds: [one.id.order],
    extent: 'contacts',
    now: app.clock.now,
  } as const
  await inTransaction(app.services.db, (trx) => eraseGuests(trx, erasure))
  expect((await find(admin, 'yamuna IYER')).gifts).toMatchObject([
    { order: one.id.order, name: 'Yamuna Iyer', phone: null, by_name: true, is_empty: false },
  ])
  expect((await find(admin, one.id.order)).gifts).toMatchObject([{ by_name: false }])
})

test('nothing is erased while money of one chosen event is open, with the reason', async ({ app, admin }) => {
  const { id } = await aGift(app, '7098765404')
  expect(await erase(admin, [id])).toMatchObject({
    status: 409,
    body: { code: 'guestNotErasable', message: sentences.obstacle('owed') },
  })
  expect((await find(admin, '7098765404')).gifts).toHaveLength(1)
})

test('the feed has the corrected name, and an erased one not; a namesake stays', async ({ app, admin }) => {
  const { db } = app.services
  const box = await insertEventBox(db, { event_date: '2099-01-01' })
  const orders: string[] = []
  for (const phone of ['7098765406', '7098765407']) {
    const { body } = await openOrder(app, { giftid: box.id, name: 'Joseph Thomas', phone })
    await verify(app, await pay(app, body.id))
    const [gift] = (await find(admin, phone)).gifts
    await refundByHand(app, gift.payment, 104_00)
    await untilEventsAreHandled(app)
    orders.push(gift.order)
  }
  const feed = async () =>
    new Set((await feedOf(app, { event_box_id: box.id })).map(({ description }) => description))
  const linesOf = (giver: string, to: string) => [`${giver} gave ₹501`, `₹100 refunded to ${to}`]
  const id = { order: orders[0], box: box.id }
  const corrected = { name: 'Joseph K Thomas', phone: '7098765406', address: '4 Beach Road, Alappuzha' }
  await admin.call(['POST', '/admin/guests/correct'], { ...id, ...corrected })
  expect(await feed()).toEqual(
    new Set([...linesOf('Joseph K Thomas', 'Joseph K Thomas'), ...linesOf('Joseph Thomas', 'Joseph Thomas')]),
  )
  await insertEntry(db, { event_box_id: box.id, owed_to_hosts: 802_00, bank: -802_00 })
  expect((await erase(admin, [id])).status).toBe(200)
  expect(await feed()).toEqual(
    new Set([...linesOf('A guest', 'a guest'), ...linesOf('Joseph Thomas', 'Joseph Thomas')]),
  )
})

test('a guest of many gifts and unpaid orders is exported and erased at once, and the audit log names each', async ({
  app,
  admin,
}) => {
  const { db } = app.services
  const phone = '7098765405'
  const { id: event_box_id } = await insertEventBox(db)
  const orders = Array.from({ length: 40 }, () =>
    insertPaymentOrder(db, { event_box_id, guest_phone: phone }),
  )
  const ids = (await Promise.all(orders)).map(({ id }) => id)
  const gifts = ids.map((order) => ({ order, box: event_box_id }))
  expect((await admin.call(['POST', '/admin/guests/export'], { gifts })).status).toBe(200)
  expect((await erase(admin, gifts)).status).toBe(200)
  expect((await find(admin, phone)).gifts).toEqual([])
  const entries = await db
    .selectFrom('audit_log')
    .select('detail')
    .where('action', '=', 'guest-erased')
    .execute()
  expect(entries.flatMap(({ detail }) => detail.split(', '))).toEqual(expect.arrayContaining(ids))
})

test('a giver of cash alone is found, exported and erased while money is open, and a namesake stays', async ({
  app,
  admin,
}) => {
  const { db } = app.services
  const box = await insertEventBox(db)
  await insertContribution(db, { event_box_id: box.id })
  const phone = '7098765410'
  const writeDown = async (more: object) => {
    const body = { id: randomUUID(), kind: 'cash', amount_paise: 1_100_00, name: 'Govind Rao', ...more }
    const path = `/dashboard/giftbooks/${box.id}/register`
    expect((await call(app, ['POST', path], { hostId: box.host_id, body })).status).toBe(200)
    return { order: body.id, box: box.id }
  }
  const cash = await writeDown({ phone, village: 'Morena', note: 'Uncle of the groom' })
  const blessing = await writeDown({ phone, kind: 'blessing', amount_paise: null, words: 'Be happy' })
  const namesake = await writeDown({ phone: '7098765411' })
  const ordersOf = async (text: string) =>
    (await find(admin, text)).gifts.map(({ order }: { order: string }) => order).toSorted()
  expect(await ordersOf(phone)).toEqual([cash.order, blessing.order].toSorted())
  expect(await ordersOf(cash.order)).toEqual([cash.order])
  const byName = (await find(admin, 'govind RAO')).gifts
  expect(byName).toHaveLength(3)
  expect(byName[0]).toMatchObject({ state: 'written', by_name: true, obstacle: null, is_empty: false })
  expect(await admin.call(['POST', '/admin/guests/correct'], { ...cash, ...GIVER })).toMatchObject({
    status: 404,
  })
  const gifts = [cash, blessing]
  const { content } = (await admin.call(['POST', '/admin/guests/export'], { gifts })).body
  for (const part of ['₹1,100', 'cash H-1', 'Govind Rao', 'Morena', 'Uncle of the groom', 'Be happy'])
    expect(content).toContain(part)

  expect((await erase(admin, gifts)).status).toBe(200)
  const of = (id: string) => db.selectFrom('register_versions').select('content').where('entry_id', '=', id)
  expect(await of(cash.order).execute()).toEqual([{ content: { kind: 'cash', amount_paise: 1_100_00 } }])
  expect(await of(blessing.order).execute()).toEqual([{ content: { kind: 'blessing' } }])
  expect(await ordersOf(phone)).toEqual([])
  expect(await ordersOf('Govind Rao')).toEqual([namesake.order])
  expect((await find(admin, cash.order)).gifts).toMatchObject([
    { is_empty: true, name: null, written: 'cash H-1' },
  ])
  expect(await erase(admin, gifts)).toMatchObject({ status: 409, body: { code: 'guestErased' } })
})

test('a giver whom only an imported list names is found, exported and erased, and a namesake stays', async ({
  app,
  admin,
}) => {
  const box = await insertEventBox(app.services.db)
  const phone = '7098765412'
  const body = {
    ...{ id: randomUUID(), file: 'rekha.xlsx', occasion: 'Rekha’s wedding', year: 2019 },
    rows: [
      ['Name', 'Father', 'Village', 'Phone', 'Amount'],
      ['Govind Joshi', 'Mohan', 'Gwalior', phone, '1100'],
      ['Govind Joshi', '', 'Bhind', '', ''],
    ],
  }
  const path = `/dashboard/giftbooks/${box.id}/imports`
  expect((await call(app, ['POST', path], { hostId: box.host_id, body })).status).toBe(200)
  const [row, ...others] = (await find(admin, phone)).gifts
  expect(others).toEqual([])
  expect(row).toMatchObject({
    ...{ state: 'written', written: 'rekha.xlsx, Rekha’s wedding, 2019', charge_paise: 1_100_00, phone },
    ...{ name: 'Govind Joshi', address: 'Gwalior', relation: 'Mohan', by_name: false, obstacle: null },
  })
  expect((await find(admin, row.order)).gifts).toEqual([row])
  const namesakes = async () =>
    (await find(admin, 'govind JOSHI')).gifts.map(({ address }: { address: string }) => address).toSorted()
  expect(await namesakes()).toEqual(['Bhind', 'Gwalior'])
  const gifts = [{ order: row.order, box: box.id }]
  const { content } = (await admin.call(['POST', '/admin/guests/export'], { gifts })).body
  for (const part of ['₹1,100', 'Govind Joshi', 'Mohan', 'Gwalior', 'rekha.xlsx'])
    expect(content).toContain(part)

  expect((await erase(admin, gifts)).status).toBe(200)
  expect((await find(admin, phone)).gifts).toEqual([])
  expect(await namesakes()).toEqual(['Bhind'])
  expect((await erase(admin, gifts)).status).toBe(404)
})
