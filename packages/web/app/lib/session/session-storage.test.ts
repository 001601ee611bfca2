// Tests that a session counts only with all of its entries, and that a tab looks for them that was not told of a change.
import type { User } from '@lifafa/contract/endpoints/auth'
import { expect, test } from 'vitest'
import { hostAccount } from './host-session.ts'
import { openSession } from './session.ts'

const ENTRIES = {
  access_token: 'access',
  refresh_token: 'refresh',
  user: '{"id":"h1"}',
  is_authenticated: 'true',
}

/** Without a window no event of another tab arrives. */
function openWithout(missing: string) {
  const stored = new Map(Object.entries(ENTRIES).filter(([key]) => key !== missing))
  const store = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: () => {},
    removeItem: () => {},
    clear: () => stored.clear(),
  }
  return { store, session: openSession(hostAccount, { store, window: undefined }) }
}

test.each(Object.keys(ENTRIES))('without its %s it is signed out [session-16]', (missing) => {
  expect(openWithout(missing).session.state().status).toBe('signed-out')
})

test('a tab that missed a sign-out, and whose call is refused, shows that it is signed out', async () => {
  const { session, store } = openWithout('nothing')
  expect(session.state().status).toBe('signed-in')
  store.clear()
  const used = { access: 'access', refresh: 'refresh', user: { id: 'h1' } as User }
  await expect(session.renew(used)).resolves.toBeUndefined()
  expect(session.state()).toEqual({ status: 'signed-out', byChoice: false })
})
