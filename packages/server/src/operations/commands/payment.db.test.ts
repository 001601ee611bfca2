// `npm run payment`: the timeline of one payment, by any of its ids.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { aBox, ask, give, giveTwice } from '../../test/operator-commands.ts'
import { contributionsOf, control, openOrder, pay, sendWebhook } from '../../test/paying.ts'
import { bankMoves, DAY_MS, payoutsOf, round, webhookTells } from '../../test/paying-out.ts'
import { EXIT } from './question.ts'

let app: TestApp
beforeAll(async () => {
  // The stand-in uses the real clock: ahead of it, all that it reports is in the past.
  app = await openTestApp(new Date(Date.now() + 5 * 60_000))
})
afterAll(() => app.close())

const timelineOf = async (id: string, full = false) => (await ask(app, { command: 'payment', id, full })).text
/** The lines below this title. */
const under = (title: string, text: string): string =>
  text.split('\n\n').find((part) => part.startsWith(title)) ?? ''
const refundsOf = (paymentId: string) =>
  app.services.db.selectFrom('refunds').selectAll().where('payment_id', '=', paymentId).execute()
const refunded = (paymentId: string, state: string) =>
  expect.poll(async () => (await refundsOf(paymentId)).map((refund) => refund.state)).toEqual([state])

test('a timeline has its parts in order: order, attempts, webhook, contribution, ledger, refund, payout', async () => {
  const box = await aBox(app)
  const { first, second, orderId } = await giveTwice(app, box.id, 501)
  await refunded(second, 'processed')
  await round(app, 3 * DAY_MS)
  const [payout] = await payoutsOf(app, box)
  await webhookTells(app, await bankMoves(app, payout, 'processed'))
  await expect.poll(async () => (await payoutsOf(app, box))[0]?.state).toBe('processed')
  const [contribution] = await contributionsOf(app, box.id)
  const [refund] = await refundsOf(second)
  const text = await timelineOf(first)
  const parts = [
    /order [\w-]{36} written down, then asked for with the test key: ₹521\.04 \(₹501 for the host, ₹20\.04 fee\)/,
    new RegExp(`${second} begun at the provider: ₹521\\.04 by upi`),
    new RegExp(`first news of ${first}: captured, bank reference \\d{12}`),
    new RegExp(`contribution ${contribution?.id} of ₹501; the news was brought by the guest’s browser`),
    /ledger, contribution: gateway receivable \+₹521\.04, owed to hosts −₹501, platform fee −₹20\.04/,
    /webhook payment\.captured came, event \S+; worked on at once: a second payment, to be given back/,
    new RegExp(`refund ${refund?.id} of ₹521\\.04 of ${second} written down: second payment of one order`),
    new RegExp(`refund ${refund?.provider_refund_id}: has gone back`),
    /payout 1 of the box opened: ₹501, due by /,
    /payout 1 of the box: sent to me•••@okbank/,
    /payout 1 of the box: paid, bank reference \d{12}/,
  ]
  const places = parts.map((part) => under('What has happened', text).search(part))
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(text).toContain(`stands   a contribution of ₹501 by ${first}`)
  expect(under('What the provider says now', text)).toContain(
    `${second}: refunded, ₹521.04, of ${orderId}, ₹521.04 of it given back`,
  )
})

test('it says what happens next and when, in India’s time', async () => {
  const box = await aBox(app)
  const { paymentId } = await give(app, box.id, 501)
  const text = await timelineOf(paymentId)
  expect(text.split('\n')[0]).toMatch(
    new RegExp(
      `^${paymentId}, \\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d in India \\(UTC\\+05:30\\), as are all times$`,
    ),
  )
  expect(under('What happens next', text).split('\n').slice(1)).toEqual([
    expect.stringMatching(/^ {2}\d{4}-\d\d-\d\d \d\d:\d\d:\d\d {2}the provider is asked about the order$/),
    // 24 hours after 00:00 UTC, which is 05:30 in India.
    expect.stringMatching(/^ {2}\d{4}-\d\d-\d\d 05:30:00 {2}what the host of the box is owed is looked at/),
  ])
})

test('a waiting job is listed, and the refund as not made yet', async () => {
  await control(app, 'POST', '/faults', { kind: 'server error', path: '/v1/payments/*/refund', times: 100 })
  const { second } = await giveTwice(app, (await aBox(app)).id, 501)
  const next = async () => under('What happens next', await timelineOf(second))
  await expect.poll(next).toMatch(/job refund-payment waits/)
  expect(await next()).toMatch(/refund [\w-]{36} is sent, should its job not have sent it/)
  await control(app, 'DELETE', '/faults')
})

