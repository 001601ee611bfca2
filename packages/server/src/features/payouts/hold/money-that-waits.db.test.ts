// Payouts wait until their money is settled, where that is set, and until their UPI ID may receive more.
import type { Row } from '../../../db/tables.ts'
import type { TestApp } from '../../../test/app.ts'
import { aBoxWithContributions, payoutsOf, round } from '../../../test/paying-out.ts'
import { statesOf } from '../../../test/payouts/paid-hosts.ts'
import { expect, test } from '../../../test/payouts/payout-test.ts'
import { sentFor } from '../../../test/payouts/provider-payouts.ts'
import { paymentLine } from '../../../test/settlements/report-lines.ts'
import { scriptSettlements } from '../../../test/settlements/scripted-settlements.ts'
import { DAY_MS, HOUR_MS } from '../../../test/times.ts'

const waiting = (app: TestApp): TestApp => ({
  ...app,
  services: { ...app.services, settings: { ...app.services.settings, waitForSettlement: true } },
})

const paymentsOf = async ({ services }: TestApp, box: Row<'event_boxes'>) =>
  (
    await services.db
      .selectFrom('contributions')
      .select('payment_id')
      .where('event_box_id', '=', box.id)
      .execute()
  ).map(({ payment_id }) => payment_id)

/** A day later the provider has settled this payment, and we have read it. */
async function settle(app: TestApp, paymentId: string): Promise<void> {
  const provider = scriptSettlements(app)
  provider.settle([paymentLine(paymentId)])
  await provider.round()
}

test('a payout waits until all of its money has been settled, and is sent within an hour then', async ({
  app: sending,
}) => {
  const app = waiting(sending)
  const box = await aBoxWithContributions(app, { upiId: 'unsettled@okbank', contributions: [501, 501] })
  await round(app, 3 * DAY_MS)
  const [first = '', second = ''] = await paymentsOf(app, box)
  await settle(app, first)
  await round(app, HOUR_MS)
  expect(await payoutsOf(app, box)).toMatchObject([{ state: 'waiting', hold: 'not-settled' }])
  expect(await sentFor(app, box)).toEqual([])
  await settle(app, second)
  await round(app, HOUR_MS)
  expect(await statesOf(app, box)).toEqual(['processing'])
})

test('without that setting unsettled money is sent', async ({ app }) => {
  const box = await aBoxWithContributions(app, { upiId: 'float@okbank' })
  await round(app, 3 * DAY_MS)
  expect(await statesOf(app, box)).toEqual(['processing'])
})

test('a UPI ID gets one lakh a day, of all boxes that name it, and the rest on the next days', async ({
  app,
}) => {
  const upiId = 'grand@okbank'
  const [box, other] = [
    await aBoxWithContributions(app, { upiId, contributions: [96_000, 96_000] }),
    await aBoxWithContributions(app, { upiId, contributions: [60_000] }),
  ]
  await round(app, 3 * DAY_MS)
  const all = async () => [...(await statesOf(app, box)), ...(await statesOf(app, other))]
  expect((await all()).filter((state) => state === 'processing')).toHaveLength(1)
  expect([...(await payoutsOf(app, box)), ...(await payoutsOf(app, other))]).toContainEqual(
    expect.objectContaining({ state: 'waiting', hold: 'upi-id-limit' }),
  )
  await round(app, DAY_MS)
  await round(app, DAY_MS)
  expect(await all()).toEqual(['processing', 'processing', 'processing'])
  const days = [...(await sentFor(app, box)), ...(await sentFor(app, other))].map(({ amount }) => amount)
  expect(days.reduce((sum, paise) => sum + paise)).toBe(2_52_000_00)
})
