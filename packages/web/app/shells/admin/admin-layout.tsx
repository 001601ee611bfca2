// The layout route of the administrator's pages: the shell with the signed-in administrator and the sign-out.
import { adminSentences } from '@lifafa/contract/sentences/admin/accounts'
import { pageSentences } from '@lifafa/contract/sentences/pages'
import type { ReactNode } from 'react'
import { Outlet } from 'react-router'
import { adminSession, useAdmin } from '../../lib/session/admin-session.ts'
import { paths } from '../../paths.ts'
import { notify } from '../../ui/overlays/toasts.ts'
import { ErrorPage } from '../error-page.tsx'
import { AdminShell } from './admin-shell.tsx'

/** The guard around it redirects to the admin login as soon as the session has ended. */
function logOut() {
  adminSession.signOut()
  notify.success(adminSentences.loggedOut)
}

export default function AdminLayout() {
  return (
    <AdminFrame>
      <Outlet />
    </AdminFrame>
  )
}

export function ErrorBoundary() {
  return (
    <AdminFrame>
      <ErrorPage
        text={pageSentences.brokenForAdmins}
        home={{ href: paths.admin.dashboard.href(), name: 'Back to Dashboard' }}
      />
    </AdminFrame>
  )
}

function AdminFrame({ children }: { children: ReactNode }) {
  const { name } = useAdmin()
  return (
    <AdminShell name={name} onLogout={logOut}>
      {children}
    </AdminShell>
  )
}
