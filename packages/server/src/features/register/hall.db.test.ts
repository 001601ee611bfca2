// The screen in the hall: who may change it, who may see it, and which gifts it shows.
import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { HALL_STREAM_PATH } from '@lifafa/contract/endpoints/register/hall'
import { failures } from '@lifafa/contract/failures'
import { hallPath } from '@lifafa/contract/guest-page/paths'
import { requestSentences } from '@lifafa/contract/sentences/fields/request'
import { LIMITS } from '../../http/limits/rate-limits.ts'
import type { TestApp } from '../../test/app.ts'
import { call, type SignedInHost } from '../../test/fixtures.ts'
import { insertContribution, insertEventBox, insertRefundOf, SOME_TIME, someBoxId } from '../../test/rows.ts'
import { openEventStream } from '../../test/servers/live-stream.ts'
import { boxTest as base, expect } from '../../test/test.ts'
import { DAY_MS } from '../../test/times.ts'

const test = base.extend('hall', async ({ app, host, box }) => {
  const change = (body: object) => host.call(['PATCH', `/dashboard/giftbooks/${box.id}/hall`], body)
  const { token } = (await change({ link: 'new' })).body
  return {
    token,
    change,
    settings: async () => (await host.call(['GET', `/dashboard/giftbooks/${box.id}/hall`])).body,
    screen: async () => (await readScreen(app, token)).body,
  }
})

const readScreen = (app: TestApp, token: string) => call(app, ['GET', hallPath(token)])
const NOT_FOUND = { status: failures.notFound.status, body: { code: 'notFound' } }

async function write(host: SignedInHost, boxId: string, entry: object): Promise<string> {
  const body = { id: randomUUID(), kind: 'cash', amount_paise: 1_100_00, ...entry }
  const { status } = await host.call(['POST', `/dashboard/giftbooks/${boxId}/register`], body)
  expect(status).toBe(200)
  return body.id
}

test.for([
  { id: 'x', hidden: true },
  { id: randomUUID(), hidden: 'yes' },
  { id: randomUUID(), read: 'x'.repeat(501) },
])('a wrong line is refused: %j', async (line, { hall }) => {
  const errors = { line: [requestSentences.malformed] }
  expect(await hall.change({ line })).toMatchObject({ status: 400, body: { errors } })
})

test('a line of another box is not found', async ({ app, host, box, hall }) => {
  const other = await insertEventBox(app.services.db, { host_id: host.row.id })
  const id = await write(host, other.id, { name: 'Gopal' })
  expect(await hall.change({ line: { id, hidden: true } })).toMatchObject(NOT_FOUND)
  expect(await hall.settings()).toMatchObject({ open: true, lines: [] })
  expect(box.id).not.toBe(other.id)
})

test('the screen shows names that stand; a refunded, struck out, hidden or erased one is gone', async ({
  app,
  host,
  box,
  hall,
}) => {
  const { db } = app.services
  const online = await insertContribution(db, {
    ...{
      event_box_id: box.id,
      guest_name: 'Kamla Devi',
      guest_address: '7 Secret Lane',
      blessing: 'सदा सुखी रहो',
    },
    paid_at: new Date(app.clock.now.getTime() - DAY_MS),
  })
  const cash = await write(host, box.id, {
    name: 'Ramesh',
    village: 'Morena',
    phone: '9876500000',
    note: 'Secret',
  })
  await write(host, box.id, { name: '' })
  await hall.change({ holds_blessings: false })
  expect((await hall.screen()).lines).toEqual([
    { id: cash, name: 'Ramesh', village: 'Morena', blessing: '' },
    { id: online.id, name: 'Kamla Devi', village: '', blessing: 'सदा सुखी रहो' },
  ])
  expect(JSON.stringify(await hall.screen())).not.toMatch(/Secret|9876500000|1100|50100/)

  await hall.change({ line: { id: cash, hidden: true } })
  expect((await hall.settings()).lines).toMatchObject([{ id: cash, hidden: true }, { hidden: false }])
  const namesOf = async () => (await hall.screen()).lines.map(({ name }: { name: string }) => name)
  expect(await namesOf()).toEqual(['Kamla Devi'])
  await hall.change({ line: { id: cash, hidden: false } })
  await db
    .updateTable('contributions')
    .set({ guest_name: null, corrected_name: null, blessing: null })
    .where('id', '=', online.id)
    .execute()
  expect(await namesOf()).toEqual(['Ramesh'])
  await host.call(['POST', `/dashboard/giftbooks/${box.id}/register/${cash}/void`], { reason: 'Twice' })
  expect(await namesOf()).toEqual([])
  const given = await insertContribution(db, { event_box_id: box.id })
  expect(await namesOf()).toHaveLength(1)
  await insertRefundOf(db, given, given.amount_paise)
  expect(await namesOf()).toEqual([])
})

