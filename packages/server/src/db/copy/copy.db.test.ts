// A copy of a database fills another one, equal to the last row; or nothing is changed.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { given, linesOf, seed } from '../../test/database/copies/copies.ts'
import { openEmptyDatabase } from '../../test/database/copies/empty-database.ts'
import { openTestDatabase, type TestDatabase } from '../../test/database.ts'
import { insertHost } from '../../test/rows.ts'
import { hasOurSchema } from '../migrate.ts'
import { findInconsistencies } from '../self-check/self-check.ts'
import { copyHeader } from './copy-format.ts'
import { fillDatabase } from './fill-database.ts'

let original: TestDatabase
let copy: TestDatabase
let lines: string[]
beforeAll(async () => {
  original = await openTestDatabase()
  copy = await openEmptyDatabase()
  await seed(original, new Date('2026-11-21T06:30:00Z'))
  // What JSON has to escape.
  await insertHost(original.db, { first_name: 'मीरा “\\"\n\t', last_name: '😀 \u2028 %_\\N' })
  lines = await linesOf(original)
})
afterAll(() => Promise.all([original.close(), copy.close()]))

const headerOf = (all: readonly string[]) => copyHeader.parse(JSON.parse(all[0] ?? ''))
const fill = (all: readonly string[]) => fillDatabase(copy.db, given(all))
const tablesOf = async ({ db }: TestDatabase) =>
  (await sql`select from pg_tables where schemaname = 'public'`.execute(db)).rows.length

test.each<[string, RegExp, (all: string[]) => string[]]>([
  ['that is cut off', /is not whole: its end is missing/, (all) => all.slice(0, -1)],
  [
    'with another amount',
    /differs from what was copied: contributions had/,
    (all) => {
      const at = all.findIndex((line) => line.includes('"guest_name"') && line.includes('"kept_paise"'))
      return all.with(
        at,
        (all[at] ?? '').replace(/"provider_\w+_paise":(\d+)|"fee_paise":(\d+)/, '"fee_paise":1'),
      )
    },
  ],
  [
    'of a newer version',
    /of a newer version \(9999-of-tomorrow\)/,
    (all) => {
      const header = headerOf(all)
      return all.with(
        0,
        JSON.stringify({ ...header, migrations: [...header.migrations, '9999-of-tomorrow'] }),
      )
    },
  ],
  ['that is none', /no copy of a database that this version can read/, () => ['{"hello":"world"}']],
])('a copy %s is refused, and the database stays empty', async (_what, sentence, change) => {
  await expect(fill(change(lines))).rejects.toThrow(sentence)
  expect(await tablesOf(copy)).toBe(0)
})

test('what has to be there with the copy is committed with it, or nothing is', async () => {
  const beforeCommit = async () => {
    throw new Error('The disk is full.')
  }
  await expect(fillDatabase(copy.db, given(lines), { beforeCommit })).rejects.toThrow('The disk is full.')
  expect(await tablesOf(copy)).toBe(0)
})

test('a copy becomes a database that is equal to the last row and sequence', async () => {
  await fill(lines)
  const sorted = (all: readonly string[]) => all.slice(1).toSorted()
  const again = await linesOf(copy)
  expect(headerOf(again)).toEqual(headerOf(lines))
  expect(sorted(again)).toEqual(sorted(lines))
  expect(await hasOurSchema(copy.db)).toBe(true)
  expect(await findInconsistencies(copy.db)).toEqual([])
  // Triggers and foreign keys are back.
  await expect(sql`delete from ledger`.execute(copy.db)).rejects.toThrow()
  await expect(sql`delete from hosts`.execute(copy.db)).rejects.toThrow(/foreign key/)
})

test('a database that has tables is refused, and not changed', async () => {
  await expect(fill(lines)).rejects.toThrow('The database is not empty (it has a table')
  expect(headerOf(await linesOf(copy))).toEqual(headerOf(lines))
})
