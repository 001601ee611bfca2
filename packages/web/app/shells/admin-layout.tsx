// The layout route of the administrator's pages: the shell, filled with who is signed in and how they leave.
import { adminSentences } from '@lifafa/contract/sentences/admin'
import { Outlet } from 'react-router'
import { adminSession } from '../lib/admin-session.ts'
import { useAdmin } from '../lib/use-admin.ts'
import { notify } from '../ui/toasts.tsx'
import { AdminShell } from './admin-shell.tsx'

/** The guard around it leads to the admin login as soon as the session has ended. */
function logOut() {
  adminSession.signOut()
  notify.success(adminSentences.loggedOut)
}

export default function AdminLayout() {
  const { name } = useAdmin()
  return (
    <AdminShell name={name} onLogout={logOut}>
      <Outlet />
    </AdminShell>
  )
}
