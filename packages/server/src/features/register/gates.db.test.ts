// Access to the gift register: hosts, helpers at a desk, and those who have neither a session nor a link.
import { randomUUID } from 'node:crypto'
import { textSentences } from '@lifafa/contract/sentences/fields/text'
import type { TestApp } from '../../test/app.ts'
import { call } from '../../test/fixtures.ts'
import { aDesk, aUsedRegister, enterDesk, openDesk, refusalOf, version } from '../../test/register/desks.ts'
import { insertContribution, insertEventBox, insertHost, SOME_TIME, someBoxId } from '../../test/rows.ts'
import { hostTest as base, expect } from '../../test/test.ts'
import { DAY_MS } from '../../test/times.ts'

const test = base.extend('box', { scope: 'file' }, ({ app, host }) =>
  insertEventBox(app.services.db, { host_id: host.row.id }),
)

const entry = { id: randomUUID(), kind: 'cash', amount_paise: 501_00, name: 'Ramesh' }
const count = { id: randomUUID(), first_counter: 'A', second_counter: 'B' }
const BIDI = 'Ra\u202emesh'
const LINK = 'evil.com'
const FORMULA = '=HYPERLINK("a")<b>'
const wrongEntry = {
  ...{ kind: 'shares', amount_paise: -1, milligrams: 0, words: 'x'.repeat(101), name: BIDI, relation: '…' },
  ...{ village: LINK, family: 'a\u0000b', side: 'both', phone: '12345', note: 'x'.repeat(201), envelope: 0 },
}
const wrongCount = {
  ...{ id: '1', notes_500: -1, notes_200: 0.5, notes_100: '1', notes_50: 1e9, notes_20: null, notes_10: [] },
  ...{ coins_paise: -1, cheques: -1, cheques_paise: 1e13, first_counter: '', second_counter: BIDI },
  ...{ close: 'yes', entries: -1, expected_paise: 'all', reason: LINK, reason_by: 'x'.repeat(81) },
}
/** `wrong`: of each field of the body a value that is refused. `path`: ids of rows have the names of `Ids`. */
type Call = readonly [
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body?: object,
  wrong?: object,
]
const ofHost: Call[] = [
  ['GET', '/register'],
  ['POST', '/register', entry, { id: '1', late: 'yes', ...wrongEntry }],
  ['GET', '/register/:entry'],
  ['PATCH', '/register/:entry', { ...entry, version: 1 }, { version: 0, ...wrongEntry }],
  ['POST', '/register/:entry/void', { reason: 'Twice' }, { reason: BIDI }],
  ['PATCH', '/register/:entry/thanked', { thanked: true }, { thanked: 'yes', whole_family: 1 }],
  ['GET', '/names'],
  ['GET', '/desks'],
  [
    ...(['POST', '/desks', { helper: 'Pappu', ends_at: '2026-12-01T00:00:00Z' }] as const),
    { helper: BIDI, may_see_names: 'yes', may_see_sums: 1, ends_at: 'tomorrow' },
  ],
  ['PATCH', '/desks/:desk', { state: 'paused' }, { state: 'gone' }],
  ['POST', '/desks/:desk/renew'],
  [
    ...(['POST', '/desks/:desk/entries', { letter: 'A', versions: [] }] as const),
    { letter: 'a1', versions: {}, handovers: {} },
  ],
  ['GET', '/counts'],
  ['POST', '/counts', count, wrongCount],
  ['GET', '/book?format=pdf'],
  ['GET', '/counts/1/sheet'],
  [
    ...(['PUT', '/counts/1/deposit', { day: '2026-11-28', amount_paise: 1, by: 'Ramesh' }] as const),
    { day: '2026-11-31', amount_paise: 0, by: LINK },
  ],
  ['DELETE', '/counts/1/deposit'],
  [
    ...(['POST', '/imports', { id: randomUUID(), file: 'a.csv', rows: [['Asha']] }] as const),
    { id: '1', file: '', rows: 'none', occasion: LINK, year: 19, dry_run: 'yes' },
  ],
  ['GET', '/imports'],
  ['DELETE', '/imports/:list'],
  ['GET', '/hall'],
  [
    ...(['PATCH', '/hall', { paused: true }] as const),
    { link: 'old', paused: 'yes', shows_sum: 1, holds_blessings: null, line: { id: '1' } },
  ],
]
const handover = { id: randomUUID(), from: 'Pappu', to: 'Chacha', first_envelope: 1, last_envelope: 112 }
const wrongHandover = {
  ...{ id: '1', from: '', to: LINK, letter: 'a1' },
  ...{ first_envelope: 0, last_envelope: 0, at: '', sent_at: 1 },
}
const sent = { sent_at: SOME_TIME.toISOString(), versions: [] }
const ofDesk: Call[] = [
  ['GET', '/desk/entries'],
  ['POST', '/desk/entries', sent, { sent_at: 'now', battery_percent: 101, unsent: -1, versions: 'none' }],
  ['GET', '/desk/live'],
  ['GET', '/desk/counts/1/sheet'],
  ['GET', '/desk/names'],
  ['GET', '/desk/paid?phone=9123456780'],
  ['POST', '/desk/handovers', handover, wrongHandover],
  ['POST', '/desk/counts', count, wrongCount],
]
const enter = { token: 'x', pin: '123456', helper: 'Pappu', device: randomUUID() }
const door: Call = ['POST', '/desk/open', enter, { token: '', pin: '12345', helper: BIDI, device: '1' }]

