// Tests a tab that was not told that another one signed out.
import { expect, test } from 'vitest'
import { hostAccount } from './host-session.ts'
import { openSession } from './session.ts'

test('a tab that missed a sign-out, and whose call is refused, shows that it is signed out', async () => {
  const entries = new Map<string, string>()
  const store = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
    clear: () => entries.clear(),
  }
  // Without a window no event of another tab arrives.
  const session = openSession(hostAccount, { store, locks: undefined, window: undefined })
  const user = {
    id: 'h1',
    first_name: 'Aarav',
    last_name: 'Sharma',
    email: 'aarav@example.com',
    phone_number: '9876543210',
    address: 'Udaipur',
    upi_id: null,
    language: 'en' as const,
  }
  const used = { access: 'access-0', refresh: 'refresh-0', user }
  session.signIn(used)
  store.clear()
  await expect(session.renew(used)).resolves.toBeUndefined()
  expect(session.state()).toEqual({ status: 'signed-out', byChoice: false })
})
