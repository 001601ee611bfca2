// Reads contributions and their totals. Totals are summed from contributions, never accumulated.
import { type Kysely, sql } from 'kysely'
import type { Database, Paise } from '../../db/tables.ts'
import { LISTED_COLUMNS, type ListedContribution } from './rules.ts'

export type ContributionTotal = { amountPaise: Paise; contributions: number }

// The sum of bigints is numeric, which the driver returns as text.
const sumPaise = sql<Paise>`coalesce(sum(contributions.kept_paise), 0)::bigint`

const kept = (db: Kysely<Database>) =>
  db
    .selectFrom('contributions')
    .select(LISTED_COLUMNS)
    .where('kept_paise', '>', 0)
    .orderBy('paid_at', 'desc')
    .orderBy('id', 'desc')

/** All contributions to a box that were not fully refunded, the newest payment first. */
export const listContributions = (db: Kysely<Database>, eventBoxId: string): Promise<ListedContribution[]> =>
  kept(db).where('event_box_id', '=', eventBoxId).execute()

/** The newest payment of a box that was not fully refunded. */
export const findLastContribution = (
  db: Kysely<Database>,
  eventBoxId: string,
): Promise<ListedContribution | undefined> =>
  kept(db).where('event_box_id', '=', eventBoxId).limit(1).executeTakeFirst()

/** Those of these contributions that were not fully refunded, the newest payment first, each with its box. */
export const listSomeContributions = (
  db: Kysely<Database>,
  some: readonly { boxId: string; id: string }[],
): Promise<(ListedContribution & { event_box_id: string })[]> =>
  kept(db)
    .select('event_box_id')
    .where('event_box_id', '=', sql<string>`any(${some.map(({ boxId }) => boxId)})`)
    .where('id', '=', sql<string>`any(${some.map(({ id }) => id)})`)
    .execute()

/** Totals by box id; a box without contributions is absent. */
export async function totalsByBox(
  db: Kysely<Database>,
  eventBoxIds: readonly string[],
): Promise<Map<string, ContributionTotal>> {
  const totals = await db
    .selectFrom('contributions')
    .select(({ fn }) => [
      'event_box_id',
      sumPaise.as('amountPaise'),
      fn.countAll<number>().as('contributions'),
    ])
    .where('event_box_id', '=', sql<string>`any(${eventBoxIds})`)
    .where('kept_paise', '>', 0)
    .groupBy('event_box_id')
    .execute()
  return new Map(totals.map(({ event_box_id, ...total }) => [event_box_id, total]))
}

/**
 * The total of all boxes that the host still sees, so that it equals the sum of the lists. Contributions to deleted
 * boxes stay on record and are owed: for debts use the ledger.
 */
export const totalOfHost = (db: Kysely<Database>, hostId: string): Promise<ContributionTotal> =>
  db
    .selectFrom('event_boxes')
    .innerJoin('contributions', 'contributions.event_box_id', 'event_boxes.id')
    .select(({ fn }) => [sumPaise.as('amountPaise'), fn.countAll<number>().as('contributions')])
    .where('event_boxes.host_id', '=', hostId)
    .where('event_boxes.deleted_at', 'is', null)
    .where('kept_paise', '>', 0)
    .executeTakeFirstOrThrow()
