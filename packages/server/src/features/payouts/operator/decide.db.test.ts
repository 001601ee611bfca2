// An administrator does not pay a payout, or lets it be tried again; a reason that its hold does not name stays.
import type { Row } from '../../../db/tables.ts'
import type { TestApp } from '../../../test/app.ts'
import { payoutsOf, refundContributionOf, round } from '../../../test/paying-out.ts'
import {
  actionsOn,
  aPayout,
  decide,
  findListed,
  makeFile,
  payByHand,
} from '../../../test/payouts/marking-paid.ts'
import { denyUpiId, owed, savePayout } from '../../../test/payouts/paid-hosts.ts'
import { expect, test } from '../../../test/payouts/payout-test.ts'
import { checkNow, enterAsPaid } from '../../../test/payouts/restored-backups.ts'
import { insertContribution } from '../../../test/rows.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../test/times.ts'

test('a cancelled payout keeps its money until it is tried again', async ({ app, off }) => {
  const { box, id } = await aPayout(off)
  for (let times = 0; times < 2; times++) expect((await decide(off, id, 'cancel')).status).toBe(200)
  for (let days = 0; days < 2; days++) await round(off, DAY_MS)
  expect(await payoutsOf(app, box)).toMatchObject([{ id, state: 'cancelled' }])
  expect(await owed(app, box)).toBe(501_00)
  expect(await findListed(off, id, 'cancelled')).toMatchObject({
    cancelled: { by: 'Kavita Rao', reason: 'As agreed with the host' },
  })
  for (let times = 0; times < 2; times++) expect((await decide(off, id, 'retry')).status).toBe(200)
  await round(off, HOUR_MS)
  expect(await payoutsOf(app, box)).toMatchObject([{ id, state: 'open', hold: null }])
  expect((await actionsOn(app, id)).map(({ action }) => action)).toEqual([
    'payout-cancelled',
    'payout-retried',
  ])
  await payByHand(off, id)
  expect(await decide(off, id, 'cancel')).toMatchObject({ status: 409 })
})

test('“try again” ends no cancellation and no hold that was not seen', async ({ app, off }) => {
  const { box, id } = await aPayout(off)
  const hold = (hold_reason: 'provider-refused' | 'unknown-outcome') =>
    savePayout(app, { id }, { hold: 'needs-operator', hold_reason })
  const seen = { hold_reason: 'provider-refused' }
  await hold('provider-refused')
  await decide(off, id, 'cancel')
  expect((await decide(off, id, 'retry', seen)).body).toMatchObject({ code: 'payoutChanged' })
  expect(await payoutsOf(app, box)).toMatchObject([{ state: 'cancelled' }])
  expect((await decide(off, id, 'retry')).status).toBe(200)
  await hold('unknown-outcome')
  expect((await decide(off, id, 'retry', seen)).body).toMatchObject({ code: 'payoutChanged' })
  expect(await payoutsOf(app, box)).toMatchObject([{ state: 'open', hold_reason: 'unknown-outcome' }])
  expect((await decide(off, id, 'retry')).status).toBe(200)
})

/** A guest gives ₹300 after the event. */
async function giveMore(app: TestApp, box: Row<'event_boxes'>) {
  const gift = { event_box_id: box.id, amount_paise: 300_00, created_at: app.clock.now }
  await insertContribution(app.services.db, gift)
  await checkNow(app, box)
}

const ASKED_ANEW = { state: 'open', cancelled_by: null, hold: 'needs-operator', hold_reason: 'rejected' }

test('a cancelled payout that was settled otherwise is decided anew', async ({ app, off }) => {
  const { box, id } = await aPayout(off)
  await decide(off, id, 'cancel')
  await enterAsPaid(app, box, 501_00)
  await round(off, MINUTE_MS)
  expect(await payoutsOf(app, box)).toMatchObject([{ state: 'cancelled', cancelled_by: null }])
  await giveMore(app, box)
  await round(off, MINUTE_MS)
  expect(await payoutsOf(app, box)).toMatchObject([{ id, ...ASKED_ANEW, amount_paise: 300_00 }])
})

test.for([
  ['a part', 104_00, 401_00],
  ['a part, and a later gift', 104_00, 701_00],
  ['the whole, and a later gift', 521_04, 300_00],
] as const)(
  'a refund of %s of a cancelled payout is decided anew, also once it comes back',
  async ([of, refunded, rest], { app, off }) => {
    const { box, id } = await aPayout(off)
    await decide(off, id, 'cancel')
    await refundContributionOf(off, box.id, refunded)
    await round(off, MINUTE_MS)
    if (of.includes('later')) await giveMore(app, box)
    await round(off, MINUTE_MS)
    expect(await payoutsOf(app, box)).toMatchObject([{ id, ...ASKED_ANEW, amount_paise: rest }])
    await refundContributionOf(off, box.id, refunded, 'failed')
    for (let rounds = 0; rounds < 2; rounds++) await round(off, HOUR_MS)
    const amount_paise = await owed(app, box)
    expect(await payoutsOf(app, box)).toMatchObject([{ id, ...ASKED_ANEW, amount_paise }])
    await decide(off, id, 'retry')
    await round(off, MINUTE_MS)
    expect(await payoutsOf(app, box)).toMatchObject([{ id, state: 'open', hold: null, amount_paise }])
  },
)

test('money that comes back to a cancelled payout is decided, too', async ({ app, off }) => {
  const { box, id } = await aPayout(off)
  await refundContributionOf(off, box.id, 104_00)
  await round(off, MINUTE_MS)
  await decide(off, id, 'cancel')
  await refundContributionOf(off, box.id, 104_00, 'failed')
  await round(off, MINUTE_MS)
  expect(await payoutsOf(app, box)).toMatchObject([
    { id, state: 'cancelled', amount_paise: 401_00 },
    { ...ASKED_ANEW, amount_paise: 100_00 },
  ])
})

test('a denial stops a payout that is held for a fault of ours, too', async ({ app, off }) => {
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
