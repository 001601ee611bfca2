// Reasons not to pay a host that the hold of a payout does not name.
import type { Row } from '../../../db/tables.ts'
import type { TestApp } from '../../../test/app.ts'
import { round } from '../../../test/paying-out.ts'
import { aPayout, decide, findListed, makeFile, payByHand } from '../../../test/payouts/marking-paid.ts'
import { changeUpiId, denyUpiId, saveHost } from '../../../test/payouts/paid-hosts.ts'
import { expect, test } from '../../../test/payouts/payout-test.ts'
import { MINUTE_MS } from '../../../test/times.ts'

type Box = Row<'event_boxes'>

test.for([
  ['the UPI ID was just changed', changeUpiId, 'upi-id-changed', []],
  ['the host says that the UPI ID is not theirs', denyUpiId, 'upi-id-denied', ['pay-by-hand', 'cancel']],
  [
    'the host was deactivated',
    (app: TestApp, box: Box) => saveHost(app, box, { deactivated_at: app.clock.now }),
    'inactive',
    ['pay-by-hand', 'cancel'],
  ],
] as const)(
  'held for a fault of ours, it is paid neither alone nor by a file once %s',
  async ([, happen, hold_reason, actions], { app, off }) => {
    const { box, id } = await aPayout(off)
    const held = { hold: 'needs-operator', hold_reason: 'provider-refused' } as const
    await app.services.db.updateTable('payouts').set(held).where('id', '=', id).execute()
    await happen(app, box)
    expect(await payByHand(off, id)).toMatchObject({ status: 409, body: { code: 'payoutNotOpen' } })
    expect(await makeFile(off, id)).toEqual([])
    expect(await findListed(off, id, 'waiting')).toMatchObject({ actions: ['retry', 'cancel'] })
    expect(await decide(off, id, 'retry')).toMatchObject({ status: 200 })
    await round(off, MINUTE_MS)
    expect(await findListed(off, id, 'waiting')).toMatchObject({ hold_reason, actions })
  },
)
