// Asks why a payout that was paid by hand came back, and states the consequences.
import {
  type AdminPayout,
  adminMarkPayoutReturned,
  returnedForm,
} from '@lifafa/contract/endpoints/admin/payouts'
import { formatPaise } from '@lifafa/contract/money'
import { adminPaymentsSentences } from '@lifafa/contract/sentences/admin/payments'
import { adminPayoutsSentences as sentences } from '@lifafa/contract/sentences/admin/payouts'
import { adminCall } from '../../../lib/calls/admin-api.ts'
import { FormDialog } from '../../../lib/dialogs/form-dialog.tsx'
import type { DialogProps } from '../../../lib/dialogs/use-dialog.tsx'
import { MONEY_KEY } from '../../../lib/queries/to-do-query.ts'
import { Checkbox } from '../../../ui/inputs/checkbox.tsx'
import { Field } from '../../../ui/inputs/field.tsx'
import { TextInput } from '../../../ui/inputs/text-input.tsx'

export function ReturnedDialog({ payout, ...rest }: DialogProps & { payout: AdminPayout }) {
  const { amount_paise, host, box, upi_id, bank_account, attempt } = payout
  const hasDestination = upi_id !== null || bank_account !== null
  const amount = formatPaise(amount_paise)
  return (
    <FormDialog
      {...rest}
      title={sentences.markReturned}
      description={
        <span className="wrap-anywhere font-semibold text-ink">
          {sentences.markPaidTo(amount, host, box)}
        </span>
      }
      schema={returnedForm}
      values={{ reason: '', upi_id_at_fault: hasDestination }}
      submit={async (body) => {
        const params = { attempt: attempt?.id ?? '' }
        return (await adminCall(adminMarkPayoutReturned, { params, body })).message
      }}
      failed={sentences.markReturnedFailed}
      keys={[[MONEY_KEY]]}
      cancel={sentences.cancel}
      confirm={sentences.markReturned}
      busy={adminPaymentsSentences.marking}
    >
      {({ register, formState: { errors } }) => (
        <>
          <p className="wrap-anywhere">{sentences.returnedHow(amount, attempt?.reference ?? '')}</p>
          <Field
            label={sentences.returnReasonLabel}
            hint={sentences.returnReasonHint}
            error={errors.reason?.message}
          >
            <TextInput {...register('reason')} autoComplete="off" />
          </Field>
          {hasDestination && (
            <div>
              <Checkbox
                {...register('upi_id_at_fault')}
                label={bank_account === null ? sentences.upiIdAtFault : sentences.accountAtFault}
              />
              <p className="text-muted text-sm">{sentences.upiIdAtFaultText}</p>
            </div>
          )}
          <p className="font-semibold">{sentences.noWayBack}</p>
        </>
      )}
    </FormDialog>
  )
}
