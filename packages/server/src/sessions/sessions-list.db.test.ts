// The list of sessions: hosts and administrators see their own sessions only.
import { REFRESH_TOKEN_MS } from '@lifafa/contract/limits'
import { describe } from 'vitest'
import { call } from '../test/fixtures.ts'
import { wait } from '../test/hosts/accounts.ts'
import { sessionCalls, type Tokens } from '../test/hosts/listed-sessions.ts'
import { expect, test } from '../test/test.ts'

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
