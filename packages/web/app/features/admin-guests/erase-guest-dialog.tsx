// Asks for confirmation before a guest is erased.
import { adminEraseGuest } from '@lifafa/contract/endpoints/guest-requests/guest-requests'
import { guestRequestSentences as sentences } from '@lifafa/contract/sentences/guest-requests'
import { useQueryClient } from '@tanstack/react-query'
import { adminCall } from '../../lib/calls/admin-api.ts'
import { ConfirmDialog } from '../../lib/dialogs/confirm-dialog.tsx'
import type { DialogProps } from '../../lib/dialogs/use-dialog.tsx'
import { notify } from '../../ui/overlays/toasts.ts'

interface EraseGuestDialogProps extends DialogProps {
  chosen: { order: string; box: string }[]
}

export function EraseGuestDialog({ chosen, onDone, ...rest }: EraseGuestDialogProps) {
  const queries = useQueryClient()
  return (
    <ConfirmDialog
      {...rest}
      title={sentences.eraseTitle(chosen.length)}
      consequences={sentences.eraseConsequences}
      keep={sentences.keep}
      confirm={sentences.erase}
      busy={sentences.erasing}
      fallback={sentences.eraseFailed}
      isDanger
      onConfirm={async () => {
        await adminCall(adminEraseGuest, { body: { gifts: chosen } })
        onDone()
        notify.success(sentences.erased)
        // Lists of gifts name the guest, too.
        await queries.invalidateQueries()
      }}
    />
  )
}
