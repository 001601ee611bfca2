// After a guest paid: each contribution is recorded exactly once, by whichever report comes first, and no money is lost.
import { LEDGER_ACCOUNTS } from '../../../db/tables.ts'
import {
  CHARGE_PAISE,
  contributionsOf,
  failToPay,
  openFlagsOf,
  openOrder,
  pay,
  setPaymentState,
  verify,
} from '../../../test/paying.ts'
import { anOrder, aPayment } from '../../../test/payments/orders.ts'
import { untilContributed, untilEventsAreHandled } from '../../../test/payments/wait-for-payments.ts'
import { eventOf, sendWebhook } from '../../../test/payments/webhooks.ts'
import { expect, test } from '../../../test/test.ts'

test('a payment becomes a contribution with amount and fee, a ledger entry and a line in the feed [payment-1]', async ({
  app,
}) => {
  const { box, proof } = await aPayment(app)
  const { status, body } = await verify(app, proof)
  const receipt = {
    path: expect.stringMatching(`^/contribute/${box.id}/receipt/`),
    paid_at: expect.any(String),
    bank_reference: expect.stringMatching(/^\d+$/),
  }
  expect({ status, body }).toEqual({ status: 200, body: { success: true, status: 'success', receipt } })
  expect((await verify(app, proof)).body.receipt).toEqual(body.receipt)

  const [contribution] = await contributionsOf(app, box.id)
  expect(contribution).toMatchObject({
    payment_id: proof.razorpay_payment_id,
    guest_name: 'Sunita Deshpande',
    amount_paise: 50_100,
    fee_paise: 2004,
  })
  expect(await openFlagsOf(app, box.id)).toEqual([])
  const entries = await app.services.db
    .selectFrom('ledger')
    .select(LEDGER_ACCOUNTS)
    .where('contribution_id', '=', contribution?.id ?? '')
    .execute()
  expect(entries).toMatchObject([
    { gateway_receivable: CHARGE_PAISE, owed_to_hosts: -50_100, platform_fee: -2004 },
  ])
  const activity = await app.services.db
    .selectFrom('activities')
    .select('description')
    .where('event_box_id', '=', box.id)
    .execute()
  expect(activity).toEqual([{ description: 'Sunita Deshpande gave ₹501' }])
})

test('three verifies and two webhooks at once make one contribution, and all succeed [payment-2]', async ({
  app,
}) => {
  const { box, proof } = await aPayment(app)
  const captured = await eventOf(app, 'payment.captured', proof.razorpay_payment_id)
  const answers = await Promise.all([
    verify(app, proof),
    sendWebhook(app, captured),
    verify(app, proof),
    sendWebhook(app, await eventOf(app, 'order.paid', proof.razorpay_payment_id)),
    verify(app, proof),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  await untilEventsAreHandled(app)
  expect(await contributionsOf(app, box.id)).toHaveLength(1)
})

test('the webhook alone suffices where the guest’s browser is gone [payment-3]', async ({ app }) => {
  const { box, proof } = await aPayment(app)
  await sendWebhook(app, await eventOf(app, 'payment.captured', proof.razorpay_payment_id))
  expect(await untilContributed(app, box.id)).toMatchObject([
    { amount_paise: 50_100, guest_phone: '9876543210' },
  ])
})

test('createOrder: a repeated request for a paid order returns `paid: true`', async ({ app }) => {
  const contribution = { request_key: crypto.randomUUID() }
  const { box, orderId } = await anOrder(app, contribution)
  await verify(app, await pay(app, orderId))
  const again = await openOrder(app, { giftid: box.id, ...contribution })
  expect(again.body).toMatchObject({ success: true, id: orderId, paid: true })
})

test('a payment that failed first and was captured later is a contribution; a late failure changes nothing [payment-12]', async ({
  app,
}) => {
  const { box, orderId } = await anOrder(app)
  const { error } = await failToPay(app, orderId)
  const ofFailure = await eventOf(app, 'payment.failed', error.metadata.payment_id)
  await sendWebhook(app, ofFailure)
  await setPaymentState(app, error.metadata.payment_id, 'authorized')
  await sendWebhook(app, await eventOf(app, 'payment.captured', error.metadata.payment_id))
  await untilContributed(app, box.id)
  await sendWebhook(app, ofFailure)
  await untilEventsAreHandled(app)
  const order = await app.services.db
    .selectFrom('payment_orders')
    .select('state')
    .where('provider_order_id', '=', orderId)
    .executeTakeFirst()
  expect(order).toEqual({ state: 'paid' })
})
