// The host's register: gifts online and written down in one list, and none of the written ones in any figure of money.
import { randomUUID } from 'node:crypto'
import { PAGE_SIZE, REGISTER } from '@lifafa/contract/limits'
import type { TestApp } from '../../test/app.ts'
import type { SignedInHost } from '../../test/fixtures.ts'
import { aDesk, version } from '../../test/register/desks.ts'
import { insertContribution, insertEventBox } from '../../test/rows.ts'
import { hostTest as base, expect } from '../../test/test.ts'

const WRITTEN = [
  {
    name: 'रमेश शर्मा',
    village: 'मुरैना',
    family: 'Sharma',
    kind: 'cash',
    amount_paise: 1_100_00,
    side: 'bride',
  },
  { name: 'Sunita Sharma', village: 'Morena', family: 'Sharma', kind: 'cheque', amount_paise: 2_100_00 },
  {
    name: 'Gopal',
    village: 'Gwalior',
    family: 'Agrawal',
    kind: 'upi',
    amount_paise: 501_00,
    phone: '9876500000',
  },
  { name: 'Kamla', kind: 'gold', milligrams: 5_000, side: 'groom' },
  { name: 'Leela', kind: 'silver', milligrams: 10_000 },
  { name: 'Mohan', kind: 'thing', words: 'A lamp' },
  { name: 'Nani', kind: 'blessing' },
  { kind: 'cash' },
] as const

const test = base.extend('box', { scope: 'file' }, async ({ app, host }) => {
  const { db } = app.services
  const box = await insertEventBox(db, { host_id: host.row.id })
  const online = { event_box_id: box.id, guest_name: 'अनन्या राव', guest_phone: '9988776655' }
  await insertContribution(db, { ...online, guest_language: 'mr', amount_paise: 1_101_00 })
  for (const [at, entry] of WRITTEN.entries()) {
    app.clock.now = new Date(app.clock.now.getTime() + 1000)
    await add(host, box.id, entry)
    if (at === 0) await add(host, (await insertEventBox(db, { host_id: host.row.id })).id, entry)
  }
  return box
})

const add = async (host: SignedInHost, boxId: string, entry: object) => {
  const body = { id: randomUUID(), ...entry }
  const answer = await host.call(['POST', `/dashboard/giftbooks/${boxId}/register`], body)
  expect(answer.status).toBe(200)
  return answer.body.entry
}
const ask = (host: SignedInHost, boxId: string, query: Record<string, string> = {}) =>
  host.call(['GET', `/dashboard/giftbooks/${boxId}/register?${new URLSearchParams({ page: '1', ...query })}`])
const namesIn = (body: { gifts: { name: string }[] }) => body.gifts.map(({ name }) => name.split(' ')[0])

test('lists both sorts of gifts, and sums each kind by itself', async ({ host, box }) => {
  const { body } = await ask(host, box.id)
  expect(namesIn(body)).toEqual(['', 'Nani', 'Mohan', 'Leela', 'Kamla', 'Gopal', 'Sunita', 'रमेश', 'अनन्या'])
  expect(body.pagination).toEqual({ total: 9, total_pages: 1, current_page: 1 })
  expect(body.split).toEqual({
    ...{ online_paise: 1_101_00, cash_paise: 1_100_00, cheque_paise: 2_100_00, upi_paise: 501_00 },
    ...{ gold_milligrams: 5_000, silver_milligrams: 10_000, things: 1, blessings: 1 },
    ...{ online: 1, written: 8, without_amount: 1, unthanked: 9 },
  })
  expect(body.gifts[7]).toMatchObject({ number: 'H-1', kind: 'cash', amount_paise: 1_100_00, desk: null })
  expect(body.gifts[8]).toMatchObject({ number: null, kind: 'online', phone: '9988776655' })
})

test('a gift online has the language of its page, and a written one none', async ({ host, box }) => {
  const { gifts } = (await ask(host, box.id)).body
  expect(gifts.map(({ language }: { language?: string }) => language)).toEqual([...Array(8), 'mr'])
})

