// Asks a PostgreSQL server for tests: creates, finds and drops its databases.
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'

/** The server's address with another database. */
export const urlOf = (serverUrl: string, database: string): string => {
  const url = new URL(serverUrl)
  url.pathname = `/${database}`
  return url.href
}

/** Connects for the length of `work`. */
export const onServer = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Processes that share the server do this work one at a time, under `lock`. */
export const alone = async (client: pg.Client, lock: string, work: () => Promise<void>): Promise<void> => {
  await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [lock])
  await work()
  await client.query('select pg_advisory_unlock(hashtextextended($1, 0))', [lock])
}

export const hasDatabase = async (client: pg.Client, name: string): Promise<boolean> =>
  (await client.query('select from pg_database where datname = $1', [name])).rowCount !== 0

const GONE_WITHIN_MS = 10_000

/** A pool's `end` resolves before its connections are gone: dropping their database at once would be an error for them. */
export async function dropDatabase(client: pg.Client, database: string): Promise<void> {
  const latest = Date.now() + GONE_WITHIN_MS
  const isInUse = async () =>
    (
      await client.query(
        // Citus keeps connections of its own, which end with the database.
        `select from pg_stat_activity where datname = $1 and backend_type = 'client backend'
          and application_name not like 'citus%'`,
        [database],
      )
    ).rowCount
  while (Date.now() < latest && (await isInUse())) await delay(5)
  if (!(await hasDatabase(client, database))) return
  // Servers of Citus look into each other's databases, also between the end of all connections and the drop.
  await client.query(`alter database ${database} with allow_connections false`)
  await client.query(`drop database ${database} with (force)`)
}
