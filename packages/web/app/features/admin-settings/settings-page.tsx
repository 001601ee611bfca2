// The administrator's settings.
import { adminMeta } from '../../lib/admin-meta.ts'
import { AdminPageHead } from '../../lib/admin-page-head.tsx'

export const meta = adminMeta('Settings')

export default function AdminSettingsPage() {
  return <AdminPageHead title="Settings" />
}
