// A restored backup has payouts as due that the provider was asked for: they are found in its list, and not sent again.
import type { TestApp } from '../../../test/app.ts'
import { aBoxWithContributions, payoutsOf, refundContributionOf, round } from '../../../test/paying-out.ts'
import { later } from '../../../test/payouts/paid-hosts.ts'
import { bankMoves, sentFor } from '../../../test/payouts/provider-payouts.ts'
import {
  aBoxPaidUnderTheNextNumber,
  checkNow,
  expect,
  isKnownRestored,
  moveMark,
  testWithWrongBooks as test,
  undoSending,
} from '../../../test/payouts/restored-backups.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../test/times.ts'

test('a payout that was due in a backup is found at the provider before its unrefunded rest is created', async ({
  app,
}) => {
  const box = await aBoxWithContributions(app)
  await round(app, 3 * DAY_MS)
  const [payout] = await payoutsOf(app, box)
  await undoSending(app, payout)
  await refundContributionOf(app, box.id, 104_00)
  await moveMark(app)
  for (let rounds = 0; rounds < 2; rounds++) await round(app, MINUTE_MS)
  expect(await sentFor(app, box)).toHaveLength(1)
  expect(await isKnownRestored(app)).toBe(true)
})

test.for([
  ['a mark that was never set', (_: TestApp): Date | null => null],
  ['a mark set by a fast clock', (app: TestApp): Date | null => later(app, 5 * HOUR_MS)],
] as const)('with %s the list is read from long before', async ([, markOf], { app }) => {
  const { box } = await aBoxPaidUnderTheNextNumber(app)
  await moveMark(app, markOf(app))
  await round(app, MINUTE_MS)
  expect(await payoutsOf(app, box)).toMatchObject([{ state: 'failed' }, { state: 'processed' }])
})

test('a payout that is only found when it is about to be sent reveals the restored backup', async ({
  app,
}) => {
  const [known, other] = [await aBoxWithContributions(app), await aBoxWithContributions(app)]
  await app.services.db
    .updateTable('event_boxes')
    .set({ check_at: null })
    .where('id', '=', other.id)
    .execute()
  await round(app, 3 * DAY_MS)
  await undoSending(app, (await payoutsOf(app, known))[0])
  await moveMark(app, later(app, -MINUTE_MS))
  await round(app, HOUR_MS)
  expect(await isKnownRestored(app)).toBe(true)
  await checkNow(app, other)
  await round(app, MINUTE_MS)
  expect(await sentFor(app, other)).toEqual([])
})

test('a payout that a restored backup lacks is recorded with the UPI ID that it was sent to', async ({
  app,
}) => {
  const { db } = app.services
  const box = await aBoxWithContributions(app)
  await round(app, 3 * DAY_MS)
  const [payout] = await payoutsOf(app, box)
  await bankMoves(app, payout, 'processed')
  await undoSending(app, payout)
  const waits = { state: 'waiting', hold: 'retry', upi_id: 'old@okbank' } as const
  await db
    .updateTable('payouts')
    .set(waits)
    .where('id', '=', payout?.id ?? '')
    .execute()
  await moveMark(app)
  await round(app)
  expect(await payoutsOf(app, box)).toMatchObject([{ state: 'processed', upi_id: 'meera@okbank' }])
})
