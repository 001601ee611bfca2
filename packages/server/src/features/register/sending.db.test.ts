// Entries that devices at desks send: stored once, never overwritten, answered one by one.
import { randomUUID } from 'node:crypto'
import { REGISTER } from '@lifafa/contract/limits'
import { textSentences } from '@lifafa/contract/sentences/fields/text'
import { registerSentences } from '@lifafa/contract/sentences/register'
import { inTransaction } from '../../db/transaction.ts'
import { aDesk, enterDesk, fillRegister, openDesk, version } from '../../test/register/desks.ts'
import { insertEventBox } from '../../test/rows.ts'
import { boxTest as base, expect } from '../../test/test.ts'
import { eraseEntries } from './erase.ts'

const test = base.extend('desk', async ({ app, host, box }) =>
  enterDesk(app, await openDesk(app, box, host.row.id)),
)

const codes = (answer: { body: { results: { result: string; code?: string }[] } }) =>
  answer.body.results.map(({ result, code }) => code ?? result)

test('an entry that is sent ten times is stored once', async ({ app, desk }) => {
  const written = version(app, 1)
  const answers = await Promise.all(Array.from({ length: 10 }, () => desk.send(written)))
  expect(answers.flatMap(codes).toSorted()).toEqual([...Array(9).fill('already'), 'stored'])
  const { body } = await desk.call(['GET', '/desk/entries'])
  expect(body.entries).toMatchObject([
    { id: written.id, number: `${desk.letter}-1`, amount_paise: 1_100_00, version: 1, void_reason: null },
  ])
})

test('versions follow one another; a gap and another content are refused, and the stored one stays', async ({
  app,
  desk,
}) => {
  const one = version(app, 1)
  const two = { ...one, version: 2, amount_paise: 501_00 }
  const three = { ...one, version: 3, void_reason: 'Written twice' }
  expect(codes(await desk.send(two))).toEqual(['earlierMissing'])
  expect(codes(await desk.send(one, three))).toEqual(['stored', 'earlierMissing'])
  expect(codes(await desk.send({ ...one, name: 'Somebody else' }))).toEqual(['otherContent'])
  expect(codes(await desk.send(two, three, three))).toEqual(['stored', 'stored', 'already'])
  expect(codes(await desk.send({ ...one, version: 4 }))).toEqual(['voided'])
  expect((await desk.call(['GET', '/desk/entries'])).body.entries).toMatchObject([
    { version: 3, amount_paise: 1_100_00, void_reason: 'Written twice' },
  ])
})

test('one that cannot be read keeps none of the others back', async ({ app, desk }) => {
  const good = version(app, 1)
  const bad = version(app, 2, { amount_paise: 0.5, name: 'Ra\u202emesh', village: 'evil.com' })
  const answer = await desk.send(null, bad, 'x', good, { id: 7 })
  expect(codes(answer)).toEqual(['invalid', 'invalid', 'invalid', 'stored', 'invalid'])
  expect(answer.body.results[1]).toMatchObject({
    id: bad.id,
    errors: {
      amount_paise: [registerSentences.amountWrong],
      name: [textSentences.noInvisible('Ramesh')],
      village: [textSentences.noLinks('evil.com')],
    },
  })
})

test.for([
  [{ kind: 'shares' }, 'kind'],
  [{ kind: 'cash', amount_paise: -1 }, 'amount_paise'],
  [{ kind: 'cash', amount_paise: REGISTER.maxPaise + 1 }, 'amount_paise'],
  [{ kind: 'cash', amount_paise: '110000' }, 'amount_paise'],
  [{ kind: 'gold', amount_paise: 100 }, 'amount_paise'],
  [{ kind: 'gold', amount_paise: null, milligrams: 0 }, 'milligrams'],
  [{ kind: 'cash', milligrams: 5_000 }, 'milligrams'],
  [{ kind: 'thing', amount_paise: null }, 'words'],
  [{ kind: 'blessing' }, 'amount_paise'],
  [{ words: 'x'.repeat(101) }, 'words'],
  [{ name: 'x'.repeat(81) }, 'name'],
  [{ relation: '…' }, 'relation'],
  [{ village: 7 }, 'village'],
  [{ family: 'a\u0000b' }, 'family'],
  [{ side: 'both' }, 'side'],
  [{ phone: '12345' }, 'phone'],
  [{ phone: 'ask Gopal' }, 'phone'],
  [{ note: 'x'.repeat(201) }, 'note'],
  [{ envelope: 0 }, 'envelope'],
  [{ running: 10_000 }, 'running'],
  [{ version: 0 }, 'version'],
  [{ written_at: 'yesterday' }, 'written_at'],
  [{ id: '1' }, 'id'],
] as const)('%j is refused for its %s', async ([wrong, field], { app, desk }) => {
  const { body } = await desk.send(version(app, 1, wrong))
  expect(body.results).toMatchObject([
    { result: 'refused', code: 'invalid', errors: { [field]: [expect.any(String)] } },
  ])
})

