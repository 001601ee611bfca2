// `npm run books` names what the provider has and we do not, or otherwise.
import { randomUUID } from 'node:crypto'
import { books, expect, settled, stopChecks, test } from '../../test/operators/books-command.ts'
import { aBox, give } from '../../test/operators/operator-commands.ts'
import { openOrder, pay } from '../../test/paying.ts'
import { payoutsOf, round } from '../../test/paying-out.ts'
import { eventOf, sendWebhook } from '../../test/payments/webhooks.ts'
import { bankMoves, sendPayoutWebhook } from '../../test/payouts/provider-payouts.ts'
import { DAY_MS } from '../../test/times.ts'
import { EXIT } from './question.ts'

test('a captured payment that was not reported, and that no check will find, is named', async ({ app }) => {
  const box = await aBox(app)
  const { body: order } = await openOrder(app, { giftid: box.id })
  const { razorpay_payment_id: id } = await pay(app, order.id)
  await stopChecks(app, order.id)
  const before = await books(app)
  expect(before.text).toContain(
    `What differs\n  ${id}: ₹521.04 captured at the provider, and not in our books; its order is ours`,
  )
  expect(before.text).toMatch(new RegExp(`They differ: ${id}\\.\n$`))
  expect(before.exitCode).toBe(EXIT.wrong)
  await sendWebhook(app, await eventOf(app, 'payment.captured', id))
  await settled(app).toMatch(/They agree\.\n$/)
})

test('an unreported refund at the provider is named, and agrees once it is reported', async ({ app }) => {
  const { paymentId, orderId } = await give(app, (await aBox(app)).id, 501)
  await stopChecks(app, orderId)
  const refund = await app.services.provider.refundPayment(paymentId, 52_104, `by-hand-${randomUUID()}`)
  const before = await books(app)
  expect(before.text).toContain(`${paymentId}: ₹521.04 given back at the provider, ₹0 in our books`)
  expect(before.exitCode).toBe(EXIT.wrong)
  await sendWebhook(
    app,
    JSON.stringify({ event: 'refund.processed', payload: { refund: { entity: refund } } }),
  )
  await settled(app).toMatch(/They agree\.\n$/)
})

test('a payout that the provider made, and that we have as failed, is named until it is reported', async ({
  app,
}) => {
  const box = await aBox(app)
  await give(app, box.id, 501)
  await round(app, 3 * DAY_MS)
  const [payout] = await payoutsOf(app, box)
  const { db } = app.services
  await db
    .updateTable('payouts')
    .set({ check_at: null })
    .where('id', '=', payout?.id ?? '')
    .execute()
  const moved = await bankMoves(app, payout, 'processed')
  const before = await books(app)
  expect(before.text).toContain(`${moved.id}: ₹501 processed at the provider, processing in our books`)
  expect(before.exitCode).toBe(EXIT.wrong)
  await sendPayoutWebhook(app, moved)
  await settled(app).toMatch(/They agree\.\n$/)
})

test('a payout that has a reference of ours, and that we did not make, is named', async ({ app }) => {
  const { payouts } = app.services.provider
  const amountPaise = 777_00
  const order = {
    id: randomUUID(),
    boxId: 'of another product',
    number: 1,
    hostId: randomUUID(),
    payeeName: 'Nobody Known',
    upiId: 'nobody@okbank',
  }
  const sent = await payouts?.send({ ...order, amountPaise })
  const { text, exitCode } = await books(app)
  expect(text).toContain(`${sent?.id}: ₹777 processing at the provider, and not in our books`)
  expect(exitCode).toBe(EXIT.wrong)
  await bankMoves(app, { provider_payout_id: sent?.id ?? '' } as never, 'failed')
  await settled(app).toMatch(/They agree\.\n$/)
})

test('an order of ours that a restored backup lacks is named with its payment', async ({ app }) => {
  const { db, provider } = app.services
  const { id: installation } = await db.selectFrom('installation').select('id').executeTakeFirstOrThrow()
  const { id } = await provider.createOrder(10_400, randomUUID(), { installation })
  const { razorpay_payment_id } = await pay(app, id)
  const { text, exitCode } = await books(app)
  expect(text).toContain(
    `${razorpay_payment_id}: ₹104 captured at the provider, and not in our books; its order, too, is unknown to us`,
  )
  expect(exitCode).toBe(EXIT.wrong)
})
