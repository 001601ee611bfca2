// Reasons not to pay a host that the hold of a payout does not name.
import { round } from '../../../test/paying-out.ts'
import { aPayout, decide, findListed, makeFile, payByHand } from '../../../test/payouts/marking-paid.ts'
import { denyUpiId, savePayout } from '../../../test/payouts/paid-hosts.ts'
import { expect, test } from '../../../test/payouts/payout-test.ts'
import { MINUTE_MS } from '../../../test/times.ts'

test('held for a fault of ours, it is paid neither alone nor by a file while the UPI ID is denied', async ({
  app,
  off,
}) => {
  const { box, id } = await aPayout(off)
  await savePayout(app, { id }, { hold: 'needs-operator', hold_reason: 'provider-refused' })
  await denyUpiId(app, box)
  expect(await payByHand(off, id)).toMatchObject({ status: 409, body: { code: 'payoutNotOpen' } })
  expect(await makeFile(off, id)).toEqual([])
  expect(await findListed(off, id, 'waiting')).toMatchObject({ actions: ['retry', 'cancel'] })
  expect(await decide(off, id, 'retry')).toMatchObject({ status: 200 })
  await round(off, MINUTE_MS)
  expect(await findListed(off, id, 'waiting')).toMatchObject({ hold_reason: 'upi-id-denied' })
})
