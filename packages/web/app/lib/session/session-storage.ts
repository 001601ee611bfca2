// The local storage entries of a session: a host's, and an administrator's (docs/specification.md §3).
import type { Admin } from '@lifafa/contract/endpoints/admin-accounts/accounts'
import type { User } from '@lifafa/contract/endpoints/auth'
import type { Tokens } from '@lifafa/contract/endpoints/session-tokens'
import type { KeyValueStore } from '../browser/browser-storage.ts'

/** The signed-in person. */
export interface Person {
  id: string
}

export type StoredSession<P extends Person> = Tokens & { user: P }

type Written = Pick<KeyValueStore, 'setItem' | 'removeItem'>

export interface SessionEntries<P extends Person> {
  /** Undefined unless all entries are present. */
  read(store: KeyValueStore): StoredSession<P> | undefined
  write(store: Written, session: StoredSession<P>): void
  writeTokens(store: Written, tokens: Tokens): void
  writeUser(store: Written, user: P): void
  erase(store: Written): void
}

interface Keys {
  access: string
  refresh: string
  user: string
  /** An entry that marks the others as complete; without it, the person's entry does. */
  flag?: string
}

function parsed<P extends Person>(json: string | null): P | undefined {
  try {
    return JSON.parse(json ?? '') ?? undefined
  } catch {
    return undefined
  }
}

function sessionEntries<P extends Person>(keys: Keys): SessionEntries<P> {
  const last = keys.flag ?? keys.user
  const entries: SessionEntries<P> = {
    read(store) {
      if (keys.flag && store.getItem(keys.flag) !== 'true') return undefined
      const access = store.getItem(keys.access)
      const refresh = store.getItem(keys.refresh)
      const user = parsed<P>(store.getItem(keys.user))
      return access && refresh && user ? { access, refresh, user } : undefined
    },
    /** The entry that completes it is written last: other tabs that read in between see no session rather than half of one. */
    write(store, { user, ...tokens }) {
      store.removeItem(last)
      entries.writeTokens(store, tokens)
      entries.writeUser(store, user)
      if (keys.flag) store.setItem(keys.flag, 'true')
    },
    writeTokens(store, { access, refresh }) {
      store.setItem(keys.access, access)
      store.setItem(keys.refresh, refresh)
    },
    writeUser: (store, user) => store.setItem(keys.user, JSON.stringify(user)),
    erase(store) {
      for (const key of [last, keys.user, keys.refresh, keys.access]) store.removeItem(key)
    },
  }
  return entries
}

/** For the script that reads a session before the application runs. */
export const SESSION_KEYS: Record<'host' | 'admin', Keys> = {
  host: { access: 'access_token', refresh: 'refresh_token', user: 'user', flag: 'is_authenticated' },
  admin: { access: 'admin_access_token', refresh: 'admin_refresh_token', user: 'admin' },
}

export const hostEntries = /* @__PURE__ */ sessionEntries<User>(SESSION_KEYS.host)

export const adminEntries = /* @__PURE__ */ sessionEntries<Admin>(SESSION_KEYS.admin)
