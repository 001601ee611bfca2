// After a restored backup nothing is sent before the provider's list was read, and an administrator has compared our bank.
import { getRestoredAt, noteRestored } from '../../../db/installation.ts'
import { control } from '../../../test/paying.ts'
import {
  aBoxWithContributions,
  operatorLog,
  payoutsOf,
  round,
  withoutProvider,
} from '../../../test/paying-out.ts'
import { listPage, mark } from '../../../test/payouts/marking-paid.ts'
import { bankMoves, sentFor } from '../../../test/payouts/provider-payouts.ts'
import { checkNow, confirmCompared, expect, test } from '../../../test/payouts/restored-backups.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../test/times.ts'

test('while the provider’s list is unavailable nothing is sent, and payouts on their way are still followed', async ({
  app,
}) => {
  const [under, due] = [await aBoxWithContributions(app), await aBoxWithContributions(app)]
  const { db } = app.services
  await db.updateTable('event_boxes').set({ check_at: null }).where('id', '=', due.id).execute()
  await round(app, 3 * DAY_MS)
  const [payout] = await payoutsOf(app, under)
  await bankMoves(app, payout, 'processed')
  await checkNow(app, due)
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

test('a moment in the year 0, which PostgreSQL cannot store, is refused', async ({ app }) => {
  expect(await confirmCompared(app, '0000-02-29T20:00:00Z')).toMatchObject({ status: 400 })
})

test('nothing is sent before an administrator has compared payouts with our bank', async ({ app }) => {
  const { db } = app.services
  const [byHand, rest] = [await aBoxWithContributions(app), await aBoxWithContributions(app)]
  await round(withoutProvider(app), 3 * DAY_MS)
  await noteRestored(db, app.clock.now)
  await db.updateTable('payouts').set({ check_at: app.clock.now }).where('state', '=', 'due').execute()
  await round(app, MINUTE_MS)
  expect(await payoutsOf(app, rest)).toMatchObject([{ state: 'due' }])
  const [payout] = await payoutsOf(app, byHand)
  expect(await listPage(app, 'group=due')).toMatchObject({
    restored_at: expect.any(String),
    payouts: expect.arrayContaining([expect.objectContaining({ id: payout?.id, can_be_marked: true })]),
  })
  expect(await mark(app, payout?.id ?? '')).toMatchObject({ status: 200 })
  const actions = db.selectFrom('audit_log').select('id').where('action', '=', 'payouts-compared')
  const before = await actions.execute()
  const noticeOf = (await getRestoredAt(db))?.toISOString()
  expect([await confirmCompared(app, noticeOf), await confirmCompared(app, noticeOf)]).toMatchObject([
    { status: 200 },
    { status: 200 },
  ])
  await round(app, 3 * MINUTE_MS)
  expect(await payoutsOf(app, rest)).toMatchObject([{ state: 'processing' }])
  expect(await sentFor(app, byHand)).toEqual([])
  expect(await actions.execute()).toHaveLength(before.length + 1)
})
