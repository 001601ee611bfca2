// The gift book and the sheet of a count, read back as a person's programs read them: every line once, and sums that are right.
import { randomUUID } from 'node:crypto'
import { formatPaise } from '@lifafa/contract/money'
import { latinWords } from '@lifafa/contract/test/latin-in-hindi'
import type { aSignedInHost } from '../../test/fixtures.ts'
import { pdfText, sheetsOf } from '../../test/read-files.ts'
import { aDesk, enterDesk, openDesk, version } from '../../test/register/desks.ts'
import { insertContribution, insertEventBox } from '../../test/rows.ts'
import { hostTest as base, expect } from '../../test/test.ts'

const WRITTEN = [
  {
    name: 'रमेश शर्मा',
    village: 'Morena',
    family: 'Sharma',
    kind: 'cash',
    amount_paise: 1_100_00,
    side: 'bride',
  },
  { name: '=1+1 Sunita', village: 'Morena', family: 'Sharma', kind: 'cheque', amount_paise: 2_100_00 },
  {
    name: 'Gopal',
    village: 'Gwalior',
    kind: 'upi',
    amount_paise: 501_00,
    phone: '9876500000',
    note: '@SUM(A1)',
  },
  { name: 'Kamla', kind: 'gold', milligrams: 5_500, side: 'groom' },
  { name: 'Mohan', kind: 'thing', words: 'A brass lamp' },
  { name: 'Nani', kind: 'blessing', words: 'Be happy' },
  { name: 'Pappu', kind: 'cash' },
] as const
const MONEY = 1_100_00 + 2_100_00 + 501_00 + 251_00

const test = base.extend('box', { scope: 'file' }, async ({ app, host }) => {
  const { db } = app.services
  const box = await insertEventBox(db, { host_id: host.row.id })
  await insertContribution(db, {
    ...{ event_box_id: box.id, guest_name: 'Ananya Rao', amount_paise: 251_00, blessing: 'Live long' },
    guest_address: 'MG Road, Jaipur',
  })
  const add = async (entry: object) => {
    app.clock.now = new Date(app.clock.now.getTime() + 1000)
    const body = { id: randomUUID(), ...entry }
    const path = `/dashboard/giftbooks/${box.id}/register`
    expect((await host.call(['POST', path], body)).status).toBe(200)
    return `${path}/${body.id}`
  }
  for (const entry of WRITTEN) await add(entry)
  const twice = await add({ kind: 'cash', amount_paise: 9_999_00, name: 'Struckout' })
  await host.call(['POST', `${twice}/void`], { reason: 'Written twice' })
  return box
})

type Host = Awaited<ReturnType<typeof aSignedInHost>>
const ask = (host: Host, boxId: string, query: string) =>
  host.call(['GET', `/dashboard/giftbooks/${boxId}/${query}`])
async function fileOf(host: Host, boxId: string, query: string): Promise<Buffer> {
  const { status, body } = await ask(host, boxId, query)
  expect(status).toBe(200)
  return Buffer.from(body.content, 'base64')
}

test.for(['', 'format=html', 'format=pdf&paper=a3', 'format=pdf&order=price', 'format=xlsx&language=fr'])(
  'a book with %j is refused',
  async (query, { host, box }) => {
    expect((await ask(host, box.id, `book?${query}`)).status).toBe(400)
  },
)

test.for(['number', 'name', 'village', 'family', 'side', 'amount'])(
  'the book by %s has every gift, its sums, the blessings, and no gift that was struck out',
  async (order, { host, box }) => {
    const text = await pdfText(await fileOf(host, box.id, `book?format=pdf&paper=a5&order=${order}`))
    const parts = [
      ...['1,100', '2,100', '501', '251'].map((rupees) => `₹${rupees}`),
      ...['=1+1 Sunita', 'Gopal', 'Kamla', '5.5 g', 'A brass lamp', 'Be happy', 'Pappu', 'Not counted yet'],
      ...['Ananya Rao', 'MG Road', 'Live long', 'H-7', 'Ramesh Sharma', formatPaise(MONEY)],
      'Three Thousand Nine Hundred Fifty Two Rupees Only',
    ]
    for (const part of parts) expect(text.replace(/\s+/g, ' ')).toContain(part)
    expect(text).not.toMatch(/₹0\b/)
    expect(text).not.toContain('Struckout')
    expect(text).not.toContain('9876500000')
  },
)

