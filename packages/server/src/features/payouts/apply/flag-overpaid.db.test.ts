// A host comes to owe more than the open flag of the box says, or owes anew after an earlier one was looked at: that is flagged, too.

import { findInconsistencies } from '../../../db/self-check/self-check.ts'
import type { Row } from '../../../db/tables.ts'
import { anAdmin } from '../../../test/administrators/admins.ts'
import type { TestApp } from '../../../test/app.ts'
import { contributionsOf, openFlagsOf } from '../../../test/paying.ts'
import { aBoxWithContributions, payoutsOf, round } from '../../../test/paying-out.ts'
import { mark, UTR } from '../../../test/payouts/marking-paid.ts'
import { owed } from '../../../test/payouts/paid-hosts.ts'
import { expect, test } from '../../../test/payouts/payout-test.ts'
import { bankMoves, sendPayoutWebhook } from '../../../test/payouts/provider-payouts.ts'
import { checkNow, enterAsPaid } from '../../../test/payouts/restored-backups.ts'
import { insertContribution, insertPayment, insertPaymentOrder } from '../../../test/rows.ts'
import { DAY_MS, MINUTE_MS } from '../../../test/times.ts'
import { reviewFlags } from '../../admin-payments/writes/review-flags.ts'
import { recordRefund } from '../../payments/refund/record-refund.ts'

type Box = Row<'event_boxes'>

const SENT = { upi_id: 'meera@okbank', already_sent: true }

/** So many paise of what the guest paid are refunded at the provider's dashboard. */
async function refund({ services, clock }: TestApp, payment_id: string, amount: number): Promise<void> {
  const reported = { id: `rfnd_${payment_id}`, payment_id, amount, status: 'processed' as const }
  await recordRefund({ db: services.db, now: clock.now }, reported)
}

async function giveLate({ services, clock }: TestApp, { id }: Box, amount_paise: number): Promise<string> {
  const gift = { event_box_id: id, amount_paise, created_at: clock.now }
  return (await insertContribution(services.db, gift)).payment_id
}

async function markFirst(off: TestApp, box: Box, amount_paise: number, otherwise = {}): Promise<void> {
  const payout = (await payoutsOf(off, box)).find((each) => each.amount_paise === amount_paise)
  expect(await mark(off, payout?.id ?? '', UTR, otherwise)).toMatchObject({ status: 200 })
}

async function checkDaily(off: TestApp, box: Box): Promise<void> {
  for (let days = 0; days < 3; days++) {
    await checkNow(off, box)
    await round(off, DAY_MS)
  }
}

const flagged = async (test: TestApp, { id }: Box) =>
  (await openFlagsOf(test, id))
    .map(({ detail, refund_id }) => ({ ...detail, names: refund_id === null ? 'payment' : 'refund' }))
    .toSorted((a, b) => Number(a.owed_paise) - Number(b.owed_paise))

test('a host who owes anew, after the flag of a larger debt was looked at, is flagged once with the new debt', async ({
  app,
  off,
}) => {
  const box = await aBoxWithContributions(off, { contributions: [10_000] })
  await round(off, 3 * DAY_MS)
  await markFirst(off, box, 10_000_00)
  const [first] = await contributionsOf(app, box.id)
  await refund(app, first?.payment_id ?? '', 10_400_00)
  await round(off, MINUTE_MS)
  const late = await giveLate(app, box, 15_000_00)
  await checkNow(app, box)
  await round(off, MINUTE_MS)
  await refund(app, late, 3_120_00)
  await round(off, MINUTE_MS)
  expect(await payoutsOf(app, box)).toMatchObject([
    { state: 'processed', amount_paise: 10_000_00 },
    { state: 'failed', fault: 'withdrawn', amount_paise: 5_000_00 },
    { state: 'due', amount_paise: 2_000_00 },
  ])
  expect(await flagged(app, box)).toEqual([{ owed_paise: 10_000_00, names: 'refund' }])

  const { db } = app.services
  const [open] = await openFlagsOf(app, box.id)
  const ofDebt = db
    .selectFrom('review_flags')
    .select('id')
    .where('payment_id', '=', open?.payment_id ?? '')
  const flagIds = (await ofDebt.execute()).map(({ id }) => id)
  await reviewFlags(db, { flagIds, adminId: (await anAdmin(app)).id, now: app.clock.now })
  await markFirst(off, box, 5_000_00, SENT)
  expect(await owed(app, box)).toBe(-3_000_00)
  const both = [
    { owed_paise: 3_000_00, names: 'refund' },
    { owed_paise: 10_000_00, names: 'refund' },
  ]
  expect(await flagged(app, box)).toEqual(both)
  await checkDaily(off, box)
  expect(await flagged(app, box)).toEqual(both)
  expect(await findInconsistencies(app.services.db)).toEqual([])
})

