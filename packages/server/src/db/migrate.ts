// Brings a database to the newest schema. Two processes at once are safe: Kysely's lock lets one through, the other finds it done.
import type { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import { migrations } from './migrations/all.ts'

/**
 * Runs what is missing of the migrations, all in one transaction.
 * @returns the names of those it ran
 * @throws what went wrong; nothing of this run is kept then
 */
export const migrate = async <DB>(db: Kysely<DB>): Promise<string[]> => {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error) throw error
  return results.map((result) => result.migrationName)
}
