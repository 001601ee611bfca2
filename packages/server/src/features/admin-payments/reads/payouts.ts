// Reads payouts by group for administrators, with the total of each group.
import type { PayoutGroup, PayoutGroupTotal } from '@lifafa/contract/endpoints/admin/payouts'
import { todayInIndia } from '@lifafa/contract/event-timing'
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import { getRestoredAt } from '../../../db/installation.ts'
import { OPEN_PAYOUT_STATES } from '../../../db/open-payouts.ts'
import type { Database, Day, Paise, PayoutState, Row } from '../../../db/tables.ts'
import { inSnapshot } from '../../../db/transaction.ts'
import { countLate } from '../../payouts/reads.ts'
import { HOLDS_THAT_STAY, STATES_OF } from '../rules.ts'
import { hostName, hostPageId } from './host-name.ts'
import { type Asked, offsetOf } from './page-window.ts'

/** `hostUpiId`: the host's current one; the payout's is the one that it was sent to, or cannot be sent to. */
export type ListedPayout = Row<'payouts'> & {
  host: string
  /** Null for a host who was deleted. */
  hostPageId: string | null
  box: string
  hostUpiId: string | null
  hostUpiIdChangedAt: Date | null
}

/** Open groups: the most urgent first; final ones: the latest first. */
const ORDER: Readonly<Record<PayoutGroup, RawBuilder<unknown>>> = {
  due: sql`p.due_on, p.event_box_id, p.number`,
  waiting: sql`p.due_on, p.event_box_id, p.number`,
  'under-way': sql`p.due_on, p.event_box_id, p.number`,
  paid: sql`p.paid_at desc, p.id desc`,
  failed: sql`p.updated_at desc, p.id desc`,
}

export const pageOfPayouts = (
  db: Kysely<Database>,
  { group, now, ...asked }: Asked & { group: PayoutGroup; now: Date },
): Promise<{
  payouts: ListedPayout[]
  totals: PayoutGroupTotal[]
  restoredAt: Date | null
  lastBankFile: ListedBankFile | null
}> =>
  inSnapshot(db, async (trx) => {
    // Written as SQL, since a partial index is only used where the query has its condition.
    const states = sql.join(STATES_OF[group].map((state) => sql.lit(state)))
    const rows = await listPage(trx, sql`p.state in (${states})`, { ...asked, order: ORDER[group] })
    return {
      payouts: rows,
      totals: await readTotals(trx, todayInIndia(now)),
      restoredAt: await getRestoredAt(trx),
      lastBankFile: await findLastBankFile(trx),
    }
  })

/** `detail`: how many payouts, and how much. */
export type ListedBankFile = { at: Date; by: string; detail: string }

async function findLastBankFile(trx: Transaction<Database>): Promise<ListedBankFile | null> {
  const { rows } = await sql<ListedBankFile>`
    select l.created_at as at, a.name as by, l.detail
    from audit_log l join admins a on a.id = l.admin_id where l.action = 'payouts-listed'
    order by l.created_at desc, l.id desc limit 1`.execute(trx)
  return rows[0] ?? null
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
  const { rows } = await sql<ListedPayout>`
    select p.*, ${hostName} as host, ${hostPageId},
      h.upi_id as "hostUpiId", h.upi_id_changed_at as "hostUpiIdChangedAt", b.name as box
    from (
      select * from payouts p where ${condition} order by ${order} limit ${asked.size} offset ${offsetOf(asked)}
    ) p join hosts h on h.id = p.host_id join event_boxes b on b.id = p.event_box_id
    order by ${order}`.execute(trx)
  return rows
}

async function readTotals(trx: Transaction<Database>, today: Day): Promise<PayoutGroupTotal[]> {
  const isLate = sql`due_on < ${today} and state in ${OPEN_PAYOUT_STATES}`
  const { rows } = await sql<{ state: PayoutState; count: number; paise: Paise; latePaise: Paise }>`
    select state, count(*) as count, sum(amount_paise)::bigint as paise,
      coalesce(sum(amount_paise) filter (where ${isLate}), 0)::bigint as "latePaise"
    from payouts group by state`.execute(trx)
  return (Object.keys(STATES_OF) as PayoutGroup[]).map((group) => {
    const ofGroup = rows.filter(({ state }) => STATES_OF[group].includes(state))
    const sumOf = (of: 'count' | 'paise' | 'latePaise') => ofGroup.reduce((sum, row) => sum + row[of], 0)
    return { group, count: sumOf('count'), paise: sumOf('paise'), late_paise: sumOf('latePaise') }
  })
}

/** Those that wait, and do not go on by themselves. */
export async function countBlockedPayouts(db: Kysely<Database>): Promise<number> {
  const { count } = await db
    .selectFrom('payouts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('state', '=', 'waiting')
    .where('hold', 'in', HOLDS_THAT_STAY)
    .executeTakeFirstOrThrow()
  return count
}

type ToDo = { isAutomatic: boolean; now: Date }

/** Payouts that an administrator has to pay or look into; after a restored backup also the comparison with our bank. */
export async function countPayoutsToDo(db: Kysely<Database>, { isAutomatic, now }: ToDo): Promise<number> {
  const count = isAutomatic ? await countLate(db, now) : await countToPay(db, now)
  return count + ((await getRestoredAt(db)) ? 1 : 0)
}

/** Due payouts, and those that the provider was sent before and that are late. */
async function countToPay(db: Kysely<Database>, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('payouts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(
      sql<boolean>`(state = 'due' or (state in ('sent', 'processing') and due_on < ${todayInIndia(now)}))`,
    )
    .executeTakeFirstOrThrow()
  return count
}
