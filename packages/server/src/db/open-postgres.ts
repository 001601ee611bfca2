// Opens a connection pool to PostgreSQL, with timeouts and limits so that one bad query cannot take all resources.
import { PostgresDialect } from 'kysely'
import pg from 'pg'
import { awaitPostgres } from './await-postgres.ts'
import type { DatabaseLog, OpenedDialect } from './opened-dialect.ts'
import { parsers } from './parsers.ts'
import { type Addresses, checkConnections } from './postgres/check-connections.ts'
import { PATIENT_SESSION_OPTIONS, SESSION_OPTIONS } from './postgres/session-settings.ts'
import { PreparingClient } from './prepared-statements.ts'

const MAX_CONNECTIONS = 16
const MAX_JOB_CONNECTIONS = 4
const CONNECT_TIMEOUT_MS = 5_000

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
  options: SESSION_OPTIONS,
})

/** An error event without a listener would end the process; a caller waiting for a query gets the error from that query. */
const hearErrors = (pool: pg.Pool, log: DatabaseLog): pg.Pool =>
  pool
    // The pool replaces a lost idle connection.
    .on('error', (error) => log.warn({ err: error }, 'A connection to the database was lost while idle.'))
    // The pool does not listen for errors of a connection that is in use (pg-pool 3, `_acquireClient`).
    .on('connect', (client) => client.on('error', () => {}))

/** Waits for a server that does not accept connections yet; throws what `awaitPostgres` and `checkConnections` throw. */
export const openPostgres = async (
  { preparedStatements, ...addresses }: Addresses & { preparedStatements: boolean },
  log: DatabaseLog,
): Promise<OpenedDialect> => {
  const { databaseUrl, databaseDirectUrl = databaseUrl } = addresses
  await awaitPostgres(databaseDirectUrl, log)
  if (databaseDirectUrl !== databaseUrl) await awaitPostgres(databaseUrl, log)
  await checkConnections(addresses, preparedStatements)
  const pool = hearErrors(
    new pg.Pool({
      ...common(databaseUrl),
      ...(preparedStatements && { Client: PreparingClient }),
      max: MAX_CONNECTIONS,
      // A pooler refuses them; behind it the role has our settings.
      ...(addresses.databaseDirectUrl && { options: '' }),
    }),
    log,
  )
  return {
    kind: 'postgres',
    dialect: new PostgresDialect({ pool }),
    // One connection, whose session holds the lock of migrations.
    migrationDialect: new PostgresDialect({
      pool: hearErrors(
        new pg.Pool({ ...common(databaseDirectUrl), options: PATIENT_SESSION_OPTIONS, max: 1 }),
        log,
      ),
    }),
    pgBossConnection: {
      connectionString: databaseDirectUrl,
      options: PATIENT_SESSION_OPTIONS,
      max: MAX_JOB_CONNECTIONS,
      application_name: 'lifafa-jobs',
    },
    close: () => pool.end(),
  }
}