test('an older client leaves fields out, a newer one sends more', async ({ app, desk }) => {
  const { name: _name, village: _village, ...older } = version(app, 1)
  const newer = version(app, 2, { photo: 'x', milligrams: null, side: '' })
  expect(codes(await desk.send(older, newer))).toEqual(['stored', 'stored'])
  expect(codes(await desk.send({ ...older, name: '', note: null }, newer))).toEqual(['already', 'already'])
})

test.for([
  ...['<b>Ramesh</b><script>alert(1)</script>', '=HYPERLINK(A1)', '+1+1', '@SUM(A1)', '%s {x}'],
  ...["'; drop table desks--", 'सुनीता 🙏', 'ஹரிணி'],
])('a name like %j is text, and comes back as it was written', async (name, { app, host, box, desk }) => {
  expect(codes(await desk.send(version(app, 1, { name })))).toEqual(['stored'])
  expect((await desk.call(['GET', '/desk/entries'])).body.entries).toMatchObject([{ name }])
  const { body } = await host.call(['GET', `/dashboard/giftbooks/${box.id}/register`])
  expect(body.gifts).toMatchObject([{ name }])
})

test('more than 50 versions, and a body of megabytes, are refused whole', async ({ app, desk }) => {
  const many = Array.from({ length: REGISTER.maxSent + 1 }, (_, at) => version(app, at + 1))
  expect((await desk.send(...many)).status).toBe(400)
  expect((await desk.send({ note: 'x'.repeat(10 * 1024 * 1024) })).status).toBe(413)
  expect((await desk.call(['GET', '/desk/entries'])).body.entries).toEqual([])
  expect(codes(await desk.send(...many.slice(1)))).toEqual(Array(REGISTER.maxSent).fill('stored'))
})

test('a full register takes no further entry, and still takes corrections', async ({ app, host, box }) => {
  const secrets = await openDesk(app, box, host.row.id)
  for (let devices = 0; devices < 3; devices++) await enterDesk(app, secrets)
  await fillRegister(app, box, REGISTER.maxEntries - 1)
  const desk = await enterDesk(app, secrets)
  const [last, more] = [version(app, 1), version(app, 2)]
  expect(codes(await desk.send(last, more))).toEqual(['stored', 'full'])
  expect(codes(await desk.send(last, { ...last, version: 2, name: '' }))).toEqual(['already', 'stored'])
  const body = { id: randomUUID(), kind: 'cash' }
  const { status, body: refusal } = await host.call(['POST', `/dashboard/giftbooks/${box.id}/register`], body)
  // At a field that no form shows nobody would read it.
  expect([status, refusal.message, refusal.errors]).toEqual([400, registerSentences.registerFull, undefined])
})

test('a copied device is told to enter again, and loses nothing', async ({ app, host, box }) => {
  const secrets = await openDesk(app, box, host.row.id)
  const desk = await enterDesk(app, secrets)
  await desk.send(version(app, 1))
  const copied = version(app, 1, { name: 'Written on the copy' })
  expect(codes(await desk.send(copied))).toEqual(['numberTaken'])
  const again = await enterDesk(app, secrets)
  expect(again.letter).not.toBe(desk.letter)
  expect(codes(await again.send(copied))).toEqual(['stored'])
  expect(codes(await again.send({ ...copied, version: 2, running: 2 }))).toEqual(['otherContent'])
})

