// generated-tables.ts is what the schema says.
import { expect, test } from 'vitest'
import { describeTables } from '../test/database/describe-tables.ts'
import { testDatabase } from '../test/test-database.ts'

const database = testDatabase()

test('the types are those of the schema; with --update they are written', async () => {
  await expect(await describeTables(database.db)).toMatchFileSnapshot('generated-tables.ts')
})
