// Finds what prevents the deletion of a host: money owed, and unfinished orders and payouts.
import { sql, type Transaction } from 'kysely'
import { OPEN_PAYOUT_STATES } from '../../../db/open-payouts.ts'
import type { Database } from '../../../db/tables.ts'
import type { OpenMatters } from '../rules.ts'

/** A paid payout may be returned for as long as it is checked at the provider. */
export async function findOpenMatters(trx: Transaction<Database>, hostId: string): Promise<OpenMatters> {
  const boxes = sql`(select id from event_boxes where host_id = ${hostId})`
  const { rows } = await sql<OpenMatters>`select
    (select coalesce(-sum(owed_to_hosts), 0)::bigint from ledger
      where owed_to_hosts <> 0 and event_box_id in ${boxes}) as "owedPaise",
    exists (select 1 from payouts
      where host_id = ${hostId} and (state in ${OPEN_PAYOUT_STATES}
        or (state = 'processed' and check_at is not null))) as "hasOpenPayout",
    exists (select 1 from payment_orders o
      where o.event_box_id in ${boxes} and o.state <> 'paid' and (o.check_at is not null or exists (
        select 1 from payments p
        where p.payment_order_id = o.id and p.event_box_id = o.event_box_id and p.status in ('authorized', 'captured')))) as "hasOpenOrder"`.execute(
    trx,
  )
  const [matters] = rows
  if (!matters) throw new Error('A select without a from answered no row.')
  return matters
}
