// Asks how much of a payment is refunded, and why, and states what that means for guest and host.
import { adminRefundPayment, refundForm } from '@lifafa/contract/endpoints/admin/refunds'
import { parsePaise } from '@lifafa/contract/fields/typed-paise'
import { formatPaise } from '@lifafa/contract/money'
import { hostLosesPaise, hostOwesPaise, type Refundable } from '@lifafa/contract/refunds'
import { newRequestKey } from '@lifafa/contract/request-key'
import { adminRefundSentences as sentences } from '@lifafa/contract/sentences/admin/refunds'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { adminCall } from '../../../lib/calls/admin-api.ts'
import { FormDialog } from '../../../lib/dialogs/form-dialog.tsx'
import type { DialogProps } from '../../../lib/dialogs/use-dialog.tsx'
import { ApiError } from '../../../lib/network/api-error.ts'
import { MONEY_KEY } from '../../../lib/queries/to-do-query.ts'
import { TextField } from '../../../ui/inputs/text-field.tsx'

interface RefundDialogProps extends DialogProps {
  /** The id of the payment to refund. */
  id: string
  /** All payments of its order, as they are now. */
  captured: readonly Refundable[]
}

export function RefundDialog({ id, captured, ...rest }: RefundDialogProps) {
  const queries = useQueryClient()
  const [request_key] = useState(newRequestKey)
  const [hasChanged, setChanged] = useState(false)
  const payment = captured.find(({ payment_id }) => payment_id === id)
  if (!payment) return null
  const { left_paise } = payment

  const refund = async ({ amount, reason }: { amount: number; reason: string }) => {
    const host_owes_paise = hostOwesPaise(payment, amount)
    const body = { amount, reason, request_key, left_paise, host_owes_paise }
    try {
      return (await adminCall(adminRefundPayment, { params: { id }, body })).message
    } catch (error) {
      const isStale =
        error instanceof ApiError && ['paymentChanged', 'refundBlocked'].includes(error.code ?? '')
      if (isStale) {
        await queries.invalidateQueries({ queryKey: [MONEY_KEY] })
        setChanged(true)
      }
      throw error
    }
  }

  return (
    <FormDialog
      {...rest}
      title={sentences.refund}
      description={<span className="wrap-anywhere font-mono text-sm">{id}</span>}
      schema={refundForm(left_paise)}
      values={{ amount: rupeesOf(left_paise), reason: '' }}
      submit={refund}
      failed={sentences.failed}
      keys={[[MONEY_KEY]]}
      cancel={sentences.cancel}
      confirm={sentences.refund}
      busy={sentences.refunding}
      isDisabled={payment.block !== null}
    >
      {(field, { watch }) => (
        <>
          <TextField
            label={sentences.amountLabel}
            hint={sentences.amountHint(formatPaise(left_paise))}
            {...field('amount')}
            inputMode="decimal"
          />
          <TextField label={sentences.reasonLabel} hint={sentences.reasonHint} {...field('reason')} />
          <Consequences payment={payment} refundPaise={parsePaise(watch('amount')) ?? 0} />
          {hasChanged && (
            <p className="rounded-field bg-selected px-4 py-3 text-selected-ink">{sentences.changed}</p>
          )}
        </>
      )}
    </FormDialog>
  )
}

/** `521.04`, as it can be typed. */
const rupeesOf = (paise: number): string => formatPaise(paise).slice(1)

function Consequences({ payment, refundPaise }: { payment: Refundable; refundPaise: number }) {
  const amount = Math.min(refundPaise, payment.left_paise)
  const loses = hostLosesPaise(payment, amount)
  const owes = hostOwesPaise(payment, amount)
  return (
    <>
      <ul className="list-disc space-y-2 pl-5" aria-live="polite">
        <li>{sentences.guestGets(formatPaise(amount))}</li>
        {loses > 0 && <li>{sentences.hostLoses(formatPaise(loses))}</li>}
        {owes > 0 && <li className="font-semibold">{sentences.hostOwes(formatPaise(owes))}</li>}
      </ul>
      <p className="font-semibold">{sentences.noWayBack}</p>
    </>
  )
}
