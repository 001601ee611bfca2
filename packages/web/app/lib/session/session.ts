// A session in the browser, a host's or an administrator's: the person and the tokens, the same in all tabs.
import type { Endpoint } from '@lifafa/contract/endpoint'
import type { Tokens } from '@lifafa/contract/endpoints/session-tokens'
import { browserStore, type KeyValueStore } from '../browser/browser-storage.ts'
import { newSignal } from '../browser/signal.ts'
import { BIG_LETTERS } from '../language/big-letters.ts'
import { ApiError } from '../network/api-error.ts'
import type { Person, SessionEntries, StoredSession } from './session-storage.ts'

export type SessionState<P extends Person> =
  /** On the server, and in the browser before hydration: storage has not been read. */
  { status: 'initialising' } | { status: 'signed-out'; byChoice: boolean } | { status: 'signed-in'; user: P }

/** The differences between hosts' and administrators' sessions. */
export interface Account<P extends Person> {
  /** The access of endpoints that its tokens allow. */
  access: Exclude<Endpoint['access'], 'public'>
  entries: SessionEntries<P>
  /** Said of a call without a token; default: that one has to sign in. */
  noToken?: string
  /** Exchanges a refresh token. Throws ApiError. */
  exchange(refresh: string): Promise<Tokens>
  /** Tells the server that the session is over. Throws ApiError. */
  end(refresh: string): Promise<unknown>
}

export interface Session<P extends Person> extends Readonly<Pick<Account<P>, 'access' | 'noToken'>> {
  state(): SessionState<P>
  /** Calls `listener` after each change in any tab; returns how to unsubscribe. */
  subscribe(listener: () => void): () => void
  /** The tokens and their person, undefined while signed out. */
  stored(): StoredSession<P> | undefined
  signIn(session: StoredSession<P>): void
  /** Updates the person's details wherever they are shown; does nothing where another person has signed in meanwhile. */
  updateUser(user: P): void
  /** Clears the session at once, and tells the server without waiting for it. `byChoice`: the user asked for it. */
  signOut(byChoice?: boolean): void
  /**
   * A newer access token than that of `used`: fetched by another request or tab meanwhile, or a new one.
   * Undefined when the session is over; then it is cleared. Throws ApiError when the server cannot answer.
   */
  renew(used: StoredSession<P>): Promise<string | undefined>
}

interface Browser {
  store: KeyValueStore
  /** Emits changes of other tabs. */
  window: Pick<EventTarget, 'addEventListener'> | undefined
}

export function openSession<P extends Person>(
  { access, entries, noToken, exchange, end }: Account<P>,
  { store, window }: Browser,
): Session<P> {
  const changes = newSignal()
  /** The last renewal of this tab. */
  let last: Promise<unknown> = Promise.resolve()
  const stored = () => entries.read(store)
  let state = stateOf(stored(), false)

  function changed(byChoice = false): void {
    const next = stateOf(stored(), byChoice)
    // New tokens of the same person change nothing visible.
    if (JSON.stringify(next) === JSON.stringify(state)) return
    state = next
    changes.emit()
  }
  window?.addEventListener('storage', () => changed())
  // A page restored from the back/forward cache has missed the events.
  window?.addEventListener('pageshow', () => changed())

  async function renew(used: StoredSession<P>): Promise<string | undefined> {
    const before = stored()
    if (before?.user.id !== used.user.id) {
      // This tab missed that another one signed out: it shows so now, not only at its next call.
      changed()
      return undefined
    }
    if (before.access !== used.access) return before.access
    try {
      const tokens = await exchange(before.refresh)
      // A sign-out or sign-in meanwhile takes precedence over the answer.
      if (stored()?.refresh === before.refresh) entries.writeTokens(store, tokens)
    } catch (error) {
      if (!isOurRefusal(error)) throw error
      if (stored()?.refresh === before.refresh) entries.erase(store)
    }
    changed()
    const after = stored()
    return after?.user.id === used.user.id ? after.access : undefined
  }

  return {
    ...{ access, noToken },
    state: () => state,
    subscribe: changes.subscribe,
    stored() {
      // Each call reads this first: a tab that has missed another's event notices the change now.
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
      if (byChoice) {
        const letters = store.getItem(BIG_LETTERS)
        store.clear()
        if (letters !== null) store.setItem(BIG_LETTERS, letters)
      } else entries.erase(store)
      changed(byChoice)
      if (ended) end(ended.refresh).catch(() => {})
    },
    /**
     * In this tab one after the other. Several tabs may renew at once, and get the same tokens: a lock of theirs would be refused where the
     * browser blocks what sites store, and would stay with a tab that the phone has put to sleep.
     */
    renew(used) {
      const mine = last.then(() => renew(used))
      last = mine.catch(() => {})
      return mine
    },
  }
}

const stateOf = <P extends Person>(
  stored: StoredSession<P> | undefined,
  byChoice: boolean,
): SessionState<P> =>
  stored ? { status: 'signed-in', user: stored.user } : { status: 'signed-out', byChoice }

/** A page in front of our server, of a hall's Wi-Fi or a firewall, refuses without a code: that ends no session. */
const isOurRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.isRefusal && error.code !== undefined && error.retryAfter === undefined

/** The session in this page's browser. */
export const thisBrowser = (): Browser => ({
  store: browserStore,
  window: typeof window === 'undefined' ? undefined : window,
})
