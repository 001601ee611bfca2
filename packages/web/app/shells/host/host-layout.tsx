// The layout route of a host's pages: the shell with the signed-in host and the sign-out.
import { pageSentences } from '@lifafa/contract/sentences/pages'
import type { ReactNode } from 'react'
import { Outlet } from 'react-router'
import { useSentences } from '../../lib/language/language.tsx'
import { useHost } from '../../lib/session/host-session.ts'
import type { PageHandle } from '../../page-handle.ts'
import { paths } from '../../paths.ts'
import { ErrorPage } from '../error-page.tsx'
import { HostShell } from './host-shell.tsx'

export const handle: PageHandle = { isInChosenLanguage: true }

export default function HostLayout() {
  return (
    <HostFrame>
      <Outlet />
    </HostFrame>
  )
}

export function ErrorBoundary() {
  return (
    <HostFrame>
      <Broken />
    </HostFrame>
  )
}

function Broken() {
  const { backToDashboard } = useSentences('pages', pageSentences)
  return <ErrorPage home={{ href: paths.dashboard.href(), name: backToDashboard }} />
}

const HostFrame = ({ children }: { children: ReactNode }) => (
  <HostShell host={useHost()}>{children}</HostShell>
)
