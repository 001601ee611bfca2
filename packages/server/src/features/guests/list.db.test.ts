// The guest list of a box: search, order, filters and pages.
import { aSignedInHost, type SignedInHost } from '../../test/fixtures.ts'
import { insertContribution, insertEventBox, insertRefundOf } from '../../test/rows.ts'
import { test as base, expect } from '../../test/test.ts'

/** 6:30 PM UTC is midnight in India. */
const GUESTS = [
  {
    guest_name: 'Sunita Deshpande',
    guest_phone: '9123456780',
    guest_address: '4, Station Road, Morena',
    amount_paise: 50_100,
    paid_at: '2026-11-20T18:00Z',
  },
  {
    guest_name: 'अनन्या राव',
    guest_phone: '9988776655',
    guest_address: 'मुरैना',
    amount_paise: 210_100,
    paid_at: '2026-11-20T19:00Z',
  },
  {
    guest_name: 'ஹரிணி கார்த்திக்',
    guest_phone: '9000000001',
    amount_paise: 110_100,
    paid_at: '2026-11-20T20:00Z',
  },
  { guest_name: 'Ravi 100%', guest_phone: '9000000002', amount_paise: 50_100, paid_at: '2026-11-21T03:00Z' },
  { guest_name: 'asha kumari', guest_phone: '9000000003', amount_paise: 5_100, paid_at: '2026-11-21T04:00Z' },
  { guest_name: null, guest_phone: null, amount_paise: 100, paid_at: '2026-11-21T05:00Z' },
] as const

const test = base.extend('box', { scope: 'file' }, async ({ app }) => {
  const host = await aSignedInHost(app)
  const { db } = app.services
  const { id } = await insertEventBox(db, { host_id: host.row.id })
  for (const { paid_at, ...guest } of GUESTS)
    await insertContribution(db, { ...guest, event_box_id: id, paid_at: new Date(paid_at) })
  const other = await insertEventBox(db, { host_id: host.row.id })
  await insertContribution(db, { event_box_id: other.id, guest_name: 'Sunita of another box' })
  const back = await insertContribution(db, { event_box_id: id, guest_name: 'Sunita who got it back' })
  await insertRefundOf(db, back, back.amount_paise)
  return { host, id }
})

type Box = { host: SignedInHost; id: string }
const ask = ({ host, id }: Box, query: Record<string, string>) =>
  host.call(['GET', `/dashboard/giftbooks/${id}/guests?${new URLSearchParams(query)}`])
const namesIn = (body: { guests: { name: string }[] }) => body.guests.map(({ name }) => name.split(' ')[0])

test('without a page the whole list is answered, newest first, as specified', async ({ box }) => {
  const { body } = await ask(box, {})
  expect(namesIn(body)).toEqual(['', 'asha', 'Ravi', 'ஹரிணி', 'अनन्या', 'Sunita'])
  expect(body.list).toBeUndefined()
  expect(body.guests[5]).toMatchObject({
    ...{ name: 'Sunita Deshpande', written_name: null, thanked: false, language: null },
    ...{ reference: expect.stringMatching(/^pay_/), bank_reference: '123456789012' },
  })
})

test('a page has five guests, and the counts and days of the box', async ({ box }) => {
  const first = (await ask(box, { page: '1' })).body
  expect(first.guests).toHaveLength(5)
  expect(first.list).toEqual({
    pagination: { total: 6, total_pages: 2, current_page: 1 },
    all: 6,
    unthanked: 6,
    days: [
      { day: '2026-11-21', guests: 5 },
      { day: '2026-11-20', guests: 1 },
    ],
  })
  expect(namesIn((await ask(box, { page: '2' })).body)).toEqual(['Sunita'])
  expect((await ask(box, { page: '3' })).body.guests).toEqual([])
})

test.for([
  ['sunita', ['Sunita']],
  ['DESHP sun', ['Sunita']],
  ['ananya', ['अनन्या']],
  ['सुनीता', ['Sunita']],
  ['கார்த்திக்', ['ஹரிணி']],
  ['vi 100%', ['Ravi']],
  ['r%i', []],
  ['₹501', ['Ravi', 'Sunita']],
  ['2,101', ['अनन्या']],
  ['98877', ['अनन्या']],
  ['+91 91234 56780', ['Sunita']],
  ['morena', ['अनन्या', 'Sunita']],
  ['मुरैना sunita', ['Sunita']],
  ['nobody', []],
  ['…', []],
] as const)('“%s” finds %j', async ([text, names], { box }) => {
  const { body } = await ask(box, { page: '1', text })
  expect(namesIn(body)).toEqual(names)
  expect(body.list).toMatchObject({ pagination: { total: names.length }, all: 6 })
})

test.for([
  ['oldest', ['Sunita', 'अनन्या', 'ஹரிணி', 'Ravi', 'asha']],
  ['name', ['अनन्या', 'asha', 'ஹரிணி', 'Ravi', 'Sunita']],
  ['largest', ['अनन्या', 'ஹரிணி', 'Ravi', 'Sunita', 'asha']],
  ['smallest', ['', 'asha', 'Ravi', 'Sunita', 'ஹரிணி']],
] as const)('in the order %s', async ([order, names], { box }) => {
  expect(namesIn((await ask(box, { page: '1', order })).body)).toEqual(names)
})

test('a day is one in India, and narrows a search', async ({ box }) => {
  expect(namesIn((await ask(box, { page: '1', day: '2026-11-20' })).body)).toEqual(['Sunita'])
  expect(namesIn((await ask(box, { page: '1', day: '2026-11-21', text: '₹501' })).body)).toEqual(['Ravi'])
})

test.for<Record<string, string>>([
  { page: '0' },
  { page: 'x' },
  { order: 'price' },
  { day: '21-11-2026' },
  { thanked: 'maybe' },
])('%j is refused', async (query, { box }) => {
  expect((await ask(box, query)).status).toBe(400)
})
