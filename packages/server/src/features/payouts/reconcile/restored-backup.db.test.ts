// A backup is restored that lacks what the provider and our own bank have done since: hosts are not paid twice.
import { adminListPayouts, adminPayoutsCompared } from '@lifafa/contract/endpoints/admin/payouts'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { getRestoredAt, noteRestored } from '../../../db/installation.ts'
import { adminHeaders } from '../../../test/admins.ts'
import { openTestApp, type TestApp } from '../../../test/app.ts'
import { call } from '../../../test/fixtures.ts'
import { control, expectSoundBooks, openFlagsOf } from '../../../test/paying.ts'
import {
  aBoxWithContributions,
  bankMoves,
  callsFor,
  DAY_MS,
  HOUR_MS,
  operatorLog,
  payoutsOf,
  refundContributionOf,
  round,
  sentFor,
  webhookTells,
  withoutProvider,
} from '../../../test/paying-out.ts'
import { insertContribution } from '../../../test/rows.ts'
import { owedPaise } from '../reads.ts'

const MINUTE_MS = 60_000

let app: TestApp
beforeAll(async () => {
  // The stand-in uses the real clock, and so does its list.
  app = await openTestApp(new Date())
})
afterEach(async () => {
  await expectSoundBooks(app)
  expect(operatorLog.splice(0)).toEqual([])
  // Deletes what an earlier test left open.
  await app.services.db.updateTable('payouts').set({ check_at: null }).execute()
  await app.services.db.updateTable('installation').set({ restored_at: null }).execute()
})
afterAll(() => app.close())

const aBox = (upiId: string | null = 'meera@okbank') =>
  aBoxWithContributions(app, { upiId, contributions: [501] })
const restored = { alarm: 'backup-restored' }

/** As after a backup from before any payout of this box. */
async function deletePayouts(box: { id: string }) {
  const { db } = app.services
  await db.deleteFrom('payouts').where('event_box_id', '=', box.id).execute()
  await db.updateTable('event_boxes').set({ check_at: app.clock.now }).where('id', '=', box.id).execute()
  await moveMarkBack()
}

/** As after a backup, which contains an earlier mark of the provider's lists. */
const moveMarkBack = () =>
  app.services.db
    .updateTable('provider_listings')
    .set({ payouts_listed_until: new Date(Date.now() - HOUR_MS) })
    .execute()

let restoredAt: string | undefined
/** As the page that shows the notice does; and once more, from a page that still shows it. */
async function compared() {
  restoredAt = (await getRestoredAt(app.services.db))?.toISOString() ?? restoredAt
  return call(app, [adminPayoutsCompared.method, adminPayoutsCompared.path], {
    headers: await adminHeaders(app),
    body: { restored_at: restoredAt },
  })
}
const listed = async (group: string) =>
  call(app, [adminListPayouts.method, `${adminListPayouts.path}?group=${group}`], {
    headers: await adminHeaders(app),
  })

test('payouts that a restored backup lacks are found at the provider, and not paid again', async () => {
  const box = await aBox()
  await round(app, 3 * DAY_MS)
  const [before] = await payoutsOf(app, box)
  await deletePayouts(box)
  await round(app)
  expect(operatorLog.splice(0)).toMatchObject([restored])
  expect(await payoutsOf(app, box)).toMatchObject([
    { id: before?.id, provider_payout_id: before?.provider_payout_id, state: 'processing' },
  ])
  expect(await callsFor(app, box)).toHaveLength(1)
})

test('a payout that is created again with more in it is paid as it was sent, and then the rest', async () => {
  const box = await aBox()
  await round(app, 3 * DAY_MS)
  const [payout] = await payoutsOf(app, box)
  await bankMoves(app, payout, 'processed')
  const { db } = app.services
  await deletePayouts(box)
  await insertContribution(db, { event_box_id: box.id, amount_paise: 100_00 })
  await round(app)
  expect(operatorLog.splice(0)).toMatchObject([restored])
  await compared()
  await round(app, MINUTE_MS)
  expect(await payoutsOf(app, box)).toMatchObject([
    { id: payout?.id, state: 'processed', amount_paise: 501_00 },
    { state: 'processing', amount_paise: 100_00 },
  ])
})

test('a lost payout of a contribution that was refunded meanwhile leaves the host owing, with a flag', async () => {
  const box = await aBox()
  await round(app, 3 * DAY_MS)
  await deletePayouts(box)
  await refundContributionOf(app, box.id, 104_00)
  expect(await openFlagsOf(app, box.id)).toEqual([])
  await round(app)
  expect(operatorLog.splice(0)).toMatchObject([restored])
  expect(await payoutsOf(app, box)).toMatchObject([{ state: 'processing', amount_paise: 501_00 }])
  expect(await openFlagsOf(app, box.id)).toMatchObject([
    { kind: 'host-owes', detail: { owed_paise: 100_00 } },
  ])
})

