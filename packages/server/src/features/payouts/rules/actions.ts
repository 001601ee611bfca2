// Decides what an administrator may do with a payout: every hold that needs one has a way out here.
import type { PayoutAction } from '@lifafa/contract/endpoints/admin/payouts'
import type { Row } from '../../../db/tables.ts'
import { isLive } from './states.ts'

type Payout = Pick<Row<'payouts'>, 'state' | 'hold' | 'hold_reason' | 'cancelled_by'>
type Attempt = Pick<Row<'payout_attempts'>, 'channel' | 'state'>

/**
 * `attempt`: of the payout; the list has the latest. `isJustChanged`: the host saved another destination less than a day ago, whatever else
 * holds the payout. It is not paid by hand either: a thief may have changed it.
 */
export function actionsOn(
  payout: Payout,
  attempt: Attempt | undefined,
  isJustChanged = false,
): PayoutAction[] {
  if (payout.state === 'open') {
    if (payout.hold_reason === 'upi-id-changed') return []
    const byHand: PayoutAction[] = isJustChanged ? [] : ['pay-by-hand']
    return payout.hold === 'needs-operator' ? [...byHand, 'retry', 'cancel'] : [...byHand, 'cancel']
  }
  if (payout.state === 'cancelled') return payout.cancelled_by === null ? [] : ['retry']
  if (attempt === undefined) return []
  if (isLive(attempt)) {
    const isOurs = attempt.channel === 'by-hand' || payout.hold_reason === 'unknown-outcome'
    return isOurs ? ['mark-paid', 'not-paid'] : []
  }
  return attempt.channel === 'by-hand' && attempt.state === 'paid' ? ['mark-returned'] : []
}
