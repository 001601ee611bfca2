// What each event of a payment enters in the ledger: the contribution, the provider's fee, and money of no box.
import { NO_BOX } from '@lifafa/contract/fields/box-id'
import { LEDGER_ACCOUNTS } from '../../../db/tables.ts'
import type { TestApp } from '../../../test/app.ts'
import { CHARGE_PAISE, openOrder, pay, verify } from '../../../test/paying.ts'
import { aContribution, WITHOUT_GUEST } from '../../../test/payments/orders.ts'
import { refundByHand } from '../../../test/payments/refunds.ts'
import { untilEventsAreHandled } from '../../../test/payments/wait-for-payments.ts'
import { eventOf, sendWebhook } from '../../../test/payments/webhooks.ts'
import { insertEventBox } from '../../../test/rows.ts'
import { expect, test } from '../../../test/test.ts'

/** Of ₹521.04: 2 %, and 18 % GST on that (docs/razorpay.md §2.2). */
const FEE = { gateway_receivable: -1_230, gateway_charges: 1_042, input_gst: 188 }

/** The entries of a payment in the order of writing: kind, box, and the accounts that are not zero. */
async function entriesOf({ services }: TestApp, paymentId: string) {
  const entries = await services.db
    .selectFrom('ledger')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .orderBy('created_at')
    .execute()
  return entries.map((entry) => ({
    kind: entry.kind,
    box: entry.event_box_id,
    ...Object.fromEntries(LEDGER_ACCOUNTS.flatMap((key) => (entry[key] === 0 ? [] : [[key, entry[key]]]))),
  }))
}

/** The sums of all accounts. */
const sumsOf = (entries: Awaited<ReturnType<typeof entriesOf>>) =>
  new Set(
    LEDGER_ACCOUNTS.map((account) =>
      entries.reduce((sum, entry) => sum + Number(entry[account as keyof typeof entry] ?? 0), 0),
    ),
  )

/** A captured payment of an order without a box, reported by a webhook. */
async function unallocated(app: TestApp) {
  const { body } = await openOrder(app, WITHOUT_GUEST)
  const proof = await pay(app, body.id)
  await sendWebhook(app, await eventOf(app, 'payment.captured', proof.razorpay_payment_id))
  await untilEventsAreHandled(app)
  return proof
}

test('a contribution and the provider’s fee are entered once, however often they are reported', async ({
  app,
}) => {
  const { box, paymentId, proof } = await aContribution(app)
  await sendWebhook(app, await eventOf(app, 'payment.captured', paymentId))
  await verify(app, proof)
  await untilEventsAreHandled(app)
  const entries = await entriesOf(app, paymentId)
  expect(entries).toHaveLength(2)
  expect(entries).toEqual(
    expect.arrayContaining([
      {
        ...{ kind: 'contribution', box: box.id },
        ...{ gateway_receivable: CHARGE_PAISE, owed_to_hosts: -50_100, platform_fee: -2_004 },
      },
      { kind: 'gateway-fee', box: box.id, ...FEE },
    ]),
  )
})

test('money without a box is unallocated until its box is named; then it is the host’s', async ({ app }) => {
  const proof = await unallocated(app)
  const paymentId = proof.razorpay_payment_id
  expect(await entriesOf(app, paymentId)).toEqual(
    expect.arrayContaining([
      { kind: 'unallocated-payment', box: NO_BOX, gateway_receivable: CHARGE_PAISE, suspense: -CHARGE_PAISE },
      { kind: 'gateway-fee', box: NO_BOX, ...FEE },
    ]),
  )
  const box = await insertEventBox(app.services.db)
  await verify(app, proof, { giftid: box.id })
  const entries = await entriesOf(app, paymentId)
  expect(entries).toHaveLength(5)
  const { gateway_receivable, ...charges } = FEE
  expect(entries).toContainEqual({
    ...{ kind: 'box-named', box: box.id, suspense: -CHARGE_PAISE, ...charges },
    gateway_receivable: CHARGE_PAISE + gateway_receivable,
  })
  expect(entries).toContainEqual({
    ...{ kind: 'contribution', box: box.id },
    ...{ suspense: CHARGE_PAISE, owed_to_hosts: -50_100, platform_fee: -2_004 },
  })
  expect(sumsOf(entries.filter((entry) => entry.box === NO_BOX))).toEqual(new Set([0]))
})

test('what was refunded before the box was named is neither owed to the host nor left in suspense', async ({
  app,
}) => {
  const proof = await unallocated(app)
  const paymentId = proof.razorpay_payment_id
  await refundByHand(app, paymentId, 10_400)
  await untilEventsAreHandled(app)
  expect(await entriesOf(app, paymentId)).toContainEqual({
    ...{ kind: 'unallocated-refund', box: NO_BOX },
    ...{ gateway_receivable: -10_400, suspense: 10_400 },
  })
  const box = await insertEventBox(app.services.db)
  await verify(app, proof, { giftid: box.id })
  const entries = await app.services.db
    .selectFrom('ledger')
    .select(['owed_to_hosts', 'suspense'])
    .where('payment_id', '=', paymentId)
    .execute()
  const sumOf = (account: 'owed_to_hosts' | 'suspense') =>
    entries.reduce((sum, entry) => sum + entry[account], 0)
  expect([sumOf('owed_to_hosts'), sumOf('suspense')]).toEqual([-40_100, 0])
})