test.for([
  [{ text: 'sharma' }, ['Sunita', 'रमेश']],
  [{ text: 'ramesh' }, ['रमेश']],
  [{ text: 'सुनीता' }, ['Sunita']],
  [{ text: 'morena' }, ['Sunita', 'रमेश']],
  [{ text: '₹1,101' }, ['अनन्या']],
  [{ text: '98765000' }, ['Gopal']],
  [{ text: 'h-4' }, ['Kamla']],
  [{ text: 'lamp' }, ['Mohan']],
  [{ text: '100%' }, []],
  [{ kind: 'online' }, ['अनन्या']],
  [{ kind: 'gold' }, ['Kamla']],
  [{ kind: 'written', side: 'bride' }, ['रमेश']],
  [{ kind: 'uncounted' }, ['']],
  [{ family: 'Agrawal' }, ['Gopal']],
  [{ village: 'Morena' }, ['Sunita']],
  [{ desk: randomUUID() }, []],
  [{ thanked: 'yes' }, []],
  [{ order: 'largest', kind: 'written', text: 'sharma' }, ['Sunita', 'रमेश']],
  [{ order: 'oldest', text: 'sharma' }, ['रमेश', 'Sunita']],
  [{ order: 'number', text: 'sharma' }, ['रमेश', 'Sunita']],
  [{ order: 'name', text: 'sharma' }, ['रमेश', 'Sunita']],
  [{ order: 'village', text: 'sharma' }, ['Sunita', 'रमेश']],
  [{ order: 'family', thanked: 'no', kind: 'upi' }, ['Gopal']],
  [{ page: '2' }, []],
] as const)('%j finds %j', async ([query, names], { host, box }) => {
  const { body } = await ask(host, box.id, query)
  expect(namesIn(body)).toEqual(names)
  expect(body.split.written).toBe(8)
})

test('suggests the names, families and villages of all events of the host', async ({ host, box }) => {
  const { body } = await host.call(['GET', `/dashboard/giftbooks/${box.id}/names`])
  const gopal = { name: 'Gopal', family: 'Agrawal', village: 'Gwalior', gave: [], online_at: null }
  expect(body.names).toContainEqual(gopal)
  const online = { name: 'अनन्या राव', family: '', village: '', gave: [] }
  expect(body.names).toContainEqual(expect.objectContaining(online))
})

test('without a page every gift is answered', async ({ app, host, box }) => {
  const { db } = app.services
  const full = await insertEventBox(db, { host_id: host.row.id })
  for (let at = 0; at <= PAGE_SIZE.register; at++) await add(host, full.id, { kind: 'cash' })
  expect((await ask(host, full.id, { page: '1' })).body.gifts).toHaveLength(PAGE_SIZE.register)
  const whole = (of: { id: string }) => host.call(['GET', `/dashboard/giftbooks/${of.id}/register`])
  const { body } = await whole(full)
  expect(body.gifts).toHaveLength(PAGE_SIZE.register + 1)
  expect(body.pagination).toEqual({ total: PAGE_SIZE.register + 1, total_pages: 1, current_page: 1 })
  expect((await whole(box)).body.gifts).toHaveLength(9)
})

test('an event box says whether something was written down, and then its sums', async ({
  app,
  host,
  box,
}) => {
  const { db } = app.services
  const empty = await insertEventBox(db, { host_id: host.row.id })
  const listed = async (id: string) => {
    const { body } = await host.call(['GET', '/dashboard/giftbooks'])
    return body.gift_books.find(({ giftid }: { giftid: string }) => giftid === id).has_written
  }
  const sums = async (id: string) => (await host.call(['GET', `/dashboard/giftbooks/${id}`])).body.register
  expect([await listed(empty.id), await sums(empty.id)]).toEqual([false, null])
  expect([await listed(box.id), await sums(box.id)]).toEqual([true, (await ask(host, box.id)).body.split])
  const { id } = await add(host, empty.id, { kind: 'cash', amount_paise: 501_00 })
  expect((await sums(empty.id)).cash_paise).toBe(501_00)
  await host.call(['POST', `/dashboard/giftbooks/${empty.id}/register/${id}/void`], { reason: 'Twice' })
  // Its history can still be read.
  expect([await listed(empty.id), await sums(empty.id)]).toEqual([true, null])
})

