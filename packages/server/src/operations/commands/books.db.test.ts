// `npm run books`: the provider's books compared with ours, on real databases, with the stand-in as the provider.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { scheduleCheck } from '../../db/claim-due.ts'
import { inTransaction } from '../../db/transaction.ts'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { aBox, ask, give, giveTwice } from '../../test/operator-commands.ts'
import { eventOf, openOrder, outcomeOfWebhook, pay, sendWebhook } from '../../test/paying.ts'
import { bankMoves, DAY_MS, payoutsOf, round, webhookTells } from '../../test/paying-out.ts'
import { insertContribution, insertEventBox, SOME_TIME } from '../../test/rows.ts'
import { EXIT } from './question.ts'

let app: TestApp
beforeAll(async () => {
  // The stand-in uses the real clock.
  app = await openTestApp(new Date())
})
afterAll(() => app.close())

const books = () => ask(app, { command: 'books' })
/** The number and the amount of money in the line of this label. */
const figure = (text: string, label: string): string =>
  text
    .match(new RegExp(`^  ${label} +(.*)$`, 'm'))?.[1]
    ?.replace(/ +/g, ' ')
    .trim() ?? ''
const settled = () => expect.poll(async () => (await books()).text)
const stopChecks = (orderId: string) =>
  app.services.db
    .updateTable('payment_orders')
    .set({ check_at: null })
    .where('provider_order_id', '=', orderId)
    .execute()

