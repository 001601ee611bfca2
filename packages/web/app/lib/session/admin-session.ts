// The session of the administrator who sits before this browser; beside it, the same browser may hold a host's.
import { type Admin, adminLogout, adminRefresh } from '@lifafa/contract/endpoints/admin-accounts'
import { send } from '../network/send.ts'
import { type Account, openSession, thisBrowser } from './session.ts'
import { adminEntries } from './session-storage.ts'

/** @internal Apart from the session, so that tests can open one in a browser of their own. */
export const adminAccount: Account<Admin> = {
  access: 'admin',
  entries: adminEntries,
  turns: 'admin-session',
  exchange: (token) => send(adminRefresh, { body: { refresh: token } }),
  end: (token) => send(adminLogout, { body: { refresh: token } }),
}

export const adminSession = openSession(adminAccount, thisBrowser())
