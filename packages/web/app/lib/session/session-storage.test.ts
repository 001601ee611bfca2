// Tests that a session counts only with all of its entries.
import { expect, test } from 'vitest'
import { hostAccount } from './host-session.ts'
import { openSession } from './session.ts'

const ENTRIES = {
  access_token: 'access',
  refresh_token: 'refresh',
  user: '{"id":"h1"}',
  is_authenticated: 'true',
}

const stateWithout = (missing: string) => {
  const stored = new Map(Object.entries(ENTRIES).filter(([key]) => key !== missing))
  const store = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: () => {},
    removeItem: () => {},
    clear: () => {},
  }
  return openSession(hostAccount, { store, locks: undefined, window: undefined }).state().status
}

test('a stored session is signed in', () => {
  expect(stateWithout('nothing')).toBe('signed-in')
})

test.each(Object.keys(ENTRIES))('without its %s it is signed out [session-16]', (missing) => {
  expect(stateWithout(missing)).toBe('signed-out')
})
