// Sessions: refresh tokens that are used once, and how a session ends.
import { REFRESH_FAMILY_MS, REFRESH_GRACE_MS, REFRESH_TOKEN_MS } from '@lifafa/contract/limits'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aHostWithPassword, PASSWORD, post, wait } from '../../test/accounts.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { call } from '../../test/fixtures.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

async function aSession(): Promise<{ hostId: string; access: string; token: string }> {
  const { email, id } = await aHostWithPassword(test)
  const { body } = await post(test, '/login', { email, password: PASSWORD })
  return { hostId: id, access: body.tokens.access, token: body.tokens.refresh }
}
const refresh = (token: unknown) => post(test, '/token/refresh', { refresh: token })
const successorOf = async (token: string): Promise<string> => (await refresh(token)).body.refresh
const openDashboard = (access: string) =>
  call(test, ['GET', '/dashboard/get_dashboard_data'], { headers: { authorization: `Bearer ${access}` } })
const tokensOf = (hostId: string) =>
  test.services.db.selectFrom('refresh_tokens').selectAll().where('host_id', '=', hostId).execute()

describe('a refresh token', () => {
  it('is exchanged for a new pair that works [session-8]', async () => {
    const { token } = await aSession()
    const { status, body } = await refresh(token)
    expect(status).toBe(200)
    expect(Object.keys(body).sort()).toEqual(['access', 'refresh'])
    expect(body.refresh).not.toBe(token)
    expect((await openDashboard(body.access)).status).toBe(200)
    expect((await refresh(body.refresh)).status).toBe(200)
  })

  it('is 256 random bits, and only its hash is stored', async () => {
    const { hostId, token } = await aSession()
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    expect(JSON.stringify(await tokensOf(hostId))).not.toContain(token)
  })

  it('is no access token, nor an access token a refresh token', async () => {
    const { access, token } = await aSession()
    expect((await openDashboard(token)).status).toBe(401)
    expect((await refresh(access)).status).toBe(400)
  })

  it.each([['never-made'], ['x'.repeat(43)]])('that was never issued (%j) is refused', async (token) => {
    expect((await refresh(token)).status).toBe(401)
  })

  it.each([[''], ['x'.repeat(201)], [7], [undefined]])(
    'that cannot be one (%j) is bad input',
    async (token) => {
      expect((await refresh(token)).status).toBe(400)
    },
  )

  it('used again within ten seconds, also twice, gives the same successor', async () => {
    const { hostId, token } = await aSession()
    const successor = await successorOf(token)
    wait(test, REFRESH_GRACE_MS)
    expect(await successorOf(token)).toBe(successor)
    expect(await successorOf(token)).toBe(successor)
    expect(await tokensOf(hostId)).toHaveLength(2)
    expect((await refresh(successor)).status).toBe(200)
  })

  it('used again later ends the whole session, the newest token included', async () => {
    const { token } = await aSession()
    const newest = await successorOf(await successorOf(token))
    wait(test, REFRESH_GRACE_MS + 1)
    expect((await refresh(token)).status).toBe(401)
    expect((await refresh(newest)).status).toBe(401)
  })

  it('reused, ends its own session and no other of the same host', async () => {
    const { email } = await aHostWithPassword(test)
    const [one, other] = await Promise.all(
      [1, 2].map(async () => (await post(test, '/login', { email, password: PASSWORD })).body.tokens.refresh),
    )
    await refresh(one)
    wait(test, REFRESH_GRACE_MS + 1)
    await refresh(one)
    expect((await refresh(other)).status).toBe(200)
  })

  it('used twenty times at once makes one successor, and ends no session', async () => {
    const { hostId, token } = await aSession()
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(token)))
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
    expect(new Set(answers.map(({ body }) => body.refresh)).size).toBe(1)
    expect(await tokensOf(hostId)).toHaveLength(2)
    expect((await refresh(answers[0]?.body.refresh)).status).toBe(200)
  })
})

describe('a session lasts', () => {
  it('two weeks without use', async () => {
    const { token } = await aSession()
    wait(test, REFRESH_TOKEN_MS - 1)
    const successor = await successorOf(token)
    wait(test, REFRESH_TOKEN_MS)
    expect((await refresh(successor)).status).toBe(401)
  })

  it('thirty days with it', async () => {
    let { token } = await aSession()
    const step = REFRESH_FAMILY_MS / 3
    for (let steps = 0; steps < 2; steps++) {
      wait(test, step)
      token = await successorOf(token)
    }
    wait(test, step - 1)
    token = await successorOf(token)
    wait(test, 1)
    expect((await refresh(token)).status).toBe(401)
  })
})

describe('a session ends', () => {
  it('by logging out, at once, whichever of its tokens is shown', async () => {
    const { access, token } = await aSession()
    const successor = await successorOf(token)
    expect(await post(test, '/logout', { refresh: token })).toMatchObject({
      status: 200,
      body: { success: true },
    })
    expect((await refresh(successor)).status).toBe(401)
    expect((await openDashboard(access)).status).toBe(401)
  })

  it('an unknown token has nothing to log out', async () => {
    expect((await post(test, '/logout', { refresh: 'never-made' })).status).toBe(200)
  })

  it('when the host is deactivated: access and refresh', async () => {
    const { hostId, access, token } = await aSession()
    await test.services.db
      .updateTable('hosts')
      .set({ deactivated_at: test.clock.now })
      .where('id', '=', hostId)
      .execute()
    expect((await openDashboard(access)).status).toBe(401)
    expect((await refresh(token)).status).toBe(401)
  })
})