type Ids = Record<':entry' | ':desk' | ':list', string>
const withIds = (path: string, ids: Ids): string =>
  path.replace(/:(entry|desk|list)/, (name) => ids[name as keyof Ids])
const MISSING: Ids = { ':entry': randomUUID(), ':desk': randomUUID(), ':list': randomUUID() }

const TABLES = [
  ...(['register_entries', 'register_versions', 'register_counts', 'register_imports'] as const),
  ...(['imported_givers', 'desks', 'desk_devices', 'handovers', 'halls', 'hall_lines'] as const),
]
const rowsOf = ({ services: { db } }: TestApp, boxes: readonly string[]) =>
  Promise.all(
    TABLES.map(async (table) => {
      const rows = await db.selectFrom(table).selectAll().where('event_box_id', 'in', boxes).execute()
      return rows.map((row) => JSON.stringify(row)).toSorted()
    }),
  )

/** A box with a row in each table of the register, and ids of some. */
async function aUsedBox(app: TestApp, host_id: string) {
  const { db } = app.services
  const box = await insertEventBox(db, { host_id })
  await aUsedRegister(app, box, host_id, { name: 'Kamla', phone: '9123456780', address: 'MG Road' })
  const idOf = async (table: 'register_entries' | 'desks' | 'register_imports') =>
    (await db.selectFrom(table).select('id').where('event_box_id', '=', box.id).executeTakeFirstOrThrow()).id
  const ids: Ids = {
    ...{ ':entry': await idOf('register_entries'), ':desk': await idOf('desks') },
    ':list': await idOf('register_imports'),
  }
  return { id: box.id, ids }
}

const usedTest = test.extend('used', { scope: 'file' }, async ({ app, host }) => {
  const { db } = app.services
  const [others, deleted, own] = [
    await aUsedBox(app, (await insertHost(db)).id),
    await aUsedBox(app, host.row.id),
    await aUsedBox(app, host.row.id),
  ]
  await db.updateTable('event_boxes').set({ deleted_at: SOME_TIME }).where('id', '=', deleted.id).execute()
  return { others, deleted, own, all: [others.id, deleted.id, own.id] }
})

usedTest.for(ofHost)(
  '%s %s of another host’s, a deleted and a missing box is not found, nor a row of another box',
  async ([method, path, body], { app, host, box, used: { others, deleted, own, all } }) => {
    const before = await rowsOf(app, all)
    const isOfRow = /:|\/1/.test(path)
    const asked = [others, deleted, { id: someBoxId(), ids: MISSING }]
    for (const { id, ids } of [...asked, ...(isOfRow ? [{ id: box.id, ids: own.ids }] : [])]) {
      const answer = await host.call([method, `/dashboard/giftbooks/${id}${withIds(path, ids)}`], body)
      expect(answer).toMatchObject(refusalOf('notFound'))
    }
    expect(await rowsOf(app, all)).toEqual(before)
  },
)