test.for<Record<string, string>>([
  { kind: 'shares' },
  { side: 'both' },
  { order: 'price' },
  { desk: 'A' },
  { thanked: 'maybe' },
  { page: '0' },
  { text: 'x'.repeat(81) },
  { family: 'x'.repeat(81) },
  { village: 'x'.repeat(101) },
])('%j is refused', async (query, { host, box }) => {
  expect((await ask(host, box.id, query)).status).toBe(400)
})

test('in the order of families each family on the page has its sums', async ({ host, box }) => {
  const { body } = await ask(host, box.id, { order: 'family', text: 'sunita' })
  expect(namesIn(body)).toEqual(['Sunita'])
  expect(body.families).toMatchObject([
    { family: 'Sharma', split: { cash_paise: 1_100_00, cheque_paise: 2_100_00, written: 2, unthanked: 2 } },
  ])
  const all = (await ask(host, box.id, { order: 'family' })).body
  expect(namesIn(all).slice(0, 3)).toEqual(['Gopal', 'Sunita', 'रमेश'])
  expect(all.families.map(({ family }: { family: string }) => family).toSorted()).toEqual([
    'Agrawal',
    'Sharma',
  ])
  expect((await ask(host, box.id)).body.families).toEqual([])
})

test('the same id adds one entry, and other contents under it are refused', async ({ app, host }) => {
  const box = await insertEventBox(app.services.db, { host_id: host.row.id })
  const entry = { id: randomUUID(), kind: 'cash', amount_paise: 501_00, late: true }
  const added = await Promise.all([1, 2, 3].map(() => add(host, box.id, entry)))
  expect(added.map(({ number, late }) => [number, late])).toEqual(Array(3).fill(['H-1', true]))
  const other = await host.call(['POST', `/dashboard/giftbooks/${box.id}/register`], {
    ...entry,
    amount_paise: 100,
  })
  expect(other).toMatchObject({ status: 409, body: { code: 'entryExists' } })
})

test('a struck-out entry keeps its reason and its history, and is in no sum', async ({ app, host }) => {
  const box = await insertEventBox(app.services.db, { host_id: host.row.id })
  const { id } = await add(host, box.id, { kind: 'cash', amount_paise: 501_00 })
  const path = `/dashboard/giftbooks/${box.id}/register/${id}`
  expect((await host.call(['POST', `${path}/void`], { reason: '' })).status).toBe(400)
  expect((await host.call(['POST', `${path}/void`], { reason: 'Twice' })).body.entry).toMatchObject({
    ...{ void_reason: 'Twice', version: 2 },
  })
  expect((await host.call(['POST', `${path}/void`], { reason: 'Again' })).body.code).toBe('entryVoided')
  expect((await host.call(['GET', path])).body.versions).toMatchObject([
    { version: 2, content: { void_reason: 'Twice', amount_paise: 501_00 } },
    { version: 1, content: { kind: 'cash' } },
  ])
  expect((await ask(host, box.id)).body.split).toMatchObject({ cash_paise: 0, written: 0, unthanked: 0 })
})

test('a giver is ticked as thanked, and the tick taken back', async ({ app, host }) => {
  const box = await insertEventBox(app.services.db, { host_id: host.row.id })
  const { id } = await add(host, box.id, { kind: 'blessing', name: 'Nani' })
  const tick = (thanked: boolean) =>
    host.call(['PATCH', `/dashboard/giftbooks/${box.id}/register/${id}/thanked`], { thanked })
  for (const [thanked, unthanked] of [
    [true, 0],
    [true, 0],
    [false, 1],
  ] as const) {
    expect((await tick(thanked)).status).toBe(200)
    expect((await ask(host, box.id)).body.split.unthanked).toBe(unthanked)
  }
})

