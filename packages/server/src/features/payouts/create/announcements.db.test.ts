// The announcements of payouts to hosts, in the feed and by email; and how often the provider is asked.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Row } from '../../../db/tables.ts'
import { openTestApp, type TestApp } from '../../../test/app.ts'
import { PATIENCE_MS } from '../../../test/patience.ts'
import { expectSoundBooks } from '../../../test/paying.ts'
import {
  aBoxWithContributions,
  bankMoves,
  DAY_MS,
  HOUR_MS,
  operatorLog,
  payoutsOf,
  round,
  sentFor,
  webhookTells,
} from '../../../test/paying-out.ts'
import { payHosts } from '../send/pay-hosts.ts'

const MINUTE_MS = 60_000

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterEach(async () => {
  await expectSoundBooks(app)
  expect(operatorLog.splice(0)).toEqual([])
  // Deletes what an earlier test left open.
  await app.services.db.updateTable('payouts').set({ check_at: null }).execute()
})
afterAll(() => app.close())

const aBox = (contributions: number[] = [501]) =>
  aBoxWithContributions(app, { upiId: 'meera@okbank', contributions })

/** The entries about payouts in the host's feed, oldest first. */
const feedOf = async ({ host_id }: Row<'event_boxes'>): Promise<string[]> => {
  const rows = await app.services.db
    .selectFrom('activities')
    .select('description')
    .where('host_id', '=', host_id)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(({ description }) => description)
}
async function emailsTo({ host_id }: Row<'event_boxes'>): Promise<string[]> {
  const { email } = await app.services.db
    .selectFrom('hosts')
    .select('email')
    .where('id', '=', host_id)
    .executeTakeFirstOrThrow()
  return (await app.emails()).filter(({ to }) => to === email).map(({ subject }) => subject)
}
const expectEmails = (box: Row<'event_boxes'>) => expect.poll(() => emailsTo(box), { timeout: PATIENCE_MS })

test('the return of paid money is announced to its host, in the feed and by email, as its arrival was', async () => {
  const box = await aBox()
  await round(app, 3 * DAY_MS)
  const [payout] = await payoutsOf(app, box)
  await webhookTells(app, await bankMoves(app, payout, 'processed'))
  await expectEmails(box).toHaveLength(1)
  await webhookTells(app, await bankMoves(app, payout, 'reversed'))
  expect(await feedOf(box)).toEqual([
    '₹501 of “Asha & Ravi” is being sent to meera@okbank',
    '₹501 of “Asha & Ravi” was paid to meera@okbank',
    '₹501 of “Asha & Ravi” came back from meera@okbank',
  ])
  await expectEmails(box).toHaveLength(2)
})

test('a payout that failed and is then returned is announced once, as a failure', async () => {
  const box = await aBox()
  await round(app, 3 * DAY_MS)
  const [payout] = await payoutsOf(app, box)
  await webhookTells(app, await bankMoves(app, payout, 'failed', 'beneficiary_vpa_invalid'))
  await expectEmails(box).toHaveLength(1)
  await webhookTells(app, await bankMoves(app, payout, 'reversed'))
  expect(await feedOf(box)).toEqual([
    '₹501 of “Asha & Ravi” is being sent to meera@okbank',
    '₹501 of “Asha & Ravi” could not be sent to meera@okbank',
  ])
})

test('several payouts that are held for a missing UPI id at sending are announced once', async () => {
  const box = await aBox([75_000, 75_000])
  app.clock.now = new Date(app.clock.now.getTime() + 3 * DAY_MS)
  const log = { warn() {}, error() {} }
  await payHosts({ ...app.services, log, signal: new AbortController().signal, maySend: false })
  expect((await payoutsOf(app, box)).map(({ state }) => state)).toEqual(['due', 'due'])
  await app.services.db.updateTable('hosts').set({ upi_id: null }).where('id', '=', box.host_id).execute()
  await round(app, MINUTE_MS)
  expect((await payoutsOf(app, box)).map(({ hold }) => hold)).toEqual(['no-upi-id', 'no-upi-id'])
  expect((await feedOf(box)).filter((line) => line.includes('waits for your UPI ID'))).toHaveLength(1)
})

test('a single rupee is owed and sent like any other amount', async () => {
  const box = await aBox([1])
  await round(app, 3 * DAY_MS)
  expect(await payoutsOf(app, box)).toMatchObject([{ state: 'processing', amount_paise: 1_00 }])
  expect(await sentFor(app, box)).toMatchObject([{ amount: 1_00 }])
})

test('the provider is asked about a payout on its way once an hour, not in each run', async () => {
  const box = await aBox()
  await round(app, 3 * DAY_MS)
  await round(app, HOUR_MS)
  const askedAt = app.clock.now
  expect(await payoutsOf(app, box)).toMatchObject([
    { state: 'processing', check_at: new Date(askedAt.getTime() + HOUR_MS) },
  ])
})
