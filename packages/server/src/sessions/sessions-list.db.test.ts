// The list of sessions: hosts and administrators see and end their own sessions only.
import { REFRESH_TOKEN_MS } from '@lifafa/contract/limits'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aHostWithPassword, PASSWORD, post, wait } from '../test/accounts.ts'
import { ADMIN_PASSWORD, actionsOf, anAdmin, postAdmin } from '../test/admins.ts'
import { openTestApp, type TestApp } from '../test/app.ts'
import { call } from '../test/fixtures.ts'

const ANDROID =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36'
const WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

type Tokens = { access: string; refresh: string }
type From = { headers?: Record<string, string>; remoteAddress?: string }

const KINDS = {
  host: {
    path: '/settings/user/sessions',
    account: () => aHostWithPassword(app),
    signIn: (email: string, from: From) => post(app, '/login', { email, password: PASSWORD }, from),
    refresh: (refresh: string, from: From) => post(app, '/token/refresh', { refresh }, from),
  },
  admin: {
    path: '/admin/settings/sessions',
    account: () => anAdmin(app),
    signIn: (email: string, from: From) =>
      postAdmin(app, '/login', { email, password: ADMIN_PASSWORD }, from),
    refresh: (refresh: string, from: From) => postAdmin(app, '/token/refresh', { refresh }, from),
  },
} as const

describe.each(['host', 'admin'] as const)('the sessions of one %s', (kind) => {
  const { path, account, signIn, refresh } = KINDS[kind]
  const aSession = async ({ email }: { email: string }, from: From = {}): Promise<Tokens> =>
    (await signIn(email, from)).body.tokens
  const as = ({ access }: Tokens) => ({ headers: { authorization: `Bearer ${access}` } })
  const list = (session: Tokens) => call(app, ['GET', path], as(session))
  const listed = async (session: Tokens) => (await list(session)).body.sessions
  const idOf = async (session: Tokens): Promise<string> =>
    (await listed(session)).find(({ is_this }: { is_this: boolean }) => is_this).id
  const end = (session: Tokens, id: string) => call(app, ['DELETE', `${path}/${id}`], as(session))
  const endOthers = (session: Tokens) => call(app, ['POST', `${path}/end-others`], as(session))

  it('are listed with device, network without its end, and last use; the current one is marked', async () => {
    const owner = await account()
    const phone = await aSession(owner, {
      headers: { 'user-agent': ANDROID },
      remoteAddress: '103.21.58.193',
    })
    const signedInAt = app.clock.now.toISOString()
    wait(app, 60_000)
    const desk = await aSession(owner, {
      headers: { 'user-agent': `Odd ${'x'.repeat(4000)}` },
      remoteAddress: '2401:4900:1c2b:8d3f::1',
    })
    expect(await listed(phone)).toEqual([
      {
        id: await idOf(desk),
        browser: null,
        system: null,
        network: '2401:4900:1c2b::x',
        signed_in_at: app.clock.now.toISOString(),
        last_used_at: app.clock.now.toISOString(),
        is_this: false,
      },
      {
        id: await idOf(phone),
        browser: 'Chrome',
        system: 'Android',
        network: '103.21.58.x',
        signed_in_at: signedInAt,
        last_used_at: signedInAt,
        is_this: true,
      },
    ])
  })

  it('show the device and network of the last refresh, and its time', async () => {
    const session = await aSession(await account(), { headers: { 'user-agent': ANDROID } })
    const signedInAt = app.clock.now.toISOString()
    wait(app, 60_000)
    const from = { headers: { 'user-agent': WINDOWS }, remoteAddress: '49.36.7.8' }
    const renewed: Tokens = (await refresh(session.refresh, from)).body
    expect(await listed(renewed)).toEqual([
      {
        id: await idOf(session),
        browser: 'Chrome',
        system: 'Windows',
        network: '49.36.7.x',
        signed_in_at: signedInAt,
        last_used_at: app.clock.now.toISOString(),
        is_this: true,
      },
    ])
  })

  it('are not shown to other accounts, which cannot end them', async () => {
    const session = await aSession(await account())
    const id = await idOf(session)
    for (const asked of [
      await call(app, ['GET', path]),
      await call(app, ['DELETE', `${path}/${id}`]),
      await call(app, ['POST', `${path}/end-others`]),
    ])
      expect(asked.status).toBe(401)
    expect(await listed(session)).toHaveLength(1)
  })

  it('end one by one: an ended one is refused at once, cannot be refreshed, and is not listed', async () => {
    const owner = await account()
    const [current, lost] = [await aSession(owner), await aSession(owner)]
    expect((await end(current, await idOf(lost))).body).toMatchObject({ success: true })
    expect((await list(lost)).status).toBe(401)
    expect((await refresh(lost.refresh, {})).status).toBe(401)
    expect(await listed(current)).toHaveLength(1)
    expect((await refresh(current.refresh, {})).status).toBe(200)
  })

  it('of another account, ended before or unknown are all the same 404', async () => {
    const owner = await account()
    const [mine, ended] = [await aSession(owner), await aSession(owner)]
    const theirs = await aSession(await account())
    const endedId = await idOf(ended)
    await end(mine, endedId)
    const answers = [
      await end(mine, await idOf(theirs)),
      await end(mine, endedId),
      await end(mine, crypto.randomUUID()),
    ]
    for (const { status, body } of answers) expect([status, body]).toEqual([404, answers[2]?.body])
    expect((await end(mine, 'no-id')).status).toBe(404)
    expect((await list(theirs)).status).toBe(200)
  })

  it('all others end at once, and no session of another account', async () => {
    const owner = await account()
    const asking = await aSession(owner)
    const others = [await aSession(owner), await aSession(owner)]
    const theirs = await aSession(await account())
    expect((await endOthers(asking)).body).toMatchObject({ success: true })
    for (const other of others) expect((await list(other)).status).toBe(401)
    expect((await list(theirs)).status).toBe(200)
    expect(await listed(asking)).toHaveLength(1)
  })

  it('that begin while all others end either end too or are listed', async () => {
    const owner = await account()
    const asking = await aSession(owner)
    const [, ...begun] = await Promise.all([
      endOthers(asking),
      ...Array.from({ length: 4 }, () => aSession(owner)),
    ])
    const alive = []
    for (const session of begun) if ((await list(session)).status === 200) alive.push(await idOf(session))
    const seen: { id: string }[] = await listed(asking)
    expect(seen.map(({ id }) => id).sort()).toEqual([...alive, await idOf(asking)].sort())
  })

  it('are not listed when they can no longer be refreshed', async () => {
    const owner = await account()
    await aSession(owner)
    wait(app, REFRESH_TOKEN_MS)
    expect(await listed(await aSession(owner))).toHaveLength(1)
  })
})

it('an administrator who ends sessions is recorded in the audit log', async () => {
  const { path, signIn } = KINDS.admin
  const admin = await anAdmin(app)
  const [asking, other]: Tokens[] = await Promise.all(
    [1, 2].map(async () => (await signIn(admin.email, {})).body.tokens),
  )
  const as = { headers: { authorization: `Bearer ${asking?.access}` } }
  const { body } = await call(app, ['GET', path], as)
  const { id } = body.sessions.find(({ is_this }: { is_this: boolean }) => !is_this)
  expect(other).toBeDefined()
  await call(app, ['DELETE', `${path}/${id}`], as)
  await call(app, ['POST', `${path}/end-others`], as)
  expect((await actionsOf(app, admin.id)).slice(-2)).toEqual(['session-ended', 'other-sessions-ended'])
})
