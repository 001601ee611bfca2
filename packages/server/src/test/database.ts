// Opens a migrated, empty database for a test file, on the engine of this run.
import type { OpenDatabase } from '../db/open-database.ts'
import { openOnCitus } from './database/citus/citus-database.ts'
import { openOnPostgres } from './database/postgres-database.ts'

export interface TestDatabase extends OpenDatabase {
  /** A second process can open the same database with it. */
  databaseUrl: string
  /** A temporary directory. */
  dataDir: string
  /** Closes the database and removes everything. */
  close(): Promise<void>
}

/** Opens a migrated, empty database for this test file only. Close it in `afterAll`. The runner runs the suite once for each engine. */
export const openTestDatabase: () => Promise<TestDatabase> =
  process.env.TEST_DATABASE === 'citus' ? openOnCitus : openOnPostgres
