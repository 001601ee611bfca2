// Flags a box whose host was sent more than is owed, because of a refund that the payout did not know of.
import { sql, type Transaction } from 'kysely'
import { REFUNDED_UNHEARD } from '../../../db/refunded-unheard.ts'
import type { Database, Paise } from '../../../db/tables.ts'
import { raiseHostOwes } from '../../../review-flags/raise-host-owes.ts'
import { overpaidPaise } from '../reads.ts'

/**
 * After a restored backup a host may have been paid more than is left of the contributions: by the provider, or by hand, which a
 * correction says. The flag names the latest refund, without a flag of its own, of a contribution or of a gift that had made one before
 * the restore; where no more is owed than a flag of the box says already, none is raised. Without such a refund, contributions are
 * still to be imported.
 */
export async function flagOverpaid(trx: Transaction<Database>, eventBoxId: string, now: Date): Promise<void> {
  const { rows } = await sql<{ id: string; payment_id: string; flagged_paise: Paise }>`
    with flags as materialized (
      select payment_id, refund_id, (detail->>'owed_paise')::bigint as paise from review_flags
      where kind = 'host-owes' and payment_id in (select id from payments where event_box_id = ${eventBoxId})
    )
    select r.id, r.payment_id, (select coalesce(max(paise), 0) from flags)::bigint as flagged_paise from refunds r
    join payments p on p.id = r.payment_id and p.event_box_id = r.event_box_id
    left join contributions c on c.payment_id = p.id and c.event_box_id = p.event_box_id
    where r.event_box_id = ${eventBoxId} and r.state = 'processed' and (c.refunded_paise > 0 or ${REFUNDED_UNHEARD})
      and r.id not in (select refund_id from flags where refund_id is not null)
      -- Of a transfer: it names no refund.
      and r.payment_id not in (select payment_id from flags where refund_id is null)
    order by r.updated_at desc limit 1`.execute(trx)
  const last = rows[0]
  if (!last) return
  const owedPaise = await overpaidPaise(trx, eventBoxId)
  if (owedPaise <= last.flagged_paise) return
  await raiseHostOwes(trx, { paymentId: last.payment_id, refundId: last.id, owedPaise, now })
}
