// Finds what is unfinished about the money of event boxes: while it is, neither their host nor their guests are erased.
import { type RawBuilder, sql, type Transaction } from 'kysely'
import type { Database, Row } from '../../../db/tables.ts'
import { MAY_COME_BACK_MS } from '../../payouts/rules/states.ts'
import { LEAST_PAID_OUT, type OpenMatters } from '../rules.ts'

/** Erases what every feature holds of the host; app.ts hands it over (erasure/erase-host.ts). */
export type EraseHost = (trx: Transaction<Database>, host: Row<'hosts'>, now: Date) => Promise<void>

/** Ids of boxes, in parentheses. */
type Boxes = RawBuilder<unknown>

/** Locks the boxes of a host, whom the caller has locked: no payment or payout happens until the host is deleted or stays. */
export async function lockOpenMatters(
  trx: Transaction<Database>,
  hostId: string,
  now: Date,
): Promise<OpenMatters> {
  await trx
    .selectFrom('event_boxes')
    .select('id')
    .where('host_id', '=', hostId)
    .orderBy('id')
    .forUpdate()
    .execute()
  return findOpenMatters(trx, sql`(select id from event_boxes where host_id = ${hostId})`, now)
}

/**
 * Each box counts by itself: the plan of an ended box sets off what its host owes us for another. The bank may return a paid payout for
 * some days, also one that was paid by hand. A transfer may fail until it is settled, and counts once its order is a gift.
 */
export async function findOpenMatters(
  trx: Transaction<Database>,
  boxes: Boxes,
  now: Date,
): Promise<OpenMatters> {
  const mayComeBackSince = new Date(now.getTime() - MAY_COME_BACK_MS)
  const { rows } = await sql<OpenMatters>`select
    (select coalesce(sum(owed), 0)::bigint from ${balancesOf(boxes)} where owed >= ${LEAST_PAID_OUT}::bigint) as "owedPaise",
    (select coalesce(-sum(owed), 0)::bigint from ${balancesOf(boxes)} where owed <= ${-LEAST_PAID_OUT}::bigint)
      as "owedBackPaise",
    exists (select 1 from payouts
      where event_box_id in ${boxes} and state in ('open', 'paying'))
      or exists (select 1 from payout_attempts a join payouts p on p.id = a.payout_id
        where p.event_box_id in ${boxes} and a.state = 'paid' and a.paid_at > ${mayComeBackSince}) as "hasOpenPayout",
    exists (select 1 from transfers t
      join contributions c on c.payment_order_id = t.payment_order_id and c.event_box_id = t.event_box_id
      where t.event_box_id in ${boxes} and t.state <> 'failed' and t.settled_at is null
        and t.reversed_paise < t.amount_paise) as "hasOpenTransfer",
    exists (select 1 from payment_orders o
      where o.event_box_id in ${boxes} and o.state <> 'paid' and (o.check_at is not null or exists (
        select 1 from payments p
        where p.payment_order_id = o.id and p.event_box_id = o.event_box_id and p.status in ('authorized', 'captured')))) as "hasOpenOrder",
    exists (select 1 from refunds
      where event_box_id in ${boxes} and state in ('requested', 'sent')) as "hasOpenRefund",
    exists (select 1 from disputes
      where event_box_id in ${boxes} and status in ('open', 'under_review')) as "hasOpenDispute"`.execute(trx)
  const [matters] = rows
  if (!matters) throw new Error('A select without a from answered no row.')
  return matters
}

const balancesOf = (boxes: Boxes) => sql`(select -sum(owed_to_hosts) as owed from ledger
  where owed_to_hosts <> 0 and event_box_id in ${boxes} group by event_box_id) as balances`