test('in Hindi everything of the book and its workbook is Hindi that nobody typed', async ({ host, box }) => {
  const text = await pdfText(await fileOf(host, box.id, 'book?format=pdf&language=hi'))
  expect(text.normalize('NFC')).toContain('मेहमान')
  expect(text).toContain('Ananya Rao')
  const sheets = Object.entries(
    await sheetsOf(await fileOf(host, box.id, 'book?format=xlsx&language=hi')),
  ).flat(3)
  const contribution = { guest: 'Ananya Rao', address: 'MG Road, Jaipur', blessing: 'Live long' }
  const typed =
    JSON.stringify([WRITTEN, contribution, box, 'Struckout', 'Written twice']).match(/[A-Za-z]+/g) ?? []
  expect(latinWords([text, ...sheets.filter((cell) => typeof cell === 'string')], typed)).toEqual([])
})

test('in Hindi names stand from अ to ज्ञ, those in Latin letters by their reading, which is beside them', async ({
  host,
  box,
}) => {
  const sheets = await sheetsOf(await fileOf(host, box.id, 'book?format=xlsx&language=hi&order=name'))
  const [heads = [], ...rows] = (sheets['शगुन की बही'] ?? []).slice(3, -1)
  const cells = (title: string) => rows.map((row) => row[heads.indexOf(title)])
  expect(cells('मेहमान')).toEqual([
    '=1+1 Sunita',
    'Ananya Rao',
    'Kamla',
    'Gopal',
    'Nani',
    'Pappu',
    'Mohan',
    'रमेश शर्मा',
  ])
  expect(cells('देवनागरी में नाम').slice(1, 4)).toEqual(['अनन्या राव', 'कमला', 'गोपाल'])
  const text = await pdfText(await fileOf(host, box.id, 'book?format=pdf&language=hi&order=name'))
  expect(text.normalize('NFC')).toContain('गोपाल')
})

test('the workbook computes no text, and lists what was struck out on a sheet of its own', async ({
  host,
  box,
}) => {
  const sheets = await sheetsOf(await fileOf(host, box.id, 'book?format=xlsx'))
  expect(Object.keys(sheets)).toEqual(['Gift book', 'Sums', 'Struck out'])
  const [heads = [], ...rows] = (sheets['Gift book'] ?? []).slice(3)
  const column = (title: string) => heads.indexOf(title)
  const cells = (title: string) => rows.slice(0, -1).map((row) => row[column(title)])
  expect(cells('Guest')).toEqual([...WRITTEN.map(({ name }) => name), 'Ananya Rao'])
  expect(heads).not.toContain('Envelope number')
  expect(cells('Rupees')).toEqual([1100, 2100, 501, null, null, null, null, 251])
  expect(rows.at(-1)?.[column('Rupees')]).toBe(MONEY / 100)
  expect(cells('Weight (g)')).toEqual([null, null, null, 5.5, null, null, null, null])
  expect(cells('Phone')[2]).toBe('9876500000')
  expect(cells('Note')[2]).toBe('@SUM(A1)')
  expect(cells('Date and time (India)').every((cell) => cell instanceof Date)).toBe(true)
  expect(sheets.Sums?.at(-2)?.slice(0, 2)).toEqual(['Not counted yet', 1])
  expect(sheets['Struck out']?.[1]).toEqual(expect.arrayContaining(['Struckout', 'Written twice', 9999]))
})

