// The stream of a host's new contributions and changed registers.
import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { API_PREFIX } from '@lifafa/contract/endpoint'
import { LIVE_UPDATES_PATH } from '@lifafa/contract/endpoints/live-updates'
import { LIMITS } from '../../http/limits/rate-limits.ts'
import { aSignedInAdmin } from '../../test/administrators/admins.ts'
import type { TestApp } from '../../test/app.ts'
import { aSignedInHost, call, hostHeaders } from '../../test/fixtures.ts'
import { aSession, hostRow, NEW_PASSWORD } from '../../test/hosts/account-calls.ts'
import { PASSWORD, post } from '../../test/hosts/accounts.ts'
import { openOrder, pay, verify } from '../../test/paying.ts'
import { aDesk, version } from '../../test/register/desks.ts'
import { insertEventBox } from '../../test/rows.ts'
import { type LiveStream, openLiveStream } from '../../test/servers/live-stream.ts'
import { test as base, expect } from '../../test/test.ts'

const test = base
  .extend('url', { scope: 'file' }, async ({ app }) => {
    await app.app.listen({ port: 0, host: '127.0.0.1' })
    return `http://127.0.0.1:${(app.app.server.address() as AddressInfo).port}`
  })
  .extend('openStream', ({ app, url }, { onCleanup }) => {
    const opened: LiveStream[] = []
    onCleanup(() => {
      for (const stream of opened) stream.close()
    })
    return async (hostId: string) => {
      const stream = await openLiveStream(url, await hostHeaders(app, hostId))
      opened.push(stream)
      return stream
    }
  })

async function give(app: TestApp, giftid: string): Promise<void> {
  const { body } = await openOrder(app, { giftid, request_key: randomUUID() })
  await verify(app, await pay(app, body.id), { giftid })
}

test('a gift is sent with the host’s totals, its box, guest and money', async ({ app, openStream }) => {
  const host = await aSignedInHost(app)
  const [box, other] = [
    await insertEventBox(app.services.db, { host_id: host.row.id }),
    await insertEventBox(app.services.db, { host_id: host.row.id }),
  ]
  await give(app, other.id)
  const stream = await openStream(host.row.id)
  await give(app, box.id)
  const { body: detail } = await host.call(['GET', `/dashboard/giftbooks/${box.id}`])
  const { body: dashboard } = await host.call(['GET', '/dashboard/get_dashboard_data'])
  expect(await stream.next()).toEqual({
    total_amount: 1002,
    total_guests: 2,
    recent_activities: dashboard.recent_activities,
    money: dashboard.money,
    boxes: [{ id: box.id, total_amount: 501, money: detail.money, contributions: detail.contributions }],
    registers: [],
  })
  expect(dashboard.money.sums_paise.received).toBe(1002_00)
})

test('each change of a written gift is told by its box, and leaves the totals', async ({
  app,
  openStream,
}) => {
  const host = await aSignedInHost(app)
  const box = await insertEventBox(app.services.db, { host_id: host.row.id })
  const desk = await aDesk(app, box, host.row.id)
  const stream = await openStream(host.row.id)
  const told = { total_amount: 0, total_guests: 0, boxes: [], registers: [box.id] }
  const register = `/dashboard/giftbooks/${box.id}/register`
  const gift = { kind: 'cash', amount_paise: 501_00, name: 'Kamla Devi' }
  const id = randomUUID()
  const steps = [
    () => desk.send(version(app, 2)),
    () => host.call(['POST', register], { ...gift, id }),
    () => host.call(['PATCH', `${register}/${id}`], { ...gift, version: 1, amount_paise: 1_100_00 }),
    () => host.call(['PATCH', `${register}/${id}/thanked`], { thanked: true }),
    () => host.call(['POST', `${register}/${id}/void`], { reason: 'Twice' }),
  ]
  for (const step of steps) {
    expect(await step()).toMatchObject({ status: 200 })
    expect(await stream.next()).toMatchObject(told)
  }
  await give(app, box.id)
  expect(await stream.next()).toMatchObject({ total_guests: 1, boxes: [{ id: box.id }], registers: [] })
})

test('all open pages of the host are told, and no page of another host', async ({ app, openStream }) => {
  const [host, other] = [await aSignedInHost(app), await aSignedInHost(app)]
  const box = await insertEventBox(app.services.db, { host_id: host.row.id })
  const others = await insertEventBox(app.services.db, { host_id: other.row.id })
  const pages = [await openStream(host.row.id), await openStream(host.row.id)]
  const othersPage = await openStream(other.row.id)
  await give(app, box.id)
  for (const page of pages) expect(await page.next()).toMatchObject({ boxes: [{ id: box.id }] })
  await give(app, others.id)
  expect(await othersPage.next()).toMatchObject({ total_guests: 1, boxes: [{ id: others.id }] })
})

