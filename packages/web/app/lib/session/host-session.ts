// The host's session in this browser.
import type { User } from '@lifafa/contract/endpoints/auth'
import { logout, refresh } from '@lifafa/contract/endpoints/session-tokens'
import { send } from '../network/send.ts'
import { type Account, openSession, thisBrowser } from './session.ts'
import { hostEntries } from './session-storage.ts'
import { useSignedIn } from './use-session.ts'

/** @internal A function, so that tests can create a session for a browser of their own. */
export const hostAccount: Account<User> = {
  access: 'host',
  entries: hostEntries,
  exchange: (token) => send(refresh, { body: { refresh: token } }),
  end: (token) => send(logout, { body: { refresh: token } }),
}

export const hostSession = openSession(hostAccount, thisBrowser())

export const useHost = (): User => useSignedIn(hostSession)