test('a family is thanked at once, and nobody else', async ({ app, host }) => {
  const box = await insertEventBox(app.services.db, { host_id: host.row.id })
  const [first, , , alone] = [
    await add(host, box.id, { kind: 'cash', name: 'Ramesh', family: 'Sharma' }),
    await add(host, box.id, { kind: 'gold', name: 'Sunita', family: 'Sharma' }),
    await add(host, box.id, { kind: 'cash', name: 'Gopal', family: 'Agrawal' }),
    await add(host, box.id, { kind: 'cash', name: 'Nani' }),
  ]
  const thanked = async (is: boolean) => {
    const path = `/dashboard/giftbooks/${box.id}/register/${first.id}/thanked`
    expect((await host.call(['PATCH', path], { thanked: is, whole_family: true })).status).toBe(200)
    return namesIn((await ask(host, box.id, { thanked: 'yes' })).body).toSorted()
  }
  expect(await thanked(true)).toEqual(['Ramesh', 'Sunita'])
  expect(await thanked(false)).toEqual([])
  first.id = alone.id
  expect(await thanked(true)).toEqual(['Nani'])
})

test('the last version of an entry strikes it out', async ({ app, host }) => {
  const { db } = app.services
  const box = await insertEventBox(db, { host_id: host.row.id })
  const { id } = await add(host, box.id, { kind: 'cash', amount_paise: 501_00 })
  const version = REGISTER.maxVersions - 1
  await db.updateTable('register_entries').set({ version }).where('id', '=', id).execute()
  const written = { event_box_id: box.id, entry_id: id, version, content: '{}', written_by: 'Meera Nair' }
  await db
    .insertInto('register_versions')
    .values({ ...written, written_at: app.clock.now })
    .execute()
  const path = `/dashboard/giftbooks/${box.id}/register/${id}`
  const change = await host.call(['PATCH', path], { version, kind: 'cash', amount_paise: 1_00 })
  expect(change).toMatchObject({ status: 409, body: { code: 'entryChanged' } })
  const strikeOut = () => host.call(['POST', `${path}/void`], { reason: 'Twice' })
  expect((await strikeOut()).body.entry).toMatchObject({ version: REGISTER.maxVersions })
})

const AT_ONCE = 50
const ENTRIES = 1_000

async function moneyOf({ services: { db } }: TestApp, host: SignedInHost, boxId: string) {
  const of = (path: string) => host.call(['GET', path]).then(({ body }) => body)
  // The sums of the register stand beside the money, and are none of it.
  const { register: _, ...box } = await of(`/dashboard/giftbooks/${boxId}`)
  return {
    dashboard: await of('/dashboard/get_dashboard_data'),
    box,
    guests: await of(`/dashboard/giftbooks/${boxId}/guests`),
    boxes: await of('/dashboard/giftbooks'),
    ledger: await db.selectFrom('ledger').selectAll().orderBy('id').execute(),
    payouts: await db.selectFrom('payouts').selectAll().execute(),
    invoices: await db.selectFrom('fee_invoices').selectAll().execute(),
  }
}

test('a thousand written gifts change no figure of money by one paisa', async ({ app, host }) => {
  const box = await insertEventBox(app.services.db, { host_id: host.row.id })
  await insertContribution(app.services.db, { event_box_id: box.id })
  const desk = await aDesk(app, box, host.row.id)
  const before = await moneyOf(app, host, box.id)
  for (let first = 2; first <= ENTRIES; first += AT_ONCE) {
    const running = Array.from({ length: AT_ONCE }, (_, at) => first + at)
    await desk.send(...running.map((number) => version(app, number)))
  }
  const count = { id: randomUUID(), first_counter: 'Chacha', second_counter: 'Mama', close: true }
  const expected = { entries: ENTRIES + 1, expected_paise: (ENTRIES + 1) * 1_100_00 }
  const closed = await desk.call(['POST', '/desk/counts'], {
    ...{ ...count, ...expected, coins_paise: expected.expected_paise },
  })
  expect(closed.body).toMatchObject({ number: 1 })
  expect((await ask(host, box.id)).body.split.cash_paise).toBe(expected.expected_paise)
  expect(await moneyOf(app, host, box.id)).toEqual(before)
})
