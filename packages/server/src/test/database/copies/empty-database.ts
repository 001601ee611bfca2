// Opens a database without any table, as an operator creates it for a restore.
import { sql } from 'kysely'
import { openTestDatabase, type TestDatabase } from '../../database.ts'

async function emptyDatabase({ db }: Pick<TestDatabase, 'db'>): Promise<void> {
  await sql`drop schema public cascade`.execute(db)
  await sql`create schema public`.execute(db)
}

export async function openEmptyDatabase(): Promise<TestDatabase> {
  const database = await openTestDatabase()
  await emptyDatabase(database)
  return database
}
