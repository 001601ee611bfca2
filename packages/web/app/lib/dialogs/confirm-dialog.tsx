// Asks for confirmation of an action, and states its consequences.
import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { notify } from '../../ui/overlays/toasts.ts'
import { useSingleFlight } from '../calls/use-single-flight.ts'
import { FormProblems } from '../forms/form-problems.tsx'
import { bulleted, sentencesOf } from '../network/api-error.ts'
import { written } from '../parts/lang-of.ts'
import type { DialogProps } from './use-dialog.tsx'

interface ConfirmDialogProps extends DialogProps {
  title: string
  /** The object of the action; left out where the title names it. */
  name?: string
  consequences: readonly string[]
  /** The label of the button that cancels, which has the focus at first. */
  keep: string
  confirm: string
  busy: string
  isDanger: boolean
  /** May throw ApiError, whose sentences are then shown. */
  onConfirm: () => Promise<unknown>
  /** The sentence for success, after which the dialog closes; without one, `onConfirm` closes it. */
  done?: string
  /** The sentence for a failure without an explanation. */
  fallback?: string
  /** The queries to fetch again after success. */
  keys?: QueryKey[]
}

export function ConfirmDialog({
  open,
  onOpenChange,
  onDone,
  finalFocus,
  title,
  name,
  done,
  keys = [],
  ...question
}: ConfirmDialogProps) {
  const queries = useQueryClient()
  const cancelButton = useRef<HTMLButtonElement>(null)
  const { once, isBusy } = useSingleFlight()
  const [problems, setProblems] = useState<string[]>([])
  const isThere = useRef(false)
  useEffect(() => {
    isThere.current = true
    return () => {
      isThere.current = false
    }
  }, [])
  async function run() {
    setProblems([])
    try {
      await question.onConfirm()
      if (done === undefined) return
      notify.success(done)
      if (isThere.current) onDone()
    } catch (error) {
      const sentences = sentencesOf(error, question.fallback)
      // Another question may be asked by now, or the page is gone.
      if (!isThere.current) return notify.error(bulleted(sentences))
      // The dialog may have been closed meanwhile.
      onOpenChange(true)
      return setProblems(sentences)
    }
    await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })))
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      initialFocus={cancelButton}
      finalFocus={finalFocus}
      title={title}
      description={
        name && (
          <span {...written(name)} className="wrap-anywhere font-semibold text-ink">
            {name}
          </span>
        )
      }
    >
      <div className="grid gap-5">
        <ul className="list-disc space-y-2 pl-5">
          {question.consequences.map((consequence) => (
            <li key={consequence}>{consequence}</li>
          ))}
        </ul>
        <FormProblems problems={problems} />
        <div className="flex gap-3 max-sm:flex-col sm:justify-end">
          <Button ref={cancelButton} variant="secondary" onClick={() => onOpenChange(false)}>
            {question.keep}
          </Button>
          <Button
            variant={question.isDanger ? 'danger' : 'primary'}
            busy={isBusy}
            busyLabel={question.busy}
            onClick={() => once(run)}
          >
            {question.confirm}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
