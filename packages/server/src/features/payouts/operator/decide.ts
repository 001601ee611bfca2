// An administrator decides about a payout that is not paid: try it again, or do not pay it.
import type { HoldReason } from '@lifafa/contract/payout-holds'
import { logAdminAction } from '../../../audit-log/writes.ts'
import { scheduleCheck } from '../../../db/claim-due.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { Failure } from '../../../http/failure.ts'
import type { Services } from '../../../services.ts'
import { lockPayout } from '../plan/lock-box.ts'
import { actionsOn } from '../rules/actions.ts'
import { NO_HOLD } from '../rules/hold-reason.ts'

type Deps = Pick<Services, 'db'> & { now: Date }
/** `hold_reason`: as the page showed it. */
type Decision = {
  payoutId: string
  decision: 'retry' | 'cancel'
  reason: string
  hold_reason: HoldReason | null
  adminId: string
}

/**
 * `retry`: the hold is gone, and everything is decided anew. `cancel`: its money stays where it is, and is in no other payout until it is
 * tried again. A repetition is success. Throws Failure: `notFound`; `payoutNotOpen` where it is being paid, or was; `payoutChanged` where
 * it would end a cancellation or a hold that the administrator has not seen.
 */
export async function decide(
  deps: Deps,
  { payoutId, decision, reason, hold_reason, adminId }: Decision,
): Promise<void> {
  const { db, now } = deps
  await inTransaction(db, async (trx) => {
    const payout = await lockPayout(trx, payoutId)
    const isDone =
      decision === 'cancel' ? payout.cancelled_by !== null : payout.state === 'open' && payout.hold === null
    if (isDone) return
    if (!actionsOn(payout, undefined).includes(decision)) throw new Failure('payoutNotOpen')
    const isCancelled = decision === 'cancel'
    if (!isCancelled && payout.hold_reason !== hold_reason) throw new Failure('payoutChanged')
    await trx
      .updateTable('payouts')
      .set({
        state: isCancelled ? 'cancelled' : 'open',
        cancelled_by: isCancelled ? adminId : null,
        ...NO_HOLD,
        updated_at: now,
      })
      .where('id', '=', payoutId)
      .execute()
    await scheduleCheck(trx, 'event_boxes', payout.event_box_id, now)
    const action = isCancelled ? 'payout-cancelled' : 'payout-retried'
    await logAdminAction(trx, { action, payoutId, adminId, detail: reason, now })
  })
}
