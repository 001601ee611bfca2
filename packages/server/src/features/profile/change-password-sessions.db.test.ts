// A signed-in host changes the password: which sessions continue, and what happens to concurrent calls.
import { profileSentences } from '@lifafa/contract/sentences/host/profile'
import { signIn } from '../../test/hosts/account-calls.ts'
import { aHostWithPassword, CHEAP_HASH } from '../../test/hosts/accounts.ts'
import {
  changePassword,
  feedOf,
  NEW_PASSWORD,
  passwordForm,
  refresh,
  sessionOf,
  type Tokens,
} from '../../test/hosts/password-changes.ts'
import { expect, test } from '../../test/test.ts'

test('the current session continues, and all others of the host end', async ({ app }) => {
  const host = await aHostWithPassword(app)
  const neighbour = await sessionOf(app, await aHostWithPassword(app))
  const others = [await sessionOf(app, host), await sessionOf(app, host)]
  const asking = await sessionOf(app, host)
  expect((await changePassword(app, asking)).status).toBe(200)
  for (const other of others) expect((await refresh(app, other)).status).toBe(401)
  expect((await refresh(app, asking)).status).toBe(200)
  expect((await refresh(app, neighbour)).status).toBe(200)
})

test('a session continues that was refreshed before the change, or during it', async ({ app }) => {
  const host = await aHostWithPassword(app)
  const refreshed: Tokens = (await refresh(app, await sessionOf(app, host))).body
  const [changed, again] = await Promise.all([changePassword(app, refreshed), refresh(app, refreshed)])
  expect([changed.status, again.status]).toEqual([200, 200])
  expect((await refresh(app, again.body)).status).toBe(200)
})

test('one of two concurrent changes from two devices happens, and only its session continues', async ({
  app,
}) => {
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

test('a hash that is replaced at sign-in meanwhile neither undoes nor prevents the change', async ({
  app,
}) => {
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
