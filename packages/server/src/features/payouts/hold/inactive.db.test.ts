// Payouts of deactivated hosts: the money stays owed and waits, and is sent once the account is reactivated.
import type { TestApp } from '../../../test/app.ts'
import { aBoxWithContributions, payoutsOf, round, withoutProvider } from '../../../test/paying-out.ts'
import { owed, partsFor, saveHost, subjectsTo } from '../../../test/payouts/paid-hosts.ts'
import { expect, test } from '../../../test/payouts/payout-test.ts'
import { sentFor } from '../../../test/payouts/provider-payouts.ts'
import { DAY_MS, MINUTE_MS } from '../../../test/times.ts'

test('a host who was deactivated before the event ended is owed but not paid, and paid once reactivated', async ({
  app,
}) => {
  const box = await aBoxWithContributions(app)
  await saveHost(app, box, { deactivated_at: app.clock.now })
  await round(app, 3 * DAY_MS)
  for (let days = 0; days < 3; days++) await round(app, DAY_MS)
  expect(await payoutsOf(app, box)).toMatchObject([{ state: 'waiting', hold: 'inactive' }])
  expect(await owed(app, box)).toBe(501_00)
  expect(await sentFor(app, box)).toEqual([])
  expect(await subjectsTo(app, box)).toEqual([])
  // The host is not asked for another UPI ID in the minute of the reactivation.
  expect(await partsFor(app, box)).toEqual([['on-hold', 'inactive', 501_00]])
  await saveHost(app, box, { deactivated_at: null })
  await round(app, MINUTE_MS)
  expect(await payoutsOf(app, box)).toMatchObject([
    { state: 'processing', upi_id: 'meera@okbank', hold: null },
  ])
  expect(await sentFor(app, box)).toHaveLength(1)
})

test('a payout that is due for an administrator waits once its host is deactivated, and is due again afterwards', async ({
  app,
  off,
}) => {
  const box = await aBoxWithContributions(off)
  await round(off, 3 * DAY_MS)
  expect(await payoutsOf(app, box)).toMatchObject([{ state: 'due' }])
  await saveHost(app, box, { deactivated_at: app.clock.now })
  await round(off, MINUTE_MS)
  expect(await payoutsOf(app, box)).toMatchObject([{ state: 'waiting', hold: 'inactive', check_at: null }])
  await saveHost(app, box, { deactivated_at: null })
  await round(off, MINUTE_MS)
  expect(await payoutsOf(app, box)).toMatchObject([{ state: 'due', hold: null }])
})

test.for([
  ['provider', (test: TestApp) => test],
  ['administrator', withoutProvider],
] as const)(
  'a host without a UPI ID is asked for one only when reactivated, where the %s pays',
  async ([, as], { app }) => {
    const test = as(app)
    const box = await aBoxWithContributions(test, { upiId: null })
    await saveHost(app, box, { deactivated_at: app.clock.now })
    await round(test, 3 * DAY_MS)
    expect(await payoutsOf(app, box)).toMatchObject([{ state: 'waiting', hold: 'inactive' }])
    await saveHost(app, box, { deactivated_at: null })
    for (let rounds = 0; rounds < 3; rounds++) await round(test, MINUTE_MS)
    expect(await payoutsOf(app, box)).toMatchObject([{ state: 'waiting', hold: 'no-upi-id' }])
    expect(await partsFor(app, box)).toEqual([['action-needed', 'no-upi-id', 501_00]])
    await expect.poll(() => subjectsTo(app, box)).toEqual(['Add your UPI ID to receive ₹501'])
  },
)

test('a UPI ID that is saved for a deactivated host sends nothing', async ({ app }) => {
  const box = await aBoxWithContributions(app, { upiId: null })
  await round(app, 3 * DAY_MS)
  await saveHost(app, box, { deactivated_at: app.clock.now })
  await saveHost(app, box, { upi_id: 'meera@okbank' })
  await round(app, MINUTE_MS)
  expect(await payoutsOf(app, box)).toMatchObject([{ state: 'waiting' }])
  expect(await sentFor(app, box)).toEqual([])
  await saveHost(app, box, { deactivated_at: null })
  await round(app, MINUTE_MS)
  expect(await sentFor(app, box)).toHaveLength(1)
})
