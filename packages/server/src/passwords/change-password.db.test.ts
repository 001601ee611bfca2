// A signed-in host or administrator changes the password: what is required, stored and reported.
import { adminSentences } from '@lifafa/contract/sentences/admin/accounts'
import { authSentences } from '@lifafa/contract/sentences/auth'
import { profileSentences } from '@lifafa/contract/sentences/host/profile'
import { sql } from 'kysely'
import { vi } from 'vitest'
import type { Row } from '../db/tables.ts'
import { bearer } from '../test/administrators/admin-calls.ts'
import { ADMIN_PASSWORD, actionsOf, anAdmin, postAdmin } from '../test/administrators/admins.ts'
import type { TestApp } from '../test/app.ts'
import { AUDIENCES } from '../test/audiences.ts'
import { call } from '../test/fixtures.ts'
import { emailsTo, hostRow, NEW_PASSWORD, signIn } from '../test/hosts/account-calls.ts'
import { aHostWithPassword, CHEAP_HASH, PASSWORD, post, wait } from '../test/hosts/accounts.ts'
import { sessionCalls, type Tokens } from '../test/hosts/listed-sessions.ts'
import { PATIENCE_MS } from '../test/patience.ts'
import { expect, test } from '../test/test.ts'

const CHANGE = ['POST', '/settings/user/change-password'] as const

const passwordForm = (otherwise: object = {}) => ({
  current_password: PASSWORD,
  new_password: NEW_PASSWORD,
  ...otherwise,
})

const sessionOf = async (app: TestApp, host: Row<'hosts'>): Promise<Tokens> =>
  (await signIn(app, host.email)).body.tokens

const refresh = (app: TestApp, session: Tokens) => post(app, '/token/refresh', { refresh: session.refresh })

const changePassword = (app: TestApp, { access }: Tokens, body: object = passwordForm()) =>
  call(app, CHANGE, { body, headers: { authorization: `Bearer ${access}` } })

const feedOf = (app: TestApp, { id }: Row<'hosts'>) =>
  app.services.db
    .selectFrom('activities')
    .select(['action', 'event_box_id', 'created_at'])
    .where('host_id', '=', id)
    .execute()

test('only the new password is accepted; feed and email report the change [profile-7]', async ({ app }) => {
  const host = await aHostWithPassword(app)
  const other = await aHostWithPassword(app)
  const session = await sessionOf(app, host)
  const before = await hostRow(app, host.id)
  wait(app, 1000)
  expect(await changePassword(app, session)).toMatchObject({
    status: 200,
    body: { success: true, message: profileSentences.passwordChanged },
  })
  const after = await hostRow(app, host.id)
  expect(after).toEqual({ ...before, password_hash: after.password_hash, updated_at: app.clock.now })
  expect(await hostRow(app, other.id)).toEqual(other)
  expect(await feedOf(app, host)).toEqual([
    { action: 'password-changed', event_box_id: '', created_at: app.clock.now },
  ])
  expect((await signIn(app, host.email)).status).toBe(401)
  expect((await signIn(app, host.email, NEW_PASSWORD)).status).toBe(200)
  await vi.waitFor(async () => expect(await emailsTo(app, host.email)).toHaveLength(1), PATIENCE_MS)
  expect((await emailsTo(app, host.email))[0]?.subject).toContain('password was changed')
})

test('an administrator’s new password needs a special character; audit log and email report it', async ({
  app,
}) => {
  const { id, email } = await anAdmin(app)
  const signIn = (password: string) => postAdmin(app, '/login', { email, password })
  const { access } = (await signIn(ADMIN_PASSWORD)).body.tokens
  const change = (new_password: string) =>
    postAdmin(
      app,
      '/settings/change-password',
      { current_password: ADMIN_PASSWORD, new_password },
      bearer(access),
    )
  expect(await change(NEW_PASSWORD)).toMatchObject({
    status: 400,
    body: { errors: { new_password: [adminSentences.passwordNeedsSpecial] } },
  })
  expect(await actionsOf(app, id)).toEqual(['signed-in'])
  expect((await change(`${NEW_PASSWORD}!`)).status).toBe(200)
  expect(await actionsOf(app, id)).toEqual(['signed-in', 'password-changed'])
  expect((await signIn(ADMIN_PASSWORD)).status).toBe(401)
  expect((await signIn(`${NEW_PASSWORD}!`)).status).toBe(200)
  await vi.waitFor(async () => expect(await emailsTo(app, email)).toHaveLength(1), PATIENCE_MS)
  expect((await emailsTo(app, email))[0]?.subject).toContain('administrator password was changed')
})

test('when the activity cannot be stored, neither password nor sessions change', async ({ app }) => {
  const { db } = app.services
  const host = await aHostWithPassword(app)
  const [asking, other] = [await sessionOf(app, host), await sessionOf(app, host)]
  await sql`alter table activities add constraint refuse_all check (false) not valid`.execute(db)
  expect((await changePassword(app, asking)).status).toBe(500)
  await sql`alter table activities drop constraint refuse_all`.execute(db)
  expect((await signIn(app, host.email)).status).toBe(200)
  expect((await refresh(app, other)).status).toBe(200)
})

test('guessing the current password ends after ten attempts, for that host alone', async ({ app }) => {
  const [asking, neighbour] = [
    await sessionOf(app, await aHostWithPassword(app)),
    await sessionOf(app, await aHostWithPassword(app)),
  ]
  for (let tries = 0; tries < 10; tries++)
    expect(
      (await changePassword(app, asking, passwordForm({ current_password: 'a wrong one' }))).status,
    ).toBe(400)
  const refused = await changePassword(app, asking)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await changePassword(app, neighbour)).status).toBe(200)
})

