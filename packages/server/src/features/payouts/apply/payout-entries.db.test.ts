// What a payout moves in the ledger: out of our bank, on its way, to the host, and back.
import type { Row } from '../../../db/tables.ts'
import type { TestApp } from '../../../test/app.ts'
import { aBoxWithContributions, payoutsOf, round } from '../../../test/paying-out.ts'
import { expect, test } from '../../../test/payouts/payout-test.ts'
import { bankMoves, sendPayoutWebhook } from '../../../test/payouts/provider-payouts.ts'
import { DAY_MS } from '../../../test/times.ts'

/** The entries of a box's payout, by kind: none is there twice. */
const entriesOf = async ({ services }: TestApp, box: Row<'event_boxes'>) => {
  const rows = await services.db
    .selectFrom('ledger')
    .select(['kind', 'owed_to_hosts', 'payouts_in_transit', 'gateway_charges', 'input_gst', 'bank'])
    .where('event_box_id', '=', box.id)
    .where('payout_id', 'is not', null)
    .execute()
  const accounts = rows.map(
    ({ kind, owed_to_hosts, payouts_in_transit, gateway_charges, input_gst, bank }) =>
      [
        kind,
        {
          owed: owed_to_hosts,
          inTransit: payouts_in_transit,
          charges: gateway_charges,
          gst: input_gst,
          bank,
        },
      ] as const,
  )
  expect(new Set(accounts.map(([kind]) => kind)).size).toBe(accounts.length)
  return Object.fromEntries(accounts)
}

const NOTHING = { owed: 0, inTransit: 0, charges: 0, gst: 0, bank: 0 }
const SENT = { 'payout-sent': { ...NOTHING, inTransit: 501_00, bank: -501_00 } }

async function aSentPayout(app: TestApp) {
  const box = await aBoxWithContributions(app)
  await round(app, 3 * DAY_MS)
  const [payout] = await payoutsOf(app, box)
  return { box, payout }
}

test('a payout that the provider has accepted is in transit; one that has arrived is paid, with its fee', async ({
  app,
}) => {
  const { box, payout } = await aSentPayout(app)
  expect(await entriesOf(app, box)).toEqual(SENT)
  const arrived = await bankMoves(app, payout, 'processed')
  await Promise.all([sendPayoutWebhook(app, arrived), sendPayoutWebhook(app, arrived)])
  expect(await entriesOf(app, box)).toEqual({
    ...SENT,
    payout: { ...NOTHING, owed: 501_00, inTransit: -501_00 },
    'payout-fee': { ...NOTHING, charges: 500, gst: 90, bank: -590 },
  })
})

test('a payout that fails on its way is in our bank again', async ({ app }) => {
  const { box, payout } = await aSentPayout(app)
  await sendPayoutWebhook(app, await bankMoves(app, payout, 'failed'))
  expect(await entriesOf(app, box)).toEqual({
    ...SENT,
    'payout-failed': { ...NOTHING, inTransit: -501_00, bank: 501_00 },
  })
})

test('money that comes back from a host is in our bank, and owed again', async ({ app }) => {
  const { box, payout } = await aSentPayout(app)
  await sendPayoutWebhook(app, await bankMoves(app, payout, 'processed'))
  await sendPayoutWebhook(app, await bankMoves(app, payout, 'reversed'))
  expect((await entriesOf(app, box))['payout-reversal']).toEqual({ ...NOTHING, owed: -501_00, bank: 501_00 })
})

test('a payout that arrived and came back before we learnt of either has cost its fee', async ({ app }) => {
  const { box, payout } = await aSentPayout(app)
  await bankMoves(app, payout, 'processed')
  await sendPayoutWebhook(app, await bankMoves(app, payout, 'reversed'))
  expect(await entriesOf(app, box)).toEqual({
    ...SENT,
    'payout-failed': { ...NOTHING, inTransit: -501_00, bank: 501_00 },
    'payout-fee': { ...NOTHING, charges: 500, gst: 90, bank: -590 },
  })
})
