// Migrations on a real database: from nothing, again, and by two processes at once.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase, testDatabaseKind } from '../test/database.ts'
import { startProcess } from '../test/start-process.ts'
import { migrate } from './migrate.ts'
import { migrations } from './migrations/all.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const migrated = async (db: TestDatabase['db']): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return rows.map((row) => row.name)
}

test('a migrated database is left as it is', async () => {
  expect(await migrated(database.db)).toEqual(Object.keys(migrations))
  expect(await migrate(database.db.withoutPlugins())).toEqual([])
})

const emptySchema = async (): Promise<void> => {
  await sql`drop schema public cascade`.execute(database.db)
  await sql`create schema public`.execute(database.db)
}

test('an empty database gets every migration', async () => {
  await emptySchema()
  expect(await migrate(database.db.withoutPlugins())).toEqual(Object.keys(migrations))
})

// On PGlite the second process is refused: data-dir-lock.test.ts.
if (testDatabaseKind === 'postgres')
  test('of two processes that start at once both find it migrated', async () => {
    await emptySchema()
    const both = [1, 2].map(
      () => startProcess('database-process.ts', ['open', '', database.databaseUrl ?? '']).ended,
    )
    for (const ended of both) expect(await ended).toEqual({ exitCode: 0, stderr: '' })
    expect(await migrated(database.db)).toEqual(Object.keys(migrations))
  })
