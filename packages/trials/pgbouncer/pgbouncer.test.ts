// The server through PgBouncer in transaction mode: its sessions, its transactions, and the starts that it refuses.
import { spawnSync } from 'node:child_process'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../../server/src/db/open-database.ts'
import { inLongSnapshot, inRepeatableTransaction } from '../../server/src/db/transaction.ts'
import { testLog } from '../../server/src/test/database/database-log.ts'
import { openTestDatabase, type TestDatabase } from '../../server/src/test/database.ts'
import { insertHost } from '../../server/src/test/rows.ts'
import { describeWith } from '../processes/describe-with.ts'
import { findProgram } from '../processes/find-program.ts'
import { openFolder } from '../processes/start-program.ts'
import { giveSessionSettings, type Pgbouncer, startPgbouncer } from './start-pgbouncer.ts'

/** Fewer than the server has connections: they take turns. */
const FEW = ['default_pool_size = 3']

describeWith(['pgbouncer'], () => {
  let database: TestDatabase
  let bare: TestDatabase
  let pgbouncer: Pgbouncer
  let through: Parameters<typeof openDatabase>[0]
  beforeAll(async () => {
    database = await openTestDatabase()
    bare = await openTestDatabase()
    const { databaseUrl = '', dataDir } = database
    await giveSessionSettings(databaseUrl)
    pgbouncer = await startPgbouncer({ folder: openFolder('lifafa-pgbouncer-'), databaseUrl, lines: FEW })
    through = {
      databaseUrl: pgbouncer.urlOf(databaseUrl),
      databaseDirectUrl: databaseUrl,
      preparedStatements: false,
      dataDir,
      log: testLog,
    }
  })
  afterAll(async () => {
    await pgbouncer.stop()
    await database.close()
    await bare.close()
  })

  test('every session has our timeouts, time zone and date style', async () => {
    const { db, close } = await openDatabase(through)
    const ask = () =>
      sql`select current_setting('statement_timeout') as statement,
      current_setting('idle_in_transaction_session_timeout') as idle,
      current_setting('timezone') as zone, current_setting('datestyle') as style`.execute(db)
    for (const { rows } of await Promise.all(Array.from({ length: 30 }, ask)))
      expect(rows).toEqual([{ statement: '15s', idle: '15s', zone: 'UTC', style: 'ISO, MDY' }])
    await close()
  })

  test('a setting of one transaction is gone for the next one of the same session', async () => {
    const { db, close } = await openDatabase(through)
    const timeout = sql<{ is: string }>`select current_setting('statement_timeout') as is`
    const seen = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        if (index % 2) return (await timeout.execute(db)).rows[0]?.is
        return inLongSnapshot(db, async (trx) => (await timeout.execute(trx)).rows[0]?.is)
      }),
    )
    expect(seen).toEqual(seen.map((_, index) => (index % 2 ? '15s' : '10min')))
    await close()
  })

  test('two servers that migrate an empty database at the same moment both start', async () => {
    const client = new pg.Client({ connectionString: bare.databaseUrl })
    await client.connect()
    await client.query('drop schema public cascade')
    await client.query('create schema public')
    await client.end()
    const { databaseUrl = '', dataDir } = bare
    await giveSessionSettings(databaseUrl)
    const where = {
      ...through,
      databaseUrl: pgbouncer.urlOf(databaseUrl),
      databaseDirectUrl: databaseUrl,
      dataDir,
    }
    for (const { db, close } of await Promise.all([openDatabase(where), openDatabase(where)])) {
      await insertHost(db)
      await close()
    }
  })

  test('a transaction under way while PgBouncer is killed and restarted runs again, and takes effect once', async () => {
    const { db, close } = await openDatabase(through)
    let runs = 0
    await inRepeatableTransaction(db, async (trx) => {
      runs += 1
      await insertHost(trx, { email: 'twice-tried@example.com' })
      if (runs === 1) await pgbouncer.killAndRestart()
    })
    const hosts = await db
      .selectFrom('hosts')
      .select('id')
      .where('email', '=', 'twice-tried@example.com')
      .execute()
    expect({ runs, hosts: hosts.length }).toEqual({ runs: 2, hosts: 1 })
    await close()
  })

  test('a start without DATABASE_DIRECT_URL, or with one that leads to a pooler too, is refused', async () => {
    const { databaseUrl } = through
    await expect(openDatabase({ ...through, databaseDirectUrl: undefined })).rejects.toThrow(
      /^DATABASE_URL leads to a pooler: set DATABASE_DIRECT_URL/,
    )
    await expect(openDatabase({ ...through, databaseDirectUrl: databaseUrl })).rejects.toThrow(
      /^DATABASE_DIRECT_URL leads to a pooler/,
    )
  })

  test('a start whose sessions lack our settings is refused, with the statements that give them', async () => {
    const other = await openTestDatabase()
    const { databaseUrl = '' } = other
    await expect(
      openDatabase({
        ...through,
        databaseUrl: pgbouncer.urlOf(databaseUrl),
        databaseDirectUrl: databaseUrl,
      }),
    ).rejects.toThrow("alter role postgres set statement_timeout = '15s'; alter role")
    await pgbouncer.killAndRestart()
    await other.close()
  })

  test('a start with prepared statements is refused where PgBouncer does not know them', async () => {
    const version = spawnSync(findProgram('pgbouncer') ?? '', ['--version'], { encoding: 'utf8' }).stdout
    const knows = Number(/1\.(\d+)/.exec(version)?.[1]) >= 21
    const opening = openDatabase({ ...through, preparedStatements: true })
    if (knows) await (await opening).close()
    else await expect(opening).rejects.toThrow('set PREPARED_STATEMENTS=off')
  })
})
