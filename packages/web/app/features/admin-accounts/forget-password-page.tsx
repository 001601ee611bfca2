// Forgot Password.
import { adminMeta } from '../../lib/admin-meta.ts'
import { AccountFrame } from './account-frame.tsx'

export const meta = adminMeta('Forgot Password')

export default function AdminForgetPasswordPage() {
  return <AccountFrame title="Forgot Password">Soon.</AccountFrame>
}
