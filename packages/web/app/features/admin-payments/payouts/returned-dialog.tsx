// Asks why a payout that was paid by hand came back, and states the consequences.
import {
  type AdminPayout,
  adminMarkPayoutReturned,
  returnedForm,
} from '@lifafa/contract/endpoints/admin/payouts'
import { formatPaise } from '@lifafa/contract/money'
import { adminPaymentsSentences } from '@lifafa/contract/sentences/admin/payments'
import { adminPayoutsSentences as sentences } from '@lifafa/contract/sentences/admin/payouts'
import type { ComponentProps } from 'react'
import { adminCall } from '../../../lib/calls/admin-api.ts'
import type { LazyDialogProps } from '../../../lib/dialogs/use-lazy-dialog.tsx'
import { FormProblems } from '../../../lib/forms/form-problems.tsx'
import { useFormCall } from '../../../lib/forms/use-form-call.ts'
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Checkbox } from '../../../ui/inputs/checkbox.tsx'
import { Field } from '../../../ui/inputs/field.tsx'
import { Form } from '../../../ui/inputs/form.tsx'
import { TextInput } from '../../../ui/inputs/text-input.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { notify } from '../../../ui/overlays/toasts.ts'

interface ReturnedDialogProps extends LazyDialogProps {
  /** Undefined until a payout was chosen. */
  payout: AdminPayout | undefined
  finalFocus: ComponentProps<typeof Dialog>['finalFocus']
  onDone: () => void
}

export function ReturnedDialog({ payout, ...rest }: ReturnedDialogProps) {
  // The text typed for one payout must not appear for the next.
  return payout && <OfPayout key={payout.id} payout={payout} {...rest} />
}

function OfPayout({
  payout: { amount_paise, host, box, upi_id, attempt },
  open,
  onOpenChange,
  finalFocus,
  onDone,
}: ReturnedDialogProps & { payout: AdminPayout }) {
  const amount = formatPaise(amount_paise)
  const form = useSchemaForm(returnedForm, { reason: '', upi_id_at_fault: upi_id !== null })
  const { submit, isBusy, problems } = useFormCall(
    form,
    async (values) => {
      const params = { attempt: attempt?.id ?? '' }
      const { message } = await adminCall(adminMarkPayoutReturned, { params, body: values })
      notify.success(message)
      onDone()
    },
    sentences.markReturnedFailed,
  )
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      finalFocus={finalFocus}
      title={sentences.markReturned}
      description={
        <span className="wrap-anywhere font-semibold text-ink">
          {sentences.markPaidTo(amount, host, box)}
        </span>
      }
    >
      <Form onSubmit={submit}>
        <p className="wrap-anywhere">{sentences.returnedHow(amount, attempt?.reference ?? '')}</p>
        <Field
          label={sentences.returnReasonLabel}
          hint={sentences.returnReasonHint}
          error={form.formState.errors.reason?.message}
        >
          <TextInput {...form.register('reason')} autoComplete="off" />
        </Field>
        {upi_id !== null && (
          <div>
            <Checkbox {...form.register('upi_id_at_fault')} label={sentences.upiIdAtFault} />
            <p className="text-muted text-sm">{sentences.upiIdAtFaultText}</p>
          </div>
        )}
        <p className="font-semibold">{sentences.noWayBack}</p>
        <FormProblems problems={problems} />
        <div className="flex gap-3 max-sm:flex-col-reverse sm:justify-end">
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {sentences.cancel}
          </Button>
          <Button type="submit" busy={isBusy} busyLabel={adminPaymentsSentences.marking}>
            {sentences.markReturned}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
