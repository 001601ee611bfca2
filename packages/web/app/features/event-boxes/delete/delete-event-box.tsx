// The button that deletes an event box. It is shown on any day: the server never refuses a deletion.

import type { GiftBook } from '@lifafa/contract/endpoints/event-boxes'
import { eventBoxSentences } from '@lifafa/contract/sentences/host/event-boxes'
import { useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
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

const loadDeleteDialog = async () => (await import('./delete-event-box-dialog.tsx')).DeleteEventBoxDialog

export function DeleteEventBox({ box, onDeleted }: DeleteEventBoxProps) {
  const sentences = useSentences('eventBoxes', eventBoxSentences)
  const queries = useQueryClient()
  const { trigger, dialog } = useDialog(loadDeleteDialog, {
    box,
    onDeleted() {
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
