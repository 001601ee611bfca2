// Asks for confirmation before an event box is deleted, and states the consequences for its contributions.

import { callFailures } from '@lifafa/contract/call-failures'
import { deleteBox, type GiftBook } from '@lifafa/contract/endpoints/event-boxes'
import { eventBoxSentences } from '@lifafa/contract/sentences/host/event-boxes'
import { call } from '../../../lib/calls/api.ts'
import { ConfirmDialog } from '../../../lib/dialogs/confirm-dialog.tsx'
import type { DialogProps } from '../../../lib/dialogs/use-dialog.tsx'
import { useSentences } from '../../../lib/language/language.tsx'
import { ApiError } from '../../../lib/network/api-error.ts'

interface DeleteEventBoxDialogProps extends DialogProps {
  box: GiftBook
  onDeleted: () => void
}

/** Throws ApiError. A box that no longer exists, after another tab's deletion or a lost answer, counts as deleted. */
async function removeBox(id: string): Promise<void> {
  await call(deleteBox, { params: { id } }).catch((error) => {
    if (!(error instanceof ApiError && error.status === callFailures.notFound.status)) throw error
  })
}

export function DeleteEventBoxDialog({ open, onOpenChange, box, onDeleted }: DeleteEventBoxDialogProps) {
  const sentences = useSentences('eventBoxes', eventBoxSentences)
  async function remove() {
    try {
      await removeBox(box.giftid)
    } catch (error) {
      // The dialog may have been closed meanwhile: then a toast shows the error.
      onOpenChange(true)
      throw error
    }
    onDeleted()
  }
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={sentences.deleteTitle}
      name={box.name}
      consequences={sentences.deleteConsequences}
      keep={sentences.keep}
      confirm={sentences.delete}
      busy={sentences.deleting}
      isDanger
      onConfirm={remove}
      fallback={sentences.deleteFailed}
    />
  )
}