test('they agree after contributions, a duplicate payment, a partial refund, and a payout', async () => {
  const box = await aBox(app)
  const { paymentId } = await give(app, box.id, 2101)
  await giveTwice(app, box.id, 501)
  const back = await app.services.provider.refundPayment(paymentId, 1040, `by-hand-${randomUUID()}`)
  const refunded = { event: 'refund.processed', payload: { refund: { entity: back } } }
  await outcomeOfWebhook(app, JSON.stringify(refunded))
  await settled().toMatch(/gifts given back +1 /)
  await settled().toMatch(/second payments given back +1 /)
  await round(app, 3 * DAY_MS)
  const [payout] = await payoutsOf(app, box)
  await webhookTells(app, await bankMoves(app, payout, 'processed'))
  await expect.poll(async () => (await payoutsOf(app, box)).map(({ state }) => state)).toEqual(['processed'])

  const { text, exitCode } = await books()
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

test('what is open is shown as such, and is no difference', async () => {
  const box = await aBox(app)
  const { body: unpaid } = await openOrder(app, { giftid: box.id })
  const { body: order } = await openOrder(app, { giftid: box.id })
  const { razorpay_payment_id: unreported } = await pay(app, order.id)
  await give(app, box.id, 1101)
  await round(app, 3 * DAY_MS)
  const { text, exitCode } = await books()
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

test('a captured payment that was not reported, and that no check will find, is named', async () => {
  const box = await aBox(app)
  const { body: order } = await openOrder(app, { giftid: box.id })
  const { razorpay_payment_id: id } = await pay(app, order.id)
  await stopChecks(order.id)
  const before = await books()
  expect(before.text).toContain(
    `What differs\n  ${id}: ₹521.04 captured at the provider, and not in our books; its order is ours`,
  )
  expect(before.text).toMatch(new RegExp(`They differ: ${id}\\.\n$`))
  expect(before.exitCode).toBe(EXIT.wrong)
  await sendWebhook(app, await eventOf(app, 'payment.captured', id))
  await settled().toMatch(/They agree\.\n$/)
})

test('an unreported refund at the provider is named, and agrees once it is reported', async () => {
  const { paymentId, orderId } = await give(app, (await aBox(app)).id, 501)
  await stopChecks(orderId)
  const refund = await app.services.provider.refundPayment(paymentId, 52_104, `by-hand-${randomUUID()}`)
  const before = await books()
  expect(before.text).toContain(`${paymentId}: ₹521.04 given back at the provider, ₹0 in our books`)
  expect(before.exitCode).toBe(EXIT.wrong)
  await sendWebhook(
    app,
    JSON.stringify({ event: 'refund.processed', payload: { refund: { entity: refund } } }),
  )
  await settled().toMatch(/They agree\.\n$/)
})

test('a lost dispute is listed apart from refunds, and is no difference', async () => {
  const { paymentId, orderId } = await give(app, (await aBox(app)).id, 501)
  await stopChecks(orderId)
  const id = `disp_${paymentId}`
  const lost = { id, payment_id: paymentId, amount: 52_104, amount_deducted: 52_104, status: 'lost' }
  const event = { event: 'payment.dispute.lost', payload: { dispute: { entity: lost } } }
  await sendWebhook(app, JSON.stringify(event))
  await settled().toMatch(/taken back by guests’ banks +1 +₹521\.04/)
  const { text, exitCode } = await books()
  expect(text).toMatch(/They agree\.\n$/)
  expect(exitCode).toBe(EXIT.fine)
  expect((await ask(app, { command: 'payment', id: paymentId, full: false })).text).toMatch(
    new RegExp(
      `dispute ${id}: the guest’s bank wants ₹521\\.04 of ${paymentId} back(.|\\n)*dispute ${id}: lost`,
    ),
  )
})

test('a payout that the provider made, and that we have as failed, is named until it is reported', async () => {
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
  const before = await books()
  expect(before.text).toContain(`${moved.id}: ₹501 processed at the provider, processing in our books`)
  expect(before.exitCode).toBe(EXIT.wrong)
  await webhookTells(app, moved)
  await settled().toMatch(/They agree\.\n$/)
})

test('a payout that has a reference of ours, and that we did not make, is named', async () => {
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
  const { text, exitCode } = await books()
  expect(text).toContain(`${sent?.id}: ₹777 processing at the provider, and not in our books`)
  expect(exitCode).toBe(EXIT.wrong)
  await bankMoves(app, { provider_payout_id: sent?.id ?? '' } as never, 'failed')
  await settled().toMatch(/They agree\.\n$/)
})

test('payments of other installations on the same account are counted apart, on any number of pages', async () => {
  const { provider } = app.services
  for (let count = 0; count < 101; count++) {
    const { id } = await provider.createOrder(10_400, randomUUID(), { installation: randomUUID() })
    await pay(app, id)
  }
  const { text, exitCode } = await books()
  expect(figure(text, 'captured for others on this account, not compared')).toBe('101')
  expect(exitCode).toBe(EXIT.fine)
})

test('an order of ours that a restored backup lacks is named with its payment', async () => {
  const { db, provider } = app.services
  const { id: installation } = await db.selectFrom('installation').select('id').executeTakeFirstOrThrow()
  const { id } = await provider.createOrder(10_400, randomUUID(), { installation })
  const { razorpay_payment_id } = await pay(app, id)
  const { text, exitCode } = await books()
  expect(text).toContain(
    `${razorpay_payment_id}: ₹104 captured at the provider, and not in our books; its order, too, is unknown to us`,
  )
  expect(exitCode).toBe(EXIT.wrong)
})

test('where the provider is silent our own books are printed, without a claim that they agree', async () => {
  const access = { ...app.services.providerSettings, apiUrl: 'http://127.0.0.1:1' }
  const { text, exitCode } = await ask(app, { command: 'books' }, { access, isSandbox: true })
  expect(text).toContain('At the provider\n  it could not be asked\n')
  expect(figure(text, 'second payments of one order')).toBe('1 ₹521.04')
  expect(text).toMatch(/Our own books are sound; .*could not be asked.*npm start\.\n$/)
  expect(exitCode).toBe(EXIT.unknown)
})

test('a contribution whose payment the provider does not have is named', async () => {
  const contribution = await insertContribution(app.services.db, { amount_paise: 50_100 })
  const { text, exitCode } = await books()
  expect(text).toContain(
    `${contribution.payment_id}: a contribution of ₹521.04 with its fee in our books, and the provider does not have it`,
  )
  expect(exitCode).toBe(EXIT.wrong)
})

test('a box with more paid out than owed is named, with what the self-check says of it', async () => {
  const { db } = app.services
  const box = await insertEventBox(db)
  const payout = await db
    .insertInto('payouts')
    .values({
      event_box_id: box.id,
      host_id: box.host_id,
      number: 1,
      amount_paise: 9_00,
      upi_id: 'meera@okbank',
      state: 'processed',
      provider_payout_id: null,
      utr: null,
      reason: null,
      due_on: '2026-11-30',
      created_at: SOME_TIME,
      updated_at: SOME_TIME,
      paid_at: SOME_TIME,
      payee_name: null,
      sent_at: null,
      check_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await inTransaction(db, (trx) => scheduleCheck(trx, 'event_boxes', box.id, null))
  const { text, exitCode } = await books()
  expect(text).toContain(
    `box ${box.id} (“Asha & Ravi”): the ledger owes ₹0, contributions less payouts are −₹9`,
  )
  expect(text).toContain(`self-check: more is paid out than was kept, and nobody is told: ${box.id}`)
  expect(text).toContain(`self-check: a payout is not in the ledger as it is: ${payout.id}`)
  expect(text).toMatch(new RegExp(`They differ: .*box ${box.id}; .*more is paid out than was kept`))
  expect(exitCode).toBe(EXIT.wrong)
})
