// Payouts that wait until their host has saved a UPI ID, or another one.
import { aBoxWithContributions, payoutsOf, round } from '../../../test/paying-out.ts'
import {
  activitiesOf,
  anEndedBox,
  changeUpiId,
  saveHost,
  subjectsTo,
} from '../../../test/payouts/paid-hosts.ts'
import { expect, test } from '../../../test/payouts/payout-test.ts'
import { sentFor } from '../../../test/payouts/provider-payouts.ts'
import { DAY_MS, MINUTE_MS } from '../../../test/times.ts'

test('a host without a UPI ID is asked for one once, and paid when one is saved', async ({ app }) => {
  const box = await aBoxWithContributions(app, { upiId: null })
  for (let days = 0; days < 5; days++) await round(app, DAY_MS)
  expect(await payoutsOf(app, box)).toMatchObject([{ state: 'waiting', check_at: null }])
  expect(await activitiesOf(app, box)).toEqual([
    { action: 'payout-waiting', description: '₹501 of “Asha & Ravi” waits for your UPI ID' },
  ])
  await expect.poll(() => subjectsTo(app, box)).toEqual(['Add your UPI ID to receive ₹501'])
  await saveHost(app, box, { upi_id: 'meera@okbank' })
  await round(app, 60_000)
  expect(await payoutsOf(app, box)).toMatchObject([{ state: 'processing', upi_id: 'meera@okbank' }])
  expect(await sentFor(app, box)).toHaveLength(1)
})

test('a UPI ID that the provider’s rules exclude is never sent to: the payout waits for another one', async ({
  app,
}) => {
  const box = await aBoxWithContributions(app, { upiId: 'meera_nair@okbank' })
  await round(app, 3 * DAY_MS)
  expect(await payoutsOf(app, box)).toMatchObject([{ state: 'waiting', upi_id: 'meera_nair@okbank' }])
  expect(await sentFor(app, box)).toEqual([])
  await expect.poll(() => subjectsTo(app, box)).toEqual(['Another UPI ID is needed to send you ₹501'])
})

test('a host who removes the UPI ID while a payout waits for a time is asked for one once that is over', async ({
  app,
}) => {
  const box = await anEndedBox(app)
  await changeUpiId(app, box)
  await round(app)
  expect(await payoutsOf(app, box)).toMatchObject([{ state: 'waiting', hold: 'upi-id-changed' }])
  await changeUpiId(app, box, null)
  for (let days = 0; days < 3; days++) await round(app, DAY_MS)
  expect(await payoutsOf(app, box)).toMatchObject([{ state: 'waiting', hold: 'no-upi-id', check_at: null }])
  expect((await activitiesOf(app, box)).map(({ action }) => action)).toEqual(['payout-waiting'])
  await expect.poll(() => subjectsTo(app, box)).toEqual(['Add your UPI ID to receive ₹501'])
  await saveHost(app, box, { upi_id: 'meera@okbank', upi_id_changed_at: null })
  await round(app, MINUTE_MS)
  expect(await payoutsOf(app, box)).toMatchObject([{ state: 'processing', upi_id: 'meera@okbank' }])
})

test('with PAYOUTS=off a host who removes the UPI ID is asked for one once, and the payout is due again with the next one', async ({
  app,
  off,
}) => {
  const box = await anEndedBox(app)
  await round(off)
  expect(await payoutsOf(app, box)).toMatchObject([{ state: 'due' }])
  await changeUpiId(app, box, null)
  for (let days = 0; days < 3; days++) await round(off, DAY_MS)
  expect(await payoutsOf(app, box)).toMatchObject([
    { state: 'waiting', hold: 'no-upi-id', upi_id: null, check_at: null },
  ])
  expect((await activitiesOf(app, box)).map(({ action }) => action)).toEqual(['payout-due', 'payout-waiting'])
  await expect.poll(() => subjectsTo(app, box)).toEqual(['Add your UPI ID to receive ₹501'])
  await saveHost(app, box, { upi_id: 'meera@okbank', upi_id_changed_at: null })
  await round(off, MINUTE_MS)
  expect(await payoutsOf(app, box)).toMatchObject([{ state: 'due', hold: null }])
})

test('with PAYOUTS=off a host who removes the UPI ID during a wait is asked for one once that is over', async ({
  app,
  off,
}) => {
  const box = await anEndedBox(app)
  await changeUpiId(app, box)
  await round(off)
  await changeUpiId(app, box, null)
  await round(off, DAY_MS)
  expect(await payoutsOf(app, box)).toMatchObject([{ state: 'waiting', hold: 'no-upi-id' }])
  await expect.poll(() => subjectsTo(app, box)).toEqual(['Add your UPI ID to receive ₹501'])
})
