// Who is signed in, for components.
import { useSyncExternalStore } from 'react'
import type { Session, SessionState } from './session.ts'
import type { Person } from './session-storage.ts'

const initialising = { status: 'initialising' } as const

/** The session as it is now; `initialising` while the server renders and until the page is awake. */
export const useSession = <P extends Person>(session: Session<P>): SessionState<P> =>
  useSyncExternalStore<SessionState<P>>(session.subscribe, session.state, () => initialising)

/** The person who is signed in. Only for what stands inside the guard of `session`. */
export function useSignedIn<P extends Person>(session: Session<P>): P {
  const state = useSession(session)
  if (state.status !== 'signed-in') throw new Error('useSignedIn stands outside its guard')
  return state.user
}
