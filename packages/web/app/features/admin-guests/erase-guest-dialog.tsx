// Asks for confirmation before a guest is erased.
import { adminEraseGuest } from '@lifafa/contract/endpoints/guest-requests/guest-requests'
import { guestRequestSentences as sentences } from '@lifafa/contract/sentences/guest-requests'
import { adminCall } from '../../lib/calls/admin-api.ts'
import { ConfirmDialog } from '../../lib/dialogs/confirm-dialog.tsx'
import type { DialogProps } from '../../lib/dialogs/use-dialog.tsx'

interface EraseGuestDialogProps extends DialogProps {
  chosen: { order: string; box: string }[]
}

export const EraseGuestDialog = ({ chosen, ...rest }: EraseGuestDialogProps) => (
  <ConfirmDialog
    {...rest}
    title={sentences.eraseTitle(chosen.length)}
    consequences={sentences.eraseConsequences}
    keep={sentences.keep}
    confirm={sentences.erase}
    busy={sentences.erasing}
    fallback={sentences.eraseFailed}
    isDanger
    onConfirm={() => adminCall(adminEraseGuest, { body: { gifts: chosen } })}
    done={sentences.erased}
    // Lists of gifts name the guest, too.
    keys={[[]]}
  />
)
