// `npm run distribute` on a database with rows, on one that is spread, and where it cannot be.
import { randomUUID } from 'node:crypto'
import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { afterEach, expect, test } from 'vitest'
import { migrate } from '../../db/migrate.ts'
import { openDatabase } from '../../db/open-database.ts'
import { findInconsistencies } from '../../db/self-check/self-check.ts'
import type { Database } from '../../db/tables.ts'
import { servers } from '../../test/database/citus/citus-database.ts'
import { joinServers, setUpConnections } from '../../test/database/citus/spread-database.ts'
import { testLog } from '../../test/database/database-log.ts'
import { dropDatabase, onServer, urlOf } from '../../test/database/database-server.ts'
import { AFTER_RELEASE, insertRowsOfRelease, migrationsBefore } from '../../test/database/earlier-schemas.ts'
import { insertContribution } from '../../test/rows.ts'
import { startProcess } from '../../test/start-process.ts'
import { spreadTables } from './spread-tables.ts'

const created: string[] = []
afterEach(async () => {
  for (const name of created.splice(0))
    for (const url of servers()) await onServer(url, (client) => dropDatabase(client, name))
})

function newName(): string {
  const name = `lifafa_test_${randomUUID().replaceAll('-', '')}`
  created.push(name)
  return name
}

const [coordinator = ''] = servers()
const migrated = (databaseUrl: string) => openDatabase({ databaseUrl, dataDir: '', log: testLog })

async function distribute(databaseUrl: string) {
  const env = { RAZORPAY_KEY_ID: '', DATABASE_URL: databaseUrl }
  const { lines, ended } = startProcess('../operations/distribute/main.ts', [], env)
  const printed: string[] = []
  for await (const line of lines) printed.push(line)
  return { printed, ...(await ended) }
}

test('spreads a database with rows, and keeps them; a second run changes nothing', async () => {
  const databaseUrl = await joinServers(servers(), newName())
  const before = await migrated(databaseUrl)
  const { event_box_id } = await insertContribution(before.db)
  await before.close()
  const first = await distribute(databaseUrl)
  expect(first.printed).toEqual([
    'Spread by event box: payment_orders, payments, contributions, name_corrections, disputes, refunds, transfers, transfer_reversals, ledger, activities, desks, desk_devices, register_counts, register_entries, register_versions, handovers, halls, hall_lines, register_imports, imported_givers.',
    'On every server: hosts, admins, event_boxes, settlements, corrections, payouts, payout_batches, payout_attempts, installation.',
  ])
  expect((await distribute(databaseUrl)).printed).toEqual([
    'All tables were spread before: nothing was changed.',
  ])
  const { db, close } = await migrated(databaseUrl)
  await insertContribution(db, { event_box_id })
  expect(await db.selectFrom('contributions').select('event_box_id').execute()).toEqual([
    { event_box_id },
    { event_box_id },
  ])
  const { rows } = await sql`select 1 from citus_shards where table_name = 'ledger'::regclass`.execute(db)
  expect(rows.length).toBeGreaterThan(1)
  expect(await findInconsistencies(db)).toEqual([])
  await close()
})

test('a spread database of 0.1.0 gets the newest schema, keeps its rows, and is spread once more', async () => {
  const databaseUrl = await joinServers(servers(), newName())
  await setUpConnections(databaseUrl)
  const pool = new pg.Pool({ connectionString: databaseUrl })
  const before = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
  const boxesOf = (of: Kysely<Database>) =>
    of.selectFrom('contributions').select('event_box_id').orderBy('id').execute()
  await migrate(before, migrationsBefore(AFTER_RELEASE))
  await insertRowsOfRelease(before)
  await spreadTables(before)
  const boxes = await boxesOf(before)
  expect(boxes).not.toEqual([])
  await before.destroy()
  const { db, close } = await migrated(databaseUrl)
  expect(await boxesOf(db)).toEqual(boxes)
  expect(await findInconsistencies(db)).toEqual([])
  await close()
  expect((await distribute(databaseUrl)).printed).toEqual([
    'Spread by event box: desks, desk_devices, register_counts, register_entries, register_versions, handovers, halls, hall_lines, register_imports, imported_givers.',
  ])
})

test('says why a database cannot be spread', async () => {
  const databaseUrl = urlOf(coordinator, newName())
  const onIt = (query: string) => onServer(databaseUrl, (client) => client.query(query))
  await onServer(coordinator, (client) => client.query(`create database ${created[0]}`))
  const { db, close } = await migrated(databaseUrl)
  const refusal = async () => {
    const { exitCode, stderr } = await distribute(databaseUrl)
    return { exitCode, stderr }
  }
  const saying = (text: string) => ({ exitCode: 1, stderr: expect.stringContaining(text) })
  expect(await refusal()).toEqual(saying('no extension that spreads tables'))
  await onIt('create extension citus')
  expect(await refusal()).toEqual(saying('no workers'))
  const [, worker = ''] = servers()
  await onServer(worker, (client) => client.query(`create database ${created[0]}`))
  await onServer(urlOf(worker, created[0] ?? ''), (client) => client.query('create extension citus'))
  await onIt(`select citus_add_node('127.0.0.1', ${new URL(worker).port})`)
  expect(await refusal()).toEqual(saying('The coordinator is not known'))
  await onIt(`select citus_set_coordinator_host('127.0.0.1', ${new URL(coordinator).port})`)
  // An idle connection ends by itself.
  await sql`select 1`.execute(db)
  expect(await refusal()).toEqual(saying('A server is connected'))
  await close()
})
