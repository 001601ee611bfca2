// Sessions that are ended: hosts and administrators list and end their own only.

import { REFRESH_TOKEN_MS } from '@lifafa/contract/limits'
import { adminSentences } from '@lifafa/contract/sentences/admin/accounts'
import { shellSentences } from '@lifafa/contract/sentences/host/shell'
import { describe } from 'vitest'
import { actionsOf } from '../test/administrators/admins.ts'
import { call } from '../test/fixtures.ts'
import { wait } from '../test/hosts/accounts.ts'
import { sessionCalls, type Tokens } from '../test/hosts/listed-sessions.ts'
import { expect, test } from '../test/test.ts'

const LOGGED_OUT = { host: shellSentences.loggedOut, admin: adminSentences.loggedOut }

describe.each(['host', 'admin'] as const)('the sessions of one %s', (kind) => {
  test('end one by one: an ended one is refused at once, cannot be refreshed, and is not listed', async ({
    app,
  }) => {
    const { account, aSession, refresh, list, listed, idOf, end } = sessionCalls(app, kind)
    const owner = await account()
    const [current, lost] = [await aSession(owner), await aSession(owner)]
    expect((await end(current, await idOf(lost))).body).toMatchObject({ success: true })
    expect((await list(lost)).status).toBe(401)
    expect((await refresh(lost.refresh, {})).status).toBe(401)
    expect(await listed(current)).toHaveLength(1)
    expect((await refresh(current.refresh, {})).status).toBe(200)
  })

  test('end one by one by logging out, at once, whichever token is shown; others continue', async ({
    app,
  }) => {
    const { account, aSession, refresh, list, logOut } = sessionCalls(app, kind)
    const owner = await account()
    const [left, other] = [await aSession(owner), await aSession(owner)]
    const successor: Tokens = (await refresh(left.refresh)).body
    expect(await logOut(left.refresh)).toMatchObject({ status: 200, body: { message: LOGGED_OUT[kind] } })
    for (const tokens of [left, successor]) expect((await list(tokens)).status).toBe(401)
    expect((await refresh(successor.refresh)).status).toBe(401)
    expect((await list(other)).status).toBe(200)
  })

  test('a session that is unknown, ended, or another account’s is a 404', async ({ app }) => {
    const { account, aSession, list, idOf, end } = sessionCalls(app, kind)
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

  test('all others end at once, and no session of another account', async ({ app }) => {
    const { account, aSession, list, listed, endOthers } = sessionCalls(app, kind)
    const owner = await account()
    const asking = await aSession(owner)
    const others = [await aSession(owner), await aSession(owner)]
    const theirs = await aSession(await account())
    expect((await endOthers(asking)).body).toMatchObject({ success: true })
    for (const other of others) expect((await list(other)).status).toBe(401)
    expect((await list(theirs)).status).toBe(200)
    expect(await listed(asking)).toHaveLength(1)
  })

  test('that begin while all others end either end too or are listed', async ({ app }) => {
    const { account, aSession, list, listed, idOf, endOthers } = sessionCalls(app, kind)
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
})

test('an administrator who ends sessions is recorded in the audit log', async ({ app }) => {
  const { path, account, aSession } = sessionCalls(app, 'admin')
  const admin = await account()
  const [asking, other]: Tokens[] = await Promise.all([1, 2].map(() => aSession(admin)))
  const as = { headers: { authorization: `Bearer ${asking?.access}` } }
  const { body } = await call(app, ['GET', path], as)
  const { id } = body.sessions.find(({ is_this }: { is_this: boolean }) => !is_this)
  expect(other).toBeDefined()
  await call(app, ['DELETE', `${path}/${id}`], as)
  await call(app, ['POST', `${path}/end-others`], as)
  expect((await actionsOf(app, admin.id)).slice(-2)).toEqual(['session-ended', 'other-sessions-ended'])
})

// The list of sessions: hosts and administrators see their own sessions only.
const ANDROID =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36'

const WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'

describe.each(['host', 'admin'] as const)('the sessions of one %s', (kind) => {
  test('are listed with device, network without its end, and last use; the current one is marked', async ({
    app,
  }) => {
    const { account, aSession, listed, idOf } = sessionCalls(app, kind)
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

  test('show the device and network of the last refresh, and its time', async ({ app }) => {
    const { account, aSession, refresh, listed, idOf } = sessionCalls(app, kind)
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

  test('are not shown to other accounts, which cannot end them', async ({ app }) => {
    const { path, account, aSession, listed, idOf } = sessionCalls(app, kind)
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

  test('are not listed when they can no longer be refreshed', async ({ app }) => {
    const { account, aSession, listed } = sessionCalls(app, kind)
    const owner = await account()
    await aSession(owner)
    wait(app, REFRESH_TOKEN_MS)
    expect(await listed(await aSession(owner))).toHaveLength(1)
  })
})
