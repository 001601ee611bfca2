// The four entries in which a host's session is kept (spec §3, “Local persistence”).
import type { Tokens, User } from '@lifafa/contract/endpoints/auth'
import type { KeyValueStore } from './browser-storage.ts'

const KEYS = {
  access: 'access_token',
  refresh: 'refresh_token',
  user: 'user',
  isAuthenticated: 'is_authenticated',
} as const

export type StoredSession = Tokens & { user: User }

const parsed = (json: string): User | undefined => {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

/** Undefined unless all of it is there. */
export function readSession(store: KeyValueStore): StoredSession | undefined {
  if (store.getItem(KEYS.isAuthenticated) !== 'true') return undefined
  const access = store.getItem(KEYS.access)
  const refresh = store.getItem(KEYS.refresh)
  const user = parsed(store.getItem(KEYS.user) ?? '')
  return access && refresh && user ? { access, refresh, user } : undefined
}

type Written = Pick<KeyValueStore, 'setItem' | 'removeItem'>

export function writeTokens(store: Written, { access, refresh }: Tokens): void {
  store.setItem(KEYS.access, access)
  store.setItem(KEYS.refresh, refresh)
}

export const writeUser = (store: Written, user: User): void => store.setItem(KEYS.user, JSON.stringify(user))

/** The flag comes last: other tabs that look in between see no session rather than half of one. */
export function writeSession(store: Written, { user, ...tokens }: StoredSession): void {
  store.removeItem(KEYS.isAuthenticated)
  writeTokens(store, tokens)
  writeUser(store, user)
  store.setItem(KEYS.isAuthenticated, 'true')
}

export function eraseSession(store: KeyValueStore): void {
  for (const key of Object.values(KEYS).reverse()) store.removeItem(key)
}
