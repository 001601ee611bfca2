// A UPI ID is changed between a payout's creation and its sending: the money never goes to the new one at once.
import { payoutsOf, round } from '../../../test/paying-out.ts'
import { anEndedBox, changeUpiId, later } from '../../../test/payouts/paid-hosts.ts'
import { expect, test } from '../../../test/payouts/payout-test.ts'
import { callsFor } from '../../../test/payouts/provider-payouts.ts'
import { DAY_MS } from '../../../test/times.ts'
import { commitToSend } from '../send/commit-to-send.ts'

test('a change between creation and sending holds the payout: the provider is not called', async ({
  app,
  off,
}) => {
  const box = await anEndedBox(app)
  await round(off)
  const [payout] = await payoutsOf(app, box)
  expect(payout).toMatchObject({ state: 'due' })
  await changeUpiId(app, box)
  expect(await commitToSend({ ...app.services, now: app.clock.now }, payout?.id ?? '')).toBeUndefined()
  expect(await payoutsOf(app, box)).toMatchObject([
    { state: 'waiting', hold: 'upi-id-changed', check_at: later(app, DAY_MS) },
  ])
  expect(await callsFor(app, box)).toEqual([])
})

test.for([1, 2, 3])(
  'changed at the moment of sending, it goes to the old UPI ID or waits, and never goes to the new one at once (%j)',
  async (_, { app, off }) => {
    const box = await anEndedBox(app)
    await round(off)
    const [payout] = await payoutsOf(app, box)
    const [sent] = await Promise.all([
      commitToSend({ ...app.services, now: app.clock.now }, payout?.id ?? ''),
      changeUpiId(app, box),
    ])
    expect(await payoutsOf(app, box)).toMatchObject([
      sent ? { state: 'sent', upi_id: 'meera@okbank' } : { state: 'waiting', hold: 'upi-id-changed' },
    ])
  },
)
