// A PostgreSQL that loses our connections, or is kept busy by us.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../test/database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test('an idle connection that is cut does not end the process, and the next query works', async () => {
  const busy = () => sql`select pg_sleep(0.01)`.execute(database.db)
  await Promise.all([busy(), busy(), busy()])
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(database.db)
  const { rows } = await sql`select 1 as answer`.execute(database.db)
  expect(rows).toEqual([{ answer: 1 }])
})

test('sessions have limits, and the time zone and date style that our parsers rely on', async () => {
  const { rows } = await sql`select current_setting('statement_timeout') as statement,
      current_setting('idle_in_transaction_session_timeout') as idle,
      current_setting('timezone') as zone, current_setting('datestyle') as style`.execute(database.db)
  expect(rows).toEqual([{ statement: '15s', idle: '15s', zone: 'UTC', style: 'ISO, MDY' }])
})