test('a review flag is listed with its reason', async () => {
  const { body } = await openOrder(app, {
    giftid: undefined,
    name: undefined,
    phone: undefined,
    address: undefined,
  })
  const { razorpay_payment_id: id } = await pay(app, body.id)
  const { payments } = await control<{ payments: { id: string }[] }>(app, 'GET', '/payments')
  const entity = payments.find((payment) => payment.id === id)
  await sendWebhook(app, JSON.stringify({ event: 'payment.captured', payload: { payment: { entity } } }))
  await expect
    .poll(() => timelineOf(id).catch(String))
    .toContain('flagged  money arrived before its event box was named')
  expect(await timelineOf(body.id)).toContain('for      no event box was named')
})

test('phone numbers, UPI ids and addresses are masked, unless the full timeline is requested', async () => {
  const box = await aBox(app)
  const { paymentId } = await give(app, box.id, 501)
  const covered = await timelineOf(paymentId)
  expect(covered).toContain('from     Sunita Deshpande, ••••••3210\n')
  expect(covered).toContain('from su•••@razorpay')
  expect(covered).not.toMatch(/9876543210|success@|Station Road/)
  const full = await timelineOf(paymentId, true)
  expect(full).toContain('from     Sunita Deshpande, 9876543210, 7 Station Road, Pune\n')
  expect(full).toContain('from success@razorpay')
})

test('payment, order and refund lead to the same timeline, by the provider’s ids and by ours', async () => {
  const box = await aBox(app)
  const { first, second, orderId } = await giveTwice(app, box.id, 501)
  await refunded(second, 'processed')
  const [refund] = await refundsOf(second)
  const [contribution] = await contributionsOf(app, box.id)
  const withoutTitle = async (id = '') => (await timelineOf(id)).split('\n').slice(1)
  const timeline = await withoutTitle(first)
  expect(timeline.join()).toContain('a contribution of ₹501')
  for (const id of [
    second,
    orderId,
    contribution?.payment_order_id,
    contribution?.id,
    refund?.id,
    refund?.provider_refund_id ?? '',
  ])
    expect(await withoutTitle(id)).toEqual(timeline)
})

test('a payout’s timeline has its ledger entries and its webhooks, by its id at the provider and by ours', async () => {
  const box = await aBox(app)
  await give(app, box.id, 501)
  await round(app, 3 * DAY_MS)
  const [payout] = await payoutsOf(app, box)
  await webhookTells(app, await bankMoves(app, payout, 'processed'))
  await expect.poll(async () => (await payoutsOf(app, box))[0]?.state).toBe('processed')
  for (const id of [payout?.id ?? '', payout?.provider_payout_id ?? '']) {
    const text = await timelineOf(id)
    expect(text).toContain(
      `payout   ${payout?.id}, ${payout?.provider_payout_id} at the provider; ₹501, payout 1 of its box`,
    )
    expect(text).toMatch(/ledger, payout: owed to hosts \+₹501, payouts in transit −₹501/)
    expect(text).toMatch(/webhook payout\.processed came, event \S+; worked on .*: the payout moved on/)
    expect(text).toMatch(/payout 1: the provider is asked what became of it/)
    expect(text).toMatch(
      new RegExp(`${payout?.provider_payout_id}: processed, ₹501, our payout ${payout?.id}`),
    )
  }
})

test('an unknown id is reported as such, with what the provider knows of it', async () => {
  const { id: orderId } = await app.services.provider.createOrder(10_400, randomUUID(), {})
  const { razorpay_payment_id: id } = await pay(app, orderId)
  const known = await ask(app, { command: 'payment', id, full: false })
  expect(known.text).toContain(
    `${id} is not in our books.\n\nWhat the provider says of it\n  ${id}: captured, ₹104, of ${orderId}`,
  )
  expect(known.exitCode).toBe(EXIT.wrong)
  const unknown = await ask(app, { command: 'payment', id: 'pay_00000000000000', full: false })
  expect(unknown.text).toContain('pay_00000000000000 is not in our books.')
  expect(unknown.text).toContain(
    'it does not tell (GET /payments/pay_00000000000000: 400 The id provided does not exist)',
  )
  for (const none of [randomUUID(), 'rfnd_00000000000000', 'nothing', "'; drop table payments"])
    expect(await ask(app, { command: 'payment', id: none, full: false })).toEqual({
      text: `${none} is not in our books.\n`,
      exitCode: EXIT.wrong,
    })
})

test('where the provider is silent, our own timeline is still shown', async () => {
  const { paymentId } = await give(app, (await aBox(app)).id, 501)
  const access = { ...app.services.providerSettings, apiUrl: 'http://127.0.0.1:1' }
  const { text, exitCode } = await ask(app, { command: 'payment', id: paymentId, full: false }, { access })
  expect(text).toContain(`a contribution of ₹501 by ${paymentId}`)
  expect(under('What the provider says now', text)).toMatch(/it could not be asked \(GET .*no answer/)
  expect(exitCode).toBe(EXIT.fine)
})
