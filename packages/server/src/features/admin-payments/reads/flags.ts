// Reads flagged payments and settlements, each with its flags: those that need a person, or the log of all others.
import type { FlagKindTotal } from '@lifafa/contract/endpoints/admin/flags'
import { CURRENCY } from '@lifafa/contract/money'
import type { FlagKind } from '@lifafa/contract/review-flags'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database, Paise, Row } from '../../../db/tables.ts'
import { inSnapshot } from '../../../db/transaction.ts'
import { hostName } from './host-name.ts'
import { type Asked, offsetOf } from './page-window.ts'

type Shown = { show: 'open' | 'log'; kind: FlagKind | undefined }
type ListedPayment = {
  /** One of the two is null. */
  paymentId: string | null
  settlementId: string | null
  paise: Paise
  currency: string
  guest: string | null
  box: string | null
  host: string | null
}
type ListedFlag = Row<'review_flags'> & { reviewer: string | null }
export type PaymentWithFlags = ListedPayment & { flags: ListedFlag[] }

/** The subject of a flag: its payment, or else its settlement. Their ids begin differently. */
const subject = sql`coalesce(f.payment_id, f.settlement_id)`
/** As the function of the same name of the contract. */
const isTask = sql`(f.reviewed_at is null and f.resolved_at is null)`
const isShown = ({ show }: Shown) => (show === 'open' ? isTask : sql`not ${isTask}`)
const isOfKind = ({ kind }: Shown) => (kind === undefined ? sql`true` : sql`bool_or(f.kind = ${kind})`)

/** Newest flag first. `kinds`: counts of all that are listed, whichever kind is requested. */
export const pageOfFlags = (
  db: Kysely<Database>,
  { size, page, ...shown }: Asked & Shown,
): Promise<{ payments: PaymentWithFlags[]; kinds: FlagKindTotal[]; total: number }> =>
  inSnapshot(db, async (trx) => {
    const { rows: payments } = await sql<ListedPayment>`
      with flagged as materialized (
        select ${subject} as id, max(f.payment_id) as payment_id, max(f.raised_at) as at,
          max(f.detail ->> 'paid_paise') filter (where f.kind = 'no-box') as waiting_paise
        from review_flags f where ${isShown(shown)}
        group by 1 having ${isOfKind(shown)}
        order by at desc, 1 limit ${size} offset ${offsetOf({ size, page })}
      ), paid as materialized (
        select p.id, p.amount_paise, p.currency, p.event_box_id, o.guest_name
        from payments p join payment_orders o on o.id = p.payment_order_id and o.event_box_id = p.event_box_id
        where p.id in (select id from flagged)
      )
      select flagged.payment_id as "paymentId", s.id as "settlementId",
        coalesce(p.amount_paise, s.amount_paise, flagged.waiting_paise::bigint, 0) as paise,
        coalesce(p.currency, ${CURRENCY}) as currency, p.guest_name as guest, b.name as box,
        case when h.id is not null then ${hostName} end as host
      from flagged left join paid p on p.id = flagged.id
      left join event_boxes b on b.id = p.event_box_id left join hosts h on h.id = b.host_id
      left join settlements s on s.id = flagged.id
      order by flagged.at desc, flagged.id`.execute(trx)
    const flags = await flagsOf(trx, payments, shown)
    return {
      payments: payments.map((payment) => ({ ...payment, flags: flags.get(idOf(payment)) ?? [] })),
      kinds: await countKinds(trx, shown),
      total: await countPayments(trx, shown),
    }
  })

async function flagsOf(trx: Transaction<Database>, payments: readonly ListedPayment[], shown: Shown) {
  const ids = payments.map(idOf)
  const { rows } = await sql<ListedFlag>`
    select f.*, a.name as reviewer from review_flags f left join admins a on a.id = f.reviewed_by
    where ${subject} = any(${ids}) and ${isShown(shown)} order by f.raised_at, f.kind, f.id`.execute(trx)
  return Map.groupBy(rows, ({ payment_id, settlement_id }) => payment_id ?? settlement_id ?? '')
}

const idOf = ({ paymentId, settlementId }: ListedPayment): string => paymentId ?? settlementId ?? ''

async function countKinds(trx: Transaction<Database>, shown: Shown): Promise<FlagKindTotal[]> {
  const { rows } = await sql<FlagKindTotal>`
    select f.kind, count(distinct ${subject}) as count from review_flags f where ${isShown(shown)}
    group by f.kind order by f.kind`.execute(trx)
  return rows
}

async function countPayments(db: Kysely<Database> | Transaction<Database>, shown: Shown): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from (
      select from review_flags f where ${isShown(shown)} group by ${subject} having ${isOfKind(shown)}
    ) flagged`.execute(db)
  return rows[0]?.count ?? 0
}

/** Payments and settlements that need a person. */
export const countFlagsToDo = (db: Kysely<Database>): Promise<number> =>
  countPayments(db, { show: 'open', kind: undefined })
