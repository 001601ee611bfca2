// Who is signed in, for components.
import type { User } from '@lifafa/contract/endpoints/auth'
import { useSyncExternalStore } from 'react'
import { type SessionState, session } from './session.ts'

const initialising: SessionState = { status: 'initialising' }

/** The session as it is now; `initialising` while the server renders and until the page is awake. */
export const useSession = (): SessionState =>
  useSyncExternalStore(session.subscribe, session.state, () => initialising)

/** The host who is signed in. Only for what stands inside RequireHost. */
export function useHost(): User {
  const state = useSession()
  if (state.status !== 'signed-in') throw new Error('useHost stands outside RequireHost')
  return state.user
}
