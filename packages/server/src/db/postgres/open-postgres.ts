// Opens a connection pool to PostgreSQL, with timeouts and limits so that one bad query cannot take all resources.
import { PostgresDialect } from 'kysely'
import pg from 'pg'
import type { DatabaseLog, OpenedDialect } from '../opened-dialect.ts'
import { parsers } from '../parsers.ts'
import { awaitPostgres } from './await-postgres.ts'
import { type Addresses, checkConnections } from './check-connections.ts'
import { PreparingClient } from './prepared-statements.ts'
import { primaryPool } from './primary-pool.ts'
import { PATIENT_SESSION_OPTIONS, SESSION_OPTIONS } from './session-settings.ts'

const MAX_CONNECTIONS = 16
const MAX_JOB_CONNECTIONS = 4
const CONNECT_TIMEOUT_MS = 5_000
const KEEP_ALIVE_AFTER_MS = 10_000

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    (format !== 'binary' && parsers[oid]) || pg.types.getTypeParser(oid, format),
}

const common = (databaseUrl: string): pg.PoolConfig => ({
  connectionString: databaseUrl,
  application_name: 'lifafa',
  connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  // A machine that is gone says nothing: without this, a call to it would wait for hours.
  keepAlive: true,
  keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
  types,
  options: SESSION_OPTIONS,
})

/** Waits for a server that does not accept connections yet; throws what `awaitPostgres` and `checkConnections` throw. */
export const openPostgres = async (
  { preparedStatements, ...addresses }: Addresses & { preparedStatements: boolean },
  log: DatabaseLog,
): Promise<OpenedDialect> => {
  const { databaseUrl, databaseDirectUrl = databaseUrl } = addresses
  await awaitPostgres(databaseDirectUrl, log)
  if (databaseDirectUrl !== databaseUrl) await awaitPostgres(databaseUrl, log)
  await checkConnections(addresses, preparedStatements)
  const pool = primaryPool(
    {
      ...common(databaseUrl),
      ...(preparedStatements && { Client: PreparingClient }),
      max: MAX_CONNECTIONS,
      // A pooler refuses them; behind it the role has our settings.
      ...(addresses.databaseDirectUrl && { options: '' }),
    },
    log,
  )
  return {
    dialect: new PostgresDialect({ pool }),
    // One connection, whose session holds the lock of migrations.
    migrationDialect: new PostgresDialect({
      pool: primaryPool({ ...common(databaseDirectUrl), options: PATIENT_SESSION_OPTIONS, max: 1 }, log),
    }),
    pgBossConnection: {
      connectionString: databaseDirectUrl,
      options: PATIENT_SESSION_OPTIONS,
      max: MAX_JOB_CONNECTIONS,
      application_name: 'lifafa-jobs',
    },
    listenerConnection: { ...common(databaseDirectUrl), application_name: 'lifafa-listener' },
    connections: pool.connections,
    close: () => pool.end(),
  }
}
