// Sessions of hosts: how long they last, and how they end.
import { REFRESH_FAMILY_MS, REFRESH_GRACE_MS, REFRESH_TOKEN_MS } from '@lifafa/contract/limits'
import { describe } from 'vitest'
import type { TestApp } from '../../test/app.ts'
import { aSession, openDashboard, refresh, successorOf } from '../../test/hosts/account-calls.ts'
import { aHostWithPassword, PASSWORD, post, wait } from '../../test/hosts/accounts.ts'
import { expect, test } from '../../test/test.ts'

describe('a session lasts', () => {
  test('two weeks without use', async ({ app }) => {
    const { token } = await aSession(app)
    wait(app, REFRESH_TOKEN_MS - 1)
    const successor = await successorOf(app, token)
    wait(app, REFRESH_TOKEN_MS)
    expect((await refresh(app, successor)).status).toBe(401)
  })

  test('thirty days with it', async ({ app }) => {
    let { token } = await aSession(app)
    const step = REFRESH_FAMILY_MS / 3
    for (let steps = 0; steps < 2; steps++) {
      wait(app, step)
      token = await successorOf(app, token)
    }
    wait(app, step - 1)
    token = await successorOf(app, token)
    wait(app, 1)
    expect((await refresh(app, token)).status).toBe(401)
  })
})

describe('a session ends', () => {
  test('an unknown token has nothing to log out', async ({ app }) => {
    expect((await post(app, '/logout', { refresh: 'never-made' })).status).toBe(200)
  })

  test('when the host is deactivated: access and refresh', async ({ app }) => {
    const { hostId, access, token } = await aSession(app)
    await app.services.db
      .updateTable('hosts')
      .set({ deactivated_at: app.clock.now })
      .where('id', '=', hostId)
      .execute()
    expect((await openDashboard(app, access)).status).toBe(401)
    expect((await refresh(app, token)).status).toBe(401)
  })
})

// Refresh tokens: each is used once, and a reused one ends its session.
const tokensOf = (app: TestApp, hostId: string) =>
  app.services.db.selectFrom('refresh_tokens').selectAll().where('host_id', '=', hostId).execute()

describe('a refresh token', () => {
  test('is exchanged for a new pair that works [session-8]', async ({ app }) => {
    const { token } = await aSession(app)
    const { status, body } = await refresh(app, token)
    expect(status).toBe(200)
    expect(Object.keys(body).sort()).toEqual(['access', 'refresh'])
    expect(body.refresh).not.toBe(token)
    expect((await openDashboard(app, body.access)).status).toBe(200)
    expect((await refresh(app, body.refresh)).status).toBe(200)
  })

  test('is 256 random bits, and only its hash is stored', async ({ app }) => {
    const { hostId, token } = await aSession(app)
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    expect(JSON.stringify(await tokensOf(app, hostId))).not.toContain(token)
  })

  test('is no access token, nor an access token a refresh token', async ({ app }) => {
    const { access, token } = await aSession(app)
    expect((await openDashboard(app, token)).status).toBe(401)
    expect((await refresh(app, access)).status).toBe(400)
  })

  test.for([['never-made'], ['x'.repeat(43)]])(
    'that was never issued (%j) is refused',
    async ([token], { app }) => {
      expect((await refresh(app, token)).status).toBe(401)
    },
  )

  test.for([[''], ['x'.repeat(201)], [7], [undefined]])(
    'that cannot be one (%j) is bad input',
    async ([token], { app }) => {
      expect((await refresh(app, token)).status).toBe(400)
    },
  )

  test('used again within ten seconds, also twice, gives the same successor', async ({ app }) => {
    const { hostId, token } = await aSession(app)
    const successor = await successorOf(app, token)
    wait(app, REFRESH_GRACE_MS)
    expect(await successorOf(app, token)).toBe(successor)
    expect(await successorOf(app, token)).toBe(successor)
    expect(await tokensOf(app, hostId)).toHaveLength(2)
    expect((await refresh(app, successor)).status).toBe(200)
  })

  test('used again later ends the whole session, the newest token included', async ({ app }) => {
    const { token } = await aSession(app)
    const newest = await successorOf(app, await successorOf(app, token))
    wait(app, REFRESH_GRACE_MS + 1)
    expect((await refresh(app, token)).status).toBe(401)
    expect((await refresh(app, newest)).status).toBe(401)
  })

  test('reused, ends its own session and no other of the same host', async ({ app }) => {
    const { email } = await aHostWithPassword(app)
    const [one, other] = await Promise.all(
      [1, 2].map(async () => (await post(app, '/login', { email, password: PASSWORD })).body.tokens.refresh),
    )
    await refresh(app, one)
    wait(app, REFRESH_GRACE_MS + 1)
    await refresh(app, one)
    expect((await refresh(app, other)).status).toBe(200)
  })

  test('used twenty times at once makes one successor, and ends no session', async ({ app }) => {
    const { hostId, token } = await aSession(app)
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(app, token)))
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
    expect(new Set(answers.map(({ body }) => body.refresh)).size).toBe(1)
    expect(await tokensOf(app, hostId)).toHaveLength(2)
    expect((await refresh(app, answers[0]?.body.refresh)).status).toBe(200)
  })
})
