// The host's session in the browser: who is signed in, with which tokens, the same in all tabs.
import { logout, refresh, type User } from '@lifafa/contract/endpoints/auth'
import { ApiError } from './api-error.ts'
import { browserStore, type KeyValueStore } from './browser-storage.ts'
import { inTurn } from './in-turn.ts'
import { send } from './send.ts'
import {
  eraseSession,
  readSession,
  type StoredSession,
  writeSession,
  writeTokens,
  writeUser,
} from './session-storage.ts'

export type SessionState =
  /** On the server, and in the browser until the page is awake: nobody has looked yet. */
  | { status: 'initialising' }
  | { status: 'signed-out'; byChoice: boolean }
  | { status: 'signed-in'; user: User }

export interface Session {
  state(): SessionState
  /** Calls `listener` after each change, in whichever tab it was made; answers how to stop. */
  subscribe(listener: () => void): () => void
  /** The tokens and the host they belong to, undefined while nobody is signed in. */
  stored(): StoredSession | undefined
  signIn(session: StoredSession): void
  /** Shows the host's new details wherever they are shown; nothing where somebody else has signed in meanwhile. */
  updateUser(user: User): void
  /** Forgets the session at once, and tells the server without waiting for it. `byChoice`: the host asked for it. */
  signOut(byChoice?: boolean): void
  /**
   * A newer access token than that of `used`: one fetched by another request or tab meanwhile, or a new one.
   * Undefined when the session is over; then it is forgotten. Throws ApiError when the server cannot tell.
   */
  renew(used: StoredSession): Promise<string | undefined>
}

interface Browser {
  store: KeyValueStore
  locks: LockManager | undefined
  /** Tells of other tabs' changes. */
  window: Pick<EventTarget, 'addEventListener'> | undefined
}

/** @internal Apart from `session`, so that tests can open one in a browser of their own. */
export function openSession({ store, locks, window }: Browser): Session {
  const listeners = new Set<() => void>()
  const renewInTurn = inTurn('session', locks)
  let state: SessionState = stateOf(readSession(store), false)

  function changed(byChoice = false): void {
    const next = stateOf(readSession(store), byChoice)
    // Fresh tokens of the same host change nothing that anybody sees.
    if (JSON.stringify(next) === JSON.stringify(state)) return
    state = next
    for (const listener of listeners) listener()
  }
  window?.addEventListener('storage', () => changed())
  // A page that comes back out of the browser's cache slept through the events.
  window?.addEventListener('pageshow', () => changed())

  async function exchange(used: StoredSession): Promise<string | undefined> {
    const before = readSession(store)
    if (before?.user.id !== used.user.id) return undefined
    if (before.access !== used.access) return before.access
    try {
      const tokens = await send(refresh, { body: { refresh: before.refresh } })
      // Whoever signed out or in meanwhile wins over the answer.
      if (readSession(store)?.refresh === before.refresh) writeTokens(store, tokens)
    } catch (error) {
      if (!(error instanceof ApiError && error.isRefusal) || isTooOften(error)) throw error
      if (readSession(store)?.refresh === before.refresh) eraseSession(store)
    }
    changed()
    const after = readSession(store)
    return after?.user.id === used.user.id ? after.access : undefined
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    stored() {
      // Each call asks here first: a tab that slept through another's event learns of it now.
      if (state.status === 'signed-in') changed()
      return readSession(store)
    },
    signIn(session) {
      writeSession(store, session)
      changed()
    },
    updateUser(user) {
      if (readSession(store)?.user.id !== user.id) return
      writeUser(store, user)
      changed()
    },
    signOut(byChoice = true) {
      const ended = readSession(store)
      // Who leaves a browser leaves nothing in it (spec §2); who is only put out has the rest kept.
      if (byChoice) store.clear()
      else eraseSession(store)
      changed(byChoice)
      if (ended) send(logout, { body: { refresh: ended.refresh } }).catch(() => {})
    },
    renew: (used) => renewInTurn(() => exchange(used)),
  }
}

const stateOf = (stored: StoredSession | undefined, byChoice: boolean): SessionState =>
  stored ? { status: 'signed-in', user: stored.user } : { status: 'signed-out', byChoice }

const isTooOften = (error: ApiError): boolean => error.retryAfter !== undefined

/** The session of whoever sits before this browser. */
export const session: Session = openSession({
  store: browserStore(),
  locks: typeof navigator === 'undefined' ? undefined : navigator.locks,
  window: typeof window === 'undefined' ? undefined : window,
})
