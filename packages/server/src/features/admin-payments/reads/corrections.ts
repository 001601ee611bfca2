// Counts the corrections of the ledger that wait for an administrator.
import type { Kysely } from 'kysely'
import type { Database } from '../../../db/tables.ts'

/** Corrections that this administrator may confirm or reject: those of others. */
export async function countCorrectionsToDecide(db: Kysely<Database>, adminId: string): Promise<number> {
  const { count } = await db
    .selectFrom('corrections')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('entered_at', 'is', null)
    .where('rejected_at', 'is', null)
    .where('written_by', '!=', adminId)
    .executeTakeFirstOrThrow()
  return count
}
