// Gives a test file a database of its own.
import { afterAll, beforeAll } from 'vitest'
import { openTestDatabase, type TestDatabase } from './database.ts'

/** A migrated, empty database for the tests of the calling file: opened before them, closed after them. */
export function testDatabase(): TestDatabase {
  const database = {} as TestDatabase
  beforeAll(async () => {
    Object.assign(database, await openTestDatabase())
  })
  afterAll(() => database.close())
  return database
}
