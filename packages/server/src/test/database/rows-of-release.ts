// Rows of release 0.1.0 in every table, for a database of its schema.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'

export async function insertRowsOfRelease<DB>(db: Kysely<DB>): Promise<void> {
  const rows = await readFile(join(import.meta.dirname, 'rows-0.1.0.sql'), 'utf8')
  // PGlite takes one statement per query.
  await sql.raw(`do $do$ begin execute $rows$${rows}$rows$; end $do$`).execute(db)
}
