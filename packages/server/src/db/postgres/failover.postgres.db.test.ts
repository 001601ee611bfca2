// PostgreSQL fails over: connections to a server that takes no more writes, and commits that no standby has confirmed.
import { Kysely, sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { startOwnPostgres } from '../../../../../tools/find-postgres.mjs'
import { testLog } from '../../test/database/database-log.ts'
import { fromOutside, setReadOnly } from '../../test/database/fail-over.ts'
import { insertHost } from '../../test/rows.ts'
import { testDatabase } from '../../test/test-database.ts'
import type { Database } from '../tables.ts'
import { inRepeatableTransaction, inTransaction } from '../transaction.ts'
import { isConnectionLost, isDatabaseUnavailable } from '../unavailable.ts'
import { awaitPostgres } from './await-postgres.ts'
import { openPostgres } from './open-postgres.ts'

const database = testDatabase()
let db: Kysely<Database>
let url: string

beforeAll(async () => {
  db = database.db
  url = database.databaseUrl
})

/** Opens so many connections of the pool, and makes them lead to a server that takes no writes, as seen from here. */
async function demoteConnections(count: number): Promise<void> {
  const { promise: allAreOpen, resolve: tell } = Promise.withResolvers<void>()
  let open = 0
  const demote = async (one: Kysely<Database>) => {
    await sql`set session characteristics as transaction read only`.execute(one)
    open += 1
    if (open === count) tell()
    await allAreOpen
  }
  await Promise.all(Array.from({ length: count }, () => db.connection().execute(demote)))
}

test('after one refused write work runs on a new connection, not on one to a demoted primary [db-16]', async () => {
  await demoteConnections(8)
  let runs = 0
  await inTransaction(db, async (trx) => {
    runs++
    await insertHost(trx, { email: 'after-failover@example.com' })
  })
  expect(runs).toBe(2)
  await Promise.all(Array.from({ length: 8 }, () => inTransaction(db, (trx) => insertHost(trx))))
})

test('a standby is neither read from nor written to, and used as soon as it is promoted [db-17]', async () => {
  await setReadOnly(url, true)
  const reading = db.selectFrom('hosts').select('id').execute()
  const refused = await reading.catch((error: unknown) => error)
  expect(isDatabaseUnavailable(refused), String(refused)).toBe(true)
  await setReadOnly(url, false)
  await insertHost(db)
})

test('a start waits until PostgreSQL takes writes', async () => {
  await setReadOnly(url, true)
  await expect(awaitPostgres(url, { warn() {} }, 600)).rejects.toThrow('took no writes, for 0.6 seconds')
  let promoted: Promise<void> | undefined
  await awaitPostgres(url, {
    warn() {
      promoted = setReadOnly(url, false)
    },
  })
  expect(promoted).toBeDefined()
  await promoted
})

/** A PostgreSQL whose commits wait for a standby that does not exist. */
async function openWaiting() {
  const waiting = await startOwnPostgres()
  const { dialect, close } = await openPostgres(
    { databaseUrl: waiting.url, databaseDirectUrl: undefined, preparedStatements: true },
    testLog,
  )
  const own = new Kysely<Database>({ dialect })
  await sql`create table written (run integer)`.execute(own)
  const outside = (statement: string) => fromOutside(waiting.url, statement)
  await outside('alter database postgres set synchronous_commit = on')
  await outside("alter system set synchronous_standby_names = 'nobody'")
  // From the start on, since a reload takes its time.
  await outside('checkpoint')
  await waiting.restartAtOnce()
  const doesWait = async () =>
    (await outside("select from pg_stat_activity where wait_event = 'SyncRep'")).rowCount
  return {
    own,
    /** As an impatient operator does. */
    async cancelTheWait() {
      await expect.poll(doesWait, { interval: 10 }).toBe(1)
      await outside("select pg_cancel_backend(pid) from pg_stat_activity where wait_event = 'SyncRep'")
    },
    async replicate() {
      await outside("alter system set synchronous_standby_names = ''")
      await outside('select pg_reload_conf()')
    },
    async close() {
      await close()
      await waiting.stop()
    },
  }
}

test('a commit that waited for a standby in vain has an unknown outcome; repeatable work is repeated [db-18]', async () => {
  const { own, cancelTheWait, replicate, close } = await openWaiting()
  const write = (run: number) => (trx: Kysely<Database>) =>
    sql`insert into written values (${run})`.execute(trx)
  const once = inTransaction(own, write(1)).catch((error: unknown) => error)
  await cancelTheWait()
  const outcome = await once
  expect(isConnectionLost(outcome), String(outcome)).toBe(true)

  let runs = 0
  const repeated = inRepeatableTransaction(own, (trx) => write(++runs)(trx))
  await cancelTheWait()
  await replicate()
  await repeated
  expect(runs).toBe(2)
  await close()
})
