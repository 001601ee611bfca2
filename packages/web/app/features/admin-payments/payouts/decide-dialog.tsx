// Asks before an administrator decides to try a payout again or not to pay it.
import { type AdminPayout, adminDecidePayout, decideForm } from '@lifafa/contract/endpoints/admin/payouts'
import { adminPaymentsSentences } from '@lifafa/contract/sentences/admin/payments'
import { adminPayoutsSentences as sentences } from '@lifafa/contract/sentences/admin/payouts'
import { connectionSentences } from '@lifafa/contract/sentences/connection'
import { adminCall } from '../../../lib/calls/admin-api.ts'
import { FormDialog } from '../../../lib/dialogs/form-dialog.tsx'
import type { DialogProps } from '../../../lib/dialogs/use-dialog.tsx'
import { MONEY_KEY } from '../../../lib/queries/to-do-query.ts'
import { TextField } from '../../../ui/inputs/text-field.tsx'
import { WhichPayout } from './dialog-parts.tsx'

const TEXTS = {
  retry: { title: connectionSentences.tryAgain, text: sentences.retryText },
  cancel: { title: sentences.cancelPayout, text: sentences.cancelText },
} as const

interface DecideDialogProps extends DialogProps {
  payout: AdminPayout
  decision: keyof typeof TEXTS
}

export function DecideDialog({ payout, decision, ...rest }: DecideDialogProps) {
  const { id, hold_reason } = payout
  const { title, text } = TEXTS[decision]
  return (
    <FormDialog
      {...rest}
      title={title}
      description={<WhichPayout payout={payout} />}
      schema={decideForm}
      values={{ reason: '' }}
      submit={async ({ reason }) => {
        const body = { decision, reason, hold_reason }
        return (await adminCall(adminDecidePayout, { params: { id }, body })).message
      }}
      failed={sentences.decideFailed}
      keys={[[MONEY_KEY]]}
      cancel={sentences.cancel}
      confirm={title}
      busy={adminPaymentsSentences.marking}
    >
      {(field) => (
        <>
          <p>{text}</p>
          <TextField
            label={sentences.decisionReason}
            hint={sentences.decisionReasonHint}
            {...field('reason')}
          />
        </>
      )}
    </FormDialog>
  )
}
