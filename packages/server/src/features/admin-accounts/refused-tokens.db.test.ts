// Tokens of administrators who are no longer one, or not yet.
import { adminSentences } from '@lifafa/contract/sentences/admin/accounts'
import { sql } from 'kysely'
import { aSession, isAccepted, refresh, signIn } from '../../test/administrators/admin-calls.ts'
import { actionsOf, adminHeaders, anAdmin, postAdmin } from '../../test/administrators/admins.ts'
import { call } from '../../test/fixtures.ts'
import { wait } from '../../test/hosts/accounts.ts'
import { mailAgain } from '../../test/hosts/mail-again.ts'
import { expect, test } from '../../test/test.ts'
import { emailForAdmin } from './emails.ts'

const EVERYWHERE = ['POST', '/admin/settings/sign-out-everywhere'] as const

test('a token of a removed administrator (docs/operations.md) ends at the next call', async ({ app }) => {
  const { id, email, access, token } = await aSession(app)
  await sql`update admins set email = id || '@gone.invalid', email_verified_at = null where email = ${email}`.execute(
    app.services.db,
  )
  expect(await isAccepted(app, access)).toBe(false)
  expect((await refresh(app, token)).status).toBe(403)
  expect((await signIn(app, email)).status).toBe(401)
  const emailsBefore = (await app.emails()).length
  await postAdmin(app, '/forgot-password', { email })
  await mailAgain(app, { purpose: 'admin-reset', email }, emailForAdmin)
  expect(await app.emails()).toHaveLength(emailsBefore)
  expect(await actionsOf(app, id)).toEqual(['signed-in'])
})

test('a token needs a verified owner, and the answer says why it is refused [admin-17]', async ({ app }) => {
  expect(await call(app, EVERYWHERE)).toMatchObject({
    status: 401,
    body: { message: adminSentences.notAuthenticated },
  })
  const { access, token } = await aSession(app)
  expect(await isAccepted(app, token)).toBe(false)
  wait(app, 15 * 60_000)
  expect(await isAccepted(app, access)).toBe(false)
  const { id } = await anAdmin(app, { email_verified_at: null })
  for (const [adminId, status] of [
    [id, 403],
    [crypto.randomUUID(), 401],
  ] as const)
    expect((await call(app, EVERYWHERE, { headers: await adminHeaders(app, adminId) })).status).toBe(status)
})
