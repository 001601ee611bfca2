// The provider's list of payouts is read before anything is sent, from its mark; it lags behind, and may be unavailable.
import type { PayoutProvider } from '../../../provider/objects/payouts.ts'
import type { TestApp } from '../../../test/app.ts'
import { control } from '../../../test/paying.ts'
import {
  aBoxWithContributions,
  operatorLog,
  payoutsOf,
  round,
  withoutProvider,
} from '../../../test/paying-out.ts'
import { later } from '../../../test/payouts/paid-hosts.ts'
import { bankMoves, losePayoutAnswer, sentFor } from '../../../test/payouts/provider-payouts.ts'
import {
  checkNow,
  expect,
  moveMark,
  testWithWrongBooks as test,
  undoSending,
} from '../../../test/payouts/restored-backups.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../test/times.ts'

function getPayouts(app: TestApp): PayoutProvider {
  const { payouts } = app.services.provider
  if (!payouts) throw new Error('The server of the tests pays hosts.')
  return payouts
}

/** The same server with a provider whose lists lack the latest requests. */
function behind(app: TestApp): TestApp {
  const { provider } = app.services
  const payouts = { ...getPayouts(app), find: async () => undefined, list: async () => [] }
  return { ...app, services: { ...app.services, provider: { ...provider, payouts, sentPayouts: payouts } } }
}

test('a payout that we had failed and that the provider sends after all is on its way again', async ({
  app,
}) => {
  const box = await aBoxWithContributions(app)
  await losePayoutAnswer(app, 'cut')
  await round(behind(app), 3 * DAY_MS)
  for (let rounds = 0; rounds < 2; rounds++) await round(withoutProvider(behind(app)), DAY_MS + MINUTE_MS)
  expect((await payoutsOf(app, box))[0]).toMatchObject({ state: 'failed', fault: 'never-taken' })
  await moveMark(app)
  await round(app, MINUTE_MS)
  expect((await payoutsOf(app, box))[0]).toMatchObject({ state: 'processing' })
  expect(await sentFor(app, box)).toHaveLength(1)
})

test('shortly before it would be failed for its age a payout is not sent again: the list could not show it in time', async ({
  app,
}) => {
  const box = await aBoxWithContributions(app)
  await losePayoutAnswer(app, 'reset')
  await round(behind(app), 3 * DAY_MS)
  await losePayoutAnswer(app, 'cut')
  await round(behind(app), 6 * DAY_MS - MINUTE_MS)
  for (let rounds = 0; rounds < 3; rounds++) await round(behind(app), 2 * MINUTE_MS)
  await control(app, 'DELETE', '/faults')
  await round(app, HOUR_MS)
  expect(await sentFor(app, box)).toHaveLength(1)
})

test('with PAYOUTS turned off the day counts from the last request', async ({ app }) => {
  const box = await aBoxWithContributions(app)
  await losePayoutAnswer(app, 'reset')
  await round(behind(app), 3 * DAY_MS)
  await losePayoutAnswer(app, 'cut')
  await round(behind(app), DAY_MS)
  for (let rounds = 0; rounds < 2; rounds++) await round(withoutProvider(behind(app)), 2 * MINUTE_MS)
  expect(await payoutsOf(app, box)).toMatchObject([{ state: 'sent' }])
})

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

test.for([
  ['a mark that was never set', (_: TestApp): Date | null => null],
  ['a mark set by a fast clock', (app: TestApp): Date | null => later(app, 5 * HOUR_MS)],
] as const)('with %s the list is read from long before', async ([, markOf], { app }) => {
  const box = await aBoxWithContributions(app)
  await round(app, 3 * DAY_MS)
  const [payout] = await payoutsOf(app, box)
  await bankMoves(app, payout, 'processed')
  await undoSending(app, payout)
  await app.services.db.updateTable('payouts').set({ check_at: null }).execute()
  await moveMark(app, markOf(app))
  await round(app, MINUTE_MS)
  expect(await payoutsOf(app, box)).toMatchObject([{ state: 'processed' }])
})
