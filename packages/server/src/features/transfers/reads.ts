// Reads what goes to linked accounts of hosts.
import { type Kysely, sql } from 'kysely'
import type { Database, Paise, Row } from '../../db/tables.ts'
import { IS_WRONG } from '../../upi-id-checks/reads.ts'
import type { Transferred } from './rules.ts'

/**
 * Transfers of each box that were not reversed, by the account and the moment at which they were settled. A
 * transfer that failed is ours to pay out. A deleted host's UPI ID is not known any more. `hold`: as
 * `readRequired` decides it.
 */
export async function transferredByBox(
  db: Kysely<Database>,
  boxIds: readonly string[],
): Promise<Map<string, Transferred[]>> {
  if (boxIds.length === 0) return new Map()
  const { rows } = await sql<Transferred & { boxId: string }>`
    select t.event_box_id as "boxId", a.upi_id as "upiId", t.settled_at as "settledAt",
      case when ${IS_WRONG} and a.upi_id is not distinct from h.upi_id then 'account-upi-id-wrong'
        when ${IS_WRONG} then 'earlier-upi-id-wrong' when h.deactivated_at is not null then 'inactive'
        when d.payment_id is not null then 'asked-back' end as hold,
      sum(t.amount_paise - t.reversed_paise)::bigint as paise
    from transfers t
    join ledger l on l.transfer_id = t.id and l.event_box_id = t.event_box_id and l.kind = 'transfer'
    left join linked_accounts a on a.account_id = t.account_id
    left join hosts h on h.id = a.host_id
    left join upi_id_checks on upi_id_checks.host_id = a.host_id and upi_id_checks.upi_id = a.upi_id
    left join contributions c on c.payment_order_id = t.payment_order_id and c.event_box_id = t.event_box_id
    left join (
      select distinct payment_id, event_box_id from disputes
      where event_box_id = any(${boxIds}) and status in ('open', 'under_review')
    ) d on d.payment_id = c.payment_id and d.event_box_id = c.event_box_id
    where t.event_box_id = any(${boxIds}) and t.state <> 'failed'
    group by 1, 2, 3, 4 order by 3, 2`.execute(db)
  return Map.groupBy(rows, ({ boxId }) => boxId)
}

/** Undefined if the payment is no contribution, or was not transferred. */
export async function findTransferOfPayment(
  db: Kysely<Database>,
  paymentId: string,
): Promise<Row<'transfers'> | undefined> {
  const { rows } = await sql<Row<'transfers'>>`
    select t.* from contributions c
    join transfers t on t.payment_order_id = c.payment_order_id and t.event_box_id = c.event_box_id
    where c.payment_id = ${paymentId}`.execute(db)
  return rows[0]
}

/** The part that can still be reversed for a refund of this payment; 0 if it was paid out, or is settled to the host. */
export async function reversiblePaiseOf(db: Kysely<Database>, paymentId: string): Promise<Paise> {
  const transfer = await findTransferOfPayment(db, paymentId)
  if (!transfer || transfer.state === 'failed' || transfer.settled_at !== null) return 0
  return transfer.amount_paise - transfer.reversed_paise
}

const DAY_MS = 24 * 60 * 60 * 1000
/** Three working days, with a weekend. */
const LATE_AFTER_DAYS = 5

/**
 * Ids of transfers of gifts that are not carried out so long after the gift, or not settled so long after their hold should have
 * ended (rules.ts, `holdEndAfter`). A hold for a deactivated host is not late: an administrator decided it. Nor is that of a dispute,
 * which is a task itself. Any other hold is: a host cannot change the answer about an earlier UPI ID, so it would stay for ever.
 */
export async function listLateTransfers(db: Kysely<Database>, now: Date): Promise<string[]> {
  const before = new Date(now.getTime() - LATE_AFTER_DAYS * DAY_MS)
  // A hold ends two days after the event's day has begun.
  const lastEvent = new Date(before.getTime() - 2 * DAY_MS).toISOString().slice(0, 10)
  const { rows } = await sql<{ id: string }>`
    select t.id from transfers t
    join ledger l on l.transfer_id = t.id and l.event_box_id = t.event_box_id and l.kind = 'transfer'
    join event_boxes b on b.id = t.event_box_id
    join hosts h on h.id = b.host_id
    where t.check_at is not null and t.state <> 'failed' and l.created_at < ${before}
      and not exists (
        select from contributions c join disputes d on d.payment_id = c.payment_id and d.event_box_id = c.event_box_id
        where c.payment_order_id = t.payment_order_id and c.event_box_id = t.event_box_id
          and d.status in ('open', 'under_review'))
      and (t.state <> 'processed' or (b.event_date < ${lastEvent}
        and (h.deactivated_at is null or h.deleted_at is not null or coalesce(t.held_until < ${before}, true))))`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}
