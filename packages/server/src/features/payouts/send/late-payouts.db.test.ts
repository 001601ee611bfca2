// Payouts that stay at the provider: they are followed until they are paid, and an alarm tells when they are late.
import { wait } from '../../../test/hosts/accounts.ts'
import { control } from '../../../test/paying.ts'
import { aBoxWithContributions, payoutsOf, round } from '../../../test/paying-out.ts'
import { statesOf } from '../../../test/payouts/paid-hosts.ts'
import { expect, test } from '../../../test/payouts/payout-test.ts'
import { bankMoves } from '../../../test/payouts/provider-payouts.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../test/times.ts'
import { watchLate } from '../apply/late-payouts.ts'
import { countLate, payoutsDueSoonPaise } from '../reads.ts'

test('while our account is low the provider keeps the payout, and it is followed until it is paid', async ({
  app,
}) => {
  await control(app, 'POST', '/behaviour', { payoutStatus: 'queued' })
  const box = await aBoxWithContributions(app)
  await round(app, 3 * DAY_MS)
  await control(app, 'POST', '/behaviour', { payoutStatus: 'processing' })
  for (let rounds = 0; rounds < 3; rounds++) await round(app, DAY_MS)
  const [payout] = await payoutsOf(app, box)
  expect(payout).toMatchObject({ state: 'processing' })
  await bankMoves(app, payout, 'processing')
  await bankMoves(app, payout, 'processed')
  await round(app, HOUR_MS)
  expect(await statesOf(app, box)).toEqual(['processed'])
})

test('a payout that is late at the provider raises one alarm, and is counted; the next one raises another', async ({
  app,
}) => {
  const { db } = app.services
  const aQueuedPayout = async () => {
    await control(app, 'POST', '/behaviour', { payoutStatus: 'queued' })
    const box = await aBoxWithContributions(app)
    await round(app, 3 * DAY_MS)
    await control(app, 'POST', '/behaviour', { payoutStatus: 'processing' })
    return box
  }
  const box = await aQueuedPayout()
  const raised: unknown[] = []
  const watch = watchLate(app.services, { error: (line: unknown) => raised.push(line) })
  const before = await countLate(db, app.clock.now)
  await watch(new AbortController().signal)
  expect(await payoutsDueSoonPaise(db, app.clock.now)).toBeGreaterThanOrEqual(501_00)
  raised.length = 0
  wait(app, 8 * DAY_MS)
  for (let times = 0; times < 2; times++) await watch(new AbortController().signal)
  const late = await countLate(db, app.clock.now)
  expect(late).toBeGreaterThan(before)
  expect(raised).toMatchObject([{ alarm: 'payout-late', payouts: late }])
  const [payout] = await payoutsOf(app, box)
  for (const status of ['processing', 'processed']) await bankMoves(app, payout, status)
  await round(app, MINUTE_MS)
  expect(await statesOf(app, box)).toEqual(['processed'])
  expect(await countLate(db, app.clock.now)).toBe(late - 1)
  await aQueuedPayout()
  wait(app, 8 * DAY_MS)
  await watch(new AbortController().signal)
  expect(raised).toMatchObject([{ payouts: late }, { payouts: late }])
})
