// Payouts wait a day after their host's UPI ID was changed: time to notice a change by another person.
import { vi } from 'vitest'
import { wait } from '../../../test/hosts/accounts.ts'
import { PATIENCE_MS } from '../../../test/patience.ts'
import { payoutsOf, round } from '../../../test/paying-out.ts'
import { anEndedBox, changeUpiId, later, moneyFor, partsFor } from '../../../test/payouts/paid-hosts.ts'
import { expect, test } from '../../../test/payouts/payout-test.ts'
import { bankMoves, sendPayoutWebhook, sentFor } from '../../../test/payouts/provider-payouts.ts'
import { DAY_MS, HOUR_MS } from '../../../test/times.ts'

test('a payout created less than a day after the change waits for the day to end, and is then sent', async ({
  app,
}) => {
  const box = await anEndedBox(app)
  await changeUpiId(app, box)
  const until = later(app, DAY_MS)
  await round(app)
  expect(await payoutsOf(app, box)).toMatchObject([
    { state: 'waiting', hold: 'upi-id-changed', upi_id: 'other@okbank', check_at: until },
  ])
  expect((await moneyFor(app, box)).parts).toMatchObject([
    { state: 'waiting', reason: 'upi-id-changed', paise: 501_00, at: until.toISOString() },
  ])
  await round(app, DAY_MS - 1)
  expect(await sentFor(app, box)).toEqual([])
  await round(app, 1)
  expect(await sentFor(app, box)).toHaveLength(1)
  expect(await payoutsOf(app, box)).toMatchObject([
    { state: 'processing', upi_id: 'other@okbank', hold: null },
  ])
  expect(await partsFor(app, box)).toEqual([['on-its-way', 'at-bank', 501_00]])
})

test('another change starts another day', async ({ app }) => {
  const box = await anEndedBox(app)
  await changeUpiId(app, box)
  await round(app)
  wait(app, 20 * HOUR_MS)
  await changeUpiId(app, box, 'third@okbank')
  const until = later(app, DAY_MS)
  for (let rounds = 0; rounds < 2; rounds++) await round(app, 5 * HOUR_MS)
  expect(await payoutsOf(app, box)).toMatchObject([
    { hold: 'upi-id-changed', upi_id: 'third@okbank', check_at: until },
  ])
  expect(await sentFor(app, box)).toEqual([])
})

test('with PAYOUTS=off a due payout waits from the next run on, and is due again after the day', async ({
  app,
  off,
}) => {
  const box = await anEndedBox(app)
  await round(off)
  await changeUpiId(app, box)
  const until = later(app, DAY_MS)
  await round(off, 60_000)
  expect(await payoutsOf(app, box)).toMatchObject([
    { state: 'waiting', hold: 'upi-id-changed', check_at: until },
  ])
  await round(off, DAY_MS)
  expect(await payoutsOf(app, box)).toMatchObject([{ state: 'due', hold: null }])
})

test('money that was returned from the old UPI ID is sent to the new one a day after the change', async ({
  app,
}) => {
  const box = await anEndedBox(app)
  await round(app)
  const [payout] = await payoutsOf(app, box)
  await sendPayoutWebhook(app, await bankMoves(app, payout, 'failed'))
  await vi.waitFor(
    async () => expect(await payoutsOf(app, box)).toMatchObject([{ state: 'failed' }]),
    PATIENCE_MS,
  )
  await changeUpiId(app, box)
  await round(app)
  expect((await payoutsOf(app, box)).at(-1)).toMatchObject({ hold: 'upi-id-changed', upi_id: 'other@okbank' })
  await round(app, DAY_MS)
  expect((await payoutsOf(app, box)).at(-1)).toMatchObject({ state: 'processing', upi_id: 'other@okbank' })
})
