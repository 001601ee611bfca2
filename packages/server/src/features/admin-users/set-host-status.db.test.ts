// Deactivating and reactivating a host: who may, what ends, and what is logged.
import { randomUUID } from 'node:crypto'
import { failures } from '@lifafa/contract/failures'
import { CODE_RESEND_MS } from '@lifafa/contract/limits'
import { guestPageSentences } from '@lifafa/contract/sentences/guest/en/page'
import { aSignedInAdmin, type SignedInAdmin } from '../../test/administrators/admins.ts'
import type { TestApp } from '../../test/app.ts'
import { call } from '../../test/fixtures.ts'
import { aHostWithPassword, PASSWORD, post, signUpForm, wait } from '../../test/hosts/accounts.ts'
import { contributionsOf, expectSoundBooks, openFlagsOf, openOrder, pay, verify } from '../../test/paying.ts'
import { insertEventBox, insertHost } from '../../test/rows.ts'
import { test as base, expect } from '../../test/test.ts'

const setStatus = (admin: SignedInAdmin, hostId: string, status: unknown) =>
  admin.call(['PATCH', `/admin/users/${hostId}/status/`], { status })

const test = base.extend('admin', { scope: 'file' }, ({ app }) => aSignedInAdmin(app))

const signIn = (app: TestApp, email: string, password = PASSWORD) => post(app, '/login', { email, password })
const actionsOn = (app: TestApp, hostId: string) =>
  app.services.db
    .selectFrom('audit_log')
    .select(['admin_id', 'action'])
    .where('host_id', '=', hostId)
    .orderBy('id')
    .execute()

test.for([
  ['PATCH', '/status', { status: 'inactive' }],
  ['DELETE', '', undefined],
] as const)('%s of a user%s is for administrators alone', async ([method, path, body], { app, admin }) => {
  const host = await insertHost(app.services.db)
  const address = `/admin/users/${host.id}${path}`
  expect(await call(app, [method, address], { body })).toMatchObject({ status: 401 })
  expect(await call(app, [method, address], { body, hostId: host.id })).toMatchObject({ status: 401 })
  for (const id of [randomUUID(), 'nonsense', '%00'])
    expect((await admin.call([method, `/admin/users/${id}${path}`], body)).status, id).toBe(404)
  expect(await actionsOn(app, host.id)).toEqual([])
})

test.for([undefined, '', 'Active', 'deleted', null, 1, ['inactive']])(
  'a status of %j is refused',
  async (status, { app, admin }) => {
    const host = await insertHost(app.services.db)
    expect(await setStatus(admin, host.id, status)).toMatchObject({
      status: 400,
      body: { errors: { status: [expect.any(String)] } },
    })
  },
)

test('a deactivated host is out, and learns why with the password [admin-27]', async ({ app, admin }) => {
  const { id, email } = await aHostWithPassword(app)
  const { tokens } = (await signIn(app, email)).body
  const authorization = `Bearer ${tokens.access}`
  const profile = () => call(app, ['GET', '/settings/user'], { headers: { authorization } })
  expect((await profile()).status).toBe(200)

  expect(await setStatus(admin, id, 'inactive')).toMatchObject({
    status: 200,
    body: { success: true, message: 'User status updated to inactive' },
  })
  expect(await profile()).toMatchObject({
    status: 401,
    body: { success: false, message: failures.sessionOver.message },
  })
  expect((await post(app, '/token/refresh', { refresh: tokens.refresh })).status).toBe(401)
  expect(await signIn(app, email)).toMatchObject({
    status: 403,
    body: { success: false, message: failures.accountClosed.message },
  })
  expect(await signIn(app, email, 'another password')).toMatchObject({
    status: 401,
    body: { message: failures.wrongCredentials.message },
  })

  expect(await setStatus(admin, id, 'active')).toMatchObject({
    body: { message: 'User status updated to active' },
  })
  // Earlier sessions stay ended.
  expect((await profile()).status).toBe(401)
  expect((await signIn(app, email)).status).toBe(200)
})

test('each real change is logged with its administrator, others are not', async ({ app, admin }) => {
  const host = await insertHost(app.services.db)
  for (const status of ['active', 'inactive', 'inactive', 'active', 'active'])
    expect((await setStatus(admin, host.id, status)).status).toBe(200)
  expect(await actionsOn(app, host.id)).toEqual([
    { admin_id: admin.row.id, action: 'host-deactivated' },
    { admin_id: admin.row.id, action: 'host-activated' },
  ])
})

