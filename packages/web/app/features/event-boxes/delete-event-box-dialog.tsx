// Asks before an event box is deleted, and says what becomes of it and of what it was given.
import { deleteBox, type GiftBook } from '@lifafa/contract/endpoints/event-boxes'
import { failures } from '@lifafa/contract/failures'
import { eventBoxSentences } from '@lifafa/contract/sentences/event-boxes'
import { useRef, useState } from 'react'
import { call } from '../../lib/api.ts'
import { ApiError, sentencesOf } from '../../lib/api-error.ts'
import { FormProblems } from '../../lib/form-problems.tsx'
import type { LazyDialogProps } from '../../lib/use-lazy-dialog.tsx'
import { useOnce } from '../../lib/use-once.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

interface DeleteEventBoxDialogProps extends LazyDialogProps {
  box: GiftBook
  onDeleted: () => void
}

/** Throws ApiError. A box that is gone already, by another tab or by a call whose answer was lost, is deleted. */
async function removeBox(id: string): Promise<void> {
  await call(deleteBox, { params: { id } }).catch((error) => {
    if (!(error instanceof ApiError && error.status === failures.notFound.status)) throw error
  })
}

export function DeleteEventBoxDialog({ open, onOpenChange, box, onDeleted }: DeleteEventBoxDialogProps) {
  const keep = useRef<HTMLButtonElement>(null)
  const { once, isBusy } = useOnce()
  const [problems, setProblems] = useState<string[]>([])
  async function remove() {
    setProblems([])
    try {
      await removeBox(box.giftid)
      onDeleted()
    } catch (error) {
      // It may have been closed meanwhile: what went wrong must not stay unseen.
      onOpenChange(true)
      setProblems(sentencesOf(error, eventBoxSentences.deleteFailed))
    }
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      initialFocus={keep}
      title={eventBoxSentences.deleteTitle}
      description={<span className="wrap-anywhere font-semibold text-ink">{box.name}</span>}
    >
      <div className="grid gap-5">
        <ul className="list-disc space-y-2 pl-5">
          {eventBoxSentences.deleteConsequences.map((consequence) => (
            <li key={consequence}>{consequence}</li>
          ))}
        </ul>
        <FormProblems problems={problems} />
        <div className="flex gap-3 max-sm:flex-col sm:justify-end">
          <Button ref={keep} variant="secondary" onClick={() => onOpenChange(false)}>
            Keep Event Box
          </Button>
          <Button variant="danger" busy={isBusy} busyLabel="Deleting..." onClick={() => once(remove)}>
            Delete Event Box
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
