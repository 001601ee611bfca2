// Edits an event box, until the day before its event. Closing keeps the typed text while the page is open.

import { editBoxFormAt } from '@lifafa/contract/endpoints/event-box-forms'
import { type GiftBook, updateBox } from '@lifafa/contract/endpoints/event-boxes'
import { eventBoxSentences } from '@lifafa/contract/sentences/host/event-boxes'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
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
import { EventTypeField } from './event-type-field.tsx'
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

export function EditEventBoxDialog({ open, onOpenChange, box }: DialogProps & { box: GiftBook }) {
  const sentences = useSentences('eventBoxes', eventBoxSentences)
  const queries = useQueryClient()
  const { form, now } = useEventBoxForm(editBoxFormAt, valuesOf(box))
  const chosenType = form.watch('event_type')
  // Not `isDirty`: it ignores the fields that `keepDirtyValues` has kept.
  const hasChanges = Object.keys(form.formState.dirtyFields).length > 0
  useUnsavedChanges(hasChanges, sentences.unsavedChanges)

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
      onOpenChange(false)
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
      <Form onSubmit={submit}>
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
