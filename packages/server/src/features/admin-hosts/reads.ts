// Reads a host as an administrator sees one: the account, its boxes with their money, its activities.
import type { MoneyOfHost } from '@lifafa/contract/endpoints/admin/hosts'
import { type Kysely, sql, type Transaction } from 'kysely'
import { type ListedActivity, listActivities } from '../../activities/reads.ts'
import type { Database, Paise, Row } from '../../db/tables.ts'
import { inSnapshot } from '../../db/transaction.ts'
import { listSessions } from '../../sessions/list-sessions.ts'
import { type Asked, offsetOf } from '../admin-payments/reads/page-window.ts'
import { readHostAndBoxMoney } from '../box-money/reads.ts'
import type { When } from '../box-money/rules/money-of.ts'
import { transferredByBox } from '../transfers/reads.ts'
import { openSums } from './rules.ts'

/** Undefined if there is none, or the host is deleted. */
export const findHost = (db: Kysely<Database>, id: string): Promise<Row<'hosts'> | undefined> =>
  db.selectFrom('hosts').selectAll().where('id', '=', id).where('deleted_at', 'is', null).executeTakeFirst()

/** The one used last first; none of them is the caller's. */
export const sessionsOfHost = (db: Kysely<Database>, id: string, now: Date) =>
  listSessions(db, { audience: 'host', id }, '', now)

/** Reads the money of all boxes of the host, deleted ones included. */
export async function moneyOfHost(db: Kysely<Database>, hostId: string, when: When): Promise<MoneyOfHost> {
  const [{ ofHost, ofBoxes }, gifts] = await Promise.all([
    readHostAndBoxMoney(db, hostId, when),
    countGifts(db, hostId),
  ])
  return { gifts, sums_paise: ofHost.sums_paise, open: openSums([...ofBoxes.values()]) }
}

async function countGifts(db: Kysely<Database>, hostId: string): Promise<number> {
  const { rows } = await sql<{ gifts: number }>`
    select count(*) as gifts from contributions
    where event_box_id in (select id from event_boxes where host_id = ${hostId}) and kept_paise > 0`.execute(
    db,
  )
  return rows[0]?.gifts ?? 0
}

export type ListedBox = Pick<Row<'event_boxes'>, 'id' | 'name' | 'event_date' | 'deleted_at'> & BoxTotals
type BoxTotals = {
  contributions: number
  keptPaise: Paise
  owedPaise: Paise
  paidPaise: Paise
  transferredPaise: Paise
}

/** Newest first, deleted ones included. */
export const pageOfBoxes = (
  db: Kysely<Database>,
  hostId: string,
  asked: Asked,
): Promise<{ boxes: ListedBox[]; total: number }> =>
  inSnapshot(db, async (trx) => {
    const ofHost = trx.selectFrom('event_boxes').where('host_id', '=', hostId)
    const boxes = await ofHost
      .select(['id', 'name', 'event_date', 'deleted_at'])
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(asked.size)
      .offset(offsetOf(asked))
      .execute()
    const { total } = await ofHost
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    const totals = await totalsOf(
      trx,
      boxes.map(({ id }) => id),
    )
    return { boxes: boxes.map((box) => ({ ...box, ...NOTHING, ...totals.get(box.id) })), total }
  })

const NOTHING: BoxTotals = { contributions: 0, keptPaise: 0, owedPaise: 0, paidPaise: 0, transferredPaise: 0 }

async function totalsOf(
  trx: Transaction<Database>,
  ids: readonly string[],
): Promise<Map<string, Partial<BoxTotals>>> {
  const given = await sql<{ id: string } & Pick<BoxTotals, 'contributions' | 'keptPaise'>>`
    select event_box_id as id, count(*) as contributions, sum(kept_paise)::bigint as "keptPaise"
    from contributions where event_box_id = any(${ids}) and kept_paise > 0 group by 1`.execute(trx)
  const owed = await sql<{ id: string } & Pick<BoxTotals, 'owedPaise'>>`
    select event_box_id as id, -sum(owed_to_hosts)::bigint as "owedPaise"
    from ledger where event_box_id = any(${ids}) and owed_to_hosts <> 0 group by 1`.execute(trx)
  const paid = await sql<{ id: string } & Pick<BoxTotals, 'paidPaise'>>`
    select p.event_box_id as id, sum(a.amount_paise)::bigint as "paidPaise"
    from payouts p join payout_attempts a on a.payout_id = p.id
    where p.event_box_id = any(${ids}) and a.state = 'paid' group by 1`.execute(trx)
  const transferred = [...(await transferredByBox(trx, ids))].map(([id, parts]) => ({
    id,
    transferredPaise: parts.reduce((sum, { paise }) => sum + paise, 0),
  }))
  const totals = new Map<string, Partial<BoxTotals>>()
  for (const { id, ...sums } of [...given.rows, ...owed.rows, ...paid.rows, ...transferred])
    totals.set(id, { ...totals.get(id), ...sums })
  return totals
}

export type ContributionOfBoxRow = Pick<
  Row<'contributions'>,
  'id' | 'payment_id' | 'guest_name' | 'guest_phone' | 'amount_paise' | 'kept_paise' | 'paid_at'
> & { reference: string | null }

/** Newest first, those that went back included. Undefined if there is no such box. */
export const pageOfContributions = (
  db: Kysely<Database>,
  boxId: string,
  asked: Asked,
): Promise<
  { box: { id: string; name: string }; contributions: ContributionOfBoxRow[]; total: number } | undefined
> =>
  inSnapshot(db, async (trx) => {
    const box = await trx
      .selectFrom('event_boxes')
      .select(['id', 'name'])
      .where('id', '=', boxId)
      .executeTakeFirst()
    if (!box) return undefined
    const { rows } = await sql<ContributionOfBoxRow>`
      select c.id, c.payment_id, coalesce(c.corrected_name, c.guest_name) as guest_name, c.guest_phone,
        c.amount_paise, c.kept_paise, c.paid_at, p.rrn as reference
      from contributions c join payments p on p.id = c.payment_id and p.event_box_id = c.event_box_id
      where c.event_box_id = ${boxId} order by c.paid_at desc, c.id desc
      limit ${asked.size} offset ${offsetOf(asked)}`.execute(trx)
    const { total } = await trx
      .selectFrom('contributions')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .where('event_box_id', '=', boxId)
      .executeTakeFirstOrThrow()
    return { box, contributions: rows, total }
  })

/** Newest first. */
export const pageOfActivities = (
  db: Kysely<Database>,
  hostId: string,
  asked: Asked,
): Promise<{ activities: ListedActivity[]; total: number }> =>
  inSnapshot(db, async (trx) => {
    const activities = await listActivities(trx, hostId, { limit: asked.size, offset: offsetOf(asked) })
    const { total } = await trx
      .selectFrom('activities')
      .where('host_id', '=', hostId)
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    return { activities, total }
  })
