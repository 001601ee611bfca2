// Which hosts are looked through, and which of them a search finds.
import { type Kysely, type SqlBool, sql } from 'kysely'
import type { Database } from '../../../db/tables.ts'

/** As hosts are kept for searches: the database's own rules say which letters are the same. */
export async function foldForSearch(db: Kysely<Database>, search: string): Promise<string> {
  const { rows } = await sql<{ folded: string }>`select fold_for_search(${search}) as folded`.execute(db)
  return rows[0]?.folded ?? ''
}

/** Everybody but the deleted. */
export const allUsers = (db: Kysely<Database>) => db.selectFrom('hosts').where('deleted_at', 'is', null)

export type Users = ReturnType<typeof allUsers>

/** Plain text is looked for: `%`, `_` and `\` are letters as all others. `grams`, by index, narrow down who may have it. */
export const usersWith = (db: Kysely<Database>, folded: string, grams: string[]): Users =>
  allUsers(db)
    .where(sql<SqlBool>`strpos(search_text, ${folded}) > 0`)
    .$if(grams.length > 0, (users) =>
      users.where(sql<SqlBool>`search_grams(search_text) @> ${grams}::text[]`),
    )
