// Creates an event box in two steps, type and form, and leads to it. Closing or going back keeps the typed text.
import type { Output } from '@lifafa/contract/endpoint'
import { createBoxFormAt } from '@lifafa/contract/endpoints/event-box-forms'
import { createBox } from '@lifafa/contract/endpoints/event-boxes'
import type { EventType } from '@lifafa/contract/event-type'
import { eventBoxSentences } from '@lifafa/contract/sentences/host/event-boxes'
import { newBoxSentences } from '@lifafa/contract/sentences/host/new-box'
import { useQueryClient } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router'
import { call } from '../../../lib/calls/api.ts'
import type { LazyDialogProps } from '../../../lib/dialogs/use-lazy-dialog.tsx'
import { FormProblems } from '../../../lib/forms/form-problems.tsx'
import { useFormCall } from '../../../lib/forms/use-form-call.ts'
import { useUnsavedChanges } from '../../../lib/forms/use-unsaved-changes.ts'
import { ApiError } from '../../../lib/network/api-error.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Form } from '../../../ui/inputs/form.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { DialogFooter } from '../../../ui/overlays/dialog-footer.tsx'
import { notify } from '../../../ui/overlays/toasts.ts'
import { EVENT_TYPE_NAMES } from '../event-type-names.ts'
import { EventBoxFields } from './event-box-fields.tsx'
import { GuestPagePreview } from './guest-page-preview.tsx'
import { proposedName } from './proposed-name.ts'
import { TypeChoice } from './type-choice.tsx'
import { type EventBoxForm, useEventBoxForm } from './use-event-box-form.ts'

const EMPTY = {
  name: '',
  location: '',
  marriage_date: '',
  event_type: 'marriage',
  groom_name: '',
  bride_name: '',
  message: '',
} as const
const LABELS = { name: 'Event Box Name', location: 'Location' }

/** Throws ApiError; and TypeError for an answer without the new box. */
async function make(box: Output<NonNullable<(typeof createBox)['body']>>): Promise<{ giftid: string }> {
  const { giftid } = (await call(createBox, { body: box })).gift_book
  return { giftid }
}

/** The server's refusal; or another failure, such as an answer that does not match the contract. */
const fallbackFor = (error: unknown): string =>
  error instanceof ApiError ? eventBoxSentences.createFailed : eventBoxSentences.createQrFailed

export function CreateEventBoxDialog({ open, onOpenChange }: LazyDialogProps) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { form, now } = useEventBoxForm(createBoxFormAt, EMPTY)
  const [type, setType] = useState<EventType>()
  const lastType = useRef<EventType>(undefined)
  const popup = useRef<HTMLDivElement>(null)
  const chosenBefore = useRef<HTMLElement>(null)
  const isSpent = useRef(false)
  const isProposed = useProposedName(form)
  /** The new box, to be shown when the dialog's last changes are rendered: nothing asks about unsaved ones then. */
  const [created, setCreated] = useState<string>()
  const isShown = useRef(open)
  isShown.current = open
  useUnsavedChanges(Object.keys(form.formState.dirtyFields).length > 0, eventBoxSentences.unsavedChanges)

  const { submit, isBusy, problems } = useFormCall(
    form,
    async (box) => {
      const { giftid } = await make(box).catch((error) => {
        // The dialog may have been closed meanwhile: then a toast shows the error.
        onOpenChange(true)
        throw error
      })
      isSpent.current = true
      // Nothing is unsaved any more, but the text stays visible while the dialog closes.
      form.reset(form.getValues())
      if (isShown.current) {
        notify.success(eventBoxSentences.created)
        setCreated(giftid)
      } else
        notify.success(eventBoxSentences.created, {
          label: 'View Details',
          onClick: () => navigate(paths.eventBox.href(giftid)),
        })
      onOpenChange(false)
      // A new box changes everything that the host has fetched: totals, lists, activities.
      void queries.invalidateQueries()
    },
    fallbackFor,
  )

  function choose(chosen: EventType) {
    form.setValue('event_type', chosen)
    form.clearErrors()
    lastType.current = chosen
    show(chosen)
  }
  /** Moves the focus to the other step: to the window around the form, and back to the type that was chosen. */
  function show(step: EventType | undefined) {
    flushSync(() => setType(step))
    const target = step ? popup : chosenBefore
    target.current?.focus()
  }
  useEffect(() => {
    if (created) navigate(paths.eventBox.href(created))
  }, [created, navigate])
  // Reset when it is opened again: nothing moves while it closes, and it may have been closed before the answer came.
  useLayoutEffect(() => {
    if (!open || !isSpent.current) return
    isSpent.current = false
    lastType.current = undefined
    form.reset(EMPTY)
    setType(undefined)
  }, [open, form])

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      popup={popup}
      isWide={type !== undefined}
      title={type ? EVENT_TYPE_NAMES[type] : eventBoxSentences.createLink}
      description={
        type ? 'Your guests see this on the page that the QR code opens.' : 'What are you celebrating?'
      }
      leading={type && <BackButton onClick={() => show(undefined)} />}
    >
      {type ? (
        <Form onSubmit={submit}>
          <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_21rem]">
            <div className="grid content-start gap-5">
              <EventBoxFields
                form={form}
                labels={LABELS}
                hasCouple={type === 'marriage'}
                now={now}
                nameHint={isProposed ? newBoxSentences.proposedName : undefined}
              />
              <FormProblems problems={problems} />
            </div>
            <GuestPagePreview form={form} />
          </div>
          <DialogFooter>
            <Button type="submit" size="lg" wide busy={isBusy} busyLabel="Creating...">
              {eventBoxSentences.createLink}
            </Button>
          </DialogFooter>
        </Form>
      ) : (
        <TypeChoice lastChosen={lastType.current} chosenBefore={chosenBefore} onChoose={choose} />
      )}
    </Dialog>
  )
}

function BackButton({ onClick }: { onClick: () => void }) {
  return (
    <button
      type="button"
      onClick={onClick}
      aria-label="Back to the type of event"
      className="-ml-3 flex size-12 flex-none items-center justify-center rounded-full text-maroon hover:bg-maroon-wash"
    >
      <ArrowLeft className="size-5.5" aria-hidden="true" />
    </button>
  )
}

/** @returns whether the name is the proposed one. */
function useProposedName(form: EventBoxForm): boolean {
  const [type, groom, bride, name] = form.watch(['event_type', 'groom_name', 'bride_name', 'name'])
  const proposal =
    type === 'marriage' ? proposedName({ groom_name: groom ?? '', bride_name: bride ?? '' }) : ''
  const filledIn = useRef('')
  useEffect(() => {
    const written = form.getValues('name')
    if (written !== '' && written !== filledIn.current) return
    filledIn.current = proposal
    if (written !== proposal)
      form.setValue('name', proposal, { shouldValidate: form.formState.isSubmitted && proposal !== '' })
  }, [form, proposal])
  return proposal !== '' && name === proposal
}
