// The deletion of expired codes and sessions, and what of a live session must stay.
import {
  CODES_RETENTION_MS,
  REFRESH_FAMILY_MS,
  REFRESH_TOKEN_MS,
  SIGN_UPS_RETENTION_MS,
} from '@lifafa/contract/limits'
import { logAdminAction } from '../../audit-log/writes.ts'
import { inTransaction } from '../../db/transaction.ts'
import { anAdmin } from '../../test/administrators/admins.ts'
import type { TestApp } from '../../test/app.ts'
import { aHostWithPassword, PASSWORD, post, signUpForm, wait } from '../../test/hosts/accounts.ts'
import { expect, test } from '../../test/test.ts'
import { deleteExpired } from './writes/delete-expired.ts'

const clean = (app: TestApp) =>
  deleteExpired({ db: app.services.db, now: app.clock.now, signal: new AbortController().signal })
const successorOf = async (app: TestApp, token: string): Promise<string> =>
  (await post(app, '/token/refresh', { refresh: token })).body.refresh

test('a session in use keeps its first and its live tokens; an ended one nothing', async ({ app }) => {
  const { email, id } = await aHostWithPassword(app)
  const tokens = () =>
    app.services.db.selectFrom('refresh_tokens').select('id').where('host_id', '=', id).execute()
  const { body } = await post(app, '/login', { email, password: PASSWORD })
  let token: string = await successorOf(app, body.tokens.refresh)
  wait(app, REFRESH_TOKEN_MS - 1)
  token = await successorOf(app, token)
  wait(app, 1)
  expect(await tokens()).toHaveLength(3)
  await clean(app)
  expect(await tokens()).toHaveLength(2)
  token = await successorOf(app, token)
  expect(token).toEqual(expect.any(String))
  wait(app, REFRESH_FAMILY_MS)
  await clean(app)
  expect(await tokens()).toEqual([])
})

test('a code is deleted two days after it was requested, and not earlier', async ({ app }) => {
  const { email } = signUpForm()
  await post(app, '/register', signUpForm({ email }))
  const codes = () => app.services.db.selectFrom('codes').select('tries').where('email', '=', email).execute()
  wait(app, CODES_RETENTION_MS - 1)
  await clean(app)
  expect(await codes()).toHaveLength(1)
  wait(app, 1)
  await clean(app)
  expect(await codes()).toEqual([])
})

test('a sign-up that is not verified for thirty days is deleted with its session; a verified one stays', async ({
  app,
}) => {
  const { db } = app.services
  const pending = signUpForm()
  await post(app, '/register', pending)
  const { email } = await aHostWithPassword(app, { created_at: app.clock.now })
  const emails = async () =>
    (await db.selectFrom('hosts').select('email').execute()).map((host) => host.email)
  wait(app, SIGN_UPS_RETENTION_MS - 1)
  await clean(app)
  expect(await emails()).toEqual(expect.arrayContaining([pending.email, email]))
  wait(app, 1)
  await clean(app)
  expect(await emails()).toContain(email)
  expect(await emails()).not.toContain(pending.email)
})

test('an administrator who is not verified for thirty days is deleted; one who acted stays', async ({
  app,
}) => {
  const verified = await anAdmin(app)
  const removed = await anAdmin(app, { email_verified_at: null, created_at: app.clock.now })
  await inTransaction(app.services.db, (trx) =>
    logAdminAction(trx, { action: 'signed-up', adminId: removed.id, now: app.clock.now }),
  )
  const pending = await anAdmin(app, { email_verified_at: null, created_at: app.clock.now })
  const ids = async () =>
    (await app.services.db.selectFrom('admins').select('id').execute()).map(({ id }) => id)
  wait(app, SIGN_UPS_RETENTION_MS - 1)
  await clean(app)
  expect(await ids()).toContain(pending.id)
  wait(app, 1)
  await clean(app)
  expect(await ids()).not.toContain(pending.id)
  expect(await ids()).toEqual(expect.arrayContaining([verified.id, removed.id]))
})
