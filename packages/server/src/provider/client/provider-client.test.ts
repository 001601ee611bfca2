// The exact requests to the provider, and how its answers are read.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ScriptedProvider, startScriptedProvider } from '../../test/servers/scripted-provider.ts'
import type { PaymentProvider } from '../provider.ts'
import type { ProviderListener } from '../provider-listener.ts'
import { providerClient } from './provider-client.ts'

const AT = 1_795_000_000
const ORDER = { id: 'order_1', amount: 52_104, currency: 'INR', receipt: 'r-1', status: 'created', notes: [] }
const order = { ...ORDER, created_at: AT }
const PAYMENT = { id: 'pay_1', order_id: 'order_1', amount: 52_104, currency: 'INR', status: 'captured' }
const payment = { ...PAYMENT, created_at: AT }
const refund = { id: 'rfnd_1', payment_id: 'pay_1', amount: 52_104, status: 'processed' }
const payout = { id: 'pout_1', amount: 50_100, status: 'processing', reference_id: 'payout-1' }
const settlement = { id: 'setl_1', amount: 50_874, status: 'processed', utr: 'UTR1', created_at: AT }
const line = {
  entity_id: 'pay_1',
  type: 'payment',
  amount: 52_104,
  credit: 50_874,
  debit: 0,
  currency: 'INR',
}
const BETWEEN = { from: new Date('2026-11-21T06:30:00Z'), to: new Date('2026-11-21T07:30:00Z') }
const PAGE = { from: '1795242600', to: '1795246200', count: '100', skip: '200' }

let wire: ScriptedProvider
let provider: PaymentProvider
beforeAll(async () => {
  wire = await startScriptedProvider()
  provider = clientWith({})
})
afterAll(() => wire.close())

function clientWith(change: object, listen?: ProviderListener) {
  const settings = {
    keyId: 'rzp_test_key',
    keySecret: 'a secret',
    apiUrl: wire.url,
    payoutAccount: '2323230000000000',
    paysHosts: true,
    ...change,
  }
  return providerClient(settings, listen)
}

function payouts() {
  if (!provider.payouts) throw new Error('hosts are paid by hand')
  return provider.payouts
}

test('an order is created for the whole amount, with automatic capture, our id and our key', async () => {
  wire.willAnswer({ body: order })
  const opened = await provider.createOrder(52_104, 'r-1', { installation: 'ours', guest_name: 'Asha' })
  expect(opened).toEqual({ ...order, notes: {} })
  expect(wire.asked).toMatchObject([
    {
      method: 'POST',
      path: '/v1/orders',
      headers: {
        authorization: `Basic ${Buffer.from('rzp_test_key:a secret').toString('base64')}`,
        'content-type': 'application/json',
      },
    },
  ])
  expect(wire.asked[0]?.body).toEqual({
    amount: 52_104,
    currency: 'INR',
    receipt: 'r-1',
    notes: { installation: 'ours', guest_name: 'Asha' },
    partial_payment: false,
    payment: {
      capture: 'automatic',
      capture_options: { automatic_expiry_period: 4320, refund_speed: 'normal' },
    },
  })
})

test.each([{ amount: 52_105 }, { currency: 'USD' }, { receipt: 'r-2' }])(
  'an order that the provider created with %j is not the requested one',
  async (change) => {
    wire.willAnswer({ body: { ...order, ...change } })
    await expect(provider.createOrder(52_104, 'r-1', {})).rejects.toMatchObject({
      outcome: 'invalid-response',
    })
  },
)

test('an order is found by our id alone; of two, the one that a guest began to pay', async () => {
  const found = (...items: object[]) => {
    wire.willAnswer({ body: { items } })
    return provider.findOrderByReceipt('r 1')
  }
  const ours = { ...order, receipt: 'r 1' }
  expect(await found(order, { ...order, receipt: null })).toBeUndefined()
  expect(wire.asked).toMatchObject([{ method: 'GET', path: '/v1/orders', query: { receipt: 'r 1' } }])
  expect(await found({ ...order, status: 'paid' }, ours)).toMatchObject({ receipt: 'r 1' })
  expect(await found(ours, { ...ours, id: 'order_2', status: 'attempted' })).toMatchObject({ id: 'order_2' })
  await expect(found(ours, { id: 'strange' })).rejects.toMatchObject({ outcome: 'invalid-response' })
})

