// Corrects name, phone and address of one gift.
import {
  adminCorrectGuest,
  guestCorrectionForm,
  type HeldGift,
} from '@lifafa/contract/endpoints/guest-requests/guest-requests'
import { guestRequestSentences as sentences } from '@lifafa/contract/sentences/guest-requests'
import { useQueryClient } from '@tanstack/react-query'
import { adminCall } from '../../lib/calls/admin-api.ts'
import type { LazyDialogProps } from '../../lib/dialogs/use-lazy-dialog.tsx'
import { NameField, PhoneField } from '../../lib/forms/contact-fields.tsx'
import { FormProblems } from '../../lib/forms/form-problems.tsx'
import { useFormCall } from '../../lib/forms/use-form-call.ts'
import { useSchemaForm } from '../../lib/forms/use-schema-form.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Field } from '../../ui/inputs/field.tsx'
import { Form } from '../../ui/inputs/form.tsx'
import { Textarea } from '../../ui/inputs/textarea.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { notify } from '../../ui/overlays/toasts.ts'
import { GUESTS_KEY } from './guest-queries.ts'

interface CorrectGuestDialogProps extends LazyDialogProps {
  gift: HeldGift
  box: string
}

export const CorrectGuestDialog = ({ open, onOpenChange, ...rest }: CorrectGuestDialogProps) => (
  <Dialog
    open={open}
    onOpenChange={onOpenChange}
    title={sentences.correctTitle}
    description={sentences.correctText}
  >
    <CorrectionForm {...rest} onDone={() => onOpenChange(false)} />
  </Dialog>
)

type CorrectionFormProps = Pick<CorrectGuestDialogProps, 'gift' | 'box'> & { onDone: () => void }

/** Unmounted with the dialog's window: each opening begins with the details as they are. */
function CorrectionForm({ gift, box, onDone }: CorrectionFormProps) {
  const queries = useQueryClient()
  const form = useSchemaForm(guestCorrectionForm, {
    name: gift.shown_name ?? gift.name ?? '',
    phone: gift.phone ?? '',
    address: gift.address ?? '',
  })
  const { errors } = form.formState
  const { submit, isBusy, problems } = useFormCall(
    form,
    async (details) => {
      await adminCall(adminCorrectGuest, { body: { order: gift.order, box, ...details } })
      onDone()
      notify.success(sentences.corrected)
      await queries.invalidateQueries({ queryKey: [GUESTS_KEY] })
    },
    sentences.correctFailed,
  )
  return (
    <Form onSubmit={submit}>
      <NameField
        label={sentences.details.name}
        autoComplete="off"
        error={errors.name?.message}
        {...form.register('name')}
      />
      <PhoneField error={errors.phone?.message} {...form.register('phone')} autoComplete="off" />
      <Field label={sentences.details.address} error={errors.address?.message}>
        <Textarea {...form.register('address')} autoComplete="off" rows={3} required />
      </Field>
      <FormProblems problems={problems} />
      <div className="flex gap-3 max-sm:flex-col-reverse sm:justify-end">
        <Button variant="secondary" onClick={onDone}>
          {sentences.cancel}
        </Button>
        <Button type="submit" busy={isBusy} busyLabel="Saving...">
          {sentences.save}
        </Button>
      </div>
    </Form>
  )
}
