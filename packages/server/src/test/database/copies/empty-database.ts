// Opens a database without any table, as an operator creates it for a restore.
import { sql } from 'kysely'
import { openTestDatabase, type TestDatabase } from '../../database.ts'

export async function openEmptyDatabase(): Promise<TestDatabase> {
  const database = await openTestDatabase()
  await sql`drop schema public cascade`.execute(database.db)
  await sql`create schema public`.execute(database.db)
  return database
}
