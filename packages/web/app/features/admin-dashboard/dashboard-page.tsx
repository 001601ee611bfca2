// The administrator's dashboard.
import { adminMeta } from '../../lib/admin-meta.ts'
import { AdminPageHead } from '../../lib/admin-page-head.tsx'

export const meta = adminMeta('Dashboard')

export default function AdminDashboardPage() {
  return <AdminPageHead title="Dashboard">The platform at a glance.</AdminPageHead>
}
