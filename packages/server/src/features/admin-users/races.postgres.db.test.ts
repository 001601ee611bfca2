// Deactivating or deleting a host who signs in, renews or is given to at the same time: no session and no order survives. On
// PostgreSQL, since one connection proves nothing.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { eraseHost } from '../../erasure/erase-host.ts'
import { aSignedInAdmin, type SignedInAdmin } from '../../test/administrators/admins.ts'
import { GUEST } from '../../test/administrators/traceable-hosts.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { call } from '../../test/fixtures.ts'
import { aHostWithPassword, CHEAP_HASH, PASSWORD, post } from '../../test/hosts/accounts.ts'
import { openOrder } from '../../test/paying.ts'
import { insertEventBox, insertHost } from '../../test/rows.ts'
import { lockOpenMatters } from './reads/open-matters.ts'

let app: TestApp
let admin: SignedInAdmin
beforeAll(async () => {
  app = await openTestApp()
  admin = await aSignedInAdmin(app)
})
afterAll(() => app.close())

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

test('of many concurrent deletions of a host one succeeds, and is logged once', async () => {
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

test('an order that waited for a deletion is not written after it', async () => {
  const { db } = app.services
  const host = await insertHost(db)
  const { id: giftid } = await insertEventBox(db, { host_id: host.id, event_date: '2026-12-24' })
  const { waiting } = await db.transaction().execute(async (trx) => {
    await trx.selectFrom('hosts').select('id').where('id', '=', host.id).forUpdate().execute()
    await lockOpenMatters(trx, host.id)
    const opened = openOrder(app, { giftid, ...GUEST })
    await vi.waitFor(async () => expect(await waitForLock()).toBe(1), 10_000)
    await eraseHost(trx, host, app.clock.now)
    return { waiting: opened }
  })
  expect((await waiting).status).toBe(404)
  expect(
    await db.selectFrom('payment_orders').select('id').where('event_box_id', '=', giftid).execute(),
  ).toEqual([])
})

async function waitForLock(): Promise<number> {
  const { rows } = await sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(app.services.db)
  return rows.length
}
