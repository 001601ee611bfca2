// The PostgreSQL pool when connections are lost, or the server is busy.
import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../../../../../tools/free-port.mjs'
import { onServer, urlOf } from '../../test/database/database-server.ts'
import { insertHost } from '../../test/rows.ts'
import { testDatabase } from '../../test/test-database.ts'
import type { Database } from '../tables.ts'
import { inRepeatableTransaction, inTransaction } from '../transaction.ts'
import { isDatabaseUnavailable } from '../unavailable.ts'
import { awaitPostgres } from './await-postgres.ts'
import { checkConnections } from './check-connections.ts'

const database = testDatabase()

test('an idle connection that is cut does not end the process, and the next query works', async () => {
  const busy = () => sql`select pg_sleep(0.01)`.execute(database.db)
  await Promise.all([busy(), busy(), busy()])
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(database.db)
  const { rows } = await sql`select 1 as answer`.execute(database.db)
  expect(rows).toEqual([{ answer: 1 }])
})

/** Cuts the connection of `trx` from outside, and resolves when it is closed: between two statements, as in a restart. */
async function cut(trx: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx)
  const other = new pg.Client({ connectionString: database.databaseUrl })
  await other.connect()
  await other.query('select pg_terminate_backend($1::integer, 5000)', [rows[0]?.pid])
  await other.end()
}

test('a connection that is cut inside a transaction does not end the process, and a retry succeeds', async () => {
  const lost = inTransaction(database.db, async (trx) => {
    await insertHost(trx, { email: 'lost@example.com' })
    await cut(trx)
    await insertHost(trx)
  })
  const error = await lost.catch((thrown: unknown) => thrown)
  expect(isDatabaseUnavailable(error), String(error)).toBe(true)
})

test('repeatable work runs again after its connection was cut, and takes effect once [db-11]', async () => {
  let runs = 0
  await inRepeatableTransaction(database.db, async (trx) => {
    runs++
    await insertHost(trx, { email: 'twice-tried@example.com' })
    if (runs < 3) await cut(trx)
  })
  const hosts = await database.db
    .selectFrom('hosts')
    .select('id')
    .where('email', '=', 'twice-tried@example.com')
    .execute()
  expect({ runs, hosts: hosts.length }).toEqual({ runs: 3, hosts: 1 })
})

test('waiting for PostgreSQL ends after the given time, with an error that does not contain the password', async () => {
  const url = `postgres://lifafa:${'a secret'}@127.0.0.1:${await freePort()}/lifafa`
  await expect(awaitPostgres(url, { warn() {} }, 600)).rejects.toThrow(
    /^PostgreSQL at 127\.0\.0\.1:\d+ \(DATABASE_URL\) did not answer, or took no writes, for 0\.6 seconds\.$/,
  )
})

test('a start fails at once where waiting does not help, and says which database refuses why', async () => {
  const url = new URL(database.databaseUrl)
  url.pathname = '/never_made'
  await expect(awaitPostgres(url.href, { warn() {} })).rejects.toThrow(
    /^PostgreSQL at .+:\d+ \(DATABASE_URL\) does not let us in: database "never_made" does not exist\.$/,
  )
})

test('a database in another encoding than UTF8 is refused, with the way to make one', async () => {
  const name = `lifafa_test_${randomUUID().replaceAll('-', '')}`
  const onServerOf = (statement: string) =>
    onServer(database.databaseUrl, (client) => client.query(statement))
  await onServerOf(`create database ${name} template template0 encoding 'SQL_ASCII' locale 'C'`)
  onTestFinished(async () => void (await onServerOf(`drop database ${name} with (force)`)))
  const addresses = { databaseUrl: urlOf(database.databaseUrl, name), databaseDirectUrl: undefined }
  await expect(checkConnections(addresses, true)).rejects.toThrow('encoded in SQL_ASCII')
})

test('sessions have timeouts, and the time zone and date style that our parsers rely on [db-12]', async () => {
  const { rows } = await sql`select current_setting('statement_timeout') as statement,
      current_setting('idle_in_transaction_session_timeout') as idle,
      current_setting('timezone') as zone, current_setting('datestyle') as style`.execute(database.db)
  expect(rows).toEqual([{ statement: '15s', idle: '15s', zone: 'UTC', style: 'ISO, MDY' }])
})
