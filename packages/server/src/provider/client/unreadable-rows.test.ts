// The report of rows of the provider's lists that cannot be read.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BETWEEN, clientOf } from '../../test/servers/client-of-scripted-provider.ts'
import { type ScriptedProvider, startScriptedProvider } from '../../test/servers/scripted-provider.ts'
import type { PaymentProvider } from '../provider.ts'

let wire: ScriptedProvider
beforeAll(async () => {
  wire = await startScriptedProvider()
})
afterAll(() => wire.close())

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
  const listening = clientOf(
    wire,
    {},
    (...event) => void (event[0] === 'row-unread' && reported.push(event[1])),
  )
  wire.willAnswer({ body: { items: [{ id: 'strange' }] } })
  await ask(listening)
  expect(reported).toEqual([{ list, id: 'strange', field: expect.any(String) }])
})
