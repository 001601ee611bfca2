// The arithmetic of `npm run capacity`, with costs that can be counted in the head.
import { expect, test } from 'vitest'
import type { Costs } from './costs.ts'
import { linesOf } from './plan.ts'

const costs: Costs = {
  serverMs: 10,
  databaseMs: 5,
  logBytes: 10_000,
  diskBytes: 5_000,
  sentBytes: 100_000,
  serverBytes: 100_000_000,
  connectionBytes: 10_000,
  databaseConnectionBytes: 10_000_000,
}
const lines = new Map(linesOf(costs).map(({ name, of }) => [name, of]))
const count = (name: string, weddings: number): number => lines.get(name)?.(weddings) ?? Number.NaN

/** All of India on one auspicious day: 1,250 gifts a second, and 3,700 in the busiest minute. */
const INDIA = 270_000

test('gifts follow from weddings, and the busiest minute from the evening', () => {
  expect(count('gifts on the busiest day', INDIA)).toBe(27_000_000)
  expect(count('gifts a second, mean', INDIA)).toBe(1250)
  expect(count('gifts a second, busiest minute', INDIA) / 3700).toBeCloseTo(1, 2)
})

test('servers and database cores are half busy in the busiest minute, and one server is more than that', () => {
  // 3,701 × 10 ms are a little more than 37 cores; twice as many, and one.
  expect(count('servers, of one core each', INDIA)).toBe(76)
  expect(count('database cores', INDIA)).toBe(38)
  expect(count('database servers, without standbys', INDIA)).toBe(2)
})

test('a thousand weddings need two servers and one database of one core', () => {
  expect(count('servers, of one core each', 1000)).toBe(2)
  expect(count('database cores', 1000)).toBe(1)
  expect(count('connections to PostgreSQL, without PgBouncer', 1000)).toBe(42)
  expect(count('connections to PostgreSQL, with PgBouncer', 1000)).toBe(30)
})

test('the disk holds the gifts of a season’s days', () => {
  // 12 busiest days and 60 with a tenth are 18 times the 27 million gifts, of 5 kB.
  expect(count('disk for a season, GB', INDIA)).toBeCloseTo(2430)
})

test('nobody waits where one server is lost, and many would where the mean had been planned for', () => {
  expect(count('longest wait with one server less, s', INDIA)).toBe(0)
  expect(count('longest wait had the mean been planned for, s', INDIA)).toBeGreaterThan(3600)
})

test('every line but the first grows with the weddings, or stays', () => {
  for (const { name, of } of linesOf(costs)) expect([name, of(1_000_000) >= of(1_000)]).toEqual([name, true])
})
