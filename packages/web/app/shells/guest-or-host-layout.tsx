// The frame of what hosts and strangers may both come upon where hosts are at home: the host's own, else that of the site.
import { Outlet } from 'react-router'
import { hostSession } from '../lib/session/host-session.ts'
import { useSession } from '../lib/session/use-session.ts'
import { HostShell } from './host/host-shell.tsx'
import { logHostOut } from './host/log-host-out.ts'
import SiteLayout from './site/site-layout.tsx'

export default function GuestOrHostLayout() {
  const state = useSession(hostSession)
  if (state.status === 'signed-out') return <SiteLayout />
  const host =
    state.status === 'signed-in'
      ? { firstName: state.user.first_name, lastName: state.user.last_name }
      : undefined
  return (
    <HostShell host={host} onLogout={logHostOut}>
      <Outlet />
    </HostShell>
  )
}
