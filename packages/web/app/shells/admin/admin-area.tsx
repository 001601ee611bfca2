// Wraps every page of the administrator's area: a query cache of its own, and no indexing by search engines.
import { Outlet } from 'react-router'
import { QueryProvider } from '../../lib/queries/query-provider.tsx'
import { adminSession } from '../../lib/session/admin-session.ts'

export default function AdminArea() {
  return (
    <QueryProvider session={adminSession}>
      <meta name="robots" content="noindex, nofollow" />
      <Outlet />
    </QueryProvider>
  )
}
