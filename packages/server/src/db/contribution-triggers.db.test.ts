// What recording a contribution sets off in the database.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../test/database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const TABLES = ['payment_orders', 'payments', 'contributions', 'ledger', 'activities']

test('no row that a contribution writes has a trigger at the commit, or after it is inserted', async () => {
  // tgtype: 1 for each row, 2 before, 4 insert.
  const { rows } = await sql`
    select tgrelid::regclass::text as table, tgname as trigger from pg_trigger
    where not tgisinternal and tgrelid::regclass::text = any(${TABLES}::text[])
      and (tgdeferrable or (tgtype & 4 = 4 and tgtype & 2 = 0))`.execute(database.db)
  expect(rows).toEqual([])
})
