// Admin Sign Up.
import { adminMeta } from '../../lib/admin-meta.ts'
import { AccountFrame } from './account-frame.tsx'

export const meta = adminMeta('Admin Sign Up')

export default function AdminSignUpPage() {
  return <AccountFrame title="Admin Sign Up">Soon.</AccountFrame>
}
