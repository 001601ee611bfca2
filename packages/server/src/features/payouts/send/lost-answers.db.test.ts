// A request for a payout has no answer, or is repeated: the provider is asked for the payout once.
import { aBoxWithContributions, operatorLog, payoutsOf, round } from '../../../test/paying-out.ts'
import { saveHost, statesOf } from '../../../test/payouts/paid-hosts.ts'
import { expect, test } from '../../../test/payouts/payout-test.ts'
import { callsFor, losePayoutAnswer, sentFor } from '../../../test/payouts/provider-payouts.ts'
import { DAY_MS, MINUTE_MS } from '../../../test/times.ts'
import { commitToSend } from './commit-to-send.ts'

test('a lost answer makes one payout: it is looked up before anything is sent again', async ({ app }) => {
  const box = await aBoxWithContributions(app)
  await losePayoutAnswer(app, 'cut')
  await round(app, 3 * DAY_MS)
  expect(await statesOf(app, box)).toEqual(['sent'])
  expect(operatorLog.splice(0)).toHaveLength(1)
  await round(app, 3 * MINUTE_MS)
  expect(await statesOf(app, box)).toEqual(['processing'])
  expect(await sentFor(app, box)).toHaveLength(1)
  expect(await callsFor(app, box)).toHaveLength(1)
})

test('a repeated payout request is identical, even if the host has changed name and UPI ID meanwhile', async ({
  app,
}) => {
  const box = await aBoxWithContributions(app)
  await losePayoutAnswer(app, 'reset')
  await round(app, 3 * DAY_MS)
  expect(operatorLog.splice(0)).toHaveLength(1)
  await saveHost(app, box, { upi_id: 'other@okbank', first_name: 'Radha' })
  await round(app, 3 * MINUTE_MS)
  const [call] = await callsFor(app, box)
  const fund_account = { vpa: { address: 'meera@okbank' }, contact: { name: 'Meera Nair' } }
  expect(call?.body).toMatchObject({ amount: 501_00, fund_account })
  expect(await payoutsOf(app, box)).toMatchObject([{ state: 'processing', upi_id: 'meera@okbank' }])
})

test('a payout of a process that ended between storing and sending is sent by another process', async ({
  app,
  off,
}) => {
  const box = await aBoxWithContributions(app)
  await round(off, 3 * DAY_MS)
  const [payout] = await payoutsOf(app, box)
  await commitToSend({ ...app.services, now: app.clock.now }, payout?.id ?? '')
  expect(await sentFor(app, box)).toEqual([])
  await round(app, 3 * MINUTE_MS)
  expect(await statesOf(app, box)).toEqual(['processing'])
  expect(await sentFor(app, box)).toHaveLength(1)
})

test('a payout that the provider never accepted is not sent with an expired key, but replaced', async ({
  app,
}) => {
  const box = await aBoxWithContributions(app)
  await losePayoutAnswer(app, 'reset')
  await round(app, 3 * DAY_MS)
  expect(operatorLog.splice(0)).toHaveLength(1)
  await round(app, 7 * DAY_MS)
  expect(await statesOf(app, box)).toEqual(['failed'])
  for (let rounds = 0; rounds < 3; rounds++) await round(app, DAY_MS)
  expect(await statesOf(app, box)).toEqual(['failed', 'processing'])
  expect(await sentFor(app, box)).toHaveLength(1)
})
