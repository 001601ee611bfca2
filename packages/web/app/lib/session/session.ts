// A session in the browser, a host's or an administrator's: who is signed in, with which tokens, the same in all tabs.
import type { Endpoint } from '@lifafa/contract/endpoint'
import type { Tokens } from '@lifafa/contract/endpoints/auth'
import { browserStore, type KeyValueStore } from '../browser/browser-storage.ts'
import { withLock } from '../browser/with-lock.ts'
import { ApiError } from '../network/api-error.ts'
import type { Person, SessionEntries, StoredSession } from './session-storage.ts'

export type SessionState<P extends Person> =
  /** On the server, and in the browser until the page is awake: nobody has looked yet. */
  { status: 'initialising' } | { status: 'signed-out'; byChoice: boolean } | { status: 'signed-in'; user: P }

/** What sets hosts and administrators apart. */
export interface Account<P extends Person> {
  /** The calls that its tokens open. */
  access: Exclude<Endpoint['access'], 'public'>
  entries: SessionEntries<P>
  /** The name under which its tabs take turns. */
  turns: string
  /** Exchanges a refresh token. Throws ApiError. */
  exchange(refresh: string): Promise<Tokens>
  /** Tells the server that the session is over. Throws ApiError. */
  end(refresh: string): Promise<unknown>
}

export interface Session<P extends Person> {
  readonly access: Account<P>['access']
  state(): SessionState<P>
  /** Calls `listener` after each change, in whichever tab it was made; answers how to stop. */
  subscribe(listener: () => void): () => void
  /** The tokens and the person they belong to, undefined while nobody is signed in. */
  stored(): StoredSession<P> | undefined
  signIn(session: StoredSession<P>): void
  /** Shows the person's new details wherever they are shown; nothing where somebody else has signed in meanwhile. */
  updateUser(user: P): void
  /** Forgets the session at once, and tells the server without waiting for it. `byChoice`: the person asked for it. */
  signOut(byChoice?: boolean): void
  /**
   * A newer access token than that of `used`: one fetched by another request or tab meanwhile, or a new one.
   * Undefined when the session is over; then it is forgotten. Throws ApiError when the server cannot tell.
   */
  renew(used: StoredSession<P>): Promise<string | undefined>
}

interface Browser {
  store: KeyValueStore
  locks: LockManager | undefined
  /** Tells of other tabs' changes. */
  window: Pick<EventTarget, 'addEventListener'> | undefined
}

export function openSession<P extends Person>(
  { access, entries, turns, exchange, end }: Account<P>,
  { store, locks, window }: Browser,
): Session<P> {
  const listeners = new Set<() => void>()
  const renewLocked = withLock(turns, locks)
  const stored = () => entries.read(store)
  let state = stateOf(stored(), false)

  function changed(byChoice = false): void {
    const next = stateOf(stored(), byChoice)
    // Fresh tokens of the same person change nothing that anybody sees.
    if (JSON.stringify(next) === JSON.stringify(state)) return
    state = next
    for (const listener of listeners) listener()
  }
  window?.addEventListener('storage', () => changed())
  // A page that comes back out of the browser's cache slept through the events.
  window?.addEventListener('pageshow', () => changed())

  async function renew(used: StoredSession<P>): Promise<string | undefined> {
    const before = stored()
    if (before?.user.id !== used.user.id) return undefined
    if (before.access !== used.access) return before.access
    try {
      const tokens = await exchange(before.refresh)
      // Whoever signed out or in meanwhile wins over the answer.
      if (stored()?.refresh === before.refresh) entries.writeTokens(store, tokens)
    } catch (error) {
      if (!(error instanceof ApiError && error.isRefusal) || isTooOften(error)) throw error
      if (stored()?.refresh === before.refresh) entries.erase(store)
    }
    changed()
    const after = stored()
    return after?.user.id === used.user.id ? after.access : undefined
  }

  return {
    access,
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    stored() {
      // Each call asks here first: a tab that slept through another's event learns of it now.
      if (state.status === 'signed-in') changed()
      return stored()
    },
    signIn(session) {
      entries.write(store, session)
      changed()
    },
    updateUser(user) {
      if (stored()?.user.id !== user.id) return
      entries.writeUser(store, user)
      changed()
    },
    signOut(byChoice = true) {
      const ended = stored()
      // Logging out clears local storage (docs/specification.md §2); an expired session keeps the other entries.
      if (byChoice) store.clear()
      else entries.erase(store)
      changed(byChoice)
      if (ended) end(ended.refresh).catch(() => {})
    },
    renew: (used) => renewLocked(() => renew(used)),
  }
}

const stateOf = <P extends Person>(
  stored: StoredSession<P> | undefined,
  byChoice: boolean,
): SessionState<P> =>
  stored ? { status: 'signed-in', user: stored.user } : { status: 'signed-out', byChoice }

const isTooOften = (error: ApiError): boolean => error.retryAfter !== undefined

/** The one that this page is open in. */
export const thisBrowser = (): Browser => ({
  store: browserStore(),
  locks: typeof navigator === 'undefined' ? undefined : navigator.locks,
  window: typeof window === 'undefined' ? undefined : window,
})
