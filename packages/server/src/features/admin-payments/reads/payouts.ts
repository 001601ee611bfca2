// Reads payouts by group for administrators, with the total of each group.
import type { PayoutGroup, PayoutGroupTotal } from '@lifafa/contract/endpoints/admin/payouts'
import type { GroupToDo } from '@lifafa/contract/endpoints/admin/to-do'
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import { getRestoredAt } from '../../../db/installation.ts'
import type { Database, Paise, Row } from '../../../db/tables.ts'
import { inSnapshot } from '../../../db/transaction.ts'
import { isLate, type NamedPayee, readPayees } from '../../payouts/reads/payouts.ts'
import { hostName, hostPageId } from './host-name.ts'
import { type Asked, offsetOf } from './page-window.ts'

/** `attempt`: the latest. `cancelled`: by which administrator, and why. */
export type ListedPayout = Row<'payouts'> & {
  host: string
  /** Null for a host who was deleted. */
  hostPageId: string | null
  box: string
  payee: NamedPayee
  attempt: Row<'payout_attempts'> | undefined
  cancelled: { by: string; reason: string } | undefined
}

const IN_GROUP: Readonly<Record<PayoutGroup, RawBuilder<unknown>>> = {
  due: sql`p.state = 'open' and p.hold is null`,
  waiting: sql`p.state = 'open' and p.hold is not null`,
  'under-way': sql`p.state = 'paying'`,
  paid: sql`p.state = 'paid'`,
  cancelled: sql`p.state = 'cancelled'`,
}

const IS_LIVE = sql`a.state in ('submitting', 'submitted')`

/** An administrator has to decide. */
const NEEDS_OPERATOR = sql`p.hold is not distinct from 'needs-operator'`
/** An administrator has to say what became of it. */
const IS_BY_HAND = sql`exists (
  select from payout_attempts a where a.payout_id = p.id and ${IS_LIVE} and a.channel = 'by-hand')`
const URGENT = sql`p.due_on, p.event_box_id, p.number`

/** Open groups: those that need an administrator, then the most urgent; final ones: the latest first. */
const ORDER: Readonly<Record<PayoutGroup, RawBuilder<unknown>>> = {
  due: URGENT,
  waiting: sql`${NEEDS_OPERATOR} desc, ${URGENT}`,
  'under-way': sql`${NEEDS_OPERATOR} desc, ${IS_BY_HAND} desc, ${URGENT}`,
  paid: sql`p.updated_at desc, p.id desc`,
  cancelled: sql`p.updated_at desc, p.id desc`,
}

export const pageOfPayouts = (
  db: Kysely<Database>,
  { group, now, ...asked }: Asked & { group: PayoutGroup; now: Date },
): Promise<{
  payouts: ListedPayout[]
  totals: PayoutGroupTotal[]
  restoredAt: Date | null
  openBatches: OpenBatch[]
}> =>
  inSnapshot(db, async (trx) => ({
    // The condition of a partial index stands in the query.
    payouts: await listPage(trx, IN_GROUP[group], { ...asked, order: ORDER[group] }),
    totals: await readTotals(trx, now),
    restoredAt: await getRestoredAt(trx),
    openBatches: await listOpenBatches(trx),
  }))

/** `open`: how many of its attempts wait for somebody to say what became of them. */
export type OpenBatch = Pick<Row<'payout_batches'>, 'id' | 'format'> & {
  at: Date
  by: string | null
  count: number
  paise: Paise
  open: number
}

async function listOpenBatches(trx: Transaction<Database>): Promise<OpenBatch[]> {
  const { rows } = await sql<OpenBatch>`
    with still as (
      select batch_id, count(*) as open from payout_attempts a
      where batch_id is not null and ${IS_LIVE} group by 1
    ), whole as (
      select batch_id, count(*) as count, sum(amount_paise)::bigint as paise from payout_attempts
      where batch_id in (select batch_id from still) group by 1
    )
    select b.id, b.created_at as at, a.name as by, b.format, whole.count, whole.paise, still.open
    from still join whole on whole.batch_id = still.batch_id join payout_batches b on b.id = still.batch_id
      left join admins a on a.id = b.created_by order by b.created_at, b.id`.execute(trx)
  return rows
}

/** Newest first, of all states. */
export const pageOfPayoutsTo = (
  db: Kysely<Database>,
  hostId: string,
  asked: Asked,
): Promise<{ payouts: ListedPayout[]; total: number }> =>
  inSnapshot(db, async (trx) => {
    const order = sql`p.created_at desc, p.event_box_id, p.number desc`
    const payouts = await listPage(trx, sql`p.host_id = ${hostId}`, { ...asked, order })
    const { total } = await trx
      .selectFrom('payouts')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .where('host_id', '=', hostId)
      .executeTakeFirstOrThrow()
    return { payouts, total }
  })

