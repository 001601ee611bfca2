// Reads flagged payments, each with its flags: open ones, or those that are reviewed or resolved.
import type { FlagKindTotal } from '@lifafa/contract/endpoints/admin/flags'
import type { FlagKind } from '@lifafa/contract/review-flags'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database, Paise, Row } from '../../../db/tables.ts'
import { inSnapshot } from '../../../db/transaction.ts'
import { hostName } from './host-name.ts'
import { type Asked, offsetOf } from './page-window.ts'

type Shown = { show: 'open' | 'looked-at'; kind: FlagKind | undefined }
type ListedPayment = {
  paymentId: string
  paise: Paise
  currency: string
  guest: string | null
  box: string | null
  host: string | null
}
type ListedFlag = Row<'review_flags'> & { reviewer: string | null }
export type PaymentWithFlags = ListedPayment & { flags: ListedFlag[] }

const isOpen = sql`f.reviewed_at is null and f.resolved_at is null`
const isShown = ({ show }: Shown) => (show === 'open' ? isOpen : sql`not (${isOpen})`)
const isOfKind = ({ kind }: Shown) => (kind === undefined ? sql`true` : sql`bool_or(f.kind = ${kind})`)

/** Newest flag first. `kinds`: counts of all that are listed, whichever kind is requested. */
export const pageOfFlags = (
  db: Kysely<Database>,
  { size, page, ...shown }: Asked & Shown,
): Promise<{ payments: PaymentWithFlags[]; kinds: FlagKindTotal[]; total: number }> =>
  inSnapshot(db, async (trx) => {
    const { rows: payments } = await sql<ListedPayment>`
      select p.id as "paymentId", p.amount_paise as paise, p.currency, o.guest_name as guest, b.name as box,
        case when h.id is not null then ${hostName} end as host
      from (
        select f.payment_id, max(f.raised_at) as at from review_flags f where ${isShown(shown)}
        group by f.payment_id having ${isOfKind(shown)}
        order by at desc, f.payment_id limit ${size} offset ${offsetOf({ size, page })}
      ) flagged
      join payments p on p.id = flagged.payment_id join payment_orders o on o.id = p.payment_order_id
      left join event_boxes b on b.id = o.event_box_id left join hosts h on h.id = b.host_id
      order by flagged.at desc, p.id`.execute(trx)
    const flags = await flagsOf(trx, payments, shown)
    return {
      payments: payments.map((payment) => ({ ...payment, flags: flags.get(payment.paymentId) ?? [] })),
      kinds: await countKinds(trx, shown),
      total: await countPayments(trx, shown),
    }
  })

async function flagsOf(trx: Transaction<Database>, payments: readonly ListedPayment[], shown: Shown) {
  const ids = payments.map(({ paymentId }) => paymentId)
  const { rows } = await sql<ListedFlag>`
    select f.*, a.name as reviewer from review_flags f left join admins a on a.id = f.reviewed_by
    where f.payment_id = any(${ids}) and ${isShown(shown)} order by f.raised_at, f.kind, f.id`.execute(trx)
  return Map.groupBy(rows, ({ payment_id }) => payment_id)
}

async function countKinds(trx: Transaction<Database>, shown: Shown): Promise<FlagKindTotal[]> {
  const { rows } = await sql<FlagKindTotal>`
    select f.kind, count(distinct f.payment_id) as count from review_flags f where ${isShown(shown)}
    group by f.kind order by f.kind`.execute(trx)
  return rows
}

async function countPayments(db: Kysely<Database> | Transaction<Database>, shown: Shown): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from (
      select from review_flags f where ${isShown(shown)} group by f.payment_id having ${isOfKind(shown)}
    ) flagged`.execute(db)
  return rows[0]?.count ?? 0
}

/** Payments with at least one open flag. */
export const countOpenFlags = (db: Kysely<Database>): Promise<number> =>
  countPayments(db, { show: 'open', kind: undefined })
