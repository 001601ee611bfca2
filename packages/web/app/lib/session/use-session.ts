// The session's state, for components.
import { useSyncExternalStore } from 'react'
import type { Session, SessionState } from './session.ts'
import type { Person } from './session-storage.ts'

const initialising = { status: 'initialising' } as const

/** The current session; `initialising` on the server and before hydration. */
export const useSession = <P extends Person>(session: Session<P>): SessionState<P> =>
  useSyncExternalStore<SessionState<P>>(session.subscribe, session.state, () => initialising)

/** The signed-in person. Only for components inside the guard of `session`. */
export function useSignedIn<P extends Person>(session: Session<P>): P {
  const state = useSession(session)
  if (state.status !== 'signed-in') throw new Error('useSignedIn stands outside its guard')
  return state.user
}
