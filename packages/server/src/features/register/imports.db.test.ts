// Imported lists: preview, import, undo; and where their names and amounts are seen.
import { randomUUID } from 'node:crypto'
import { REGISTER } from '@lifafa/contract/limits'
import { hostRegisterRefusals } from '@lifafa/contract/sentences/host/register-refusals'
import { LIMITS } from '../../http/limits/rate-limits.ts'
import { aSignedInHost } from '../../test/fixtures.ts'
import { enterDesk, openDesk } from '../../test/register/desks.ts'
import { insertContribution, insertEventBox } from '../../test/rows.ts'
import { expect, boxTest as test } from '../../test/test.ts'

const ROWS = [
  ['नाम', 'गाँव', 'परिवार', 'मोबाइल', 'रक़म', 'टिप्पणी'],
  ['रमेश शर्मा', 'मुरैना', 'Sharma', '9123456780', '1,100', 'with love'],
  ['Gopal', 'Gwalior', '', '', '501', ''],
  ['Gopal', 'Bhind', '', '', '251', ''],
  ['Nani', '', '', '', '', ''],
  ['', 'Bhind', '', '', '100', ''],
]
const list = (more: object = {}) => ({
  ...{ id: randomUUID(), file: 'rekha.xlsx', rows: ROWS, occasion: 'Rekha’s wedding', year: 2019 },
  ...more,
})

type Host = Awaited<ReturnType<typeof aSignedInHost>>
const send = (host: Host, box: { id: string }, body: object) =>
  host.call(['POST', `/dashboard/giftbooks/${box.id}/imports`], body)
const read = async (host: Host, box: { id: string }, what: string) =>
  (await host.call(['GET', `/dashboard/giftbooks/${box.id}/${what}`])).body
const undo = (host: Host, box: { id: string }, id: string) =>
  host.call(['DELETE', `/dashboard/giftbooks/${box.id}/imports/${id}`])
const write = (host: Host, box: { id: string }, entry: object) =>
  host.call(['POST', `/dashboard/giftbooks/${box.id}/register`], {
    ...{ id: randomUUID(), kind: 'cash', amount_paise: 501_00, ...entry },
  })

test('a preview says what each column is, and stores nothing', async ({ host, box }) => {
  const { status, body } = await send(host, box, list({ dry_run: true, occasion: '' }))
  expect(status).toBe(200)
  expect(body.columns.map(({ letter, field }: { letter: string; field: string }) => [letter, field])).toEqual(
    [
      ['A', 'name'],
      ['B', 'village'],
      ['C', 'family'],
      ['D', 'phone'],
      ['E', 'amount'],
      ['F', null],
    ],
  )
  expect(body).toMatchObject({ above: [], givers: 4, gifts: 3, left_out: 1, unread_amounts: [] })
  expect(body.sample[0]).toEqual({
    ...{ name: 'रमेश शर्मा', relation: '', village: 'मुरैना', family: 'Sharma' },
    ...{ phone: '9123456780', amount_paise: 1_100_00 },
  })
  expect(body.sample).toHaveLength(4)
  expect((await read(host, box, 'imports')).imports).toEqual([])
})

