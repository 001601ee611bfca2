// The page that changes the administrator's password.
import { adminPagesSentences } from '@lifafa/contract/sentences/admin/settings'
import { adminMeta } from '../../lib/page/admin-meta.ts'
import { AdminPageHead } from '../../lib/page/admin-page-head.tsx'
import { Card } from '../../ui/display/card.tsx'
import { PasswordForm } from './password-form.tsx'

export const meta = adminMeta('Change Password')

export default function AdminChangePasswordPage() {
  return (
    <div className="max-w-xl">
      <AdminPageHead title="Change Password">{adminPagesSentences.changePasswordText}</AdminPageHead>
      <Card className="sm:p-7!">
        <PasswordForm />
      </Card>
    </div>
  )
}
