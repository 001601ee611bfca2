// Whether anybody notices that the provider has switched our webhook off.
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../test/database.ts'
import { insertPayment } from '../test/rows.ts'
import { watchWebhooks } from './watch-webhooks.ts'

const HOUR_MS = 60 * 60 * 1000
const NOON = Date.parse('2026-11-21T06:30:00Z')
const hours = (count: number) => new Date(NOON + count * HOUR_MS)

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const log = { error: vi.fn() }
let now = hours(0)
beforeEach(() => log.error.mockClear())
afterEach(async () => {
  await database.db.deleteFrom('provider_events').execute()
  await database.db.deleteFrom('payments').execute()
})

const watch = () => watchWebhooks({ db: database.db, now: () => now }, log)
const look = (round: ReturnType<typeof watch>) => round(new AbortController().signal)
const capturedAt = (at: Date, heardAt = at) =>
  insertPayment(database.db, { provider_created_at: at, first_seen_at: heardAt })
const webhookAt = (at: Date) =>
  database.db
    .insertInto('provider_events')
    .values({ id: at.toISOString(), type: 'order.paid', body: '{}', received_at: at })
    .execute()

test('no webhook for an hour after a payment was captured is told, once, until one has come [webhook-15]', async () => {
  const round = watch()
  await webhookAt(hours(0))
  await capturedAt(hours(1))
  now = hours(1.9)
  await look(round)
  expect(log.error).not.toHaveBeenCalled()
  now = hours(2)
  await look(round)
  now = hours(9)
  await look(round)
  expect(log.error).toHaveBeenCalledExactlyOnceWith(
    { alarm: 'webhooks-quiet' },
    'a payment was captured, and no webhook has come since',
  )
  await webhookAt(hours(10))
  await look(round)
  await capturedAt(hours(11))
  now = hours(12)
  await look(round)
  expect(log.error).toHaveBeenCalledTimes(2)
})

test.each([
  ['a webhook that came after the payment', async () => void (await webhookAt(hours(1.1)))],
  ['no payment at all', () => database.db.deleteFrom('payments').execute()],
])('%s is no reason to tell', async (_what, make) => {
  await capturedAt(hours(1))
  await make()
  now = hours(5)
  await look(watch())
  expect(log.error).not.toHaveBeenCalled()
})

test('a payment of long ago that a restored backup brought back is no reason to tell', async () => {
  await capturedAt(hours(-40), hours(1))
  now = hours(5)
  await look(watch())
  expect(log.error).not.toHaveBeenCalled()
})