test('a payout that was refused before the backup, and paid under the next number after it, is not paid again', async () => {
  const { db } = app.services
  const box = await aBox('unknown@razorpay')
  await round(app, 3 * DAY_MS)
  const [first] = await payoutsOf(app, box)
  expect(first).toMatchObject({ state: 'failed', provider_payout_id: null })
  await db.updateTable('hosts').set({ upi_id: 'meera@okbank' }).where('id', '=', box.host_id).execute()
  await round(app, MINUTE_MS)
  const [, second] = await payoutsOf(app, box)
  await bankMoves(app, second, 'processed')

  await db
    .deleteFrom('payouts')
    .where('id', '=', second?.id ?? '')
    .execute()
  const unsent = { upi_id: null, payee_name: null, sent_at: null, fault: null, reason: null }
  await db
    .updateTable('payouts')
    .set({ ...unsent, state: 'due', check_at: app.clock.now })
    .where('id', '=', first?.id ?? '')
    .execute()
  await moveMarkBack()
  await round(app, MINUTE_MS)
  expect(operatorLog.splice(0)).toMatchObject([restored])
  expect(await payoutsOf(app, box)).toMatchObject([
    { state: 'failed', fault: 'withdrawn' },
    { id: second?.id, state: 'processed', amount_paise: 501_00, upi_id: 'meera@okbank' },
  ])
  expect(await compared()).toMatchObject({ status: 200 })
  for (let rounds = 0; rounds < 3; rounds++) await round(app, HOUR_MS)
  expect(await payoutsOf(app, box)).toMatchObject([{ state: 'failed', fault: 'withdrawn' }, {}])
  expect(await sentFor(app, box)).toHaveLength(1)
  expect(await owedPaise(db, box.id)).toBe(0)
})

test('a webhook of a payout that the backup lacks imports it', async () => {
  const box = await aBox()
  await round(app, 3 * DAY_MS)
  const [before] = await payoutsOf(app, box)
  await app.services.db.deleteFrom('payouts').where('event_box_id', '=', box.id).execute()
  await webhookTells(app, await bankMoves(app, before, 'processed'))
  expect(await payoutsOf(app, box)).toMatchObject([
    { id: before?.id, number: 1, state: 'processed', amount_paise: 501_00, upi_id: 'meera@okbank' },
  ])
  expect(await owedPaise(app.services.db, box.id)).toBe(0)
})

test('while the provider’s list is unavailable nothing is sent, and payouts on their way are still followed', async () => {
  const [under, due] = [await aBox(), await aBox()]
  const { db } = app.services
  await db.updateTable('event_boxes').set({ check_at: null }).where('id', '=', due.id).execute()
  await round(app, 3 * DAY_MS)
  const [payout] = await payoutsOf(app, under)
  await bankMoves(app, payout, 'processed')
  await db.updateTable('event_boxes').set({ check_at: app.clock.now }).where('id', '=', due.id).execute()
  await control(app, 'POST', '/faults', {
    kind: 'server error',
    method: 'GET',
    path: '/v1/payouts',
    times: 3,
  })
  await round(app, HOUR_MS)
  expect(operatorLog.splice(0)).toHaveLength(1)
  expect(await payoutsOf(app, under)).toMatchObject([{ state: 'processed' }])
  expect(await payoutsOf(app, due)).toMatchObject([{ state: 'due' }])
  await round(app, MINUTE_MS)
  expect(await payoutsOf(app, due)).toMatchObject([{ state: 'processing' }])
})

test('nothing is sent before an administrator has compared payouts with our bank', async () => {
  const { db } = app.services
  const [byHand, rest] = [await aBox(), await aBox()]
  await round(withoutProvider(app), 3 * DAY_MS)
  await noteRestored(db, app.clock.now)
  await db.updateTable('payouts').set({ check_at: app.clock.now }).where('state', '=', 'due').execute()
  await round(app, MINUTE_MS)
  expect(await payoutsOf(app, rest)).toMatchObject([{ state: 'due' }])
  const [payout] = await payoutsOf(app, byHand)
  expect(await listed('due')).toMatchObject({
    body: {
      restored_at: expect.any(String),
      payouts: expect.arrayContaining([expect.objectContaining({ id: payout?.id, can_be_marked: true })]),
    },
  })
  const body = { reference: '612345678901', upi_id: 'meera@okbank', amount_paise: 501_00 }
  const headers = await adminHeaders(app)
  expect(
    await call(app, ['POST', `/admin/payments/payouts/${payout?.id}/mark-paid`], { headers, body }),
  ).toMatchObject({ status: 200 })
  const actions = db.selectFrom('audit_log').select('id').where('action', '=', 'payouts-compared')
  const before = await actions.execute()
  expect([await compared(), await compared()]).toMatchObject([{ status: 200 }, { status: 200 }])
  await round(app, 3 * MINUTE_MS)
  expect(await payoutsOf(app, rest)).toMatchObject([{ state: 'processing' }])
  expect(await sentFor(app, byHand)).toEqual([])
  expect(await actions.execute()).toHaveLength(before.length + 1)
})
