// Asks why a payout did not arrive: it was not paid, or came back. States the consequences.
import {
  type AdminPayout,
  adminMarkPayoutNotPaid,
  adminMarkPayoutReturned,
  notArrivedForm,
} from '@lifafa/contract/endpoints/admin/payouts'
import { formatPaise } from '@lifafa/contract/money'
import { adminPaymentsSentences } from '@lifafa/contract/sentences/admin/payments'
import { adminPayoutsSentences as sentences } from '@lifafa/contract/sentences/admin/payouts'
import { adminCall } from '../../../lib/calls/admin-api.ts'
import { FormDialog } from '../../../lib/dialogs/form-dialog.tsx'
import type { DialogProps } from '../../../lib/dialogs/use-dialog.tsx'
import { MONEY_KEY } from '../../../lib/queries/to-do-query.ts'
import { Checkbox } from '../../../ui/inputs/checkbox.tsx'
import { TextField } from '../../../ui/inputs/text-field.tsx'
import { OurReference, WhichPayout } from './dialog-parts.tsx'

interface NotArrivedDialogProps extends DialogProps {
  payout: AdminPayout
  outcome: 'not-paid' | 'mark-returned'
}

export function NotArrivedDialog({ payout, outcome, ...rest }: NotArrivedDialogProps) {
  const { amount_paise, upi_id, bank_account, attempt } = payout
  const isReturned = outcome === 'mark-returned'
  const isAtRazorpay = !isReturned && attempt?.channel === 'provider'
  const hasDestination = upi_id !== null || bank_account !== null
  const title = isReturned ? sentences.markReturned : sentences.itWasNotPaid
  return (
    <FormDialog
      {...rest}
      title={title}
      description={<WhichPayout payout={payout} />}
      schema={notArrivedForm}
      values={{ reason: '', upi_id_at_fault: isReturned && hasDestination }}
      submit={async (body) => {
        const said = { params: { attempt: attempt?.id ?? '' }, body }
        const { message } = isReturned
          ? await adminCall(adminMarkPayoutReturned, said)
          : await adminCall(adminMarkPayoutNotPaid, said)
        return message
      }}
      failed={isReturned ? sentences.markReturnedFailed : sentences.notPaidFailed}
      keys={[[MONEY_KEY]]}
      cancel={sentences.cancel}
      confirm={title}
      busy={adminPaymentsSentences.marking}
    >
      {(field) => (
        <>
          {isReturned ? (
            <p className="wrap-anywhere">
              {sentences.returnedHow(formatPaise(amount_paise), attempt?.reference ?? '')}
            </p>
          ) : (
            <p>{isAtRazorpay ? sentences.notPaidAtRazorpay : sentences.itWasNotPaidText}</p>
          )}
          {isAtRazorpay && <OurReference attempt={attempt.id} />}
          <TextField
            label={sentences.returnReasonLabel}
            hint={isAtRazorpay ? sentences.decisionReasonHint : sentences.returnReasonHint}
            {...field('reason')}
          />
          {hasDestination && (
            <div>
              <Checkbox
                {...field('upi_id_at_fault')}
                label={bank_account === null ? sentences.upiIdAtFault : sentences.accountAtFault}
              />
              <p className="text-muted text-sm">
                {isReturned ? sentences.returnedAtFault : sentences.notPaidAtFault}
              </p>
            </div>
          )}
          {isReturned && <p className="font-semibold">{sentences.noWayBack}</p>}
        </>
      )}
    </FormDialog>
  )
}
