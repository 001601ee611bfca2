// The alarms for webhooks that the provider has disabled, and for stolen cards that are being tried out.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withoutTriggers } from '../test/database/without-triggers.ts'
import { insertPayment } from '../test/rows.ts'
import { testDatabase } from '../test/test-database.ts'
import { watchFailedPayments, watchWebhooks } from './watch-payments.ts'

const HOUR_MS = 60 * 60 * 1000
const NOON = Date.parse('2026-11-21T06:30:00Z')
const hours = (count: number) => new Date(NOON + count * HOUR_MS)
const minutes = (count: number) => hours(count / 60)

const database = testDatabase()

const log = { error: vi.fn() }
let now = hours(0)
beforeEach(() => log.error.mockClear())
afterEach(async () => {
  await database.db.deleteFrom('provider_events').execute()
  await withoutTriggers(database.db, (trx) => trx.deleteFrom('payments').execute())
})

const watch = () => watchWebhooks({ db: database.db, now: () => now }, log)
const look = (task: ReturnType<typeof watchWebhooks>) => task(new AbortController().signal)
/** Without an entry in the ledger, so that it can be deleted again. */
async function capturedAt(at: Date, firstSeenAt = at): Promise<void> {
  const times = { provider_created_at: at, first_seen_at: firstSeenAt }
  const { id } = await insertPayment(database.db, { ...times, status: 'authorized' })
  await database.db.updateTable('payments').set({ status: 'captured' }).where('id', '=', id).execute()
}
const webhookAt = (at: Date) =>
  database.db
    .insertInto('provider_events')
    .values({ id: at.toISOString(), type: 'order.paid', body: '{}', received_at: at })
    .execute()

test('no webhook for an hour after a captured payment raises one alarm, until one has arrived [webhook-15]', async () => {
  const task = watch()
  await webhookAt(hours(0))
  await capturedAt(hours(1))
  now = hours(1.9)
  await look(task)
  expect(log.error).not.toHaveBeenCalled()
  now = hours(2)
  await look(task)
  now = hours(9)
  await look(task)
  expect(log.error).toHaveBeenCalledExactlyOnceWith(
    { alarm: 'webhooks-quiet' },
    'a payment was captured, and no webhook has arrived since',
  )
  await webhookAt(hours(10))
  await look(task)
  await capturedAt(hours(11))
  now = hours(12)
  await look(task)
  expect(log.error).toHaveBeenCalledTimes(2)
})

test.each([
  ['a webhook that came after the payment', async () => void (await webhookAt(hours(1.1)))],
  ['no payment at all', () => withoutTriggers(database.db, (trx) => trx.deleteFrom('payments').execute())],
])('%s raises no alarm', async (_what, make) => {
  await capturedAt(hours(1))
  await make()
  now = hours(5)
  await look(watch())
  expect(log.error).not.toHaveBeenCalled()
})

test('a payment whose webhooks all came before it was recorded raises no alarm', async () => {
  await capturedAt(hours(1), hours(1.001))
  await webhookAt(hours(1.0005))
  now = hours(5)
  await look(watch())
  expect(log.error).not.toHaveBeenCalled()
})

test('an old payment that a restored backup lacked raises no alarm', async () => {
  await capturedAt(hours(-40), hours(1))
  now = hours(5)
  await look(watch())
  expect(log.error).not.toHaveBeenCalled()
})

const insert = (count: number, status: 'failed' | 'captured', first_seen_at: Date) =>
  Promise.all(Array.from({ length: count }, () => insertPayment(database.db, { status, first_seen_at })))

test('fifty failed payments in ten minutes, more than succeeded, raise one alarm, until fewer fail', async () => {
  const task = watchFailedPayments({ db: database.db, now: () => now }, log)
  const lookAt = async (minute: number) => {
    now = minutes(minute)
    await look(task)
    return log.error.mock.calls.length
  }
  await insert(49, 'failed', minutes(0))
  expect(await lookAt(1)).toBe(0)
  // At a large wedding more succeed than fail.
  await insert(1, 'failed', minutes(2))
  await insert(50, 'captured', minutes(2))
  expect(await lookAt(3)).toBe(0)
  await insert(1, 'failed', minutes(4))
  expect(await lookAt(5)).toBe(1)
  expect(await lookAt(6)).toBe(1)
  expect(log.error.mock.calls[0]?.[0]).toMatchObject({ alarm: 'payments-failing', failed: 51, captured: 50 })
  expect(await lookAt(30)).toBe(1)
  await insert(50, 'failed', minutes(31))
  expect(await lookAt(32)).toBe(2)
})
