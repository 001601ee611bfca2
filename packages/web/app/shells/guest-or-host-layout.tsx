// The layout of pages in the hosts' area that need no session: the host's shell when signed in, otherwise the site's.
import { Outlet } from 'react-router'
import { InChosenLanguage } from '../lib/language/language.tsx'
import { hostSession } from '../lib/session/host-session.ts'
import { useSession } from '../lib/session/use-session.ts'
import type { PageHandle } from '../page-handle.ts'
import { HostShell } from './host/host-shell.tsx'
import SiteLayout from './site/site-layout.tsx'

export const handle: PageHandle = { isInChosenLanguage: true }

export default function GuestOrHostLayout() {
  const state = useSession(hostSession)
  if (state.status === 'signed-out')
    return (
      <InChosenLanguage>
        <SiteLayout />
      </InChosenLanguage>
    )
  return (
    <HostShell host={state.status === 'signed-in' ? state.user : undefined}>
      <Outlet />
    </HostShell>
  )
}
