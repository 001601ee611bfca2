// Payouts that fail, and money that comes back: what is sent again, when, and to which UPI ID.
import { PATIENCE_MS } from '../../../test/patience.ts'
import { aBoxWithContributions, payoutsOf, round } from '../../../test/paying-out.ts'
import { owed, saveHost, statesOf, subjectsTo } from '../../../test/payouts/paid-hosts.ts'
import { expect, test } from '../../../test/payouts/payout-test.ts'
import { bankMoves, sendPayoutWebhook, sentFor } from '../../../test/payouts/provider-payouts.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../test/times.ts'
import { mailPayout } from '../emails.ts'

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
  const [failed] = await payoutsOf(app, box)
  await sendPayoutWebhook(app, await bankMoves(app, payout, 'reversed'))
  expect(await statesOf(app, box)).toEqual(['reversed', 'waiting'])
  // The same failure, at the same time: the bank’s, though nothing is told of it now.
  const { fault, reason, updated_at } = failed ?? {}
  expect(fault).toBe('bank')
  expect((await payoutsOf(app, box))[0]).toMatchObject({ fault, reason, updated_at })
  for (let rounds = 0; rounds < 3; rounds++) await round(app, DAY_MS)
  expect(await statesOf(app, box)).toEqual(['reversed', 'processing'])
})

test('money that comes back for a fault of ours is not blamed on the host’s UPI ID: nothing is said before it arrived', async ({
  app,
}) => {
  const boxes = [await aBoxWithContributions(app), await aBoxWithContributions(app)] as const
  const [never, arrived] = boxes
  await round(app, 3 * DAY_MS)
  const [paid] = await payoutsOf(app, arrived)
  await sendPayoutWebhook(app, await bankMoves(app, paid, 'processed'))
  for (const box of boxes) {
    const back = await bankMoves(app, (await payoutsOf(app, box))[0], 'reversed')
    const status_details = { description: 'Payout reversed', source: 'business', reason: 'x' }
    await sendPayoutWebhook(app, { ...back, status_details } as never)
    expect(await payoutsOf(app, box)).toMatchObject([{ state: 'reversed', fault: 'ours' }])
  }
  const CAME_BACK = '₹501 came back to us: we will send it again'
  await expect.poll(() => subjectsTo(app, arrived), { timeout: PATIENCE_MS }).toContain(CAME_BACK)
  expect(await subjectsTo(app, never)).toEqual([])
  expect(app.logged.filter(({ alarm }) => alarm === 'payout-refused')).toHaveLength(2)
})

test('a host whose payout arrived after all is not told that it failed', async ({ app }) => {
  const box = await aBoxWithContributions(app)
  await round(app, 3 * DAY_MS)
  const [payout] = await payoutsOf(app, box)
  await sendPayoutWebhook(app, await bankMoves(app, payout, 'processed'))
  await mailPayout(app.services, { payoutId: payout?.id ?? '', about: 'failed' })
  await expect.poll(() => subjectsTo(app, box)).toHaveLength(1)
  expect(await subjectsTo(app, box)).toEqual([expect.stringContaining('₹501')])
  expect((await subjectsTo(app, box)).join()).not.toContain('could not be sent')
})
