// A signed-in host changes the password: what is required, stored and reported.
import { failures } from '@lifafa/contract/failures'
import { profileSentences } from '@lifafa/contract/sentences/host/profile'
import { sql } from 'kysely'
import { vi } from 'vitest'
import { call } from '../../test/fixtures.ts'
import { emailsTo, hostRow, signIn } from '../../test/hosts/account-calls.ts'
import { aHostWithPassword, wait } from '../../test/hosts/accounts.ts'
import {
  CHANGE,
  changePassword,
  feedOf,
  NEW_PASSWORD,
  passwordForm,
  refresh,
  sessionOf,
} from '../../test/hosts/password-changes.ts'
import { PATIENCE_MS } from '../../test/patience.ts'
import { expect, test } from '../../test/test.ts'

test('an unauthenticated caller is refused, before anything is read', async ({ app }) => {
  for (const body of [undefined, passwordForm(), {}])
    expect(await call(app, CHANGE, { body })).toMatchObject({
      status: 401,
      body: { success: false, message: failures.notSignedIn.message },
    })
})

test('only the new password is accepted; the feed and an email report the change [profile-7]', async ({
  app,
}) => {
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