test('a device cannot change what another one wrote, nor what the host changed meanwhile', async ({
  app,
  host,
  box,
  desk,
}) => {
  const written = version(app, 1)
  await desk.send(written)
  const other = await aDesk(app, box, host.row.id)
  expect(codes(await other.send({ ...written, version: 2 }))).toEqual(['notYours'])
  const path = `/dashboard/giftbooks/${box.id}/register/${written.id}`
  const changed = { version: 1, kind: 'cash', amount_paise: 2_100_00, name: 'Ramesh Sharma' }
  expect((await host.call(['PATCH', path], changed)).body.entry).toMatchObject({ version: 2 })
  expect((await host.call(['PATCH', path], changed)).body.code).toBe('entryChanged')
  const corrected = (version: number, amount_paise = 501_00) => ({ ...written, version, amount_paise })
  expect(codes(await desk.send(corrected(2), corrected(3)))).toEqual(['otherContent', 'earlierMissing'])
  expect(codes(await desk.send(corrected(2, 0.5), corrected(3)))).toEqual(['invalid', 'earlierMissing'])
  expect((await host.call(['GET', path])).body).toMatchObject({
    entry: { amount_paise: 2_100_00, version: 2 },
    versions: [
      { version: 2, by: 'Meera Nair', content: { amount_paise: 2_100_00 } },
      { version: 1, by: 'Pappu', content: { amount_paise: 1_100_00, village: 'Morena' } },
    ],
  })
})

const PERSON = { phone: '9123456780', note: 'Uncle', relation: 'Mohan Sharma', family: 'Sharma' }

test('a version that a device still holds does not write again a name that was erased on request', async ({
  app,
  box,
  desk,
}) => {
  const { db } = app.services
  const cash = version(app, 1, PERSON)
  const blessing = version(app, 2, { ...PERSON, kind: 'blessing', amount_paise: null, words: 'Be happy' })
  await desk.send(cash, blessing)
  const entryIds = [cash.id, blessing.id]
  const erasure = { boxId: box.id, orderIds: [], entryIds, extent: 'all', now: app.clock.now } as const
  await inTransaction(db, (trx) => eraseEntries(trx, erasure))
  const changed = { ...cash, version: 2, amount_paise: 501_00 }
  const gone = { ...cash, version: 3, void_reason: 'Twice' }
  const answer = await desk.send(cash, changed, gone, { ...blessing, version: 2 })
  expect(codes(answer)).toEqual(['already', 'stored', 'stored', 'stored'])
  const nobody = { name: '', relation: '', village: '', family: '', phone: '', note: '' }
  const { body } = await desk.call(['GET', '/desk/entries'])
  const entryOf = (sent: { id: string }) => body.entries.find(({ id }: { id: string }) => id === sent.id)
  expect(entryOf(cash)).toMatchObject({ ...nobody, version: 3, amount_paise: 1_100_00, void_reason: 'Twice' })
  expect(entryOf(blessing)).toMatchObject({ ...nobody, version: 2, words: '' })
  const versionsOf = async ({ id }: { id: string }) =>
    (
      await db
        .selectFrom('register_versions')
        .select('content')
        .where('entry_id', '=', id)
        .orderBy('version')
        .execute()
    ).map(({ content }) => content)
  expect(await versionsOf(cash)).toEqual([
    { kind: 'cash', amount_paise: 1_100_00 },
    { kind: 'cash', amount_paise: 501_00 },
    { kind: 'cash', amount_paise: 1_100_00, void_reason: 'Twice' },
  ])
  expect(await versionsOf(blessing)).toEqual([{ kind: 'blessing' }, { kind: 'blessing' }])
})

test('an entry whose phone was erased with time keeps its name in a later version', async ({
  app,
  box,
  desk,
}) => {
  const one = version(app, 1, PERSON)
  await desk.send(one)
  const erasure = { boxId: box.id, orderIds: [], extent: 'contacts', now: app.clock.now } as const
  await inTransaction(app.services.db, (trx) => eraseEntries(trx, erasure))
  const two = { ...one, version: 2, name: 'Ramesh K Sharma', phone: '', note: '' }
  expect(codes(await desk.send(two))).toEqual(['stored'])
  expect((await desk.call(['GET', '/desk/entries'])).body.entries).toMatchObject([
    { name: 'Ramesh K Sharma', family: 'Sharma', phone: '', note: '' },
  ])
})

