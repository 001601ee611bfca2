// A provider's report of a payout is applied where it is ours, and raises an alarm where it differs from our record.
import type { PayoutProvider } from '../../../provider/objects/payouts.ts'
import { ProviderError } from '../../../provider/provider.ts'
import type { TestApp } from '../../../test/app.ts'
import { aBoxWithContributions, payoutsOf, round } from '../../../test/paying-out.ts'
import { owed } from '../../../test/payouts/paid-hosts.ts'
import { expect, test } from '../../../test/payouts/payout-test.ts'
import { bankMoves, sentFor } from '../../../test/payouts/provider-payouts.ts'
import { DAY_MS, HOUR_MS } from '../../../test/times.ts'
import { createPayouts } from '../create/create-payouts.ts'
import { applyPayout } from './apply-payout.ts'

test.beforeEach(({ app }) => {
  app.logged.length = 0
})

const alarms = (app: TestApp) =>
  app.logged.flatMap(({ alarm, ...details }) => (alarm ? [{ alarm, ...details }] : []))

/** A box whose only payout is being sent. */
async function aBoxBeingPaid(app: TestApp) {
  const box = await aBoxWithContributions(app)
  await round(app, 3 * DAY_MS)
  const [payout] = await payoutsOf(app, box)
  if (!payout) throw new Error('Nothing is being paid.')
  return { box, payout }
}

const apply = (app: TestApp, payout: Parameters<typeof applyPayout>[1]) =>
  applyPayout({ ...app.services, now: app.clock.now, log: app.app.log }, payout)

test('where the provider paid another amount than requested, its amount is booked, with an alarm', async ({
  app,
}) => {
  const { box, payout } = await aBoxBeingPaid(app)
  const paid = await bankMoves(app, payout, 'processed')
  expect(await apply(app, { ...paid, amount: 400_00 })).toBe('moved')
  expect(await payoutsOf(app, box)).toMatchObject([{ state: 'processed', amount_paise: 400_00 }])
  expect(await owed(app, box)).toBe(101_00)
  expect(alarms(app)).toMatchObject([{ alarm: 'payout-differs', payout: payout.id, told: 400_00 }])
  await createPayouts({ ...app.services, now: app.clock.now }, box.id)
  expect(await payoutsOf(app, box)).toMatchObject([{}, { amount_paise: 101_00 }])
})

test('the amount of a paid payout does not change, whatever is reported later', async ({ app }) => {
  const { box, payout } = await aBoxBeingPaid(app)
  await apply(app, await bankMoves(app, payout, 'processed'))
  const back = await bankMoves(app, payout, 'reversed')
  await apply(app, { ...back, amount: 400_00 })
  expect(await payoutsOf(app, box)).toMatchObject([{ state: 'reversed', amount_paise: 501_00 }])
  expect(await owed(app, box)).toBe(501_00)
})

test('a second payout of the provider under one of our ids changes nothing, and raises an alarm', async ({
  app,
}) => {
  const { box, payout } = await aBoxBeingPaid(app)
  const paid = await bankMoves(app, payout, 'processed')
  expect(await apply(app, { ...paid, id: 'pout_AnotherOfOurs0' })).toBe('unknown-payout')
  expect(await payoutsOf(app, box)).toMatchObject([
    { state: 'processing', provider_payout_id: payout.provider_payout_id },
  ])
  expect(await owed(app, box)).toBe(501_00)
  expect(alarms(app)).toMatchObject([
    { alarm: 'payout-differs', payout: payout.id, told: 'pout_AnotherOfOurs0' },
  ])
})

test('a payout that we had failed and that was paid after all is paid: its host is owed nothing more', async ({
  app,
}) => {
  const { box, payout } = await aBoxBeingPaid(app)
  const paid = await bankMoves(app, payout, 'processed')
  await apply(app, { ...paid, status: 'failed' })
  expect(await payoutsOf(app, box)).toMatchObject([{ state: 'failed' }])
  expect(await apply(app, paid)).toBe('moved')
  expect(await payoutsOf(app, box)).toMatchObject([{ state: 'processed', paid_at: app.clock.now }])
  expect(await owed(app, box)).toBe(0)
  await round(app, HOUR_MS)
  await round(app, 2 * DAY_MS)
  expect(await sentFor(app, box)).toHaveLength(1)
})

test('a refusal of what the provider had accepted is no failure: it is looked up before another is created', async ({
  app,
}) => {
  const { provider } = app.services
  const real = provider.payouts as PayoutProvider
  let looks = 0
  const payouts: PayoutProvider = {
    ...real,
    // The list lags behind: what was accepted a moment ago is not in it yet.
    find: async (id) => (looks++ === 0 ? undefined : real.find(id)),
    send: async (payout) => {
      await real.send(payout)
      throw new ProviderError('refused', 'this reference was used before')
    },
  }
  const box = await aBoxWithContributions(app)
  await round({ ...app, services: { ...app.services, provider: { ...provider, payouts } } }, 3 * DAY_MS)
  expect(await payoutsOf(app, box)).toMatchObject([{ state: 'processing' }])
  for (let rounds = 0; rounds < 3; rounds++) await round(app, DAY_MS)
  expect(await sentFor(app, box)).toHaveLength(1)
})