test('a host with an unverified email address cannot be activated [admin-28]', async ({ app, admin }) => {
  const host = await insertHost(app.services.db, { email_verified_at: null })
  expect(await setStatus(admin, host.id, 'active')).toMatchObject({
    status: 409,
    body: { success: false, message: failures.userUnverified.message },
  })
  expect(await actionsOn(app, host.id)).toEqual([])
})

test('a sign-up that waits for its code is not signed out, and can be repeated', async ({ app, admin }) => {
  const form = signUpForm()
  const { body } = await post(app, '/register', form)
  expect(await admin.call(['POST', `/admin/users/${body.user.id}/end-sessions`])).toMatchObject({
    status: 409,
    body: { message: failures.userUnverified.message },
  })
  wait(app, CODE_RESEND_MS)
  expect((await post(app, '/register', form)).status).toBe(200)
})

test('boxes of a deactivated host are closed to guests, and open on reactivation', async ({ app, admin }) => {
  const host = await insertHost(app.services.db)
  const { id } = await insertEventBox(app.services.db, { host_id: host.id })
  const page = () => app.app.inject({ method: 'GET', url: `/contribute/${id}` })
  const details = () => call(app, ['GET', `/dashboard/giftbooks/public/${id}/`])
  expect((await page()).statusCode).toBe(200)

  await setStatus(admin, host.id, 'inactive')
  const closed = await page()
  expect([closed.statusCode, closed.body]).toEqual([
    404,
    expect.stringContaining(guestPageSentences.unavailableTitle),
  ])
  expect(closed.body).not.toContain('Asha')
  expect((await details()).status).toBe(404)
  expect(await openOrder(app, { giftid: id })).toMatchObject({
    status: 410,
    body: { message: failures.boxClosed.message },
  })

  await setStatus(admin, host.id, 'active')
  expect((await page()).statusCode).toBe(200)
  expect((await details()).status).toBe(200)
  expect((await openOrder(app, { giftid: id })).status).toBe(200)
})

test('a payment that was begun before its host was deactivated is recorded', async ({ app, admin }) => {
  const host = await insertHost(app.services.db)
  const { id } = await insertEventBox(app.services.db, { host_id: host.id })
  const { body } = await openOrder(app, { giftid: id })
  await setStatus(admin, host.id, 'inactive')
  expect((await verify(app, await pay(app, body.id))).body).toMatchObject({ success: true })
  expect(await contributionsOf(app, id)).toMatchObject([{ amount_paise: 50_100 }])
  expect(await openFlagsOf(app, id)).toEqual([])
  await expectSoundBooks(app)
})

// A host who signs in or renews a session at the same moment.
const ATTEMPTS = 10
const deactivate = (admin: SignedInAdmin, id: string) => setStatus(admin, id, 'inactive')
const remove = (admin: SignedInAdmin, id: string) => admin.call(['DELETE', `/admin/users/${id}`])
const renew = (app: TestApp, refresh: string) => post(app, '/token/refresh', { refresh })

type Tokens = { access: string; refresh: string }

async function expectOver(app: TestApp, { access, refresh }: Tokens): Promise<void> {
  const headers = { authorization: `Bearer ${access}` }
  expect((await call(app, ['GET', '/settings/user'], { headers })).status).toBe(401)
  expect((await renew(app, refresh)).status).toBe(401)
}

test.for([
  ['deactivated', deactivate],
  ['deleted', remove],
] as const)(
  'a host who signs in while being %s has no session afterwards',
  async ([_what, end], { app, admin }) => {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const { id, email } = await aHostWithPassword(app)
      const signingIn = Array.from({ length: 3 }, () => signIn(app, email))
      const [ended, ...answers] = await Promise.all([end(admin, id), ...signingIn])
      expect(ended.status).toBe(200)
      for (const { status, body } of answers) {
        if (status === 200) await expectOver(app, body.tokens)
        else expect([401, 403]).toContain(status)
      }
    }
  },
)

test('a host who renews a session while being deactivated has none afterwards', async ({ app, admin }) => {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const { id, email } = await aHostWithPassword(app)
    const { tokens } = (await signIn(app, email)).body
    const [, renewed] = await Promise.all([deactivate(admin, id), renew(app, tokens.refresh)])
    await expectOver(app, tokens)
    if (renewed.status === 200) await expectOver(app, renewed.body)
    else expect(renewed.status).toBe(401)
  }
})

test('one of many concurrent deletions of a host succeeds, and is logged once', async ({ app, admin }) => {
  const { id } = await aHostWithPassword(app)
  const answers = await Promise.all(Array.from({ length: 6 }, () => remove(admin, id)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404, 404, 404])
  expect(await actionsOn(app, id)).toEqual([{ admin_id: admin.row.id, action: 'host-deleted' }])
})