test.for(ofDesk)('%s %s requires the session of a desk', async ([method, path, body], { app, host, box }) => {
  const { token } = await openDesk(app, box, host.row.id)
  const asHost = await call(app, [method, path], { hostId: host.row.id, body })
  expect(asHost).toMatchObject(refusalOf('notSignedIn'))
  for (const authorization of ['', 'Bearer', `Bearer ${token}`, `Bearer ${someBoxId()}${'A'.repeat(43)}`]) {
    const answer = await call(app, [method, path], { headers: { authorization }, body })
    expect(answer).toMatchObject(refusalOf('notSignedIn'))
  }
})

test.for(ofDesk)(
  '%s %s is refused while the desk is paused, and for good once it has ended',
  async ([method, path, body], { app, host, box }) => {
    const desk = await aDesk(app, box, host.row.id)
    const change = (state: string) =>
      host.call(['PATCH', `/dashboard/giftbooks/${box.id}/desks/${desk.id}`], { state })
    await change('paused')
    expect(await desk.call([method, path], body)).toMatchObject(refusalOf('deskPaused'))
    await change('open')
    expect((await desk.call(['GET', '/desk/entries'])).status).toBe(200)
    await change('ended')
    expect(await desk.call([method, path], body)).toMatchObject(refusalOf('deskEnded'))
    expect(await change('open')).toMatchObject(refusalOf('deskEnded'))
  },
)

const TEN_MEGABYTES = 'x'.repeat(10 * 1024 * 1024)
const sending = [...ofHost, ...ofDesk, door].filter(([, , body]) => body) as Required<Call>[]

test.for(sending)(
  '%s %s names wrong fields, takes formulas and what a newer client sends, and no ten megabytes',
  async ([method, path, body, wrong], { app, host }) => {
    const box = await insertEventBox(app.services.db, { host_id: host.row.id })
    const desk = path.startsWith('/desk/') && (await enterDesk(app, await openDesk(app, box, host.row.id)))
    const send = (more: object) =>
      desk
        ? desk.call([method, path], { ...body, ...more })
        : host.call([method, `/dashboard/giftbooks/${box.id}${withIds(path, MISSING)}`], { ...body, ...more })
    const fields = Object.keys(wrong)
    const each = (value: string, of = fields) => Object.fromEntries(of.map((field) => [field, value]))
    for (const fault of [wrong, each(BIDI)]) {
      const refused = await send(fault)
      expect(refused.status).toBe(400)
      expect(Object.keys(refused.body.errors).toSorted()).toEqual(fields.toSorted())
    }
    const { errors } = (await send(each(BIDI))).body
    const hidden = textSentences.noInvisible('Ramesh')
    const texts = fields.filter((field) => errors[field].includes(hidden))
    expect((await send(each(FORMULA, texts))).status).not.toBe(400)
    expect((await send({ photo: TEN_MEGABYTES })).status).toBe(413)
    expect((await send({ photo: 'x' })).status).not.toBe(400)
  },
)

test('a session of a desk opens no call of its host, and none of another box', async ({ app, host, box }) => {
  const desk = await aDesk(app, box, host.row.id)
  const other = await insertEventBox(app.services.db, { host_id: host.row.id })
  const elsewhere = await aDesk(app, other, host.row.id)
  const headers = { authorization: desk.authorization }
  for (const [method, path, sent] of ofHost) {
    const answer = await call(app, [method, `/dashboard/giftbooks/${box.id}${withIds(path, MISSING)}`], {
      ...{ headers, body: sent },
    })
    expect(answer).toMatchObject(refusalOf('notSignedIn'))
  }
  const { body } = await desk.call(['GET', '/desk/entries'])
  expect(body.box).toBe(box.id)
  expect(JSON.stringify(body)).not.toContain(elsewhere.entry)
  const changed = version(app, 1, { id: elsewhere.entry, version: 2 })
  expect((await desk.send(changed)).body.results).toMatchObject([
    { result: 'refused', code: 'earlierMissing' },
  ])
})

