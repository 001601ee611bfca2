// Flags a box whose host was sent more than is owed, because of a refund that the payout did not know of.
import { sql, type Transaction } from 'kysely'
import type { Database, Paise } from '../../../db/tables.ts'
import { raiseHostOwes } from '../../../review-flags/raise-host-owes.ts'
import { unpaidPaise } from '../reads/payouts.ts'

/**
 * The flag names the latest refund that no unresolved flag names; where each is named, the payment of the latest. A refund of a contribution
 * comes before one of a gift that was refunded before we heard of it. None is raised while an open flag says as much, or without a refund.
 */
export async function flagOverpaid(trx: Transaction<Database>, eventBoxId: string, now: Date): Promise<void> {
  const owedPaise = -(await unpaidPaise(trx, eventBoxId))
  if (owedPaise <= 0) return
  const { rows } = await sql<{ payment_id: string; refund_id: string | null; flagged_paise: Paise }>`
    with flags as materialized (
      select payment_id, refund_id, resolved_at is null as is_unresolved,
        (detail->>'owed_paise')::bigint * (reviewed_at is null and resolved_at is null)::int as open_paise
      from review_flags
      where kind = 'host-owes' and payment_id in (select id from payments where event_box_id = ${eventBoxId})
    ), refunded as (
      select r.id, r.payment_id, r.updated_at, coalesce(c.refunded_paise, 0) > 0 as is_of_contribution from refunds r
      left join contributions c on c.payment_id = r.payment_id and c.event_box_id = r.event_box_id
      where r.event_box_id = ${eventBoxId} and r.state = 'processed' and r.kind <> 'duplicate'
    ), nameable as (
      select payment_id, id as refund_id, is_of_contribution, updated_at from refunded
      union all select payment_id, null, is_of_contribution, updated_at from refunded
    )
    select payment_id, refund_id, (select coalesce(max(open_paise), 0) from flags)::bigint as flagged_paise
    from nameable n where not exists (
      select from flags f where f.is_unresolved and f.payment_id = n.payment_id
        and f.refund_id is not distinct from n.refund_id)
    order by is_of_contribution desc, refund_id is null, updated_at desc limit 1`.execute(trx)
  const [named] = rows
  if (!named || owedPaise <= named.flagged_paise) return
  await raiseHostOwes(trx, {
    paymentId: named.payment_id,
    ...(named.refund_id !== null && { refundId: named.refund_id }),
    owedPaise,
    now,
  })
}