test('without a desk the workbook has spellings and references of guests, and says what was erased', async ({
  app,
  host,
}) => {
  const { clock, services } = app
  const { db } = services
  const box = await insertEventBox(db, { host_id: host.row.id })
  const hidden = { blessing: 'A hidden one', blessing_hidden_at: clock.now }
  const { payment_id } = await insertContribution(db, {
    ...{ event_box_id: box.id, guest_name: '+1 <b>&"\'', corrected_name: '𑀓🪔 राव' },
    ...{ guest_phone: '0812345678', guest_address: 'Line 1\nLine 2', ...hidden },
  })
  await db.updateTable('payments').set({ rrn: '012345678901' }).where('id', '=', payment_id).execute()
  const erased = { guest_name: null, guest_phone: null, guest_address: null, erased_at: clock.now }
  await insertContribution(db, { event_box_id: box.id, ...erased })
  const sheets = await sheetsOf(await fileOf(host, box.id, 'book?format=xlsx&language=hi'))
  expect(Object.keys(sheets)).toEqual(['शगुन की बही', 'जोड़'])
  const [heads = [], ...rows] = (sheets['शगुन की बही'] ?? []).slice(3)
  const cells = (title: string) => rows.map((row) => row[heads.indexOf(title)])
  expect(cells('मेहमान')).toEqual(['𑀓🪔 राव', 'मिटाया गया', null])
  expect(cells('मोबाइल नंबर')).toEqual(['0812345678', 'मिटाया गया', null])
  expect(cells('पता')).toEqual(['Line 1\nLine 2', 'मिटाया गया', null])
  expect(cells('मेहमान का लिखा नाम')).toEqual(['+1 <b>&"\'', null, null])
  expect(cells('Lifafa नंबर')).toEqual([payment_id, expect.stringMatching(/^pay_/), null])
  expect(cells('रेफ़रेंस नंबर (UTR)')[0]).toBe('012345678901')
  expect(cells('आशीर्वाद')).toEqual([null, null, null])
  expect(cells('रुपये')).toEqual([501, 501, 1002])
})

test('the workbook has the number of a gift and of its envelope, the count that closed it, and the thanks', async ({
  app,
  host,
}) => {
  const box = await insertEventBox(app.services.db, { host_id: host.row.id })
  const { entry } = await aDesk(app, box, host.row.id)
  const register = `/dashboard/giftbooks/${box.id}/register`
  await host.call(['POST', register], { id: randomUUID(), kind: 'thing', words: 'A lamp', envelope: 212 })
  await host.call(['POST', `/dashboard/giftbooks/${box.id}/counts`], {
    ...{ id: randomUUID(), notes_500: 2, notes_100: 1, first_counter: 'Chacha', second_counter: 'Mama' },
    ...{ close: true, entries: 1, expected_paise: 1_100_00 },
  })
  expect((await host.call(['PATCH', `${register}/${entry}/thanked`], { thanked: true })).status).toBe(200)
  const sheets = await sheetsOf(await fileOf(host, box.id, 'book?format=xlsx'))
  const [heads = [], ...rows] = (sheets['Gift book'] ?? []).slice(3, -1)
  const cells = (title: string) => rows.map((row) => row[heads.indexOf(title)])
  expect(cells('Number')).toEqual(['A-1', 'H-1'])
  expect(cells('Envelope number')).toEqual([null, 212])
  expect(cells('Closed in count')).toEqual([1, null])
  expect(cells('Thanks')).toEqual(['yes', null])
})

const LINES = 300
const AT_ONCE = 50

test('a book of 300 gifts has each once, and the sums of its pages make the sum of the register', async ({
  app,
  host,
}) => {
  const box = await insertEventBox(app.services.db, { host_id: host.row.id })
  const desk = await enterDesk(app, await openDesk(app, box, host.row.id))
  const gift = (running: number) =>
    version(app, running, { name: `Giver ${running}.`, amount_paise: (running + 100) * 100 })
  for (let first = 1; first <= LINES; first += AT_ONCE)
    await desk.send(...Array.from({ length: AT_ONCE }, (_, at) => gift(first + at)))
  const text = (await pdfText(await fileOf(host, box.id, 'book?format=pdf'))).replace(/\s+/g, ' ')
  const givers = text.match(/Giver \d+\./g)
  expect(givers).toEqual(Array.from({ length: LINES }, (_, at) => `Giver ${at + 1}.`))
  const sums = [...text.matchAll(/This page: ₹([\d,]+)/g)].map(([, sum = '']) =>
    Number(sum.replaceAll(',', '')),
  )
  const { body } = await ask(host, box.id, 'register?page=1')
  expect(sums.length).toBeGreaterThan(5)
  expect(sums.reduce((all, sum) => all + sum) * 100).toBe(body.split.cash_paise)
  expect(text).toContain(`Total ${LINES} ${formatPaise(body.split.cash_paise)}`)
})

