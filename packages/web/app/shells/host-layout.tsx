// The layout route of a host's pages: the shell, filled with who is signed in and how they leave.
import { authSentences } from '@lifafa/contract/sentences/auth'
import { Outlet } from 'react-router'
import { hostSession } from '../lib/host-session.ts'
import { useHost } from '../lib/use-host.ts'
import { notify } from '../ui/toasts.tsx'
import { HostShell } from './host-shell.tsx'

/** The guard around it leads to /auth as soon as the session has ended. */
function logOut() {
  hostSession.signOut()
  notify.success(authSentences.loggedOut)
}

export default function HostLayout() {
  const host = useHost()
  return (
    <HostShell host={{ firstName: host.first_name, lastName: host.last_name }} onLogout={logOut}>
      <Outlet />
    </HostShell>
  )
}
