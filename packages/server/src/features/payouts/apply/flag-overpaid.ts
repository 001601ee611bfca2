// Flags a box whose host was sent more than is owed, because of a refund that the payout did not know of.
import { sql, type Transaction } from 'kysely'
import { REFUNDED_UNHEARD } from '../../../db/refunded-unheard.ts'
import type { Database, Paise } from '../../../db/tables.ts'
import { raiseHostOwes } from '../../../review-flags/raise-host-owes.ts'
import { overpaidPaise } from '../reads.ts'
import { debtBegan } from './debt-began.ts'

/**
 * After a restored backup a host may have been paid more than is left of the contributions: by the provider, or by hand, which a
 * correction says. The flag names the latest refund, without a flag of its own, of a contribution or of a gift that had made one before
 * the restore; where each has one, the payment of the latest, once. None is raised where a flag says as much since the host came to owe:
 * an earlier debt was made up for. Without a refund, contributions are still to be imported.
 */
export async function flagOverpaid(trx: Transaction<Database>, eventBoxId: string, now: Date): Promise<void> {
  const owedPaise = await overpaidPaise(trx, eventBoxId)
  if (owedPaise <= 0) return
  const { rows } = await sql<{ payment_id: string; refund_id: string | null; flagged_paise: Paise }>`
    with flags as materialized (
      select payment_id, refund_id, (detail->>'owed_paise')::bigint as paise, raised_at from review_flags
      where kind = 'host-owes' and payment_id in (select id from payments where event_box_id = ${eventBoxId})
    ), refunded as (
      select r.id, r.payment_id, r.updated_at from refunds r
      join payments p on p.id = r.payment_id and p.event_box_id = r.event_box_id
      left join contributions c on c.payment_id = p.id and c.event_box_id = p.event_box_id
      where r.event_box_id = ${eventBoxId} and r.state = 'processed' and (c.refunded_paise > 0 or ${REFUNDED_UNHEARD})
    ), nameable as (
      select payment_id, id as refund_id, updated_at from refunded
      union all select payment_id, null, updated_at from refunded
    )
    select payment_id, refund_id,
      (select coalesce(max(paise), 0) from flags
        where raised_at >= coalesce(${debtBegan(eventBoxId)}, '-infinity'))::bigint as flagged_paise
    from nameable n where not exists (
      select from flags f where f.payment_id = n.payment_id and f.refund_id is not distinct from n.refund_id)
    order by refund_id is null, updated_at desc limit 1`.execute(trx)
  const [named] = rows
  if (!named || owedPaise <= named.flagged_paise) return
  await raiseHostOwes(trx, {
    paymentId: named.payment_id,
    ...(named.refund_id !== null && { refundId: named.refund_id }),
    owedPaise,
    now,
  })
}
