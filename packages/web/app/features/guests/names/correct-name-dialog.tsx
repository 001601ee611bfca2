// Corrects the name of a guest, and shows what the guest wrote and how it was corrected before.

import { correctName } from '@lifafa/contract/endpoints/guest-list/names'
import type { ListedGuest } from '@lifafa/contract/endpoints/guests'
import { eventBoxSentences } from '@lifafa/contract/sentences/host/event-boxes'
import { guestNameSentences } from '@lifafa/contract/sentences/host/guest-names'
import { guestsSentences } from '@lifafa/contract/sentences/host/guests'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/calls/api.ts'
import { FormDialog } from '../../../lib/dialogs/form-dialog.tsx'
import type { DialogProps } from '../../../lib/dialogs/use-dialog.tsx'
import { useSentences } from '../../../lib/language/language.tsx'
import { Field } from '../../../ui/inputs/field.tsx'
import { TextInput } from '../../../ui/inputs/text-input.tsx'
import { guestsKey } from '../guests-queries.ts'
import { NameHistory } from './name-history.tsx'

interface CorrectNameDialogProps extends DialogProps {
  giftid: string
  guest: ListedGuest
}

export function CorrectNameDialog({ giftid, guest, ...rest }: CorrectNameDialogProps) {
  const sentences = useSentences('guestNames', guestNameSentences)
  const { name, save } = useSentences('guests', guestsSentences)
  const { saving } = useSentences('eventBoxes', eventBoxSentences)
  const queries = useQueryClient()
  return (
    <FormDialog
      {...rest}
      title={sentences.correctTitle}
      description={sentences.correctText}
      firstField="name"
      schema={correctName.body}
      values={{ name: guest.name }}
      submit={async (body) => {
        const { message } = await call(correctName, { params: { id: giftid, guest: guest.id }, body })
        // The list has the new name when the dialog is gone.
        await queries.invalidateQueries({ queryKey: guestsKey(giftid) })
        return message
      }}
      failed={sentences.nameNotSaved}
      keys={[]}
      confirm={save}
      busy={saving}
    >
      {({ register, formState: { errors } }) => (
        <>
          <Field label={name} error={errors.name?.message}>
            <TextInput {...register('name')} autoComplete="off" />
          </Field>
          <NameHistory giftid={giftid} guest={guest} />
        </>
      )}
    </FormDialog>
  )
}