test.for([24, -24])('a clock that is %i hours wrong does not move an entry', async (hours, { app, desk }) => {
  const wrong = (ms: number) => new Date(app.clock.now.getTime() + hours * 3_600_000 + ms).toISOString()
  const tenMinutes = 600_000
  await desk.call(['POST', '/desk/entries'], {
    sent_at: wrong(0),
    versions: [version(app, 1, { written_at: wrong(-tenMinutes) })],
  })
  const { body } = await desk.call(['GET', '/desk/entries'])
  expect(body.entries[0].given_at).toBe(new Date(app.clock.now.getTime() - tenMinutes).toISOString())
})

test('the host sees each device as it last told of itself', async ({ app, host }) => {
  const box = await insertEventBox(app.services.db, { host_id: host.row.id })
  const desk = await aDesk(app, box, host.row.id)
  await desk.call(['POST', '/desk/entries'], {
    ...{ sent_at: app.clock.now.toISOString(), battery_percent: 42, unsent: 3, versions: [] },
  })
  const { body } = await host.call(['GET', `/dashboard/giftbooks/${box.id}/desks`])
  expect(body.desks).toMatchObject([
    {
      ...{ id: desk.id, helper: 'Pappu', state: 'open', entries: 1 },
      ...{ may_see_names: true, may_see_sums: false },
      devices: [{ letter: 'A', helper: 'Pappu', battery_percent: 42, unsent: 3 }],
    },
  ])
  expect(JSON.stringify(body)).not.toMatch(/hash|token/)
})

test('a file brings in once the entries and hand-overs that an ended desk could not send', async ({
  app,
  host,
  box,
  desk,
}) => {
  const sent_at = app.clock.now.toISOString()
  await desk.call(['POST', '/desk/entries'], { sent_at, unsent: 3, versions: [] })
  const ownDesk = async () =>
    (await host.call(['GET', `/dashboard/giftbooks/${box.id}/desks`])).body.desks.find(
      ({ devices }: { devices: { letter: string }[] }) => devices[0]?.letter === desk.letter,
    )
  const own = await ownDesk()
  await host.call(['PATCH', `/dashboard/giftbooks/${box.id}/desks/${own.id}`], { state: 'ended' })
  const unsent = version(app, 1)
  expect((await desk.send(unsent)).status).toBe(403)
  const handover = {
    ...{ id: randomUUID(), from: 'Pappu', to: 'Chacha', first_envelope: 1, last_envelope: 1 },
    ...{ letter: 'C', at: new Date(app.clock.now.getTime() - 3_600_000).toISOString() },
  }
  const file = { letter: desk.letter, versions: [unsent], handovers: [handover] }
  const take = (more = {}) =>
    host.call(['POST', `/dashboard/giftbooks/${box.id}/desks/${own.id}/entries`], { ...file, ...more })
  const other = await aDesk(app, box, host.row.id)
  expect((await take({ letter: other.letter })).status).toBe(404)
  expect(codes(await take())).toEqual(['stored'])
  expect(codes(await take())).toEqual(['already'])
  // One more was on the device when it last told of itself.
  expect((await ownDesk()).devices).toMatchObject([{ unsent: 1 }])
  const { handovers } = (await host.call(['GET', `/dashboard/giftbooks/${box.id}/counts`])).body
  const { id: _, ...noted } = handover
  expect(handovers).toEqual([{ desk: own.id, ...noted }])
})

test('a device leaves the last version of an entry to the host, who strikes it out', async ({
  app,
  host,
  box,
  desk,
}) => {
  const written = version(app, 1)
  const all = Array.from({ length: REGISTER.maxVersions }, (_, at) => ({ ...written, version: at + 1 }))
  const half = REGISTER.maxVersions / 2
  await desk.send(...all.slice(0, half))
  expect(codes(await desk.send(...all.slice(half))).slice(-2)).toEqual(['stored', 'invalid'])
  const path = `/dashboard/giftbooks/${box.id}/register/${written.id}/void`
  expect((await host.call(['POST', path], { reason: 'Twice' })).status).toBe(200)
})
