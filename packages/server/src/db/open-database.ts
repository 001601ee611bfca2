// Opens the database (PostgreSQL, or the embedded one without a DATABASE_URL), migrates it, and closes it.
import { Kysely } from 'kysely'
import type { ClientConfig } from 'pg'
import type { ConstructorOptions } from 'pg-boss'
import { hasOurSchema, migrate } from './migrate.ts'
import type { Connections, DatabaseLog, OpenedDialect } from './opened-dialect.ts'
import { openPostgres } from './postgres/open-postgres.ts'
import type { Database } from './tables.ts'
import { transactionGuard } from './transaction.ts'

export interface OpenDatabase {
  /** The outer handle. Transactions are made with `inTransaction`. */
  db: Kysely<Database>
  /** For `new PgBoss({ ...pgBossConnection, … })`. Stop pg-boss before calling `close`. */
  pgBossConnection: ConstructorOptions
  /** PostgreSQL alone: for a connection that listens for notifications of other servers. */
  listenerConnection: ClientConfig | undefined
  connections: (() => Connections) | undefined
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

type Where = {
  databaseUrl?: string | undefined
  /** PostgreSQL itself, where `databaseUrl` leads to a pooler (docs/several-servers.md, “PgBouncer”). */
  databaseDirectUrl?: string | undefined
  dataDir: string
  log: DatabaseLog
  /** PostgreSQL alone; prepared by default (.env.example, `PREPARED_STATEMENTS`). */
  preparedStatements?: boolean
}

const openDialect = async ({
  databaseUrl,
  databaseDirectUrl,
  dataDir,
  log,
  preparedStatements = true,
}: Where): Promise<OpenedDialect> =>
  databaseUrl
    ? openPostgres({ databaseUrl, databaseDirectUrl, preparedStatements }, log)
    : // A server on PostgreSQL does not keep PGlite in its memory.
      (await import('./pglite/open-pglite.ts')).openPglite(dataDir)

/** Opens; closes again where `prepare` throws. */
async function openWhere(
  where: Where,
  prepare: (opened: OpenedDialect, db: Kysely<Database>) => Promise<void>,
): Promise<OpenDatabase> {
  const opened = await openDialect(where)
  const { dialect, pgBossConnection, listenerConnection, connections } = opened
  const db = new Kysely<Database>({ dialect, plugins: [transactionGuard] })
  try {
    await prepare(opened, db)
  } catch (error) {
    await opened.close()
    throw error
  }
  return { db, pgBossConnection, listenerConnection, connections, close: () => opened.close() }
}

/**
 * Opens PostgreSQL at `databaseUrl`, or else the embedded database in `dataDir`, and migrates it.
 * @throws {DataDirInUseError} when another process holds `dataDir`; any other error after closing what was opened
 */
export const openDatabase = (where: Where): Promise<OpenDatabase> =>
  openWhere(where, (opened) => migrateOn(opened, where.log))

/**
 * Opens PostgreSQL for an operator's command: creates and migrates nothing.
 * @throws as `openDatabase`; Error with a sentence if the schema is of another version
 */
export const openExistingDatabase = (where: Where & { databaseUrl: string }): Promise<OpenDatabase> =>
  openWhere(where, async (_opened, db) => {
    if (!(await hasOurSchema(db)))
      throw new Error('The database belongs to another version of the product: use that one, or upgrade it.')
  })

/** Opens a database that a backup is restored into: creates and migrates nothing. @throws as `openDatabase` */
export const openWithoutMigrating = (where: Where): Promise<OpenDatabase> => openWhere(where, async () => {})
