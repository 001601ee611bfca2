// Corrects the name of a guest, and shows what the guest wrote and how it was corrected before.
import { correctName } from '@lifafa/contract/endpoints/guest-list/names'
import type { ListedGuest } from '@lifafa/contract/endpoints/guests'
import { guestNameSentences as nameSentences } from '@lifafa/contract/sentences/host/guest-names'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/calls/api.ts'
import { FormDialog } from '../../../lib/dialogs/form-dialog.tsx'
import type { DialogProps } from '../../../lib/dialogs/use-dialog.tsx'
import { Field } from '../../../ui/inputs/field.tsx'
import { TextInput } from '../../../ui/inputs/text-input.tsx'
import { guestsKey } from '../guests-queries.ts'
import { NameHistory } from './name-history.tsx'

interface CorrectNameDialogProps extends DialogProps {
  giftid: string
  guest: ListedGuest
}

export function CorrectNameDialog({ giftid, guest, ...rest }: CorrectNameDialogProps) {
  const queries = useQueryClient()
  return (
    <FormDialog
      {...rest}
      title={nameSentences.correctTitle}
      description={nameSentences.correctText}
      firstField="name"
      schema={correctName.body}
      values={{ name: guest.name }}
      submit={async (body) => {
        const { message } = await call(correctName, { params: { id: giftid, guest: guest.id }, body })
        // The list has the new name when the dialog is gone.
        await queries.invalidateQueries({ queryKey: guestsKey(giftid) })
        return message
      }}
      failed={nameSentences.nameNotSaved}
      keys={[]}
      confirm="Save"
      busy="Saving..."
    >
      {({ register, formState: { errors } }) => (
        <>
          <Field label="Name" error={errors.name?.message}>
            <TextInput {...register('name')} autoComplete="off" />
          </Field>
          <NameHistory giftid={giftid} guest={guest} />
        </>
      )}
    </FormDialog>
  )
}
