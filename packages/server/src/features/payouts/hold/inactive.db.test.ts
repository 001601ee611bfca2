// Payouts of deactivated hosts: the money stays owed and waits, and is sent once the account is reactivated.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../test/app.ts'
import { expectSoundBooks } from '../../../test/paying.ts'
import {
  aBoxWithContributions,
  DAY_MS,
  operatorLog,
  payoutsOf,
  round,
  sentFor,
  withoutProvider,
} from '../../../test/paying-out.ts'
import { listPayouts, owedPaise } from '../reads.ts'
import { summaryOf } from '../rules/summary.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterEach(async () => {
  await expectSoundBooks(app)
  expect(operatorLog.splice(0)).toEqual([])
})
afterAll(() => app.close())

const MINUTE_MS = 60_000
const deactivate = (hostId: string, deactivated_at: Date | null) =>
  app.services.db.updateTable('hosts').set({ deactivated_at }).where('id', '=', hostId).execute()
const emailsTo = async (hostId: string) => {
  const { email } = await app.services.db
    .selectFrom('hosts')
    .select('email')
    .where('id', '=', hostId)
    .executeTakeFirstOrThrow()
  return (await app.emails()).filter(({ to }) => to === email).map(({ subject }) => subject)
}
const summaryFor = async (boxId: string) =>
  summaryOf(await listPayouts(app.services.db, boxId), await owedPaise(app.services.db, boxId))

test('a host who was deactivated before the event ended is owed but not paid, and paid once reactivated', async () => {
  const box = await aBoxWithContributions(app, { upiId: 'meera@okbank', contributions: [501] })
  await deactivate(box.host_id, app.clock.now)
  await round(app, 3 * DAY_MS)
  for (let days = 0; days < 3; days++) await round(app, DAY_MS)
  expect(await payoutsOf(app, box)).toMatchObject([{ state: 'waiting', hold: 'inactive' }])
  expect(await owedPaise(app.services.db, box.id)).toBe(501_00)
  expect(await sentFor(app, box)).toEqual([])
  expect(await emailsTo(box.host_id)).toEqual([])
  // The host is not asked for another UPI id in the minute of the reactivation.
  expect(await summaryFor(box.id)).toMatchObject({ wanted: null, due_paise: 501_00 })
  await deactivate(box.host_id, null)
  await round(app, MINUTE_MS)
  expect(await payoutsOf(app, box)).toMatchObject([
    { state: 'processing', upi_id: 'meera@okbank', hold: null },
  ])
  expect(await sentFor(app, box)).toHaveLength(1)
})

test('a payout that is due for an administrator waits once its host is deactivated, and is due again afterwards', async () => {
  const off = withoutProvider(app)
  const box = await aBoxWithContributions(off, { upiId: 'meera@okbank', contributions: [501] })
  await round(off, 3 * DAY_MS)
  expect(await payoutsOf(app, box)).toMatchObject([{ state: 'due' }])
  await deactivate(box.host_id, app.clock.now)
  await round(off, MINUTE_MS)
  expect(await payoutsOf(app, box)).toMatchObject([{ state: 'waiting', hold: 'inactive', check_at: null }])
  await deactivate(box.host_id, null)
  await round(off, MINUTE_MS)
  expect(await payoutsOf(app, box)).toMatchObject([{ state: 'due', hold: null }])
  await app.services.db.updateTable('payouts').set({ check_at: null }).execute()
})

test.each([
  ['provider', (test: TestApp) => test],
  ['administrator', withoutProvider],
])('a host without a UPI id is asked for one only when reactivated, where the %s pays', async (_, as) => {
  const test = as(app)
  const box = await aBoxWithContributions(test, { upiId: null, contributions: [501] })
  await deactivate(box.host_id, app.clock.now)
  await round(test, 3 * DAY_MS)
  expect(await payoutsOf(app, box)).toMatchObject([{ state: 'waiting', hold: 'inactive' }])
  await deactivate(box.host_id, null)
  for (let rounds = 0; rounds < 3; rounds++) await round(test, MINUTE_MS)
  expect(await payoutsOf(app, box)).toMatchObject([{ state: 'waiting', hold: 'no-upi-id' }])
  expect(await summaryFor(box.id)).toMatchObject({ wanted: 'upi-id' })
  await expect.poll(() => emailsTo(box.host_id)).toEqual(['Add your UPI ID to receive ₹501'])
})

test('a UPI id that is saved for a deactivated host sends nothing', async () => {
  const box = await aBoxWithContributions(app, { upiId: null, contributions: [501] })
  await round(app, 3 * DAY_MS)
  await deactivate(box.host_id, app.clock.now)
  await app.services.db
    .updateTable('hosts')
    .set({ upi_id: 'meera@okbank' })
    .where('id', '=', box.host_id)
    .execute()
  await round(app, MINUTE_MS)
  expect(await payoutsOf(app, box)).toMatchObject([{ state: 'waiting' }])
  expect(await sentFor(app, box)).toEqual([])
  await deactivate(box.host_id, null)
  await round(app, MINUTE_MS)
  expect(await sentFor(app, box)).toHaveLength(1)
})
