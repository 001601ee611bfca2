// The administrator's view of payments and payouts.
import { adminMeta } from '../../lib/admin-meta.ts'
import { AdminPageHead } from '../../lib/admin-page-head.tsx'

export const meta = adminMeta('Payments')

export default function AdminPaymentsPage() {
  return <AdminPageHead title="Payments">Payments, payouts and the books.</AdminPageHead>
}
