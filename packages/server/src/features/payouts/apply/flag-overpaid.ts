// More was sent for a box than is owed, since a gift had gone back that the payout did not know of: an administrator must know.
import type { Transaction } from 'kysely'
import type { Database } from '../../../db/tables.ts'
import { raiseFlag } from '../../../review-flags/writes.ts'
import { overpaidPaise } from '../reads.ts'

/**
 * After a restored backup a payout may be found at the provider with more in it than is left of the gifts. The flag stands at
 * the gift that went back last. Without one, gifts are still to be found.
 */
export async function flagOverpaid(trx: Transaction<Database>, eventBoxId: string, now: Date): Promise<void> {
  const owed_paise = await overpaidPaise(trx, eventBoxId)
  if (owed_paise <= 0) return
  const last = await trx
    .selectFrom('refunds')
    .innerJoin('contributions', 'contributions.payment_id', 'refunds.payment_id')
    .select(['refunds.id', 'refunds.payment_id'])
    .where('event_box_id', '=', eventBoxId)
    .where('refunds.state', '=', 'processed')
    .where('refunded_paise', '>', 0)
    .orderBy('refunds.updated_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!last) return
  await raiseFlag(trx, 'host-owes', {
    paymentId: last.payment_id,
    refundId: last.id,
    detail: { owed_paise },
    now,
  })
}
