// `npm run payment`: the timeline of one payment, from its order to its payout.
import { aBox, give, giveTwice } from '../../test/operators/operator-commands.ts'
import { refunded, refundsOf, timelineOf, under } from '../../test/operators/timelines.ts'
import { contributionsOf, control, openOrder, pay } from '../../test/paying.ts'
import { payoutsOf, round } from '../../test/paying-out.ts'
import { outcomeOfWebhook, sendWebhook } from '../../test/payments/webhooks.ts'
import { bankMoves, sendPayoutWebhook } from '../../test/payouts/provider-payouts.ts'
import { expect, aheadTest as test } from '../../test/test.ts'
import { DAY_MS } from '../../test/times.ts'

test('a timeline has its parts in order: order, attempts, webhook, contribution, ledger, refund, payout', async ({
  app,
}) => {
  const box = await aBox(app)
  const { first, second, orderId } = await giveTwice(app, box.id, 501)
  await refunded(app, second, 'processed')
  await round(app, 3 * DAY_MS)
  const [payout] = await payoutsOf(app, box)
  await sendPayoutWebhook(app, await bankMoves(app, payout, 'processed'))
  await expect.poll(async () => (await payoutsOf(app, box))[0]?.state).toBe('processed')
  const [contribution] = await contributionsOf(app, box.id)
  const [refund] = await refundsOf(app, second)
  const text = await timelineOf(app, first)
  const parts = [
    /order [\w-]{36} opened: ₹521\.04 \(₹501 for the host, ₹20\.04 fee\)/,
    new RegExp(`${second} begun at the provider: ₹521\\.04 by upi`),
    new RegExp(`first news of ${first}: captured, bank reference \\d{12}`),
    new RegExp(`gift of ₹501 recorded as contribution ${contribution?.id}, by the guest’s browser`),
    /ledger, contribution: gateway receivable \+₹521\.04, owed to hosts −₹501, platform fee −₹20\.04/,
    /the provider reported payment\.captured, event \S+: a second payment, which goes back/,
    new RegExp(`refund ${refund?.id} of ₹521\\.04 of ${second} requested: second payment of one order`),
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

test('it says what happens next and when, in India’s time', async ({ app }) => {
  const box = await aBox(app)
  const { paymentId } = await give(app, box.id, 501)
  const text = await timelineOf(app, paymentId)
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

test('a waiting job is listed, and the refund as not made yet', async ({ app }) => {
  await control(app, 'POST', '/faults', { kind: 'server error', path: '/v1/payments/*/refund', times: 100 })
  const { second } = await giveTwice(app, (await aBox(app)).id, 501)
  const next = async () => under('What happens next', await timelineOf(app, second))
  await expect.poll(next).toMatch(/job refund-payment waits/)
  expect(await next()).toMatch(/refund [\w-]{36} is sent, should its job not have sent it/)
  await control(app, 'DELETE', '/faults')
})

test('a review flag is listed with its reason', async ({ app }) => {
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
    .poll(() => timelineOf(app, id).catch(String))
    .toContain('flagged  money arrived before its event box was named')
  expect(await timelineOf(app, body.id)).toContain('for      no event box was named')
})

test('the settlement of a payment is in its timeline, with the bank’s reference', async ({ app }) => {
  const { paymentId } = await give(app, (await aBox(app)).id, 501)
  const { settlements } = await control<{ settlements: { id: string; utr: string }[] }>(
    app,
    ...(['POST', '/settlements', { webhooks: false }] as const),
  )
  const [entity] = settlements
  const body = JSON.stringify({ event: 'settlement.processed', payload: { settlement: { entity } } })
  expect(await outcomeOfWebhook(app, body)).toBe('settled')
  const text = under('What has happened', await timelineOf(app, paymentId))
  expect(text).toContain(`settlement ${entity?.id} has +₹508.74 for ${paymentId}`)
  expect(text).toContain(`settlement ${entity?.id} is at our bank, bank reference ${entity?.utr}`)
})
