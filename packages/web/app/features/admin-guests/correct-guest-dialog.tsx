// Corrects a guest's name, phone number and address, as the guest asked for it.
import {
  adminCorrectGuest,
  guestCorrectionForm,
  type HeldGift,
} from '@lifafa/contract/endpoints/guest-requests/guest-requests'
import { guestRequestSentences as sentences } from '@lifafa/contract/sentences/guest-requests'
import { adminCall } from '../../lib/calls/admin-api.ts'
import { FormDialog } from '../../lib/dialogs/form-dialog.tsx'
import type { DialogProps } from '../../lib/dialogs/use-dialog.tsx'
import { NameField, PhoneField } from '../../lib/forms/contact-fields.tsx'
import { Field } from '../../ui/inputs/field.tsx'
import { Textarea } from '../../ui/inputs/textarea.tsx'

export const CorrectGuestDialog = ({ gift, ...rest }: DialogProps & { gift: HeldGift }) => (
  <FormDialog
    {...rest}
    title={sentences.correctTitle}
    description={sentences.correctText}
    schema={guestCorrectionForm}
    values={{
      name: gift.corrected_name ?? gift.name ?? '',
      phone: gift.phone ?? '',
      address: gift.address ?? '',
    }}
    submit={async (details) => {
      await adminCall(adminCorrectGuest, { body: { order: gift.order, box: gift.box.id, ...details } })
      return sentences.corrected
    }}
    failed={sentences.correctFailed}
    keys={[[]]}
    cancel={sentences.cancel}
    confirm={sentences.save}
    busy="Saving..."
  >
    {(field, { register, formState: { errors } }) => (
      <>
        <NameField label={sentences.details.name} {...field('name')} />
        <PhoneField {...field('phone')} autoComplete="off" />
        <Field label={sentences.details.address} error={errors.address?.message}>
          <Textarea {...register('address')} autoComplete="off" rows={3} required />
        </Field>
      </>
    )}
  </FormDialog>
)
