// Decides what an administrator may do with a payout: every hold that needs one has a way out here.
import type { PayoutAction } from '@lifafa/contract/endpoints/admin/payouts'
import type { Row } from '../../../db/tables.ts'
import { whyWrong } from '../../../upi-id-checks/rules.ts'
import { waitsUntil } from './destination.ts'
import type { Payee } from './hold-reason.ts'
import { isLive } from './states.ts'

type Payout = Pick<Row<'payouts'>, 'state' | 'hold' | 'hold_reason' | 'cancelled_by'>
type Attempt = Pick<Row<'payout_attempts'>, 'channel' | 'state' | 'provider_payout_id'>

/**
 * True where the hold of a payout hides why its host is not to be paid: only one reason is stored. The destination was changed less than a
 * day ago (a thief may have changed it), the host was deactivated, or nothing is to be paid to the UPI ID.
 */
export function hidesReason({ hold_reason }: Pick<Payout, 'hold_reason'>, host: Payee, now: Date): boolean {
  const reasons = [host.deactivated_at ? 'inactive' : undefined, whyWrong(host.check)]
  return (
    waitsUntil(host, now) !== null || reasons.some((reason) => reason !== undefined && reason !== hold_reason)
  )
}

/** `attempt`: of the payout; the list has the latest. `isHidden`: as `hidesReason` answers; then it is not paid by hand either. */
export function actionsOn(payout: Payout, attempt: Attempt | undefined, isHidden = false): PayoutAction[] {
  if (payout.state === 'open') {
    if (payout.hold_reason === 'upi-id-changed') return []
    const byHand: PayoutAction[] = isHidden ? [] : ['pay-by-hand']
    return payout.hold === 'needs-operator' ? [...byHand, 'retry', 'cancel'] : [...byHand, 'cancel']
  }
  if (payout.state === 'cancelled') return payout.cancelled_by === null ? [] : ['retry']
  if (attempt === undefined) return []
  if (isLive(attempt)) {
    if (payout.hold_reason === 'unknown-outcome') return ['mark-paid', 'not-paid']
    if (attempt.channel !== 'by-hand') return []
    // The provider has it by its sheet, and tells if it is not paid: a payment before that may be a second one.
    return attempt.provider_payout_id === null ? ['mark-paid', 'not-paid'] : ['mark-paid']
  }
  return attempt.channel === 'by-hand' && attempt.state === 'paid' ? ['mark-returned'] : []
}
