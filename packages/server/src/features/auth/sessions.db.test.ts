// Sessions of hosts: how long they last, and how they end.
import { REFRESH_FAMILY_MS, REFRESH_TOKEN_MS } from '@lifafa/contract/limits'
import { describe } from 'vitest'
import { openDashboard } from '../../test/hosts/account-calls.ts'
import { post, wait } from '../../test/hosts/accounts.ts'
import { aSession, refresh, successorOf } from '../../test/hosts/host-sessions.ts'
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
  test('by logging out, at once, whichever of its tokens is shown', async ({ app }) => {
    const { access, token } = await aSession(app)
    const successor = await successorOf(app, token)
    expect(await post(app, '/logout', { refresh: token })).toMatchObject({
      status: 200,
      body: { success: true },
    })
    expect((await refresh(app, successor)).status).toBe(401)
    expect((await openDashboard(app, access)).status).toBe(401)
  })

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
