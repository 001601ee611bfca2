// A new password for the administrator.
import { adminMeta } from '../../lib/admin-meta.ts'
import { AdminPageHead } from '../../lib/admin-page-head.tsx'

export const meta = adminMeta('Change Password')

export default function AdminChangePasswordPage() {
  return <AdminPageHead title="Change Password" />
}
