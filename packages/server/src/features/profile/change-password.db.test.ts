// A signed-in host changes the password: requirements, which sessions end, and who is notified.
import { failures } from '@lifafa/contract/failures'
import { authSentences } from '@lifafa/contract/sentences/auth'
import { profileSentences } from '@lifafa/contract/sentences/host/profile'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Row } from '../../db/tables.ts'
import { aHostWithPassword, CHEAP_HASH, PASSWORD, post, wait } from '../../test/accounts.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { call } from '../../test/fixtures.ts'
import { PATIENCE_MS } from '../../test/patience.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const CHANGE = ['POST', '/settings/user/change-password'] as const
const NEW_PASSWORD = 'hibiscus at noon'
const form = (otherwise: object = {}) => ({
  current_password: PASSWORD,
  new_password: NEW_PASSWORD,
  ...otherwise,
})
type Tokens = { access: string; refresh: string }

const signIn = ({ email }: Row<'hosts'>, password = PASSWORD) => post(app, '/login', { email, password })
const aSession = async (host: Row<'hosts'>): Promise<Tokens> => (await signIn(host)).body.tokens
const refresh = (session: Tokens) => post(app, '/token/refresh', { refresh: session.refresh })
const change = ({ access }: Tokens, body: object = form()) =>
  call(app, CHANGE, { body, headers: { authorization: `Bearer ${access}` } })
const rowOf = ({ id }: Row<'hosts'>) =>
  app.services.db.selectFrom('hosts').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const feed = ({ id }: Row<'hosts'>) =>
  app.services.db
    .selectFrom('activities')
    .select(['action', 'event_box_id', 'created_at'])
    .where('host_id', '=', id)
    .execute()
const emailsTo = async ({ email }: Row<'hosts'>) => (await app.emails()).filter(({ to }) => to === email)

test('an unauthenticated caller is refused, before anything is read', async () => {
  for (const body of [undefined, form(), {}])
    expect(await call(app, CHANGE, { body })).toMatchObject({
      status: 401,
      body: { success: false, message: failures.notSignedIn.message },
    })
})

test('only the new password is accepted; the feed and an email report the change [profile-7]', async () => {
  const host = await aHostWithPassword(app)
  const other = await aHostWithPassword(app)
  const session = await aSession(host)
  const before = await rowOf(host)
  wait(app, 1000)
  expect(await change(session)).toMatchObject({
    status: 200,
    body: { success: true, message: profileSentences.passwordChanged },
  })
  const after = await rowOf(host)
  expect(after).toEqual({ ...before, password_hash: after.password_hash, updated_at: app.clock.now })
  expect(await rowOf(other)).toEqual(other)
  expect(await feed(host)).toEqual([
    { action: 'password-changed', event_box_id: null, created_at: app.clock.now },
  ])
  expect((await signIn(host)).status).toBe(401)
  expect((await signIn(host, NEW_PASSWORD)).status).toBe(200)
  await vi.waitFor(async () => expect(await emailsTo(host)).toHaveLength(1), PATIENCE_MS)
  expect((await emailsTo(host))[0]?.subject).toContain('password was changed')
})

test('the current session continues, and all others of the host end', async () => {
  const host = await aHostWithPassword(app)
  const neighbour = await aSession(await aHostWithPassword(app))
  const others = [await aSession(host), await aSession(host)]
  const asking = await aSession(host)
  expect((await change(asking)).status).toBe(200)
  for (const other of others) expect((await refresh(other)).status).toBe(401)
  expect((await refresh(asking)).status).toBe(200)
  expect((await refresh(neighbour)).status).toBe(200)
})

test('a session continues that was refreshed before the change, or during it', async () => {
  const host = await aHostWithPassword(app)
  const refreshed: Tokens = (await refresh(await aSession(host))).body
  const [changed, again] = await Promise.all([change(refreshed), refresh(refreshed)])
  expect([changed.status, again.status]).toEqual([200, 200])
  expect((await refresh(again.body)).status).toBe(200)
})