test('sums are shown if the host wants it, and nothing while the screen is paused', async ({
  app,
  host,
  box,
  hall,
}) => {
  await insertContribution(app.services.db, { event_box_id: box.id, amount_paise: 501_00 })
  await write(host, box.id, { name: 'Ramesh' })
  await write(host, box.id, { name: 'Leela', kind: 'gold', amount_paise: null })
  expect(await hall.screen()).toMatchObject({ paused: false, gifts: null, total_paise: null })
  await hall.change({ shows_sum: true })
  expect(await hall.screen()).toMatchObject({ gifts: 3, total_paise: 1_601_00 })
  await hall.change({ paused: true })
  expect(await hall.screen()).toMatchObject({ paused: true, gifts: null, total_paise: null, lines: [] })
})

test('blessings wait until the host has read these words, unless the host lets them appear at once', async ({
  app,
  box,
  hall,
}) => {
  const { db } = app.services
  const { id } = await insertContribution(db, { event_box_id: box.id, blessing: 'Be happy' })
  const wordsOnScreen = async () => (await hall.screen()).lines[0].blessing
  expect(await wordsOnScreen()).toBe('')
  expect((await hall.settings()).lines).toMatchObject([{ blessing: 'Be happy', held: true }])
  await hall.change({ line: { id, read: 'Other words' } })
  expect(await wordsOnScreen()).toBe('')
  await hall.change({ line: { id, read: 'Be happy' } })
  expect(await wordsOnScreen()).toBe('Be happy')
  await db.updateTable('contributions').set({ blessing: 'Rude' }).where('id', '=', id).execute()
  expect(await wordsOnScreen()).toBe('')
  await hall.change({ holds_blessings: false })
  expect(await wordsOnScreen()).toBe('Rude')
  await db.updateTable('contributions').set({ blessing_hidden_at: SOME_TIME }).where('id', '=', id).execute()
  expect(await wordsOnScreen()).toBe('')
})

test('a link opens its own box until it is replaced or switched off, or the event is over', async ({
  app,
  box,
  hall,
}) => {
  const page = (token: string) => app.app.inject({ url: hallPath(token) })
  const open = await page(hall.token)
  expect([open.statusCode, open.headers['cache-control']]).toEqual([200, 'private, no-store'])
  expect(open.headers['referrer-policy']).toBe('no-referrer')
  for (const token of ['x', `${box.id}${'A'.repeat(22)}`, `${someBoxId()}${hall.token.slice(22)}`]) {
    expect(await readScreen(app, token)).toMatchObject(NOT_FOUND)
    expect((await page(token)).statusCode).toBe(404)
  }
  const before = await hall.settings()
  const { token, link } = (await hall.change({ link: 'new' })).body
  expect(link).not.toBe(before.link)
  expect((await hall.settings()).link).toBe(link)
  expect(await readScreen(app, hall.token)).toMatchObject(NOT_FOUND)
  expect(await readScreen(app, token)).toMatchObject({ status: 200 })
  const now = app.clock.now
  app.clock.now = new Date(now.getTime() + 400 * DAY_MS)
  expect(await readScreen(app, token)).toMatchObject(NOT_FOUND)
  app.clock.now = now
  expect((await hall.change({ link: 'none' })).body.token).toBeNull()
  expect(await hall.settings()).toMatchObject({ open: false })
  expect(await readScreen(app, token)).toMatchObject(NOT_FOUND)
})

test('the screen of a deleted box, or of an inactive host, is gone', async ({ app, host, box, hall }) => {
  const { db } = app.services
  const hosts = db.updateTable('hosts').where('id', '=', host.row.id)
  await hosts.set({ deactivated_at: SOME_TIME }).execute()
  expect(await readScreen(app, hall.token)).toMatchObject(NOT_FOUND)
  await hosts.set({ deactivated_at: null }).execute()
  await db.updateTable('event_boxes').set({ deleted_at: SOME_TIME }).where('id', '=', box.id).execute()
  expect(await readScreen(app, hall.token)).toMatchObject(NOT_FOUND)
})

test('open screens hear of each gift and each switch at once; those of an old link end', async ({
  app,
  host,
  box,
  hall,
}) => {
  await app.app.listen({ port: 0, host: '127.0.0.1' })
  const url = `http://127.0.0.1:${(app.app.server.address() as AddressInfo).port}`
  const stream = await openEventStream(url, HALL_STREAM_PATH.replace(':token', hall.token))
  expect(stream.status).toBe(200)
  await write(host, box.id, { name: 'Ramesh' })
  expect(await stream.next()).toMatchObject({ lines: [{ name: 'Ramesh' }] })
  await hall.change({ paused: true })
  expect(await stream.next()).toMatchObject({ paused: true, lines: [] })
  await hall.change({ link: 'new' })
  expect(await stream.next()).toBeUndefined()
  expect(await openEventStream(url, HALL_STREAM_PATH.replace(':token', hall.token))).toMatchObject({
    status: 404,
  })
})

test('a screen is asked for so often, then refused', async ({ app }) => {
  const [ofNetwork] = LIMITS.hallScreen
  const ask = () => readScreen(app, 'x')
  for (let asked = 0; asked < ofNetwork.max; asked++) await ask()
  expect(await ask()).toMatchObject({ status: failures.tooManyRequests.status })
})
