// Edits an event box, until the day before its event. Closing keeps the typed text while the page is open.
import { editBoxFormAt } from '@lifafa/contract/endpoints/event-box-forms'
import { type GiftBook, updateBox } from '@lifafa/contract/endpoints/event-boxes'
import { type EventType, eventType } from '@lifafa/contract/event-type'
import { eventBoxSentences } from '@lifafa/contract/sentences/host/event-boxes'
import { useQueryClient } from '@tanstack/react-query'
import { type ComponentProps, useEffect, useId } from 'react'
import { call } from '../../../lib/calls/api.ts'
import type { DialogProps } from '../../../lib/dialogs/use-dialog.tsx'
import { useFormCall } from '../../../lib/forms/use-form-call.ts'
import { useUnsavedChanges } from '../../../lib/forms/use-unsaved-changes.ts'
import { useSentences } from '../../../lib/language/language.tsx'
import { bulleted } from '../../../lib/network/api-error.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Form } from '../../../ui/inputs/form.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { DialogFooter } from '../../../ui/overlays/dialog-footer.tsx'
import { notify } from '../../../ui/overlays/toasts.ts'
import { type EventBoxDetail, eventBoxQuery } from '../event-box-query.ts'
import { EventBoxFields } from './event-box-fields.tsx'
import { useEventBoxForm } from './use-event-box-form.ts'

const valuesOf = (box: GiftBook) => ({
  name: box.name,
  location: box.location,
  marriage_date: box.marriage_date,
  event_type: box.event_type,
  groom_name: box.groom_name,
  bride_name: box.bride_name,
  message: box.message,
})

export function EditEventBoxDialog({ open, onOpenChange, onDone, box }: DialogProps & { box: GiftBook }) {
  const sentences = useSentences('eventBoxes', eventBoxSentences)
  const queries = useQueryClient()
  const { form, now } = useEventBoxForm(editBoxFormAt, valuesOf(box))
  const chosenType = form.watch('event_type')
  // Not `isDirty`: it ignores the fields that `keepDirtyValues` has kept.
  const hasChanges = Object.keys(form.formState.dirtyFields).length > 0
  useUnsavedChanges(hasChanges, sentences.unsavedChanges, open && (() => onOpenChange(false)))

  // A change from another device updates the fields that were not edited here.
  useEffect(() => form.reset(valuesOf(box), { keepDirtyValues: true, keepErrors: true }), [form, box])

  const { submit, isBusy } = useFormCall(
    form,
    async ({ event_type: _, ...changes }) => {
      const { gift_book } = await call(updateBox, { params: { id: box.giftid }, body: changes }).catch(
        (error) => {
          // The dialog may have been closed meanwhile: then a toast shows the error.
          onOpenChange(true)
          throw error
        },
      )
      form.reset(valuesOf(gift_book))
      queries.setQueryData(
        eventBoxQuery(box.giftid).queryKey,
        (detail?: EventBoxDetail) => detail && { ...detail, gift_book },
      )
      notify.success(sentences.updated)
      onDone()
      // The name and date of a box appear in totals, lists and activities, too.
      void queries.invalidateQueries()
    },
    sentences.updateFailed,
    (problems) => notify.error(bulleted(problems)),
  )

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={sentences.editTitle}
      description={sentences.editText}
    >
      <Form onSubmit={submit} isBusy={isBusy}>
        <EventBoxFields
          form={form}
          labels={{ name: sentences.nameOnEdit, location: sentences.locationOnEdit }}
          // A marriage requires the couple's names whatever type is chosen: the type does not change.
          hasCouple={chosenType === 'marriage' || box.event_type === 'marriage'}
          now={now}
        >
          <EventTypeField {...form.register('event_type')} chosen={chosenType} created={box.event_type} />
        </EventBoxFields>
        <DialogFooter>
          <Button type="submit" size="lg" wide busy={isBusy} busyLabel={sentences.saving}>
            {sentences.save}
          </Button>
        </DialogFooter>
      </Form>
    </Dialog>
  )
}

interface EventTypeFieldProps extends ComponentProps<'input'> {
  chosen: EventType
  /** The type of the box, which never changes. */
  created: EventType
}

/** The event type in the edit form. A choice is not sent (docs/specification.md §3); a note says so when another type is chosen. */
function EventTypeField({ chosen, created, ...radio }: EventTypeFieldProps) {
  const sentences = useSentences('eventBoxes', eventBoxSentences)
  const noteId = useId()
  return (
    <fieldset aria-describedby={noteId} className="min-w-0">
      <legend className="mb-1.5 font-semibold text-ink">{sentences.eventType}</legend>
      <div className="grid gap-2.5 sm:grid-cols-2 sm:gap-4">
        {eventType.options.map((type) => (
          <label
            key={type}
            className="flex min-h-13 cursor-pointer items-center gap-3 rounded-field border border-field-line bg-card px-4 transition-colors hover:border-ink/60 has-checked:border-maroon has-checked:bg-maroon-wash/60"
          >
            <input {...radio} type="radio" value={type} className="size-5 flex-none accent-maroon" />
            {sentences.types[type]}
          </label>
        ))}
      </div>
      <p id={noteId} role="status" className="mt-1.5 text-selected-ink text-sm empty:hidden">
        {chosen !== created && (created === 'marriage' ? sentences.marriageStays : sentences.otherStays)}
      </p>
    </fieldset>
  )
}