test.each<[string, unknown, string]>([
  ['current_password', undefined, profileSentences.currentPasswordRequired],
  ['current_password', '', profileSentences.currentPasswordRequired],
  ['current_password', 'x'.repeat(129), authSentences.passwordTooLong],
  ['current_password', `${PASSWORD} `, profileSentences.currentPasswordWrong],
  ['current_password', PASSWORD.toUpperCase(), profileSentences.currentPasswordWrong],
  ['new_password', undefined, authSentences.passwordRequired],
  ['new_password', '', authSentences.passwordRequired],
  ['new_password', ['a', 'list'], authSentences.passwordRequired],
  ['new_password', 'seven77', authSentences.passwordTooShort],
  ['new_password', 'y'.repeat(129), authSentences.passwordTooLong],
  ['new_password', 'Krishna@123', authSentences.passwordTooCommon],
])('%s: %j is refused at its field; nothing changes, and no session ends', async (field, value, sentence) => {
  const host = await aHostWithPassword(app)
  const [asking, other] = [await aSession(host), await aSession(host)]
  const before = await rowOf(host)
  expect(await change(asking, form({ [field]: value }))).toMatchObject({
    status: 400,
    body: { success: false, message: sentence, errors: { [field]: [sentence] } },
  })
  expect(await rowOf(host)).toEqual(before)
  expect(await feed(host)).toEqual([])
  for (const session of [asking, other]) expect((await refresh(session)).status).toBe(200)
})

test.each([
  ['8 characters', 'q7#Lz!vk'],
  ['128 characters', 'लिफ़ाफ़ा '.repeat(16).slice(0, 128)],
])('a password of %s is kept to the byte', async (_what, password) => {
  const host = await aHostWithPassword(app)
  expect((await change(await aSession(host), form({ new_password: password }))).status).toBe(200)
  expect((await signIn(host, password)).status).toBe(200)
  expect((await signIn(host, password.slice(0, -1))).status).toBe(401)
})

test('of two concurrent changes, from two devices, one happens, and only its session continues', async () => {
  const host = await aHostWithPassword(app)
  const devices = [
    { session: await aSession(host), password: 'jasmine at dusk' },
    { session: await aSession(host), password: 'neem by the road' },
  ]
  const tried = await Promise.all(
    devices.map(async (device) => ({
      ...device,
      answer: await change(device.session, form({ new_password: device.password })),
    })),
  )
  const [winner, loser] = tried.toSorted((a, b) => a.answer.status - b.answer.status)
  expect(winner?.answer.status).toBe(200)
  expect(loser?.answer).toMatchObject({
    status: 400,
    body: { errors: { current_password: [profileSentences.currentPasswordWrong] } },
  })
  expect((await signIn(host, winner?.password)).status).toBe(200)
  expect((await signIn(host, loser?.password)).status).toBe(401)
  expect((await refresh(winner?.session as Tokens)).status).toBe(200)
  expect((await refresh(loser?.session as Tokens)).status).toBe(401)
  expect(await feed(host)).toHaveLength(1)
})

test('no session survives that begins with the old password at the same moment', async () => {
  const host = await aHostWithPassword(app)
  const asking = await aSession(host)
  const [changed, ...signedIn] = await Promise.all([
    change(asking),
    ...Array.from({ length: 6 }, () => signIn(host)),
  ])
  expect(changed?.status).toBe(200)
  for (const { status, body } of signedIn) {
    if (status === 200) expect((await refresh(body.tokens)).status).toBe(401)
    else expect(status).toBe(401)
  }
  expect((await refresh(asking)).status).toBe(200)
})

test('a hash that is replaced at sign-in meanwhile neither undoes nor prevents the change', async () => {
  const host = await aHostWithPassword(app)
  const asking = await aSession(host)
  await app.services.db
    .updateTable('hosts')
    .set({ password_hash: CHEAP_HASH })
    .where('id', '=', host.id)
    .execute()
  const [, changed] = await Promise.all([signIn(host), change(asking), signIn(host)])
  expect(changed.status).toBe(200)
  expect((await signIn(host)).status).toBe(401)
  expect((await signIn(host, NEW_PASSWORD)).status).toBe(200)
})

test('when the activity cannot be stored, neither password nor sessions change', async () => {
  const { db } = app.services
  const host = await aHostWithPassword(app)
  const [asking, other] = [await aSession(host), await aSession(host)]
  await sql`alter table activities add constraint refuse_all check (false) not valid`.execute(db)
  expect((await change(asking)).status).toBe(500)
  await sql`alter table activities drop constraint refuse_all`.execute(db)
  expect((await signIn(host)).status).toBe(200)
  expect((await refresh(other)).status).toBe(200)
})

test('guessing the current password ends after ten attempts, for that host alone', async () => {
  const [asking, neighbour] = [
    await aSession(await aHostWithPassword(app)),
    await aSession(await aHostWithPassword(app)),
  ]
  for (let tries = 0; tries < 10; tries++)
    expect((await change(asking, form({ current_password: 'a wrong one' }))).status).toBe(400)
  const refused = await change(asking)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await change(neighbour)).status).toBe(200)
})
