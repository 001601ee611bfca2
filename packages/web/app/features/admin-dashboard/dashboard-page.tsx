// The administrator's dashboard: totals and users.
import { adminMeta } from '../../lib/page/admin-meta.ts'
import { AdminPageHead } from '../../lib/page/admin-page-head.tsx'
import { StatCards } from './stat-cards.tsx'
import { UserList } from './user-list/user-list.tsx'

export const meta = adminMeta('Dashboard')

export default function DashboardPage() {
  return (
    <>
      <AdminPageHead title="Dashboard" />
      <StatCards />
      <UserList />
    </>
  )
}
