// Opens a connection pool to PostgreSQL, with timeouts and limits so that one bad query cannot take all resources.
import { PostgresDialect } from 'kysely'
import pg from 'pg'
import { awaitPostgres } from './await-postgres.ts'
import type { DatabaseLog, OpenedDialect } from './opened-dialect.ts'
import { parsers } from './parsers.ts'
import { PreparingClient } from './prepared-statements.ts'

const MAX_CONNECTIONS = 16
const MAX_JOB_CONNECTIONS = 4
const CONNECT_TIMEOUT_MS = 5_000
const STATEMENT_TIMEOUT_MS = 15_000
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 15_000

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    (format !== 'binary' && parsers[oid]) || pg.types.getTypeParser(oid, format),
}

const common = (databaseUrl: string): pg.PoolConfig => ({
  connectionString: databaseUrl,
  application_name: 'lifafa',
  connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  keepAlive: true,
  types,
  // The parsers rely on these, whatever the server's own settings are.
  options: '-c timezone=UTC -c datestyle=ISO',
})

/** An error event without a listener would end the process; a caller waiting for a query gets the error from that query. */
const hearErrors = (pool: pg.Pool, log: DatabaseLog): pg.Pool =>
  pool
    // The pool replaces a lost idle connection.
    .on('error', (error) => log.warn({ err: error }, 'A connection to the database was lost while idle.'))
    // The pool does not listen for errors of a connection that is in use (pg-pool 3, `_acquireClient`).
    .on('connect', (client) => client.on('error', () => {}))

/** Waits for a server that does not accept connections yet; throws what `awaitPostgres` throws. */
export const openPostgres = async (
  { databaseUrl, preparedStatements }: { databaseUrl: string; preparedStatements: boolean },
  log: DatabaseLog,
): Promise<OpenedDialect> => {
  await awaitPostgres(databaseUrl, log)
  const pool = hearErrors(
    new pg.Pool({
      ...common(databaseUrl),
      ...(preparedStatements && { Client: PreparingClient }),
      max: MAX_CONNECTIONS,
      statement_timeout: STATEMENT_TIMEOUT_MS,
      idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
    }),
    log,
  )
  return {
    kind: 'postgres',
    dialect: new PostgresDialect({ pool }),
    // One connection without a query timeout: a migration may take longer than any query, and waits for another process's.
    migrationDialect: new PostgresDialect({
      pool: hearErrors(new pg.Pool({ ...common(databaseUrl), max: 1 }), log),
    }),
    pgBossConnection: {
      connectionString: databaseUrl,
      max: MAX_JOB_CONNECTIONS,
      application_name: 'lifafa-jobs',
    },
    close: () => pool.end(),
  }
}