test('the same id imports once, also at once, and an undone import leaves nothing', async ({
  app,
  host,
  box,
}) => {
  const body = list()
  const answers = await Promise.all([1, 2, 3].map(() => send(host, box, body)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  const { imports } = await read(host, box, 'imports')
  expect(imports).toMatchObject([
    { id: body.id, file: 'rekha.xlsx', occasion: 'Rekha’s wedding', year: 2019, givers: 4, gifts: 3 },
  ])
  expect((await undo(host, box, body.id)).status).toBe(200)
  expect((await undo(host, box, body.id)).status).toBe(404)
  const rows = app.services.db.selectFrom('imported_givers').selectAll().where('event_box_id', '=', box.id)
  expect(await rows.execute()).toEqual([])
})

test.for<[string, object]>([
  ['rows', { rows: [] }],
  ['rows', { rows: [['Name'], ['']] }],
  ['rows', { rows: Array(REGISTER.maxImportRows + 1).fill(['Asha']) }],
  ['rows', { rows: [Array(REGISTER.maxImportColumns + 1).fill('Asha')] }],
  ['rows', { rows: [['x'.repeat(REGISTER.maxImportCell + 1)]] }],
  ['rows', { rows: [[1]] }],
  ['occasion', { occasion: '' }],
])('a wrong %s is refused', async ([field, more], { host, box }) => {
  const { status, body } = await send(host, box, list(more))
  expect(status).toBe(400)
  expect(Object.keys(body.errors)[0]).toBe(field)
  expect((await read(host, box, 'imports')).imports).toEqual([])
})

test('a list is counted before it is read', async ({ app, box }) => {
  const eager = await aSignedInHost(app)
  const [{ max }] = LIMITS.importList
  const ask = () => send(eager, box, list({ rows: 'none' }))
  for (let asked = 0; asked < max; asked++) expect((await ask()).status).toBe(400)
  expect((await ask()).status).toBe(429)
})

test('an event has ten lists at most', async ({ host, box }) => {
  for (let count = 0; count < REGISTER.maxImports; count++)
    expect((await send(host, box, list({ rows: [['Asha']] }))).status).toBe(200)
  expect(await send(host, box, list())).toMatchObject({
    ...{ status: 409, body: { code: 'importsFull', message: hostRegisterRefusals.importsFull } },
  })
})

test('a guest’s line says what the same person gave earlier', async ({ app, host, box }) => {
  await send(host, box, list())
  const other = await insertEventBox(app.services.db, { host_id: host.row.id })
  for (const each of [box, other]) {
    await insertContribution(app.services.db, {
      event_box_id: each.id,
      guest_name: 'R. S.',
      guest_phone: '9123456780',
    })
    await write(host, each, { name: 'Shri Ramesh Sharma' })
    await write(host, each, { name: 'GOPAL', village: 'bhind' })
    await write(host, each, { name: 'Nani' })
    await write(host, each, {})
  }
  const gave = async (of: { id: string }) =>
    (await read(host, of, 'register?order=oldest')).gifts.map((gift: { gave: { amount_paise: number }[] }) =>
      gift.gave.map(({ amount_paise }) => amount_paise / 100),
    )
  expect((await gave(box)).toSorted()).toEqual([[], [], [1100], [1100], [251]])
  expect(await gave(other)).toEqual([[], [], [], [], []])
  const { gifts } = await read(host, box, 'register?text=ramesh')
  expect(gifts[0].gave).toEqual([{ amount_paise: 1_100_00, occasion: 'Rekha’s wedding', year: 2019 }])
})

test('a register that was imported twice says each gift once; two gifts in one list are two', async ({
  host,
  box,
}) => {
  const gift = ['Gopal', 'Bhind', '251']
  const lists = [1, 2].map(() => list({ rows: [['Name', 'Village', 'Amount'], gift, gift] }))
  for (const each of lists) expect((await send(host, box, each)).status).toBe(200)
  await write(host, box, { name: 'Gopal', village: 'Bhind' })
  const gave = async () => (await read(host, box, 'register')).gifts[0].gave
  expect(await gave()).toHaveLength(2)
  await undo(host, box, lists[0]?.id ?? '')
  expect(await gave()).toHaveLength(2)
})

test('the newest three of many earlier gifts are said, also where their list has no phone', async ({
  host,
  box,
}) => {
  for (const [year, phone] of [...[2009, 2010, 2011].map((old) => [old, '9123456781']), [2023, '']]) {
    const rows = [
      ['Name', 'Phone', 'Amount'],
      ['Mohan Lal', phone, '1100'],
    ]
    expect((await send(host, box, list({ year, rows }))).status).toBe(200)
  }
  await write(host, box, { name: 'Mohan Lal', phone: '9123456781' })
  const { gifts } = await read(host, box, 'register')
  expect(gifts[0].gave.map(({ year }: { year: number }) => year)).toEqual([2023, 2011, 2010])
})

test('a list of 5,000 namesakes is compared long before the watchdog would end the process', async ({
  host,
  box,
}) => {
  const ofVillages = Array.from({ length: REGISTER.maxImportRows - 2 }, (_, at) => [
    ...['Asha', `Village ${at}`, `${at + 1}`],
  ])
  const rows = [['Name', 'Village', 'Amount'], ...ofVillages, ['Asha', '', '7000']]
  expect((await send(host, box, list({ rows }))).status).toBe(200)
  const before = process.cpuUsage()
  const { names } = await read(host, box, 'names')
  expect(process.cpuUsage(before).user).toBeLessThan(5_000_000)
  // Who is left out is never suggested.
  const villages = new Set(names.map(({ village }: { village: string }) => village))
  expect(ofVillages.filter(([, village]) => !villages.has(village))).toEqual([])
  const { village, gave } = names.find((name: { village: string }) => name.village !== '')
  expect(gave.map(({ amount_paise }: { amount_paise: number }) => amount_paise / 100)).toEqual([
    ...[Number(village.split(' ')[1]) + 1, 7000],
  ])
})

test.for([
  [{ may_see_names: true, may_see_sums: true }, [1_100_00]],
  [{ may_see_names: true, may_see_sums: false }, []],
] as const)(
  'a desk with %j gets names, and amounts only if it may see sums',
  async ([may, gave], { app, host, box }) => {
    await send(host, box, list())
    const desk = await enterDesk(app, await openDesk(app, box, host.row.id, may))
    const { names } = (await desk.call(['GET', '/desk/names'])).body
    const ramesh = names.find(({ name }: { name: string }) => name === 'रमेश शर्मा')
    expect(ramesh).toMatchObject({ family: 'Sharma', village: 'मुरैना' })
    expect(ramesh.gave.map(({ amount_paise }: { amount_paise: number }) => amount_paise)).toEqual(gave)
    expect(JSON.stringify(names)).not.toContain('9123456780')
  },
)

test('a desk that may not see names gets none of a list', async ({ app, host, box }) => {
  await send(host, box, list())
  const may = { may_see_names: false, may_see_sums: true }
  const desk = await enterDesk(app, await openDesk(app, box, host.row.id, may))
  expect((await desk.call(['GET', '/desk/names'])).body.names).toEqual([])
})
