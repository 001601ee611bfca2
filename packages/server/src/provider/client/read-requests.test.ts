// The exact requests that read one thing or a page of a list, and how their answers are read.
import { expect, test } from 'vitest'
import {
  BETWEEN,
  line,
  order,
  payment,
  payout,
  refund,
  scriptedClient,
  settlement,
} from '../../test/servers/client-of-scripted-provider.ts'
import type { PaymentProvider } from '../provider.ts'

const PAGE = { from: '1795242600', to: '1795246200', count: '100', skip: '200' }

const { wire, provider, payouts } = scriptedClient()

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
