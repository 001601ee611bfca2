// Asks for confirmation before all sessions of the administrator end.
import { adminSignOutEverywhere } from '@lifafa/contract/endpoints/admin-accounts/accounts'
import { adminSentences } from '@lifafa/contract/sentences/admin/accounts'
import { adminPagesSentences as sentences } from '@lifafa/contract/sentences/admin/settings'
import { adminCall } from '../../lib/calls/admin-api.ts'
import { ConfirmDialog } from '../../lib/dialogs/confirm-dialog.tsx'
import type { DialogProps } from '../../lib/dialogs/use-dialog.tsx'
import { adminSession } from '../../lib/session/admin-session.ts'
import { notify } from '../../ui/overlays/toasts.ts'

export const SignOutEverywhereDialog = (props: DialogProps) => (
  <ConfirmDialog
    {...props}
    title={sentences.signOutTitle}
    consequences={sentences.signOutConsequences}
    keep="Stay signed in"
    confirm={sentences.signOutEverywhere}
    busy="Signing out..."
    isDanger
    fallback={sentences.signOutFailed}
    onConfirm={async () => {
      await adminCall(adminSignOutEverywhere)
      adminSession.signOut()
      notify.success(adminSentences.signedOutEverywhere)
    }}
  />
)
