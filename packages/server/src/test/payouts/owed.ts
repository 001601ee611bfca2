// The ledger's debt to the host of a box.
import { type Kysely, sql } from 'kysely'
import type { Database, Paise } from '../../db/tables.ts'

/** In paise, payouts that are being sent included; negative where the host owes us. */
export async function owedPaise(db: Kysely<Database>, boxId: string): Promise<Paise> {
  const { paise } = await db
    .selectFrom('ledger')
    .select(sql<Paise>`coalesce(-sum(owed_to_hosts), 0)::bigint`.as('paise'))
    .where('event_box_id', '=', boxId)
    .executeTakeFirstOrThrow()
  return paise
}
