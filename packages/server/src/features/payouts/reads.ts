// What a host is owed for a box, and what has become of it.
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database, Paise, Row } from '../../db/tables.ts'
import { isOnTheWay } from './rules/states.ts'

export const sumOf = (pieces: readonly { amount_paise: Paise }[]): Paise =>
  pieces.reduce((sum, { amount_paise }) => sum + amount_paise, 0)

/** All pieces of a box, in the order in which they were opened. */
export const listPieces = (db: Kysely<Database>, eventBoxId: string): Promise<Row<'payouts'>[]> =>
  db.selectFrom('payouts').selectAll().where('event_box_id', '=', eventBoxId).orderBy('piece').execute()

/** What the journal owes the host for a box, pieces that are on their way with it; negative where the host owes us. */
export async function owedPaise(db: Kysely<Database>, eventBoxId: string): Promise<Paise> {
  const { paise } = await db
    .selectFrom('journal_lines')
    .select(sql<Paise>`coalesce(-sum(amount_paise), 0)::bigint`.as('paise'))
    .where('event_box_id', '=', eventBoxId)
    .where('account', '=', 'host-payable')
    .executeTakeFirstOrThrow()
  return paise
}

/** The paise of a box that its host has been sent, or is being sent, beyond what is owed; 0 or less: none. */
export async function overpaidPaise(trx: Transaction<Database>, eventBoxId: string): Promise<Paise> {
  const onTheWay = (await listPieces(trx, eventBoxId)).filter(isOnTheWay)
  return sumOf(onTheWay) - (await owedPaise(trx, eventBoxId))
}
