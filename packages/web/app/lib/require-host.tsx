// The guard of hosts' pages: who is not signed in is led to sign in, and back afterwards.
import { dashboardSentences } from '@lifafa/contract/sentences/dashboard'
import { Navigate, Outlet, useLocation } from 'react-router'
import { paths } from '../paths.ts'
import { Spinner } from '../ui/spinner.tsx'
import { signInHref } from './return-path.ts'
import { useSession } from './use-session.ts'

/** A layout route: what is nested in it is rendered for signed-in hosts alone. */
export default function RequireHost() {
  const session = useSession()
  const { pathname, search, hash } = useLocation()
  if (session.status === 'initialising') return <Loading />
  if (session.status === 'signed-out')
    return (
      <Navigate replace to={session.byChoice ? paths.auth.href() : signInHref(pathname + search + hash)} />
    )
  return <Outlet />
}

function Loading() {
  return (
    <main className="flex min-h-dvh items-center justify-center">
      <p role="status" className="flex items-center gap-3 text-muted">
        <Spinner className="size-6 text-maroon" />
        {dashboardSentences.loading}
      </p>
    </main>
  )
}
