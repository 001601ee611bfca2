// PAYOUTS is turned off while payouts are being sent: they are followed to their end, and an administrator pays the rest.
import { aBoxWithContributions, operatorLog, payoutsOf, round } from '../../../test/paying-out.ts'
import { expect, test } from '../../../test/payouts/payout-test.ts'
import { bankMoves, callsFor, losePayoutAnswer, sentFor } from '../../../test/payouts/provider-payouts.ts'
import { DAY_MS, HOUR_MS } from '../../../test/times.ts'
import { owedPaise } from '../reads.ts'

test('a payout at the provider is followed until it is paid, and until it is returned', async ({
  app,
  off,
}) => {
  const box = await aBoxWithContributions(app)
  await round(app, 3 * DAY_MS)
  const [payout] = await payoutsOf(app, box)
  await bankMoves(app, payout, 'processed')
  await round(off, HOUR_MS)
  expect(await payoutsOf(app, box)).toMatchObject([{ state: 'processed', utr: expect.any(String) }])
  expect(await owedPaise(app.services.db, box.id)).toBe(0)
  await bankMoves(app, payout, 'reversed')
  for (let rounds = 0; rounds < 3; rounds++) await round(off, DAY_MS)
  expect(await payoutsOf(app, box)).toMatchObject([{ state: 'reversed' }, { state: 'due' }])
  expect(await sentFor(app, box)).toHaveLength(1)
})

test('a payout whose answer was lost is found at the provider, and is not sent again', async ({
  app,
  off,
}) => {
  const box = await aBoxWithContributions(app)
  await losePayoutAnswer(app, 'cut')
  await round(app, 3 * DAY_MS)
  expect(operatorLog.splice(0)).toHaveLength(1)
  expect(await payoutsOf(app, box)).toMatchObject([{ state: 'sent' }])
  await round(off, HOUR_MS)
  expect(await payoutsOf(app, box)).toMatchObject([{ state: 'processing' }])
  expect(await callsFor(app, box)).toHaveLength(1)
})

test('a payout that never reached the provider is due for an administrator a day later, and is not sent', async ({
  app,
  off,
}) => {
  const box = await aBoxWithContributions(app)
  await losePayoutAnswer(app, 'reset')
  await round(app, 3 * DAY_MS)
  expect(operatorLog.splice(0)).toHaveLength(1)
  await round(off, 23 * HOUR_MS)
  expect(await payoutsOf(app, box)).toMatchObject([{ state: 'sent' }])
  for (let rounds = 0; rounds < 2; rounds++) await round(off, HOUR_MS)
  await round(off, HOUR_MS)
  expect(await payoutsOf(app, box)).toMatchObject([
    { state: 'failed', fault: 'never-taken' },
    { state: 'due' },
  ])
  expect(await sentFor(app, box)).toEqual([])
})
