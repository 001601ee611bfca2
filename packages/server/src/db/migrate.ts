// Creates the schema of release 0.1.0, then runs the migrations after it. Two processes may run it at once: Kysely's lock admits one;
// the other finds nothing to do.
import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { isDatabaseUnavailable } from './unavailable.ts'

const FOLDER = join(import.meta.dirname, 'schema')

/** The schema of 0.1.0. Each file refers to those before it. */
const SCHEMA = [
  ...['accounts', 'boxes', 'payments', 'refunds', 'transfers', 'payouts', 'settlements', 'ledger'],
  ...['record-contribution', 'operations'],
]

const FIRST = '0001-schema'

/** A comment, a quoted body and a quoted text may have semicolons. */
const STATEMENT = /(?:--.*|\$(\w+)?\$[\s\S]*?\$\1\$|'[^']*'|[^;])+;/g

const runFiles = (names: readonly string[]): Migration => ({
  async up(db: Kysely<unknown>) {
    for (const name of names) {
      const file = await readFile(join(FOLDER, `${name}.sql`), 'utf8')
      // PGlite takes one statement per query, and Citus sends the text of a query to its servers.
      for (const [statement] of file.matchAll(STATEMENT)) await sql.raw(statement).execute(db)
    }
  },
})

/** The files with a number, `0002-bank-accounts.sql`, are the migrations after 0.1.0. */
const after = readdirSync(FOLDER).flatMap((file) => /^(\d{4}-.+)\.sql$/.exec(file)?.[1] ?? [])

/**
 * By their names, which every database records, in the order of those. A migration that was released never changes; the next one
 * corrects it.
 * @internal Exported for tests.
 */
export const migrations: Record<string, Migration> = {
  [FIRST]: runFiles(SCHEMA),
  ...Object.fromEntries(after.sort().map((name) => [name, runFiles([name])])),
}

/** The migrations that ran on this database; empty if it has none. */
async function listMigrations<DB>(db: Kysely<DB>): Promise<string[]> {
  const { rows: tables } = await sql<{ is_there: boolean }>`
    select to_regclass('kysely_migration') is not null as is_there`.execute(db)
  if (!tables[0]?.is_there) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}

/** A sentence for the operator who started the server; the original error where the database is merely unavailable. */
async function explain<DB>(
  error: unknown,
  failed: string | undefined,
  db: Kysely<DB>,
  known: Record<string, Migration>,
): Promise<unknown> {
  if (isDatabaseUnavailable(error)) return error
  const done = await listMigrations(db).catch((): string[] => [])
  if (done.length > 0 && !done.includes(FIRST))
    return new Error(
      'The database was made by a version before 0.1.0, which this one cannot read: remove the data directory, or name an empty database in DATABASE_URL.',
      { cause: error },
    )
  const newer = done.find((name) => !(name in known))
  if (newer !== undefined)
    return new Error(
      `The database has a newer schema than this version knows (${newer}). Start the version that made it, or a later one; or restore an earlier backup.`,
      { cause: error },
    )
  if (failed === undefined) return error
  return new Error(
    `The database could not be given the newest schema: ${failed} failed (${error instanceof Error ? error.message : error}). It is as it was, and the previous version still runs on it.`,
    { cause: error },
  )
}

/**
 * Runs the missing migrations, all in one transaction.
 * @param known all migrations, by name; tests pass others
 * @returns the names of those it ran
 * @throws a sentence if a migration failed (nothing is changed then), or where the schema is newer than ours, or of before 0.1.0
 */
export const migrate = async <DB>(
  db: Kysely<DB>,
  known: Record<string, Migration> = migrations,
): Promise<string[]> => {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => known } })
  const { error, results = [] } = await migrator.migrateToLatest()
  const failed = results.find(({ status }) => status === 'Error')?.migrationName
  if (error) throw await explain(error, failed, db, known)
  return results.map((result) => result.migrationName)
}

/** True if exactly our migrations have run: none is missing, and no newer version has added one. */
export async function hasOurSchema<DB>(db: Kysely<DB>): Promise<boolean> {
  const done = await listMigrations(db)
  return done.join() === Object.keys(migrations).sort().join()
}
