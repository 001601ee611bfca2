// Keys that are made later are greater, and are UUIDs of version 7 with the time at which they were made.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../test/database.ts'
import { insertPaymentOrder } from '../../test/rows.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const VERSION_7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

test('a key begins with the milliseconds of its time', async () => {
  const { rows } = await sql<{ id: string; before: Date; after: Date }>`
    select before, time_ordered_uuid() as id, clock_timestamp() as after
    from (select clock_timestamp() as before) as clock`.execute(database.db)
  const [made] = rows
  expect(made?.id).toMatch(VERSION_7)
  const at = Number.parseInt(made?.id.replaceAll('-', '').slice(0, 12) ?? '', 16)
  expect(at).toBeGreaterThanOrEqual((made?.before.getTime() ?? 0) - 1)
  expect(at).toBeLessThanOrEqual((made?.after.getTime() ?? 0) + 1)
})

test('orders have such keys', async () => {
  expect((await insertPaymentOrder(database.db)).id).toMatch(VERSION_7)
})
