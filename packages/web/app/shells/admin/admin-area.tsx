// What stands around every page of the administrator's area: what it has fetched is its own, and no search engine lists it.
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
