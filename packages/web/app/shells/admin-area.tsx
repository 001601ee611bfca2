// What stands around every page of the administrator's area: what it has fetched is its own, and no search engine lists it.
import { Outlet } from 'react-router'
import { adminSession } from '../lib/admin-session.ts'
import { QueryProvider } from '../lib/query-provider.tsx'

export default function AdminArea() {
  return (
    <QueryProvider session={adminSession}>
      <meta name="robots" content="noindex, nofollow" />
      <Outlet />
    </QueryProvider>
  )
}
