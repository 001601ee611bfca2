// Flags a box whose host was sent more than is owed, because of a refund that the payout did not know of.
import { sql, type Transaction } from 'kysely'
import { REFUNDED_UNHEARD } from '../../../db/refunded-unheard.ts'
import type { Database } from '../../../db/tables.ts'
import { raiseHostOwes } from '../../../review-flags/raise-host-owes.ts'
import { overpaidPaise } from '../reads.ts'

/**
 * After a restored backup a host may have been paid more than is left of the contributions: by the provider, or by hand, which a
 * correction says. The flag names the latest refund of a contribution, or of a gift that had made one before the restore; a payment
 * that is flagged already is not flagged again. Without one, contributions are still to be imported.
 */
export async function flagOverpaid(trx: Transaction<Database>, eventBoxId: string, now: Date): Promise<void> {
  const { rows } = await sql<{ id: string; payment_id: string; is_flagged: boolean }>`
    select r.id, r.payment_id, r.payment_id in (select payment_id from review_flags where kind = 'host-owes') as is_flagged
    from refunds r join payments p on p.id = r.payment_id and p.event_box_id = r.event_box_id
    left join contributions c on c.payment_id = p.id and c.event_box_id = p.event_box_id
    where r.event_box_id = ${eventBoxId} and r.state = 'processed' and (c.refunded_paise > 0 or ${REFUNDED_UNHEARD})
    order by r.updated_at desc limit 1`.execute(trx)
  const last = rows[0]
  if (!last || last.is_flagged) return
  const owedPaise = await overpaidPaise(trx, eventBoxId)
  await raiseHostOwes(trx, { paymentId: last.payment_id, refundId: last.id, owedPaise, now })
}
