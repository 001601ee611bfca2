// Databases as earlier versions left them: the schema before a migration, and rows of release 0.1.0.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { migrate, migrations } from '../../db/migrate.ts'

/** The first after release 0.1.0. */
export const AFTER_RELEASE = '0002'

export const migrationsBefore = (name: string): typeof migrations =>
  Object.fromEntries(Object.entries(migrations).filter(([each]) => each < name))

export async function emptySchema<DB>(db: Kysely<DB>): Promise<void> {
  await sql`drop schema public cascade`.execute(db)
  await sql`create schema public`.execute(db)
}

/** Empties the database, then runs the migrations before this one. */
export async function startBefore<DB>(db: Kysely<DB>, name: string): Promise<void> {
  await emptySchema(db)
  await migrate(db, migrationsBefore(name))
}

/** Rows of a schema of 0.1.0: those of `rows-0.1.0.sql` are in every table. */
export async function insertRowsOfRelease<DB>(db: Kysely<DB>, file = 'rows-0.1.0.sql'): Promise<void> {
  const rows = await readFile(join(import.meta.dirname, file), 'utf8')
  // PGlite takes one statement per query.
  await sql.raw(`do $do$ begin execute $rows$${rows}$rows$; end $do$`).execute(db)
}
