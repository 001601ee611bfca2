// Several runs at once, as of several processes, create and send each payout once.
import { wait } from '../../../test/hosts/accounts.ts'
import { control } from '../../../test/paying.ts'
import { aBoxWithContributions, payoutsOf, round, withoutDailyLimit } from '../../../test/paying-out.ts'
import { expect, test } from '../../../test/payouts/payout-test.ts'
import { callsFor, sentFor } from '../../../test/payouts/provider-payouts.ts'
import { DAY_MS } from '../../../test/times.ts'
import { createPayouts } from './create-payouts.ts'

test('four concurrent runs, as of several processes, create and send each payout once', async ({
  app: limited,
  off,
}) => {
  const app = withoutDailyLimit(limited)
  const boxes = await Promise.all(
    Array.from({ length: 6 }, () => aBoxWithContributions(app, { contributions: [87_500, 87_500] })),
  )
  wait(app, 3 * DAY_MS)
  await Promise.all([round(off), round(off), round(off), round(off)])
  await control(app, 'POST', '/faults', { kind: 'slow', path: '/v1/payouts', times: 200, ms: 30 })
  await Promise.all([round(app), round(app), round(app), round(app)])
  await control(app, 'DELETE', '/faults')
  for (const box of boxes) {
    expect((await payoutsOf(app, box)).map(({ state }) => state)).toEqual(['processing', 'processing'])
    expect(await sentFor(app, box)).toHaveLength(2)
    expect(await callsFor(app, box)).toHaveLength(2)
  }
})

test('concurrent checks of a box create its payouts once', async ({ app }) => {
  const box = await aBoxWithContributions(app, { upiId: null, contributions: [87_500, 87_500] })
  wait(app, 3 * DAY_MS)
  const look = () => createPayouts({ ...app.services, now: app.clock.now }, box.id)
  await Promise.all([look(), look(), look(), look()])
  expect(await payoutsOf(app, box)).toMatchObject([
    { amount_paise: 1_00_000_00 },
    { amount_paise: 75_000_00 },
  ])
})
