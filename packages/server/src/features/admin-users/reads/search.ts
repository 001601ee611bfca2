// Selects the hosts that a search finds.
import { type Kysely, type SqlBool, sql } from 'kysely'
import type { Database } from '../../../db/tables.ts'

/** Folds a search like the stored column: the database's rules say which letters are equal. */
export async function foldForSearch(db: Kysely<Database>, search: string): Promise<string> {
  const { rows } = await sql<{ folded: string }>`select fold_for_search(${search}) as folded`.execute(db)
  return rows[0]?.folded ?? ''
}

/** All hosts that are not deleted. */
export const allUsers = (db: Kysely<Database>) => db.selectFrom('hosts').where('deleted_at', 'is', null)

export type Users = ReturnType<typeof allUsers>

/** Searches plain text: `%`, `_` and `\` have no special meaning. `grams` narrow down the candidates by index. */
export const usersWith = (db: Kysely<Database>, folded: string, grams: string[]): Users =>
  allUsers(db)
    .where(sql<SqlBool>`strpos(search_text, ${folded}) > 0`)
    .$if(grams.length > 0, (users) =>
      users.where(sql<SqlBool>`search_grams(search_text) @> ${grams}::text[]`),
    )
