// The page that changes the administrator's password.
import {
  adminChangePassword,
  adminChangePasswordForm,
} from '@lifafa/contract/endpoints/admin-accounts/passwords'
import { adminSentences } from '@lifafa/contract/sentences/admin/accounts'
import { adminPagesSentences } from '@lifafa/contract/sentences/admin/settings'
import { labelSentences } from '@lifafa/contract/sentences/fields/labels'
import { adminCall } from '../../lib/calls/admin-api.ts'
import { AdminPageHead, adminMeta } from '../../lib/page/admin-page-head.tsx'
import { useAdmin } from '../../lib/session/admin-session.ts'
import { Card } from '../../ui/display/card.tsx'
import { ChangePasswordForm } from '../change-password-form.tsx'

export const meta = adminMeta(labelSentences.changePassword)

export default function AdminChangePasswordPage() {
  const { email } = useAdmin()
  return (
    <div className="max-w-xl">
      <AdminPageHead title={labelSentences.changePassword}>
        {adminPagesSentences.changePasswordText}
      </AdminPageHead>
      <Card className="sm:p-7!">
        <ChangePasswordForm
          schema={adminChangePasswordForm}
          email={email}
          change={(body) => adminCall(adminChangePassword, { body })}
          shared={adminSentences.allFieldsRequired}
          hint={adminPagesSentences.passwordHint}
        />
      </Card>
    </div>
  )
}
