// Creating and migrating a real database: from empty, repeated, failing, of before, newer, and by two processes at once.
import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../test/database.ts'
import { startProcess } from '../test/start-process.ts'
import { migrate, migrations } from './migrate.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const migrated = async (db: TestDatabase['db']): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return rows.map((row) => row.name)
}

test('a database with every migration is not changed', async () => {
  expect(await migrated(database.db)).toEqual(Object.keys(migrations))
  expect(await migrate(database.db.withoutPlugins())).toEqual([])
})

const statements = (...all: readonly string[]): Migration => ({
  async up(db: Kysely<unknown>) {
    for (const statement of all) await sql.raw(statement).execute(db)
  },
})

const emptySchema = async (): Promise<void> => {
  await sql`drop schema public cascade`.execute(database.db)
  await sql`create schema public`.execute(database.db)
}

test('an empty database gets every migration', async () => {
  await emptySchema()
  expect(await migrate(database.db.withoutPlugins())).toEqual(Object.keys(migrations))
})

test('a migration that fails leaves the schema as it was before the run, and throws a sentence [db-8]', async () => {
  const broken = {
    ...migrations,
    '9998-good': statements('create table gifts_in_kind (id int primary key)'),
    '9999-broken': statements(
      'alter table hosts drop column address',
      'alter table no_such_table add id int',
    ),
  }
  await expect(migrate(database.db.withoutPlugins(), broken)).rejects.toThrow(
    'The database could not be given the newest schema: 9999-broken failed (relation "no_such_table" does not exist). It is as it was, and the previous version still runs on it.',
  )
  expect(await migrated(database.db)).toEqual(Object.keys(migrations))
  const { rows } = await sql`select column_name from information_schema.columns
      where (table_name, column_name) = ('hosts', 'phone_number') or table_name = 'gifts_in_kind'`.execute(
    database.db,
  )
  expect(rows).toEqual([{ column_name: 'phone_number' }])
  expect(await migrate(database.db.withoutPlugins())).toEqual([])
})

test('a database with a newer schema than the code is refused with a sentence, and not changed [db-9]', async () => {
  const newer = { ...migrations, '9999-of-a-later-version': statements('create table of_a_later_version ()') }
  expect(await migrate(database.db.withoutPlugins(), newer)).toEqual(['9999-of-a-later-version'])
  await expect(migrate(database.db.withoutPlugins())).rejects.toThrow(
    'The database has a newer schema than this version knows (9999-of-a-later-version). Start the version that made it',
  )
  expect(await migrate(database.db.withoutPlugins(), newer)).toEqual([])
})

test('a database of before release 0.1.0 is refused with a sentence, and not changed', async () => {
  await emptySchema()
  const earlier = { '0001-accounts': statements('create table hosts (id uuid primary key)') }
  await migrate(database.db.withoutPlugins(), earlier)
  await expect(migrate(database.db.withoutPlugins())).rejects.toThrow(
    'The database was made by a version before 0.1.0, which this one cannot read: remove the data directory, or name an empty database in DATABASE_URL.',
  )
  expect(await migrated(database.db)).toEqual(['0001-accounts'])
})

test('two processes that migrate at once both succeed [db-10]', async () => {
  await emptySchema()
  const both = [1, 2].map(() => startProcess('database-process.ts', [database.databaseUrl]).ended)
  for (const ended of both) expect(await ended).toEqual({ exitCode: 0, stderr: '' })
  expect(await migrated(database.db)).toEqual(Object.keys(migrations))
})
