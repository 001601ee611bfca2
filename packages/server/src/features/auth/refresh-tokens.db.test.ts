// Refresh tokens: each is used once, and a reused one ends its session.
import { REFRESH_GRACE_MS } from '@lifafa/contract/limits'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDashboard } from '../../test/account-calls.ts'
import { aHostWithPassword, PASSWORD, post, wait } from '../../test/accounts.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { aSession, refresh, successorOf } from '../../test/host-sessions.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

const tokensOf = (hostId: string) =>
  test.services.db.selectFrom('refresh_tokens').selectAll().where('host_id', '=', hostId).execute()

describe('a refresh token', () => {
  it('is exchanged for a new pair that works [session-8]', async () => {
    const { token } = await aSession(test)
    const { status, body } = await refresh(test, token)
    expect(status).toBe(200)
    expect(Object.keys(body).sort()).toEqual(['access', 'refresh'])
    expect(body.refresh).not.toBe(token)
    expect((await openDashboard(test, body.access)).status).toBe(200)
    expect((await refresh(test, body.refresh)).status).toBe(200)
  })

  it('is 256 random bits, and only its hash is stored', async () => {
    const { hostId, token } = await aSession(test)
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    expect(JSON.stringify(await tokensOf(hostId))).not.toContain(token)
  })

  it('is no access token, nor an access token a refresh token', async () => {
    const { access, token } = await aSession(test)
    expect((await openDashboard(test, token)).status).toBe(401)
    expect((await refresh(test, access)).status).toBe(400)
  })

  it.each([['never-made'], ['x'.repeat(43)]])('that was never issued (%j) is refused', async (token) => {
    expect((await refresh(test, token)).status).toBe(401)
  })

  it.each([[''], ['x'.repeat(201)], [7], [undefined]])(
    'that cannot be one (%j) is bad input',
    async (token) => {
      expect((await refresh(test, token)).status).toBe(400)
    },
  )

  it('used again within ten seconds, also twice, gives the same successor', async () => {
    const { hostId, token } = await aSession(test)
    const successor = await successorOf(test, token)
    wait(test, REFRESH_GRACE_MS)
    expect(await successorOf(test, token)).toBe(successor)
    expect(await successorOf(test, token)).toBe(successor)
    expect(await tokensOf(hostId)).toHaveLength(2)
    expect((await refresh(test, successor)).status).toBe(200)
  })

  it('used again later ends the whole session, the newest token included', async () => {
    const { token } = await aSession(test)
    const newest = await successorOf(test, await successorOf(test, token))
    wait(test, REFRESH_GRACE_MS + 1)
    expect((await refresh(test, token)).status).toBe(401)
    expect((await refresh(test, newest)).status).toBe(401)
  })

  it('reused, ends its own session and no other of the same host', async () => {
    const { email } = await aHostWithPassword(test)
    const [one, other] = await Promise.all(
      [1, 2].map(async () => (await post(test, '/login', { email, password: PASSWORD })).body.tokens.refresh),
    )
    await refresh(test, one)
    wait(test, REFRESH_GRACE_MS + 1)
    await refresh(test, one)
    expect((await refresh(test, other)).status).toBe(200)
  })

  it('used twenty times at once makes one successor, and ends no session', async () => {
    const { hostId, token } = await aSession(test)
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(test, token)))
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
    expect(new Set(answers.map(({ body }) => body.refresh)).size).toBe(1)
    expect(await tokensOf(hostId)).toHaveLength(2)
    expect((await refresh(test, answers[0]?.body.refresh)).status).toBe(200)
  })
})
