// Creating and migrating a real database: from empty, from 0.1.0, repeated, failing, of before, newer, and by two processes at once.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { expect, test } from 'vitest'
import {
  AFTER_RELEASE,
  emptySchema,
  insertRowsOfRelease,
  startBefore,
} from '../test/database/earlier-schemas.ts'
import type { TestDatabase } from '../test/database.ts'
import { startProcess } from '../test/start-process.ts'
import { testDatabase } from '../test/test-database.ts'
import { migrate, migrations } from './migrate.ts'
import { findInconsistencies } from './self-check/self-check.ts'

const database = testDatabase()

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

test('an empty database gets every migration', async () => {
  await emptySchema(database.db)
  expect(await migrate(database.db.withoutPlugins())).toEqual(Object.keys(migrations))
})

/** Without comments and layout. */
const statementsIn = (path: string): string =>
  readFileSync(join(import.meta.dirname, path), 'utf8')
    .replace(/--.*/g, '')
    .replace(/\s+/g, ' ')

test('the schema of release 0.1.0 stands: a change is a file with a number', () => {
  const released = readdirSync(join(import.meta.dirname, 'schema')).filter((file) => /^\D.*\.sql$/.test(file))
  const all = released.sort().map((file) => statementsIn(`schema/${file}`))
  expect(createHash('sha256').update(all.join()).digest('hex')).toBe(
    '2d2520b7dc8101ffa1f0001035787227d2abae73c78623ff1d48a722e1ab8b9c',
  )
})

async function countRows(): Promise<Map<string, number>> {
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
      and relname not like 'kysely%' order by 1`.execute(database.db)
  const counts = new Map<string, number>()
  for (const { name } of tables) {
    const { rows } = await sql<{
      count: number
    }>`select count(*)::int as count from ${sql.table(name)}`.execute(database.db)
    counts.set(name, rows[0]?.count ?? 0)
  }
  return counts
}

test('a database of release 0.1.0 keeps every row, and its books are sound', async () => {
  const db = database.db.withoutPlugins()
  await startBefore(db, AFTER_RELEASE)
  await insertRowsOfRelease(db)
  const before = await countRows()
  // Read from the attempts since.
  before.delete('payout_sending')
  expect([...before].filter(([, count]) => count === 0)).toEqual([])
  await migrate(db)
  const after = await countRows()
  for (const [name, count] of before) expect(after.get(name), name).toBeGreaterThanOrEqual(count)
  expect(await findInconsistencies(database.db)).toEqual([])
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
  await emptySchema(database.db)
  const earlier = { '0001-accounts': statements('create table hosts (id uuid primary key)') }
  await migrate(database.db.withoutPlugins(), earlier)
  await expect(migrate(database.db.withoutPlugins())).rejects.toThrow(
    'The database was made by a version before 0.1.0, which this one cannot read: remove the data directory, or name an empty database in DATABASE_URL.',
  )
  expect(await migrated(database.db)).toEqual(['0001-accounts'])
})

test('two processes that migrate at once both succeed [db-10]', async () => {
  await emptySchema(database.db)
  const both = [1, 2].map(() => startProcess('database-process.ts', [database.databaseUrl]).ended)
  for (const ended of both) expect(await ended).toEqual({ exitCode: 0, stderr: '' })
  expect(await migrated(database.db)).toEqual(Object.keys(migrations))
})
