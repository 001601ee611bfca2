// Sessions of hosts: how long they last, and how they end.
import { REFRESH_FAMILY_MS, REFRESH_TOKEN_MS } from '@lifafa/contract/limits'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDashboard } from '../../test/account-calls.ts'
import { post, wait } from '../../test/accounts.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { aSession, refresh, successorOf } from '../../test/host-sessions.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

describe('a session lasts', () => {
  it('two weeks without use', async () => {
    const { token } = await aSession(test)
    wait(test, REFRESH_TOKEN_MS - 1)
    const successor = await successorOf(test, token)
    wait(test, REFRESH_TOKEN_MS)
    expect((await refresh(test, successor)).status).toBe(401)
  })

  it('thirty days with it', async () => {
    let { token } = await aSession(test)
    const step = REFRESH_FAMILY_MS / 3
    for (let steps = 0; steps < 2; steps++) {
      wait(test, step)
      token = await successorOf(test, token)
    }
    wait(test, step - 1)
    token = await successorOf(test, token)
    wait(test, 1)
    expect((await refresh(test, token)).status).toBe(401)
  })
})

describe('a session ends', () => {
  it('by logging out, at once, whichever of its tokens is shown', async () => {
    const { access, token } = await aSession(test)
    const successor = await successorOf(test, token)
    expect(await post(test, '/logout', { refresh: token })).toMatchObject({
      status: 200,
      body: { success: true },
    })
    expect((await refresh(test, successor)).status).toBe(401)
    expect((await openDashboard(test, access)).status).toBe(401)
  })

  it('an unknown token has nothing to log out', async () => {
    expect((await post(test, '/logout', { refresh: 'never-made' })).status).toBe(200)
  })

  it('when the host is deactivated: access and refresh', async () => {
    const { hostId, access, token } = await aSession(test)
    await test.services.db
      .updateTable('hosts')
      .set({ deactivated_at: test.clock.now })
      .where('id', '=', hostId)
      .execute()
    expect((await openDashboard(test, access)).status).toBe(401)
    expect((await refresh(test, token)).status).toBe(401)
  })
})