// The fields of a change of password: what is refused.
test.for<[string, unknown, string]>([
  ['current_password', '', profileSentences.currentPasswordRequired],
  ['current_password', 'x'.repeat(129), authSentences.passwordTooLong],
  ['current_password', `${PASSWORD} `, profileSentences.currentPasswordWrong],
  ['current_password', PASSWORD.toUpperCase(), profileSentences.currentPasswordWrong],
  ['new_password', '', authSentences.passwordRequired],
  ['new_password', 'seven77', authSentences.passwordTooShort],
  ['new_password', 'Krishna@123', authSentences.passwordTooCommon],
])(
  '%s: %j is refused at its field; nothing changes, and no session ends',
  async ([field, value, sentence], { app }) => {
    const host = await aHostWithPassword(app)
    const [asking, other] = [await sessionOf(app, host), await sessionOf(app, host)]
    const before = await hostRow(app, host.id)
    expect(await changePassword(app, asking, passwordForm({ [field]: value }))).toMatchObject({
      status: 400,
      body: { success: false, message: sentence, errors: { [field]: [sentence] } },
    })
    expect(await hostRow(app, host.id)).toEqual(before)
    expect(await feedOf(app, host)).toEqual([])
    for (const session of [asking, other]) expect((await refresh(app, session)).status).toBe(200)
  },
)

// Which sessions continue, and what happens to concurrent calls.
test.for(['host', 'admin'] as const)(
  'the current session continues, and all others of the %s end',
  async (audience, { app }) => {
    const { settings, password, newPassword } = AUDIENCES[audience]
    const { account, aSession, list, refresh } = sessionCalls(app, audience)
    const owner = await account()
    const neighbour = await aSession(await account())
    const others = [await aSession(owner), await aSession(owner)]
    const asking = await aSession(owner)
    const change = await call(app, ['POST', `${settings}/change-password`], {
      body: { current_password: password, new_password: newPassword },
      headers: { authorization: `Bearer ${asking.access}` },
    })
    expect(change).toMatchObject({ status: 200, body: { message: profileSentences.passwordChanged } })
    for (const other of others) {
      expect((await list(other)).status).toBe(401)
      expect((await refresh(other.refresh)).status).toBe(401)
    }
    for (const { refresh: token } of [asking, neighbour]) expect((await refresh(token)).status).toBe(200)
  },
)

test('a session continues that was refreshed before the change, or during it', async ({ app }) => {
  const host = await aHostWithPassword(app)
  const refreshed: Tokens = (await refresh(app, await sessionOf(app, host))).body
  const [changed, again] = await Promise.all([changePassword(app, refreshed), refresh(app, refreshed)])
  expect([changed.status, again.status]).toEqual([200, 200])
  expect((await refresh(app, again.body)).status).toBe(200)
})

test('one of two concurrent changes happens, and only its session continues', async ({ app }) => {
  const host = await aHostWithPassword(app)
  const devices = [
    { session: await sessionOf(app, host), password: 'jasmine at dusk' },
    { session: await sessionOf(app, host), password: 'neem by the road' },
  ]
  const tried = await Promise.all(
    devices.map(async (device) => ({
      ...device,
      answer: await changePassword(app, device.session, passwordForm({ new_password: device.password })),
    })),
  )
  const [winner, loser] = tried.toSorted((a, b) => a.answer.status - b.answer.status)
  expect(winner?.answer.status).toBe(200)
  expect(loser?.answer).toMatchObject({
    status: 400,
    body: { errors: { current_password: [profileSentences.currentPasswordWrong] } },
  })
  expect((await signIn(app, host.email, winner?.password)).status).toBe(200)
  expect((await signIn(app, host.email, loser?.password)).status).toBe(401)
  expect((await refresh(app, winner?.session as Tokens)).status).toBe(200)
  expect((await refresh(app, loser?.session as Tokens)).status).toBe(401)
  expect(await feedOf(app, host)).toHaveLength(1)
})

test('no session survives that begins with the old password at the same moment', async ({ app }) => {
  const host = await aHostWithPassword(app)
  const asking = await sessionOf(app, host)
  const [changed, ...signedIn] = await Promise.all([
    changePassword(app, asking),
    ...Array.from({ length: 6 }, () => signIn(app, host.email)),
  ])
  expect(changed?.status).toBe(200)
  for (const { status, body } of signedIn) {
    if (status === 200) expect((await refresh(app, body.tokens)).status).toBe(401)
    else expect(status).toBe(401)
  }
  expect((await refresh(app, asking)).status).toBe(200)
})

test('a hash replaced at sign-in meanwhile neither undoes nor prevents the change', async ({ app }) => {
  const host = await aHostWithPassword(app)
  const asking = await sessionOf(app, host)
  await app.services.db
    .updateTable('hosts')
    .set({ password_hash: CHEAP_HASH })
    .where('id', '=', host.id)
    .execute()
  const [, changed] = await Promise.all([
    signIn(app, host.email),
    changePassword(app, asking),
    signIn(app, host.email),
  ])
  expect(changed.status).toBe(200)
  expect((await signIn(app, host.email)).status).toBe(401)
  expect((await signIn(app, host.email, NEW_PASSWORD)).status).toBe(200)
})
