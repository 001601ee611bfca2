// Payouts that fail, and money that comes back: what is sent again, when, and to which UPI ID.
import { aBoxWithContributions, payoutsOf, round } from '../../../test/paying-out.ts'
import { owed, saveHost, statesOf } from '../../../test/payouts/paid-hosts.ts'
import { expect, test } from '../../../test/payouts/payout-test.ts'
import { bankMoves, sendPayoutWebhook, sentFor } from '../../../test/payouts/provider-payouts.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../test/times.ts'

test('a payout to an unknown UPI ID is retried after a day, and waits for another UPI ID after three failures', async ({
  app,
}) => {
  const box = await aBoxWithContributions(app, { upiId: 'unknown@razorpay' })
  await round(app, 3 * DAY_MS)
  expect(await payoutsOf(app, box)).toMatchObject([
    { state: 'failed', reason: expect.stringContaining('does not exist'), provider_payout_id: null },
  ])
  await round(app, MINUTE_MS)
  expect(await statesOf(app, box)).toEqual(['failed', 'waiting'])
  await round(app, 23 * HOUR_MS)
  expect(await statesOf(app, box)).toEqual(['failed', 'waiting'])
  for (let rounds = 0; rounds < 3; rounds++) await round(app, 2 * HOUR_MS)
  expect(await statesOf(app, box)).toEqual(['failed', 'failed', 'waiting'])
  for (let rounds = 0; rounds < 5; rounds++) await round(app, DAY_MS)
  expect(await statesOf(app, box)).toEqual(['failed', 'failed', 'failed', 'waiting'])
  expect((await payoutsOf(app, box)).at(-1)).toMatchObject({ check_at: null, upi_id: 'unknown@razorpay' })
  await saveHost(app, box, { upi_id: 'meera@okbank' })
  await round(app, MINUTE_MS)
  expect(await payoutsOf(app, box)).toMatchObject([
    {},
    {},
    {},
    { state: 'processing', upi_id: 'meera@okbank' },
  ])
  expect(await sentFor(app, box)).toHaveLength(1)
})

test('another UPI ID is sent to at once after a failure', async ({ app }) => {
  const box = await aBoxWithContributions(app)
  await round(app, 3 * DAY_MS)
  const [payout] = await payoutsOf(app, box)
  await sendPayoutWebhook(app, await bankMoves(app, payout, 'failed', 'beneficiary_vpa_invalid'))
  expect(await statesOf(app, box)).toEqual(['failed'])
  await saveHost(app, box, { upi_id: 'other@okbank' })
  await round(app, MINUTE_MS)
  expect(await payoutsOf(app, box)).toMatchObject([
    { state: 'failed', reason: 'the bank said beneficiary_vpa_invalid' },
    { state: 'processing', upi_id: 'other@okbank' },
  ])
})

test('returned money is owed again, sent again, and entered in the ledger each time', async ({ app }) => {
  const box = await aBoxWithContributions(app)
  await round(app, 3 * DAY_MS)
  const [payout] = await payoutsOf(app, box)
  await bankMoves(app, payout, 'processed')
  await round(app, HOUR_MS)
  expect([await statesOf(app, box), await owed(app, box)]).toEqual([['processed'], 0])
  const back = await bankMoves(app, payout, 'reversed')
  await Promise.all([
    sendPayoutWebhook(app, back),
    sendPayoutWebhook(app, back),
    sendPayoutWebhook(app, back),
  ])
  expect(await statesOf(app, box)).toEqual(['reversed'])
  expect(await owed(app, box)).toBe(501_00)
  for (let rounds = 0; rounds < 3; rounds++) await round(app, DAY_MS)
  const [, again] = await payoutsOf(app, box)
  await bankMoves(app, again, 'processed')
  await round(app, HOUR_MS)
  expect([await statesOf(app, box), await owed(app, box)]).toEqual([['reversed', 'processed'], 0])
})

test('a return after a failure creates no second payout', async ({ app }) => {
  const box = await aBoxWithContributions(app)
  await round(app, 3 * DAY_MS)
  const [payout] = await payoutsOf(app, box)
  await bankMoves(app, payout, 'failed', 'beneficiary_bank_offline')
  await round(app, HOUR_MS)
  await round(app, MINUTE_MS)
  expect(await statesOf(app, box)).toEqual(['failed', 'waiting'])
  await sendPayoutWebhook(app, await bankMoves(app, payout, 'reversed'))
  expect(await statesOf(app, box)).toEqual(['reversed', 'waiting'])
  for (let rounds = 0; rounds < 3; rounds++) await round(app, DAY_MS)
  expect(await statesOf(app, box)).toEqual(['reversed', 'processing'])
})
