// The administrator's session in this browser, beside which there may be a host's.
import type { Admin } from '@lifafa/contract/endpoints/admin-accounts/accounts'
import { adminLogout, adminRefresh } from '@lifafa/contract/endpoints/session-tokens'
import { adminSentences } from '@lifafa/contract/sentences/admin/accounts'
import { send } from '../network/send.ts'
import { type Account, openSession, thisBrowser } from './session.ts'
import { adminEntries } from './session-storage.ts'
import { useSignedIn } from './use-session.ts'

/** @internal A function, so that tests can create a session for a browser of their own. */
export const adminAccount: Account<Admin> = {
  access: 'admin',
  entries: adminEntries,
  noToken: adminSentences.notAuthenticated,
  exchange: (token) => send(adminRefresh, { body: { refresh: token } }),
  end: (token) => send(adminLogout, { body: { refresh: token } }),
}

export const adminSession = openSession(adminAccount, thisBrowser())

export const useAdmin = (): Admin => useSignedIn(adminSession)