async function listPage(
  trx: Transaction<Database>,
  condition: RawBuilder<unknown>,
  { order, ...asked }: Asked & { order: RawBuilder<unknown> },
): Promise<ListedPayout[]> {
  const { rows } = await sql<Omit<ListedPayout, 'payee' | 'attempt' | 'cancelled'>>`
    select p.*, ${hostName} as host, ${hostPageId}, b.name as box
    from (
      select * from payouts p where ${condition} order by ${order} limit ${asked.size} offset ${offsetOf(asked)}
    ) p join hosts h on h.id = p.host_id join event_boxes b on b.id = p.event_box_id
    order by ${order}`.execute(trx)
  const payeeOf = await readPayees(
    trx,
    rows.map(({ host_id }) => host_id),
  )
  const ids = rows.map(({ id }) => id)
  const attempts = await trx
    .selectFrom('payout_attempts')
    .selectAll()
    .where('payout_id', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const last = new Map(attempts.map((attempt) => [attempt.payout_id, attempt]))
  const cancelled = await readCancellations(
    trx,
    rows.filter(({ cancelled_by }) => cancelled_by !== null).map(({ id }) => id),
  )
  return rows.map((payout) => {
    const known = { attempt: last.get(payout.id), cancelled: cancelled.get(payout.id) }
    return { ...payout, ...known, payee: payeeOf(payout.host_id) }
  })
}

/** The audit log has the reason. */
async function readCancellations(trx: Transaction<Database>, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, { by: string; reason: string }>()
  const rows = await trx
    .selectFrom('audit_log')
    .innerJoin('admins', 'admins.id', 'admin_id')
    .select(['payout_id', 'name', 'detail'])
    .where('payout_id', 'in', ids)
    .where('action', '=', 'payout-cancelled')
    .orderBy('audit_log.created_at')
    .execute()
  return new Map(rows.map(({ payout_id, name, detail }) => [payout_id, { by: name, reason: detail }]))
}

async function readTotals(trx: Transaction<Database>, now: Date): Promise<PayoutGroupTotal[]> {
  const groups = Object.entries(IN_GROUP).map(([group, isIn]) => sql`when ${isIn} then ${sql.lit(group)}`)
  const { rows } = await sql<PayoutGroupTotal>`
    select case ${sql.join(groups, sql` `)} end as group, count(*) as count, sum(amount_paise)::bigint as paise,
      coalesce(sum(amount_paise) filter (where ${isLate(now)}), 0)::bigint as late_paise
    from payouts p group by 1`.execute(trx)
  const NOTHING = { count: 0, paise: 0, late_paise: 0 }
  return (Object.keys(IN_GROUP) as PayoutGroup[]).map((group) => ({
    ...{ ...NOTHING, group },
    ...rows.find((row) => row.group === group),
  }))
}

/** Those that do not go on by themselves: the host has to do something, or we. The group of those that wait has them all. */
export async function countBlockedPayouts(db: Kysely<Database>): Promise<number> {
  const { count } = await db
    .selectFrom('payouts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('state', '=', 'open')
    .where('hold', 'in', ['needs-destination', 'needs-operator', 'host-inactive'])
    .executeTakeFirstOrThrow()
  return count
}

/**
 * By group, those that an administrator has to pay, decide or look into. One that only waits for a date asks nothing of anybody. In all after a
 * restored backup also the comparison with our bank.
 */
export async function countPayoutsToDo(
  db: Kysely<Database>,
  { isAutomatic, now }: { isAutomatic: boolean; now: Date },
): Promise<{ all: number; byGroup: Record<GroupToDo, number> }> {
  const late = isLate(now)
  const inGroup = (group: GroupToDo) => sql`count(*) filter (where ${IN_GROUP[group]})`
  const { rows } = await sql<Record<GroupToDo, number>>`
    select ${inGroup('due')} as due, ${inGroup('waiting')} as waiting, ${inGroup('under-way')} as "under-way"
    from payouts p where state in ('open', 'paying') and (hold = 'needs-operator'
      or (hold is null or state = 'paying') and ${isAutomatic ? late : sql`(state = 'open' or ${late})`})`.execute(
    db,
  )
  const byGroup = rows[0] ?? { due: 0, waiting: 0, 'under-way': 0 }
  const ofBackup = (await getRestoredAt(db)) ? 1 : 0
  return { all: byGroup.due + byGroup.waiting + byGroup['under-way'] + ofBackup, byGroup }
}

export async function countOpenBatches(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct batch_id) as count from payout_attempts a
    where batch_id is not null and ${IS_LIVE}`.execute(db)
  return rows[0]?.count ?? 0
}