test('helpers see no amount and no phone of others, unless the host allows sums', async ({ app, host }) => {
  const { db } = app.services
  const box = await insertEventBox(db, { host_id: host.row.id })
  await insertContribution(db, { event_box_id: box.id, guest_name: 'Kamla Devi', guest_phone: '9888877777' })
  const others = await aDesk(app, box, host.row.id)
  await others.send(version(app, 2, { phone: '9777766666', note: 'A secret', amount_paise: 7_777_00 }))
  const plain = await aDesk(app, box, host.row.id)
  const paths = ['/desk/entries', '/desk/names', '/desk/paid?phone=9888877777']
  for (const path of paths) {
    const { status, body } = await plain.call(['GET', path])
    expect(status).toBe(200)
    const { entries: _own, ...rest } = body
    const text = JSON.stringify(rest)
    expect(text).not.toMatch(/9888877777|9777766666|A secret|777700|50100|52104/)
    expect(text).toContain('Kamla Devi')
  }
  for (const [method, path, of] of ofDesk.filter(([method]) => method === 'POST')) {
    const { status, body } = await plain.call([method, path], of)
    expect(status).toBe(200)
    expect(JSON.stringify(body)).not.toMatch(/9888877777|9777766666|A secret|777700|50100|52104|Kamla/)
  }
  expect((await plain.call(['GET', '/desk/paid?phone=1'])).body.errors).toHaveProperty('phone')
  const trusted = await enterDesk(app, await openDesk(app, box, host.row.id, { may_see_sums: true }))
  const { body } = await trusted.call(['GET', '/desk/entries'])
  expect(body.others.map(({ amount_paise }: { amount_paise: number }) => amount_paise)).toContain(7_777_00)
  expect(JSON.stringify(body)).not.toMatch(/9888877777|9777766666|A secret/)
})

test('names of others are for desks that may see them', async ({ app, host }) => {
  const { db } = app.services
  const earlier = await insertEventBox(db, { host_id: host.row.id })
  await insertContribution(db, { event_box_id: earlier.id, guest_name: 'Savitri of Rekha’s wedding' })
  await insertContribution(db, { guest_name: 'A stranger’s guest' })
  const box = await insertEventBox(db, { host_id: host.row.id })
  const phone = '9888877776'
  const today = { event_box_id: box.id, guest_name: 'Kamla of today', guest_phone: phone }
  const { paid_at } = await insertContribution(db, today)
  const namesAt = async (may_see_names: boolean) => {
    const desk = await enterDesk(app, await openDesk(app, box, host.row.id, { may_see_names }))
    await desk.send(version(app, 1, { name: 'Gopal', family: 'Agrawal' }))
    const { others } = (await desk.call(['GET', '/desk/entries'])).body
    expect(JSON.stringify(others).includes('Kamla')).toBe(may_see_names)
    const { paid } = (await desk.call(['GET', `/desk/paid?phone=${phone}`])).body
    expect(paid).toMatchObject([{ name: may_see_names ? 'Kamla of today' : '' }])
    const { names } = (await desk.call(['GET', '/desk/names'])).body
    const online = names.filter(({ online_at }: { online_at: string | null }) => online_at !== null)
    const kamla = { name: 'Kamla of today', online_at: paid_at.toISOString() }
    expect(online).toMatchObject(may_see_names ? [kamla] : [])
    return names.map(({ name }: { name: string }) => name)
  }
  const all = await namesAt(true)
  expect(all[0]).toBe('Gopal')
  expect(all).toContain('Savitri of Rekha’s wedding')
  expect(all).not.toContain('A stranger’s guest')
  expect(await namesAt(false)).toEqual(['Gopal'])
})

test('a desk ends by itself at its hour', async ({ app, host }) => {
  const box = await insertEventBox(app.services.db, { host_id: host.row.id })
  const desk = await aDesk(app, box, host.row.id)
  const before = app.clock.now
  app.clock.now = new Date(before.getTime() + DAY_MS)
  expect(await desk.call(['GET', '/desk/entries'])).toMatchObject(refusalOf('deskEnded'))
  app.clock.now = before
})
