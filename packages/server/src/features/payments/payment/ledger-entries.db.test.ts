// A payment's entries in the ledger: the contribution and the provider's fee.
import { LEDGER_ACCOUNTS } from '../../../db/tables.ts'
import type { TestApp } from '../../../test/app.ts'
import { CHARGE_PAISE, verify } from '../../../test/paying.ts'
import { aContribution } from '../../../test/payments/orders.ts'
import { untilEventsAreHandled } from '../../../test/payments/wait-for-payments.ts'
import { eventOf, sendWebhook } from '../../../test/payments/webhooks.ts'
import { expect, test } from '../../../test/test.ts'

/** The fee for ₹521.04: 2 %, and 18 % GST on that (docs/razorpay.md §2.2). */
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
