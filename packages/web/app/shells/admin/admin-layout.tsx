// The layout route of the administrator's pages.
import { pageSentences } from '@lifafa/contract/sentences/pages'
import { Outlet } from 'react-router'
import { paths } from '../../paths.ts'
import { ErrorPage } from '../error-page.tsx'
import { AdminShell } from './admin-shell.tsx'

export default function AdminLayout() {
  return (
    <AdminShell>
      <Outlet />
    </AdminShell>
  )
}

export function ErrorBoundary() {
  return (
    <AdminShell>
      <ErrorPage
        text={pageSentences.brokenForAdmins}
        home={{ href: paths.admin.dashboard.href(), name: 'Back to Dashboard' }}
      />
    </AdminShell>
  )
}