test('who is not signed in, or deactivated, gets no stream', async ({ app, url, openStream }) => {
  expect(await openLiveStream(url, {})).toMatchObject({ status: 401 })
  const host = await aSignedInHost(app)
  await app.services.db
    .updateTable('hosts')
    .set({ deactivated_at: app.clock.now })
    .where('id', '=', host.row.id)
    .execute()
  expect(await openStream(host.row.id)).toMatchObject({ status: 401 })
})

test('a call that asks for the head alone opens no stream', async ({ app, url }) => {
  const host = await aSignedInHost(app)
  const headers = await hostHeaders(app, host.row.id)
  const answer = await fetch(url + API_PREFIX + LIVE_UPDATES_PATH, { method: 'HEAD', headers })
  expect(answer.status).toBe(404)
})

test('a host’s twenty-first page ends the oldest stream, others stay', async ({ app, openStream }) => {
  const host = await aSignedInHost(app)
  const box = await insertEventBox(app.services.db, { host_id: host.row.id })
  const pages = await Promise.all(Array.from({ length: 20 }, () => openStream(host.row.id)))
  const newest = await openStream(host.row.id)
  const ended = await Promise.race(pages.map(async (page) => ((await page.next()) ? 'told' : 'ended')))
  expect(ended).toBe('ended')
  await give(app, box.id)
  expect(await newest.next()).toMatchObject({ total_guests: 1 })
})

test('a stream is asked for so often, then refused before the session is read; another host has one', async ({
  app,
  url,
  openStream,
}) => {
  const [host, other] = [await aSignedInHost(app), await aSignedInHost(app)]
  const [ofSession, ofAccount] = LIMITS.liveStream
  const headers = await hostHeaders(app, host.row.id)
  const askIn = async (session: typeof headers): Promise<number> => {
    const stream = await openLiveStream(url, session)
    stream.close()
    return stream.status
  }
  for (let asked = 0; asked < ofSession.max; asked++) expect(await askIn(headers)).toBe(200)
  await app.services.db
    .updateTable('hosts')
    .set({ deactivated_at: app.clock.now })
    .where('id', '=', host.row.id)
    .execute()
  expect(await askIn(headers)).toBe(429)
  for (let asked = ofSession.max; asked < ofAccount.max; asked++)
    expect((await openStream(host.row.id)).status).toBe(401)
  expect((await openStream(host.row.id)).status).toBe(429)
  expect((await openStream(other.row.id)).status).toBe(200)
})

type Signed = Awaited<ReturnType<typeof aSession>>
const asHost =
  (method: 'POST', path: string, body: object = {}) =>
  (app: TestApp, { access }: Signed) =>
    call(app, [method, path], { body, headers: { authorization: `Bearer ${access}` } })
const asAdmin =
  (method: 'POST' | 'PATCH' | 'DELETE', path: (hostId: string) => string, body?: object) =>
  async (app: TestApp, { hostId }: Signed) =>
    (await aSignedInAdmin(app)).call([method, path(hostId)], body)
const passwords = { current_password: PASSWORD, new_password: NEW_PASSWORD }

test.for([
  ['who logs out', (app: TestApp, { token }: Signed) => post(app, '/logout', { refresh: token })],
  ['who deletes the account', asHost('POST', '/settings/user/delete', { current_password: PASSWORD })],
  ['whom an administrator signs out', asAdmin('POST', (id) => `/admin/users/${id}/end-sessions`)],
  ['who is deactivated', asAdmin('PATCH', (id) => `/admin/users/${id}/status`, { status: 'inactive' })],
  ['who is deleted', asAdmin('DELETE', (id) => `/admin/users/${id}`)],
] as const)('the stream of a host %s ends at once', async ([_who, end], { app, url }) => {
  const session = await aSession(app)
  const page = await openLiveStream(url, { authorization: `Bearer ${session.access}` })
  expect(await end(app, session)).toMatchObject({ status: 200 })
  expect(await page.next()).toBeUndefined()
})

test.for([
  ['ends the other sessions', asHost('POST', '/settings/user/sessions/end-others')],
  ['changes the password', asHost('POST', '/settings/user/change-password', passwords)],
] as const)(
  'when a host %s, the streams of other devices end, and this one’s goes on',
  async ([_does, end], { app, url }) => {
    const stolen = await aSession(app)
    const { email } = await hostRow(app, stolen.hostId)
    const { body } = await post(app, '/login', { email, password: PASSWORD })
    const own = { ...stolen, access: body.tokens.access }
    const open = ({ access }: Signed) => openLiveStream(url, { authorization: `Bearer ${access}` })
    const [theirs, mine] = [await open(stolen), await open(own)]
    expect(await end(app, own)).toMatchObject({ status: 200 })
    expect(await theirs.next()).toBeUndefined()
    await give(app, (await insertEventBox(app.services.db, { host_id: own.hostId })).id)
    expect(await mine.next()).toMatchObject({ total_guests: 1 })
    mine.close()
  },
)
