// A restored backup lacks a gift that was paid out and then refunded: its host owes it, and a flag says so.
import type { Row } from '../../../db/tables.ts'
import type { TestApp } from '../../../test/app.ts'
import { CHARGE_PAISE, expectSoundBooks, openFlagsOf } from '../../../test/paying.ts'
import { aBoxWithContributions, operatorLog, payoutsOf, round } from '../../../test/paying-out.ts'
import {
  checkNow,
  confirmCompared,
  expect,
  moveMark,
  testWithWrongBooks as test,
} from '../../../test/payouts/restored-backups.ts'
import { insertContribution, insertEntry, insertPayment, insertPaymentOrder } from '../../../test/rows.ts'
import { paymentLine, refundLine } from '../../../test/settlements/report-lines.ts'
import { scriptSettlements } from '../../../test/settlements/scripted-settlements.ts'
import { DAY_MS, MINUTE_MS } from '../../../test/times.ts'
import { recordRefund } from '../../payments/refund/record-refund.ts'
import { payoutId } from '../create/payout-id.ts'

const GIVEN_PAISE = 501_00
const owes = (owed_paise: number) => ({ kind: 'host-owes', detail: { owed_paise } })

async function aBoxThatHasEnded(app: TestApp) {
  const box = await aBoxWithContributions(app, { contributions: [] })
  await round(app, 3 * DAY_MS)
  return box
}

/** The provider tells a payment of this order as refunded, of which our books have nothing else; then its refund. */
async function hearOfRefund({ services, clock }: TestApp, order: Row<'payment_orders'>) {
  const { id: payment_id } = await insertPayment(services.db, {
    payment_order_id: order.id,
    status: 'refunded',
  })
  const refund = { id: `rfnd_${payment_id}`, payment_id, amount: CHARGE_PAISE, status: 'processed' as const }
  await recordRefund({ db: services.db, now: clock.now }, refund)
  return { paymentId: payment_id, refundId: refund.id }
}

const hearOfRefundedGift = async (app: TestApp, { id }: Row<'event_boxes'>) =>
  hearOfRefund(app, await insertPaymentOrder(app.services.db, { event_box_id: id }))

/** As docs/backups.md says: our bank's statement has a payment by hand that no payout of the page is. */
async function correctAsPaid(app: TestApp, box: Row<'event_boxes'>): Promise<void> {
  const { db } = app.services
  await insertEntry(db, { event_box_id: box.id, owed_to_hosts: GIVEN_PAISE, bank: -GIVEN_PAISE })
  await checkNow(app, box)
}

test('a correction for what was paid by hand, and later the refund of its gift, leave the host owing', async ({
  app,
}) => {
  const box = await aBoxThatHasEnded(app)
  await correctAsPaid(app, box)
  await round(app, MINUTE_MS)
  expect(await openFlagsOf(app, box.id)).toEqual([])
  await hearOfRefundedGift(app, box)
  await round(app, MINUTE_MS)
  expect(await openFlagsOf(app, box.id)).toMatchObject([owes(GIVEN_PAISE)])
  await expectSoundBooks(app)
})

test('the same, where the correction comes last', async ({ app }) => {
  const box = await aBoxThatHasEnded(app)
  await hearOfRefundedGift(app, box)
  await round(app, MINUTE_MS)
  expect(await openFlagsOf(app, box.id)).toEqual([])
  await correctAsPaid(app, box)
  await round(app, MINUTE_MS)
  expect(await openFlagsOf(app, box.id)).toMatchObject([owes(GIVEN_PAISE)])
  await expectSoundBooks(app)
})

test('what its settlement enters as unallocated leaves the host owing, whichever is told first', async ({
  app,
}) => {
  const provider = scriptSettlements(app)
  const settle = async ({ paymentId, refundId }: Awaited<ReturnType<typeof hearOfRefund>>) => {
    provider.settle([paymentLine(paymentId), refundLine(refundId, CHARGE_PAISE)], { amount: 0 })
    await provider.round()
  }
  const before = await aBoxThatHasEnded(app)
  await settle(await hearOfRefundedGift(app, before))
  await correctAsPaid(app, before)
  const after = await aBoxThatHasEnded(app)
  await correctAsPaid(app, after)
  const heard = await hearOfRefundedGift(app, after)
  await round(app, MINUTE_MS)
  await settle(heard)
  expect(await openFlagsOf(app, before.id)).toMatchObject([owes(GIVEN_PAISE)])
  expect(await openFlagsOf(app, after.id)).toMatchObject([owes(GIVEN_PAISE)])
  await expectSoundBooks(app)
})

test('a payout that the provider has, and later the refund of its gift, leave the host owing once compared', async ({
  app,
}) => {
  const box = await aBoxThatHasEnded(app)
  const to = { hostId: box.host_id, payeeName: 'Meera Nair', upiId: 'meera@okbank', amountPaise: GIVEN_PAISE }
  await app.services.provider.payouts?.send({ id: payoutId(box.id, 1), boxId: box.id, number: 1, ...to })
  await moveMark(app)
  await round(app, MINUTE_MS)
  expect(operatorLog.splice(0)).toMatchObject([{ alarm: 'backup-restored' }])
  expect(await payoutsOf(app, box)).toMatchObject([{ state: 'processing', amount_paise: GIVEN_PAISE }])
  await hearOfRefundedGift(app, box)
  await round(app, MINUTE_MS)
  expect(await openFlagsOf(app, box.id)).toEqual([])
  await confirmCompared(app)
  await round(app, MINUTE_MS)
  expect(await openFlagsOf(app, box.id)).toMatchObject([owes(GIVEN_PAISE)])
  await expectSoundBooks(app)
})

test('a second payment of an order that was refunded explains nothing that was paid out', async ({ app }) => {
  const { db } = app.services
  const box = await aBoxThatHasEnded(app)
  const { payment_order_id } = await insertContribution(db, { event_box_id: box.id })
  const order = await db
    .selectFrom('payment_orders')
    .selectAll()
    .where('id', '=', payment_order_id)
    .executeTakeFirstOrThrow()
  await correctAsPaid(app, box)
  await correctAsPaid(app, box)
  await hearOfRefund(app, order)
  await round(app, MINUTE_MS)
  expect(await openFlagsOf(app, box.id)).toEqual([])
  await expect(expectSoundBooks(app)).rejects.toThrow('more was paid out than was kept')
})
