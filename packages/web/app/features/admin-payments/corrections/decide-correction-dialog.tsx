// Asks whether a correction that waits is confirmed or rejected, and shows its lines once more.
import { adminDecideCorrection, type Correction } from '@lifafa/contract/endpoints/admin/corrections'
import { formatPaise } from '@lifafa/contract/money'
import { adminCorrectionSentences as sentences } from '@lifafa/contract/sentences/admin/corrections'
import type { ComponentProps } from 'react'
import { adminCall } from '../../../lib/calls/admin-api.ts'
import { ConfirmDialog } from '../../../lib/dialogs/confirm-dialog.tsx'
import type { LazyDialogProps } from '../../../lib/dialogs/use-lazy-dialog.tsx'
import { notify } from '../../../ui/overlays/toasts.ts'
import { type Decision, lineOf } from './correction-row.tsx'

interface DecideCorrectionDialogProps extends LazyDialogProps {
  /** Undefined until a correction was chosen. */
  chosen: { correction: Correction; decision: Decision } | undefined
  finalFocus: ComponentProps<typeof ConfirmDialog>['finalFocus']
  onDecided: () => void
}

export function DecideCorrectionDialog({ chosen, onDecided, ...rest }: DecideCorrectionDialogProps) {
  if (!chosen) return null
  const { correction, decision } = chosen
  const { id, amount_paise, debit, credit, reason } = correction
  const amount = formatPaise(amount_paise)

  async function decide() {
    const body = { decision, amount_paise }
    const { message } = await adminCall(adminDecideCorrection, { params: { id }, body })
    notify.success(message)
    onDecided()
  }

  return (
    <ConfirmDialog
      key={`${id} ${decision}`}
      {...rest}
      title={decision === 'confirm' ? sentences.confirmOf(amount) : sentences.rejectOf(amount)}
      name={reason}
      consequences={[
        `${sentences.debit}: ${lineOf(debit)}`,
        `${sentences.credit}: ${lineOf(credit)}`,
        ...(decision === 'confirm' ? [sentences.noWayBack] : []),
      ]}
      keep={sentences.cancel}
      confirm={decision === 'confirm' ? sentences.confirm : sentences.reject}
      busy={sentences.writing}
      isDanger={false}
      onConfirm={decide}
      fallback={sentences.decideFailed}
    />
  )
}
