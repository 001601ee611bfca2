// The quiet way to delete an event box. It stands there whatever the day: the server never refuses it.
import type { GiftBook } from '@lifafa/contract/endpoints/event-boxes'
import { eventBoxSentences } from '@lifafa/contract/sentences/event-boxes'
import { useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useLazyDialog } from '../../../lib/dialogs/use-lazy-dialog.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { notify } from '../../../ui/overlays/toasts.tsx'
import { eventBoxQuery } from '../event-box-query.ts'

interface DeleteEventBoxProps {
  box: GiftBook
  /** The page of a deleted box is to be left. */
  onDeleted: () => void
}

const loadDeleteDialog = async () => (await import('./delete-event-box-dialog.tsx')).DeleteEventBoxDialog

export function DeleteEventBox({ box, onDeleted }: DeleteEventBoxProps) {
  const queries = useQueryClient()
  const { trigger, dialog } = useLazyDialog(loadDeleteDialog, {
    box,
    onDeleted() {
      notify.success(eventBoxSentences.deleted)
      onDeleted()
      const [, gone] = eventBoxQuery(box.giftid).queryKey
      // Asked for once more, the box itself would only be missing.
      void queries.invalidateQueries({ predicate: ({ queryKey }) => !queryKey.includes(gone) })
    },
  })
  return (
    <div className="mt-5 -mb-2 border-line border-t pt-2">
      <Button variant="quiet" className="-ml-5" {...trigger.props} busy={trigger.isOpening}>
        {!trigger.isOpening && <Trash2 className="size-5" aria-hidden="true" />}
        Delete Event Box
      </Button>
      {dialog}
    </div>
  )
}
