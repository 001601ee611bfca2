// `npm run books`: the provider's books compared with ours, on real databases, with the stand-in as the provider.
import { randomUUID } from 'node:crypto'
import { books, expect, figure, settled, stopChecks, test } from '../../test/operators/books-command.ts'
import { aBox, ask, give, giveTwice } from '../../test/operators/operator-commands.ts'
import { openOrder, pay } from '../../test/paying.ts'
import { payoutsOf, round } from '../../test/paying-out.ts'
import { dispute, openDispute, sendDispute } from '../../test/payments/disputes.ts'
import { eventOf, outcomeOfWebhook } from '../../test/payments/webhooks.ts'
import { bankMoves, sendPayoutWebhook } from '../../test/payouts/provider-payouts.ts'
import { DAY_MS } from '../../test/times.ts'
import { EXIT } from './question.ts'

test('they agree after contributions, a duplicate payment, a partial refund, and a payout', async ({
  app,
}) => {
  const box = await aBox(app)
  const { paymentId } = await give(app, box.id, 2101)
  await giveTwice(app, box.id, 501)
  const back = await app.services.provider.refundPayment(paymentId, 1040, `by-hand-${randomUUID()}`)
  const refunded = { event: 'refund.processed', payload: { refund: { entity: back } } }
  await outcomeOfWebhook(app, JSON.stringify(refunded))
  await settled(app).toMatch(/gifts given back +1 /)
  await settled(app).toMatch(/second payments given back +1 /)
  await round(app, 3 * DAY_MS)
  const [payout] = await payoutsOf(app, box)
  await sendPayoutWebhook(app, await bankMoves(app, payout, 'processed'))
  await expect.poll(async () => (await payoutsOf(app, box)).map(({ state }) => state)).toEqual(['processed'])

  const { text, exitCode } = await books(app)
  expect(figure(text, 'captured')).toBe('3 ₹3,227.12')
  expect(figure(text, 'given back to guests')).toBe('2 ₹531.44')
  expect(figure(text, 'contributions')).toBe('2 ₹2,602')
  expect(figure(text, 'fees')).toBe('2 ₹104.08')
  expect(figure(text, 'second payments of one order')).toBe('1 ₹521.04')
  expect(figure(text, 'refunds: second payments given back')).toBe('1 ₹521.04')
  expect(figure(text, 'refunds: gifts given back')).toBe('1 ₹10.40')
  expect(figure(text, 'owed to hosts, in boxes')).toBe('0 ₹0')
  expect(text.match(/paid out to hosts +1 +₹2,592$/gm)).toHaveLength(2)
  expect(text).toMatch(/\n\nThey agree\.\n$/)
  expect(exitCode).toBe(EXIT.fine)
})

test('what is open is shown as such, and is no difference', async ({ app }) => {
  const box = await aBox(app)
  const { body: unpaid } = await openOrder(app, { giftid: box.id })
  const { body: order } = await openOrder(app, { giftid: box.id })
  const { razorpay_payment_id: unreported } = await pay(app, order.id)
  await give(app, box.id, 1101)
  await round(app, 3 * DAY_MS)
  const { text, exitCode } = await books(app)
  expect(unpaid.id).toMatch(/^order_/)
  expect(figure(text, 'orders not yet settled')).toBe('2 ₹1,042.08')
  expect(figure(text, 'payouts sent, not ended')).toBe('1 ₹1,101')
  expect(text).toContain(
    `${unreported}: ₹521.04 captured at the provider, and not in our books; its order is ours`,
  )
  expect(text).toMatch(/They agree\.\n$/)
  expect(exitCode).toBe(EXIT.fine)
  // Handles it, for the following tests.
  await outcomeOfWebhook(app, await eventOf(app, 'payment.captured', unreported))
})

test('a lost dispute is listed apart from refunds, and is no difference', async ({ app }) => {
  const { paymentId, orderId } = await give(app, (await aBox(app)).id, 501)
  await stopChecks(app, orderId)
  const id = await openDispute(app, paymentId)
  await sendDispute(app, 'lost', dispute({ id, paymentId }, 'lost'))
  await settled(app).toMatch(/taken back by guests’ banks +1 +₹521\.04/)
  const { text, exitCode } = await books(app)
  expect(text).toMatch(/They agree\.\n$/)
  expect(exitCode).toBe(EXIT.fine)
})

test('payments of other installations on the same account are counted apart, on any number of pages', async ({
  app,
}) => {
  const { provider } = app.services
  for (let count = 0; count < 101; count++) {
    const { id } = await provider.createOrder(10_400, randomUUID(), { installation: randomUUID() })
    await pay(app, id)
  }
  const { text, exitCode } = await books(app)
  expect(figure(text, 'captured for others on this account, not compared')).toBe('101')
  expect(exitCode).toBe(EXIT.fine)
})

test('when the provider does not answer, our own books are printed without a claim that they agree', async ({
  app,
}) => {
  const access = { ...app.services.providerSettings, apiUrl: 'http://127.0.0.1:1' }
  const { text, exitCode } = await ask(app, { command: 'books' }, { access, isSandbox: true })
  expect(text).toContain('At the provider\n  it could not be asked\n')
  expect(figure(text, 'second payments of one order')).toBe('1 ₹521.04')
  expect(text).toMatch(/Our own books are sound; .*could not be asked.*npm start\.\n$/)
  expect(exitCode).toBe(EXIT.unknown)
})

test('of one box they say what is left of our fee', async ({ app }) => {
  const box = await aBox(app)
  await give(app, box.id, 501)
  const { text, exitCode } = await ask(app, { command: 'books', box: box.id })
  expect(figure(text, 'contributions')).toBe('1 ₹501')
  expect(figure(text, 'our fee, less what went back')).toBe('₹20.04')
  expect(figure(text, 'what the gateway charges for its payments')).toBe('−₹10.42')
  expect(figure(text, 'left for us, without GST')).toBe('₹9.62')
  expect(exitCode).toBe(EXIT.fine)
  expect(await ask(app, { command: 'books', box: 'none' })).toMatchObject({ exitCode: EXIT.unknown })
})