test('a debt that grows beyond its flag is flagged once with all of it, though each refund has a flag', async ({
  app,
  off,
}) => {
  const box = await aBoxWithContributions(off, { contributions: [50_050, 50_050] })
  await round(off, 3 * DAY_MS)
  await markFirst(off, box, 1_00_000_00)
  const [gift] = await contributionsOf(app, box.id)
  await refund(app, gift?.payment_id ?? '', 156_00)
  await round(off, MINUTE_MS)
  expect(await payoutsOf(app, box)).toMatchObject([
    { state: 'processed' },
    { state: 'failed', fault: 'withdrawn', amount_paise: 100_00 },
  ])
  expect(await flagged(app, box)).toEqual([{ owed_paise: 50_00, names: 'refund' }])

  await markFirst(off, box, 100_00, SENT)
  expect(await owed(app, box)).toBe(-150_00)
  const both = [
    { owed_paise: 50_00, names: 'refund' },
    { owed_paise: 150_00, names: 'payment' },
  ]
  expect(await flagged(app, box)).toEqual(both)
  await checkDaily(off, box)
  expect(await flagged(app, box)).toEqual(both)
  expect(await findInconsistencies(app.services.db)).toEqual([])
})

test('what a host owes of a payout that is on its way is flagged once, also when it has arrived', async ({
  app,
}) => {
  const box = await aBoxWithContributions(app)
  await round(app, 3 * DAY_MS)
  const [gift] = await contributionsOf(app, box.id)
  await refund(app, gift?.payment_id ?? '', 104_00)
  const once = [{ owed_paise: 100_00, names: 'refund' }]
  expect(await flagged(app, box)).toEqual(once)
  await round(app, DAY_MS)
  const [payout] = await payoutsOf(app, box)
  await sendPayoutWebhook(app, await bankMoves(app, payout, 'processed'))
  await checkDaily(app, box)
  expect(await payoutsOf(app, box)).toMatchObject([{ state: 'processed' }])
  expect(await owed(app, box)).toBe(-100_00)
  expect(await flagged(app, box)).toEqual(once)
})

test('a second payment of an order that was given back explains no debt; a gift that was refunded unheard does', async ({
  app,
}) => {
  const { db } = app.services
  const box = await aBoxWithContributions(app, { contributions: [] })
  await round(app, 3 * DAY_MS)
  const order = await insertPaymentOrder(db, { event_box_id: box.id })
  const { id } = await insertPayment(db, { payment_order_id: order.id, status: 'refunded' })
  await refund(app, id, 521_04)
  await enterAsPaid(app, box, 501_00)
  await db.updateTable('refunds').set({ kind: 'duplicate' }).where('payment_id', '=', id).execute()
  await round(app, MINUTE_MS)
  expect(await flagged(app, box)).toEqual([])
  await db.updateTable('refunds').set({ kind: 'external' }).where('payment_id', '=', id).execute()
  await checkNow(app, box)
  await round(app, MINUTE_MS)
  expect(await flagged(app, box)).toEqual([{ owed_paise: 501_00, names: 'refund' }])
  await enterAsPaid(app, box, -501_00)
})
