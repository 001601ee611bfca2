// Corrects the name of a guest, and shows what the guest wrote and how it was corrected before.

import { correctName } from '@lifafa/contract/endpoints/guest-list/names'
import type { ListedGuest } from '@lifafa/contract/endpoints/guests'
import { guestNameSentences as nameSentences } from '@lifafa/contract/sentences/host/guest-names'
import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useRef } from 'react'
import { call } from '../../../lib/calls/api.ts'
import type { DialogProps } from '../../../lib/dialogs/use-dialog.tsx'
import { FormProblems } from '../../../lib/forms/form-problems.tsx'
import { useFormCall } from '../../../lib/forms/use-form-call.ts'
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Field } from '../../../ui/inputs/field.tsx'
import { Form } from '../../../ui/inputs/form.tsx'
import { TextInput } from '../../../ui/inputs/text-input.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { notify } from '../../../ui/overlays/toasts.ts'
import { guestsKey } from '../guests-queries.ts'
import { NameHistory } from './name-history.tsx'

interface CorrectNameDialogProps extends DialogProps {
  giftid: string
  guest: ListedGuest
}

export function CorrectNameDialog({ open, onOpenChange, giftid, guest }: CorrectNameDialogProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      initialFocus={input}
      title={nameSentences.correctTitle}
      description={nameSentences.correctText}
    >
      <NameForm input={input} giftid={giftid} guest={guest} onDone={() => onOpenChange(false)} />
    </Dialog>
  )
}

interface NameFormProps {
  input: RefObject<HTMLInputElement | null>
  giftid: string
  guest: ListedGuest
  onDone: () => void
}

/** Unmounted with the dialog's window: each opening begins with the name as it is. */
function NameForm({ input, giftid, guest, onDone }: NameFormProps) {
  const queries = useQueryClient()
  const form = useSchemaForm(correctName.body, { name: guest.name })
  const { submit, isBusy, problems } = useFormCall(
    form,
    async (body) => {
      const { message } = await call(correctName, { params: { id: giftid, guest: guest.id }, body })
      await queries.invalidateQueries({ queryKey: guestsKey(giftid) })
      notify.success(message)
      onDone()
    },
    nameSentences.nameNotSaved,
  )
  const { ref, ...field } = form.register('name')
  return (
    <Form onSubmit={submit}>
      <Field label="Name" error={form.formState.errors.name?.message}>
        <TextInput
          {...field}
          ref={(element) => {
            ref(element)
            input.current = element
          }}
          autoComplete="off"
        />
      </Field>
      <NameHistory giftid={giftid} guest={guest} />
      <FormProblems problems={problems} />
      <Button type="submit" busy={isBusy} busyLabel="Saving..." wide>
        Save
      </Button>
    </Form>
  )
}