test.each<[string, (asked: PaymentProvider) => Promise<unknown>, object, object]>([
  ['an order', (asked) => asked.fetchOrder('a/b'), order, { path: '/v1/orders/a%2Fb' }],
  ['a payment', (asked) => asked.fetchPayment('a/b'), payment, { path: '/v1/payments/a%2Fb' }],
  [
    'the attempts to pay an order',
    (asked) => asked.listPaymentsOfOrder('a/b'),
    { items: [payment] },
    { path: '/v1/orders/a%2Fb/payments' },
  ],
  [
    'what was given back of a payment',
    (asked) => asked.listRefundsOf('a/b'),
    { items: [refund] },
    { path: '/v1/payments/a%2Fb/refunds', query: { count: '100' } },
  ],
  [
    'a page of orders',
    (asked) => asked.listOrders(BETWEEN, 200),
    { items: [order] },
    { path: '/v1/orders', query: PAGE },
  ],
  [
    'a page of payments',
    (asked) => asked.listPayments(BETWEEN, 200),
    { items: [payment] },
    { path: '/v1/payments', query: PAGE },
  ],
  [
    'a page of refunds',
    (asked) => asked.listRefunds(BETWEEN, 200),
    { items: [refund] },
    { path: '/v1/refunds', query: PAGE },
  ],
  [
    'a page of disputes',
    (asked) => asked.listDisputes(200),
    { items: [{ id: 'disp_1', payment_id: 'pay_1', amount: 5, status: 'open' }] },
    { path: '/v1/disputes', query: { count: '100', skip: '200' } },
  ],
  [
    'a page of settlements',
    (asked) => asked.listSettlements(BETWEEN, 200),
    { items: [settlement] },
    { path: '/v1/settlements', query: PAGE },
  ],
  ['a settlement', (asked) => asked.fetchSettlement('a/b'), settlement, { path: '/v1/settlements/a%2Fb' }],
  [
    'a page of the lines of a day’s settlements',
    (asked) => asked.listSettlementLines('2026-11-05', 500),
    { items: [line] },
    {
      path: '/v1/settlements/recon/combined',
      query: { year: '2026', month: '11', day: '05', count: '500', skip: '500' },
    },
  ],
  [
    'a page of payouts, of our account',
    (asked) => (asked.payouts ?? payouts()).list(BETWEEN, 200),
    { items: [payout] },
    { path: '/v1/payouts', query: { ...PAGE, account_number: '2323230000000000' } },
  ],
  ['a payout', (asked) => (asked.payouts ?? payouts()).fetch('a/b'), payout, { path: '/v1/payouts/a%2Fb' }],
])('%s is asked for, and had', async (_what, ask, body, asked) => {
  wire.willAnswer({ body })
  const had = await ask(provider)
  const expected = 'items' in body ? body.items : body
  expect(Array.isArray(had) ? [...had] : had).toMatchObject(
    JSON.parse(JSON.stringify(expected).replaceAll('"notes":[]', '"notes":{}')),
  )
  expect(wire.asked).toMatchObject([{ method: 'GET', ...asked, body: undefined }])
})

