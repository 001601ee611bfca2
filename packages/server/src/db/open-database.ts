// The birth and death of the database: opened, migrated, guarded; embedded without a DATABASE_URL.
import { Kysely } from 'kysely'
import type { ConstructorOptions } from 'pg-boss'
import { migrate } from './migrate.ts'
import { openPostgres } from './open-postgres.ts'
import type { DatabaseKind, DatabaseLog, OpenedDialect } from './opened-dialect.ts'
import { openPglite } from './pglite/open-pglite.ts'
import type { Database } from './tables.ts'
import { transactionGuard } from './transaction.ts'

export interface OpenDatabase {
  /** The outer handle. Transactions go through `inTransaction`. */
  db: Kysely<Database>
  kind: DatabaseKind
  /** For `new PgBoss({ ...pgBossConnection, … })`. Stop pg-boss before `close`. */
  pgBossConnection: ConstructorOptions
  close(): Promise<void>
}

const migrateOn = async (opened: OpenedDialect, log: DatabaseLog): Promise<void> => {
  const db = new Kysely<unknown>({ dialect: opened.migrationDialect ?? opened.dialect })
  try {
    const done = await migrate(db)
    if (done.length > 0) log.info({ migrations: done }, 'The database has the newest schema.')
  } finally {
    if (opened.migrationDialect) await db.destroy()
  }
}

/**
 * Opens PostgreSQL at `databaseUrl`, or else the embedded database in `dataDir`, with the newest schema.
 * @throws {DataDirInUseError} when another process holds `dataDir`; whatever else hinders, after closing what it opened
 */
export const openDatabase = async (options: {
  databaseUrl?: string | undefined
  dataDir: string
  log: DatabaseLog
}): Promise<OpenDatabase> => {
  const { databaseUrl, dataDir, log } = options
  const opened = await (databaseUrl ? openPostgres(databaseUrl, log) : openPglite(dataDir, log))
  try {
    await migrateOn(opened, log)
  } catch (error) {
    await opened.close()
    throw error
  }
  const { kind, dialect, pgBossConnection } = opened
  const db = new Kysely<Database>({ dialect, plugins: [transactionGuard] })
  return { db, kind, pgBossConnection, close: () => opened.close() }
}
