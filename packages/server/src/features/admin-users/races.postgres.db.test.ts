// Deactivating a host who signs in and renews at the same time: no session survives. On PostgreSQL, since one connection
// proves nothing.
import { beforeAll, expect, test } from 'vitest'
import { aSignedInAdmin, type SignedInAdmin } from '../../test/administrators/admins.ts'
import { call } from '../../test/fixtures.ts'
import { aHostWithPassword, CHEAP_HASH, PASSWORD, post } from '../../test/hosts/accounts.ts'
import { testApp } from '../../test/test-app.ts'

const app = testApp()
let admin: SignedInAdmin
beforeAll(async () => {
  admin = await aSignedInAdmin(app)
})

const ATTEMPTS = 10
const deactivate = (id: string) => admin.call(['PATCH', `/admin/users/${id}/status`], { status: 'inactive' })
const remove = (id: string) => admin.call(['DELETE', `/admin/users/${id}`])
const signIn = (email: string) => post(app, '/login', { email, password: PASSWORD })
const renew = (refresh: string) => post(app, '/token/refresh', { refresh })

type Tokens = { access: string; refresh: string }

async function expectOver({ access, refresh }: Tokens): Promise<void> {
  const headers = { authorization: `Bearer ${access}` }
  expect((await call(app, ['GET', '/settings/user'], { headers })).status).toBe(401)
  expect((await renew(refresh)).status).toBe(401)
}

test.each([
  ['deactivated', deactivate],
  ['deleted', remove],
])(
  'a host who signs in while being %s has no session afterwards',
  async (_what, end) => {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const { id, email } = await aHostWithPassword(app, { password_hash: CHEAP_HASH })
      const [ended, ...answers] = await Promise.all([end(id), signIn(email), signIn(email), signIn(email)])
      expect(ended.status).toBe(200)
      for (const { status, body } of answers) {
        if (status === 200) await expectOver(body.tokens)
        else expect([401, 403]).toContain(status)
      }
    }
  },
  60_000,
)

test('a host who renews a session while being deactivated has none afterwards', async () => {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const { id, email } = await aHostWithPassword(app, { password_hash: CHEAP_HASH })
    const { tokens } = (await signIn(email)).body
    const [, renewed] = await Promise.all([deactivate(id), renew(tokens.refresh)])
    await expectOver(tokens)
    if (renewed.status === 200) await expectOver(renewed.body)
    else expect(renewed.status).toBe(401)
  }
})

test('one of many concurrent deletions of a host succeeds, and is logged once', async () => {
  const { id } = await aHostWithPassword(app, { password_hash: CHEAP_HASH })
  const answers = await Promise.all(Array.from({ length: 6 }, () => remove(id)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404, 404, 404])
  const actions = await app.services.db
    .selectFrom('audit_log')
    .select('action')
    .where('host_id', '=', id)
    .execute()
  expect(actions).toEqual([{ action: 'host-deleted' }])
})
