// Decides what an administrator may do with a payout: every hold that needs one has a way out here.
import type { PayoutAction } from '@lifafa/contract/endpoints/admin/payouts'
import type { Row } from '../../../db/tables.ts'
import { isLive } from './states.ts'

type Payout = Pick<Row<'payouts'>, 'state' | 'hold' | 'hold_reason' | 'cancelled_by'>
type Attempt = Pick<Row<'payout_attempts'>, 'channel' | 'state'>

/** `attempt`: of the payout; the list has the latest. A UPI ID that was just changed is not paid by hand either: a thief may have changed it. */
export function actionsOn(payout: Payout, attempt: Attempt | undefined): PayoutAction[] {
  if (payout.state === 'open') {
    if (payout.hold_reason === 'upi-id-changed') return []
    return payout.hold === 'needs-operator' ? ['pay-by-hand', 'retry', 'cancel'] : ['pay-by-hand', 'cancel']
  }
  if (payout.state === 'cancelled') return payout.cancelled_by === null ? [] : ['retry']
  if (attempt === undefined) return []
  if (isLive(attempt)) {
    const isOurs = attempt.channel === 'by-hand' || payout.hold_reason === 'unknown-outcome'
    return isOurs ? ['mark-paid', 'not-paid'] : []
  }
  return attempt.channel === 'by-hand' && attempt.state === 'paid' ? ['mark-returned'] : []
}
