// The deletion of expired codes and sessions, and what of a live session must stay.
import { CODES_RETENTION_MS, REFRESH_FAMILY_MS, REFRESH_TOKEN_MS } from '@lifafa/contract/limits'
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