test('the sheet of a count has notes, sums, the difference with its reason, and both names', async ({
  app,
  host,
}) => {
  const box = await insertEventBox(app.services.db, { host_id: host.row.id })
  await aDesk(app, box, host.row.id)
  expect((await ask(host, box.id, 'counts/1/sheet')).status).toBe(404)
  const closed = await host.call(['POST', `/dashboard/giftbooks/${box.id}/counts`], {
    ...{ id: randomUUID(), notes_500: 1, notes_100: 1, first_counter: 'Chacha', second_counter: 'Mama' },
    ...{ close: true, entries: 1, expected_paise: 1_100_00, reason: 'A note fell', reason_by: 'Mausi' },
  })
  expect(closed.status).toBe(200)
  const text = (await pdfText(await fileOf(host, box.id, 'counts/1/sheet'))).replace(/\s+/g, ' ')
  for (const part of [
    'Count 1',
    '₹500 1 ₹500',
    '₹1,100 ₹600 −₹500',
    '₹500 short',
    'A note fell',
    'Chacha',
    'Mama',
    'Mausi',
  ])
    expect(text).toContain(part)
  for (const wrong of ['counts/0/sheet', 'counts/one/sheet', 'counts/1/sheet?language=fr'])
    expect([400, 404]).toContain((await ask(host, box.id, wrong)).status)
  expect((await ask(host, box.id, 'counts/2/sheet')).status).toBe(404)
})

test.for([
  ['en', 'Cash and cheques differ', 'The sums agree'],
  ['hi', 'पर नक़द और चेक का', 'बराबर'],
])(
  'in %s a sheet on which cash stands for a cheque says that they differ',
  async ([language, differs = '', agrees], { app, host }) => {
    const box = await insertEventBox(app.services.db, { host_id: host.row.id })
    await aDesk(app, box, host.row.id)
    const closed = await host.call(['POST', `/dashboard/giftbooks/${box.id}/counts`], {
      ...{ id: randomUUID(), notes_100: 6, cheques: 1, cheques_paise: 500_00, close: true, entries: 1 },
      ...{ first_counter: 'Chacha', second_counter: 'Mama', expected_paise: 1_100_00 },
      ...{ reason: 'A note was written as a cheque', reason_by: 'Mausi' },
    })
    expect(closed.status).toBe(200)
    const text = await pdfText(await fileOf(host, box.id, `counts/1/sheet?language=${language}`))
    expect(text.normalize('NFC').replace(/\s+/g, ' ')).toContain(differs.normalize('NFC'))
    expect(text).not.toContain(agrees)
  },
)

/** Closes what `aDesk` has written. */
async function closeCount(desk: Awaited<ReturnType<typeof aDesk>>): Promise<void> {
  const { status } = await desk.call(['POST', '/desk/counts'], {
    ...{ id: randomUUID(), notes_500: 2, notes_100: 1, first_counter: 'Chacha', second_counter: 'Mama' },
    ...{ close: true, entries: 1, expected_paise: 1_100_00 },
  })
  expect(status).toBe(200)
}

test('a desk has the sheets of counts that it closed itself, and no others', async ({ app, host }) => {
  const box = await insertEventBox(app.services.db, { host_id: host.row.id })
  const desk = await aDesk(app, box, host.row.id)
  const other = await aDesk(app, box, host.row.id)
  await closeCount(desk)
  const sheet = await desk.call(['GET', '/desk/counts/1/sheet'])
  expect(await pdfText(Buffer.from(sheet.body.content, 'base64'))).toContain('Chacha')
  expect((await other.call(['GET', '/desk/counts/1/sheet'])).status).toBe(404)
  expect((await desk.call(['GET', '/desk/counts/2/sheet'])).status).toBe(404)
})

test('the sheets of a host’s desks have one place in the line together', async ({ app, host }) => {
  const box = await insertEventBox(app.services.db, { host_id: host.row.id })
  const desks = await Promise.all([1, 2, 3].map(() => aDesk(app, box, host.row.id)))
  for (const desk of desks) await closeCount(desk)
  const sheets = desks.map((desk, at) => desk.call(['GET', `/desk/counts/${at + 1}/sheet`]))
  expect((await Promise.all(sheets)).map(({ status }) => status).toSorted()).toEqual([200, 200, 503])
})
