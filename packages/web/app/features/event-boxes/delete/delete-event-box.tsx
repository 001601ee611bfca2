// The button that deletes an event box. It is shown on any day: the server never refuses a deletion.

import { deleteBox, type GiftBook } from '@lifafa/contract/endpoints/event-boxes'
import { eventBoxSentences } from '@lifafa/contract/sentences/host/event-boxes'
import { useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { call } from '../../../lib/calls/api.ts'
import { nullIfMissing } from '../../../lib/calls/null-if-missing.ts'
import { useDialog } from '../../../lib/dialogs/use-dialog.tsx'
import { useSentences } from '../../../lib/language/language.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { notify } from '../../../ui/overlays/toasts.ts'
import { eventBoxQuery } from '../event-box-query.ts'

interface DeleteEventBoxProps {
  box: GiftBook
  /** Navigates away from the deleted box's page. */
  onDeleted: () => void
}

const loadDialog = async () => (await import('../../../lib/dialogs/confirm-dialog.tsx')).ConfirmDialog

export function DeleteEventBox({ box, onDeleted }: DeleteEventBoxProps) {
  const sentences = useSentences('eventBoxes', eventBoxSentences)
  const queries = useQueryClient()
  const { trigger, dialog } = useDialog(loadDialog, {
    title: sentences.deleteTitle,
    name: box.name,
    consequences: sentences.deleteConsequences,
    keep: sentences.keep,
    confirm: sentences.delete,
    busy: sentences.deleting,
    isDanger: true,
    fallback: sentences.deleteFailed,
    async onConfirm() {
      // A box that no longer exists, after another tab's deletion or a lost answer, counts as deleted.
      await call(deleteBox, { params: { id: box.giftid } }).catch(nullIfMissing)
      notify.success(sentences.deleted)
      onDeleted()
      const [, gone] = eventBoxQuery(box.giftid).queryKey
      // Fetched again, the deleted box would be reported missing.
      void queries.invalidateQueries({ predicate: ({ queryKey }) => !queryKey.includes(gone) })
    },
  })
  return (
    <div className="mt-5 -mb-2 border-line border-t pt-2">
      <Button
        icon={<Trash2 className="size-5" aria-hidden="true" />}
        variant="quiet"
        className="-ml-5"
        {...trigger.props}
        busy={trigger.isOpening}
      >
        {sentences.delete}
      </Button>
      {dialog}
    </div>
  )
}
