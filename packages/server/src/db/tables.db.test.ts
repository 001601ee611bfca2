// The types of tables.ts match the columns that the migrations create, nullability included.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../test/database.ts'
import { columns } from '../test/table-columns/all-columns.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const typeNames: Record<string, string> = {
  'timestamp with time zone': 'Date',
  bigint: 'number',
  integer: 'number',
  smallint: 'number',
  boolean: 'boolean',
  text: 'string',
  uuid: 'string',
  date: 'string',
  jsonb: 'object',
  bytea: 'object',
}

test('the types match the columns of the database', async () => {
  const { rows } = await sql<{ table: string; column: string; type: string; nullable: boolean }>`
    select table_name as table, column_name as column, data_type as type, is_nullable = 'YES' as nullable
    from information_schema.columns where table_schema = 'public' and table_name not like 'kysely%'`.execute(
    database.db,
  )
  const made: Record<string, Record<string, string>> = {}
  for (const { table, column, type, nullable } of rows) {
    made[table] ??= {}
    made[table][column] = `${typeNames[type]}${nullable ? '?' : ''}`
  }
  expect(made).toEqual(columns)
})
