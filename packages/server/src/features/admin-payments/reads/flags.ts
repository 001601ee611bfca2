// What is flagged: contributions, and orders whose money is no contribution, each with the payment that it is about.
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database, Paise } from '../../../db/tables.ts'
import { inSnapshot } from '../../../db/transaction.ts'
import { hostName } from './host-name.ts'
import { type Asked, offsetOf } from './page-window.ts'

export type ListedFlag = {
  /** Of the contribution or the order. */
  id: string
  paymentId: string
  reason: string
  paise: Paise
  currency: string
  guest: string | null
  box: string | null
  host: string | null
  /** When it was last heard of, as far as we know. */
  at: Date
  reviewedAt: Date | null
  reviewer: string | null
}

/** Of an order's attempts the one that is flagged: not the gift, which has its own flag, if there is another; the latest. */
export const flaggedPaymentOf = sql`(
  select p.id from payments p where p.payment_order_id = o.id
  order by exists (select from contributions c where c.payment_id = p.id), p.first_seen_at desc, p.id limit 1)`

const flagged = sql`
  select c.id, c.payment_id, c.needs_review, c.reviewed_reason, c.reviewed_at, c.reviewed_by, c.guest_name, c.event_box_id,
    greatest(c.created_at,
      (select max(d.updated_at) from disputes d where d.payment_id = c.payment_id),
      (select max(r.updated_at) from refunds r where r.payment_id = c.payment_id)) as at
  from contributions c where c.needs_review is not null
  union all
  select o.id, ${flaggedPaymentOf}, o.needs_review, o.reviewed_reason, o.reviewed_at, o.reviewed_by, o.guest_name,
    o.event_box_id, o.updated_at
  from payment_orders o where o.needs_review is not null`

const isOpen = sql`f.needs_review is distinct from f.reviewed_reason`

/** Newest first. */
export const pageOfFlags = (
  db: Kysely<Database>,
  { show, ...asked }: Asked & { show: 'open' | 'looked-at' },
): Promise<{ flags: ListedFlag[]; total: number }> =>
  inSnapshot(db, async (trx) => {
    const wanted = show === 'open' ? isOpen : sql`not (${isOpen})`
    const { rows } = await sql<ListedFlag>`
      select f.id, p.id as "paymentId", f.needs_review as reason, p.amount_paise as paise, p.currency,
        f.guest_name as guest, b.name as box, case when h.id is not null then ${hostName} end as host, f.at,
        case when not (${isOpen}) then f.reviewed_at end as "reviewedAt", a.name as reviewer
      from (${flagged}) f join payments p on p.id = f.payment_id
      left join event_boxes b on b.id = f.event_box_id left join hosts h on h.id = b.host_id
      left join admins a on a.id = f.reviewed_by
      where ${wanted} order by f.at desc, f.id limit ${asked.size} offset ${offsetOf(asked)}`.execute(trx)
    return { flags: rows, total: await countFlags(trx, wanted) }
  })

async function countFlags(db: Kysely<Database> | Transaction<Database>, wanted = isOpen): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from (${flagged}) f where f.payment_id is not null and ${wanted}`.execute(db)
  return rows[0]?.count ?? 0
}

export const countOpenFlags = (db: Kysely<Database>): Promise<number> => countFlags(db)
