// generated-tables.ts is what the schema says.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeTables } from '../test/database/describe-tables.ts'
import { openTestDatabase, type TestDatabase } from '../test/database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test('the types are those of the schema; with --update they are written', async () => {
  await expect(await describeTables(database.db)).toMatchFileSnapshot('generated-tables.ts')
})
