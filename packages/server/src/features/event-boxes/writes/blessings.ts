// Hides a guest's blessing from the lists of its box, or shows it again.
import type { Kysely } from 'kysely'
import type { Database } from '../../../db/tables.ts'

type Hidden = { boxId: string; contributionId: string; isHidden: boolean; now: Date }

/** False if the box has no such contribution, or that has no blessing. */
export async function setBlessingHidden(
  db: Kysely<Database>,
  { boxId, contributionId, isHidden, now }: Hidden,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('contributions')
    .set({ blessing_hidden_at: isHidden ? now : null })
    .where('id', '=', contributionId)
    .where('event_box_id', '=', boxId)
    .where('blessing', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
