// Runs the missing migrations. Two processes may run it at once: Kysely's lock admits one; the other finds nothing to do.
import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { migrations } from './migrations/all.ts'
import { isDatabaseUnavailable } from './unavailable.ts'

/** Migrations that a newer version ran on this database; empty where the table cannot be read. */
async function findUnknown<DB>(db: Kysely<DB>, known: Record<string, Migration>): Promise<string[]> {
  try {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
    return rows.map(({ name }) => name).filter((name) => !(name in known))
  } catch {
    return []
  }
}

/** A sentence for the operator who started the server; the original error where the database is merely unavailable. */
async function explain<DB>(
  error: unknown,
  failed: string | undefined,
  db: Kysely<DB>,
  known: Record<string, Migration>,
): Promise<unknown> {
  if (isDatabaseUnavailable(error)) return error
  const [newer] = await findUnknown(db, known)
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
 * @throws a sentence where a migration failed (nothing is changed then), or where the schema is newer than ours
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

/** True where exactly our migrations have run: none is missing, and no newer version has added one. */
export async function hasOurSchema<DB>(db: Kysely<DB>): Promise<boolean> {
  const { rows: tables } = await sql<{ is_there: boolean }>`
    select to_regclass('kysely_migration') is not null as is_there`.execute(db)
  if (!tables[0]?.is_there) return false
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  const names = Object.keys(migrations).sort()
  return rows.length === names.length && rows.every(({ name }, index) => name === names[index])
}
