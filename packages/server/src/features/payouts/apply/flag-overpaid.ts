// Flags a box whose host was sent more than is owed, because of a refund that the payout did not know of.
import type { Transaction } from 'kysely'
import type { Database } from '../../../db/tables.ts'
import { raiseFlag } from '../../../review-flags/writes.ts'
import { overpaidPaise } from '../reads.ts'

/**
 * After a restored backup the provider may have a payout of more than is left of the contributions. The flag names the
 * latest refunded contribution. Without one, contributions are still to be imported.
 */
export async function flagOverpaid(trx: Transaction<Database>, eventBoxId: string, now: Date): Promise<void> {
  const owed_paise = await overpaidPaise(trx, eventBoxId)
  if (owed_paise <= 0) return
  const last = await trx
    .selectFrom('refunds')
    .innerJoin('contributions', (join) =>
      join
        .onRef('contributions.payment_id', '=', 'refunds.payment_id')
        .onRef('contributions.event_box_id', '=', 'refunds.event_box_id'),
    )
    .select(['refunds.id', 'refunds.payment_id'])
    .where('contributions.event_box_id', '=', eventBoxId)
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
