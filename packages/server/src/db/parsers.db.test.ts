// Both drivers return the same values for a column type, also under TZ=Asia/Kolkata.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../test/database.ts'

let database: TestDatabase
beforeAll(async () => {
  vi.stubEnv('TZ', 'Asia/Kolkata')
  expect(new Date('2026-11-21T00:00:00Z').getTimezoneOffset()).toBe(-330)
  database = await openTestDatabase()
})
afterAll(async () => {
  await database.close()
  vi.unstubAllEnvs()
})

const select = async (expression: string): Promise<unknown> => {
  const { rows } = await sql<{ value: unknown }>`select ${sql.raw(expression)} as value`.execute(database.db)
  return rows[0]?.value
}

test.each([
  ['a bigint is a number', `'-10000000'::bigint`, -10_000_000],
  ['the largest safe integer', `'9007199254740991'::bigint`, Number.MAX_SAFE_INTEGER],
  ['a count', 'count(*)', 1],
  ['a date stays its day', `'2026-11-21'::date`, '2026-11-21'],
  ['a leap day stays', `'2028-02-29'::date`, '2028-02-29'],
  ['a sum of bigint is numeric, and stays text', `sum('9007199254740993'::bigint)`, '9007199254740993'],
  ['a time is an instant', `'2026-11-21 05:30:00+05:30'::timestamptz`, new Date('2026-11-21T00:00:00Z')],
  ['nothing is null', 'null::bigint', null],
])('%s', async (_what, expression, value) => {
  expect(await select(expression)).toEqual(value)
})

test('a bigint beyond the safe integers is an error, never another number', async () => {
  await expect(select(`'9007199254740993'::bigint`)).rejects.toThrow(
    '9007199254740993 is too large for a safe integer',
  )
})

test('a date and a timestamp are read as they were written', async () => {
  const instant = new Date('2026-11-21T18:45:12.345Z')
  const { rows } = await sql<{ day: string; instant: Date }>`
    select ${'2026-11-21'}::date as day, ${instant}::timestamptz as instant`.execute(database.db)
  expect(rows).toEqual([{ day: '2026-11-21', instant }])
})