test.each<[string, (asked: PaymentProvider) => Promise<unknown>]>([
  ['/orders', (asked) => asked.listOrders(BETWEEN, 0)],
  ['/payments', (asked) => asked.listPayments(BETWEEN, 0)],
  ['/payments', (asked) => asked.listPaymentsOfOrder('order_1')],
  ['/refunds', (asked) => asked.listRefunds(BETWEEN, 0)],
  ['/refunds', (asked) => asked.listRefundsOf('pay_1')],
  ['/disputes', (asked) => asked.listDisputes(0)],
  ['/payouts', async (asked) => asked.payouts?.list(BETWEEN, 0)],
  ['/settlements', (asked) => asked.listSettlements(BETWEEN, 0)],
  ['/settlements/recon/combined', (asked) => asked.listSettlementLines('2026-11-05', 0)],
])('an unreadable row of %s is reported with the name of its list', async (list, ask) => {
  const reported: unknown[] = []
  const listening = clientWith({}, (...event) => void (event[0] === 'row-unread' && reported.push(event[1])))
  wire.willAnswer({ body: { items: [{ id: 'strange' }] } })
  await ask(listening)
  expect(reported).toEqual([{ list, id: 'strange', field: expect.any(String) }])
})

test('concurrent requests for one order make one call; a later one makes another', async () => {
  wire.willAnswer({ body: payment })
  await Promise.all([1, 2, 3].map(() => provider.fetchPayment('pay_1')))
  expect(wire.asked).toHaveLength(1)
  await provider.fetchPayment('pay_1')
  expect(wire.asked).toHaveLength(2)
  wire.willAnswer({ body: { items: [payment] } })
  await Promise.all([1, 2, 3].map(() => provider.listPaymentsOfOrder('order_1')))
  expect(wire.asked).toHaveLength(1)
})

test('a payment is refunded at normal speed, once for a key', async () => {
  wire.willAnswer({ body: refund })
  expect(await provider.refundPayment('a/b', 52_104, 'key-1')).toEqual(refund)
  expect(wire.asked).toMatchObject([
    {
      method: 'POST',
      path: '/v1/payments/a%2Fb/refund',
      headers: { 'x-refund-idempotency': 'key-1' },
    },
  ])
  expect(wire.asked[0]?.body).toEqual({ amount: 52_104, speed: 'normal' })
})

test('a host is paid by UPI from our account, with our id as key and reference', async () => {
  wire.willAnswer({ body: payout })
  const of = { id: 'payout-1', boxId: 'box-1', number: 3, hostId: 'host-1' }
  const sent = await payouts().send({ ...of, payeeName: 'Asha Rao', upiId: 'a@b', amountPaise: 50_100 })
  expect(sent).toMatchObject(payout)
  expect(wire.asked).toMatchObject([
    { method: 'POST', path: '/v1/payouts', headers: { 'x-payout-idempotency': 'payout-1' } },
  ])
  expect(wire.asked[0]?.body).toEqual({
    account_number: '2323230000000000',
    amount: 50_100,
    currency: 'INR',
    mode: 'UPI',
    purpose: 'payout',
    queue_if_low_balance: true,
    reference_id: 'payout-1',
    narration: 'Lifafa gifts',
    notes: { event_box: 'box-1', piece: '3', upi_id: 'a@b' },
    fund_account: {
      account_type: 'vpa',
      vpa: { address: 'a@b' },
      contact: { name: 'Asha Rao', type: 'customer', reference_id: 'host-1' },
    },
  })
})

test('a payout is found by our id alone; an incomplete list fails, since the payout would be sent again', async () => {
  const found = (...items: object[]) => {
    wire.willAnswer({ body: { items } })
    return payouts().find('payout-1')
  }
  expect(await found({ ...payout, reference_id: 'payout-2' }, payout)).toMatchObject({ id: 'pout_1' })
  expect(wire.asked).toMatchObject([
    { path: '/v1/payouts', query: { account_number: '2323230000000000', reference_id: 'payout-1' } },
  ])
  expect(await found({ ...payout, reference_id: 'payout-2' })).toBeUndefined()
  expect(await found()).toBeUndefined()
  await expect(found({ id: 'strange' })).rejects.toMatchObject({ outcome: 'invalid-response' })
})

test('without an account hosts are paid by hand; payouts of an earlier account are still followed', () => {
  const without = clientWith({ payoutAccount: undefined })
  expect([without.payouts, without.sentPayouts]).toEqual([undefined, undefined])
  const off = clientWith({ paysHosts: false })
  expect([off.payouts, off.sentPayouts]).toEqual([undefined, expect.any(Object)])
})
