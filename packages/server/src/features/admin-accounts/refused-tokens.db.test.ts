// Tokens of administrators who are no longer one, or not yet.
import { adminSentences } from '@lifafa/contract/sentences/admin/accounts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { mailCode } from '../../codes/mail-code.ts'
import { wait } from '../../test/accounts.ts'
import { aSession, isAccepted, refresh, signIn } from '../../test/admin-calls.ts'
import { actionsOf, adminHeaders, anAdmin, postAdmin } from '../../test/admins.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { call } from '../../test/fixtures.ts'
import { emailForAdmin } from './emails.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

const EVERYWHERE = ['POST', '/admin/settings/sign-out-everywhere'] as const

it('of an administrator whom the operator removed (docs/operations.md) ends at the next call', async () => {
  const { id, email, access, token } = await aSession(test)
  await sql`update admins set email = id || '@gone.invalid', email_verified_at = null where email = ${email}`.execute(
    test.services.db,
  )
  expect(await isAccepted(test, access)).toBe(false)
  expect((await refresh(test, token)).status).toBe(403)
  expect((await signIn(test, email)).status).toBe(401)
  const emailsBefore = (await test.emails()).length
  await postAdmin(test, '/forgot-password', { email })
  await mailCode({ ...test.services, now: test.clock.now }, { purpose: 'admin-reset', email }, emailForAdmin)
  expect(await test.emails()).toHaveLength(emailsBefore)
  expect(await actionsOf(test, id)).toEqual(['signed-in'])
})

it('a token needs a verified owner, and the answer says why it is refused [admin-17]', async () => {
  expect(await call(test, EVERYWHERE)).toMatchObject({
    status: 401,
    body: { message: adminSentences.notAuthenticated },
  })
  const { access, token } = await aSession(test)
  expect(await isAccepted(test, token)).toBe(false)
  wait(test, 15 * 60_000)
  expect(await isAccepted(test, access)).toBe(false)
  const { id } = await anAdmin(test, { email_verified_at: null })
  for (const [adminId, status] of [
    [id, 403],
    [crypto.randomUUID(), 401],
  ] as const)
    expect((await call(test, EVERYWHERE, { headers: await adminHeaders(test, adminId) })).status).toBe(status)
})
