// A guard that redirects signed-out users to sign in, and back afterwards.
import { dashboardSentences } from '@lifafa/contract/sentences/host/dashboard'
import { Navigate, Outlet, useLocation } from 'react-router'
import { Spinner } from '../../ui/states/spinner.tsx'
import { type Entrance, signInHref } from './return-path.ts'
import type { Session } from './session.ts'
import type { Person } from './session-storage.ts'
import { useSession } from './use-session.ts'

interface RequireSessionProps<P extends Person> {
  session: Session<P>
  entrance: Entrance
}

/** For layout routes: nested routes are rendered only for signed-in users. */
export function RequireSession<P extends Person>({ session, entrance }: RequireSessionProps<P>) {
  const state = useSession(session)
  const { pathname, search, hash } = useLocation()
  if (state.status === 'initialising') return <LoadingPage />
  if (state.status === 'signed-out')
    return (
      <Navigate
        replace
        to={state.byChoice ? entrance.signIn : signInHref(entrance, pathname + search + hash)}
      />
    )
  // A tab that slept, or a page from the back/forward cache, may wake with another person: nothing of the first is left in it.
  return <Outlet key={state.user.id} />
}

/** Until it is known who is signed in, and in which language. */
export function LoadingPage({ text = dashboardSentences.loading }: { text?: string }) {
  return (
    <main className="flex min-h-dvh items-center justify-center">
      <p role="status" className="flex items-center gap-3 text-muted">
        <Spinner className="size-6 text-maroon" />
        {text}
      </p>
    </main>
  )
}
