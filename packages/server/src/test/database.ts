// Opens a migrated, empty database for a test file, on the engine of this run.
import type { OpenDatabase } from '../db/open-database.ts'
import type { DatabaseKind } from '../db/opened-dialect.ts'
import { openOnCitus } from './database/citus/citus-database.ts'
import { openOnPglite } from './database/pglite-database.ts'
import { openOnPostgres } from './database/postgres-database.ts'

export interface TestDatabase extends OpenDatabase {
  /** Set on PostgreSQL: a second process can open the same database with it. */
  databaseUrl: string | undefined
  /** A temporary directory; on PGlite the database is in it. */
  dataDir: string
  /** Closes the database and removes everything. */
  close(): Promise<void>
}

const engines = { pglite: openOnPglite, postgres: openOnPostgres, citus: openOnCitus }
/** The engine of this run. The runner runs the suite once for each. */
const engine = (process.env.TEST_DATABASE ?? 'pglite') as keyof typeof engines

/** The kind of database of this run: Citus is PostgreSQL. */
export const testDatabaseKind: DatabaseKind = engine === 'pglite' ? 'pglite' : 'postgres'

/** Opens a migrated, empty database for this test file only. Close it in `afterAll`. */
export const openTestDatabase = (): Promise<TestDatabase> => engines[engine]()
