// The alarm for stolen cards that are being tried out.
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../test/database.ts'
import { insertPayment } from '../test/rows.ts'
import { watchFailedPayments } from './watch-failed-payments.ts'

const NOON = Date.parse('2026-11-21T06:30:00Z')
const minutes = (count: number) => new Date(NOON + count * 60_000)

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const insert = (count: number, status: 'failed' | 'captured', first_seen_at: Date) =>
  Promise.all(Array.from({ length: count }, () => insertPayment(database.db, { status, first_seen_at })))

test('fifty failed payments in ten minutes, more than succeeded, raise one alarm, until fewer fail', async () => {
  const log = { error: vi.fn() }
  let now = minutes(0)
  const task = watchFailedPayments({ db: database.db, now: () => now }, log)
  const look = async (minute: number) => {
    now = minutes(minute)
    await task(new AbortController().signal)
    return log.error.mock.calls.length
  }
  await insert(49, 'failed', minutes(0))
  expect(await look(1)).toBe(0)
  // At a large wedding more succeed than fail.
  await insert(1, 'failed', minutes(2))
  await insert(50, 'captured', minutes(2))
  expect(await look(3)).toBe(0)
  await insert(1, 'failed', minutes(4))
  expect(await look(5)).toBe(1)
  expect(await look(6)).toBe(1)
  expect(log.error.mock.calls[0]?.[0]).toMatchObject({ alarm: 'payments-failing', failed: 51, captured: 50 })
  expect(await look(30)).toBe(1)
  await insert(50, 'failed', minutes(31))
  expect(await look(32)).toBe(2)
})
