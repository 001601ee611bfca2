// Checks at the start the encoding of the database, and for a pooler between us and PostgreSQL (PgBouncer in transaction mode)
// that we do not know of, or that drops what we rely on.
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { refuseOtherSettings } from './session-settings.ts'

const CONNECT_TIMEOUT_MS = 5_000

export type Addresses = {
  databaseUrl: string
  /** PostgreSQL itself, where `databaseUrl` leads to a pooler. */
  databaseDirectUrl: string | undefined
}

/** A connection for `work` alone. */
export async function onConnection<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const config = { connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS }
  const client = new pg.Client(config).on('error', () => {})
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end().catch(() => {})
  }
}

/** A pooler tells each client a process id of its own, to cancel by. */
async function isPooled(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return 'processID' in client && client.processID !== rows[0]?.pid
}

/** A pooler that passes prepared statements on gives them names of its own; any other mixes up those of its clients. */
async function refuseSharedStatements(client: pg.Client): Promise<void> {
  const name = `check-${randomUUID()}`
  await client.query('begin')
  await client.query({ name, text: 'select $1::int', values: [1] })
  const { rowCount } = await client.query('select from pg_prepared_statements where name = $1', [name])
  if (rowCount) await client.query(`deallocate "${name}"`)
  await client.query('commit')
  if (rowCount)
    throw new Error(
      'DATABASE_URL leads to a pooler that does not pass prepared statements on: set PREPARED_STATEMENTS=off, or use PgBouncer 1.21 or newer with max_prepared_statements.',
    )
}

/** Debian makes SQL_ASCII where its installation had no locale: names could not be normalized, and nobody could sign up. */
async function refuseOtherEncoding(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ server_encoding: string }>('show server_encoding')
  const encoding = rows[0]?.server_encoding
  if (encoding !== 'UTF8')
    throw new Error(
      `The database is encoded in ${encoding}, and names need UTF8: create it anew, with template template0 encoding 'UTF8' locale 'C.UTF-8'.`,
    )
}

/** Throws a sentence for the operator. */
export async function checkConnections(
  { databaseUrl, databaseDirectUrl }: Addresses,
  preparedStatements: boolean,
): Promise<void> {
  await onConnection(databaseDirectUrl ?? databaseUrl, async (client) => {
    await refuseOtherEncoding(client)
    if (!(await isPooled(client))) return
    throw new Error(
      `${databaseDirectUrl ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL'} leads to a pooler: set DATABASE_DIRECT_URL to PostgreSQL itself, for migrations and jobs, which need sessions of their own.`,
    )
  })
  if (databaseDirectUrl)
    await onConnection(databaseUrl, async (client) => {
      await refuseOtherSettings(client)
      if (preparedStatements) await refuseSharedStatements(client)
    })
}
