// The webhook settlement.processed, and the settlements of the stand-in.

import { control } from '../../test/paying.ts'
import { aContribution, NEXT_YEAR } from '../../test/payments/orders.ts'
import { outcomeOfWebhook } from '../../test/payments/webhooks.ts'
import { expect, realTimeTest as test } from '../../test/test.ts'

type Made = { settlements: { id: string; amount: number; utr: string }[] }

const eventOf = (entity: object): string =>
  JSON.stringify({ entity: 'event', event: 'settlement.processed', payload: { settlement: { entity } } })

test('a settlement is in the ledger as soon as its webhook comes, once', async ({ app }) => {
  const { paymentId } = await aContribution(app, { box: NEXT_YEAR })
  const { settlements } = await control<Made>(app, 'POST', '/settlements', { webhooks: false })
  const [made] = settlements
  expect(await outcomeOfWebhook(app, eventOf(made ?? {}))).toBe('settled')
  expect(await outcomeOfWebhook(app, eventOf(made ?? {}))).toBe('settled')
  const { db } = app.services
  const entries = await db.selectFrom('ledger').selectAll().where('kind', '=', 'settlement').execute()
  expect(entries).toMatchObject([{ settlement_id: made?.id, bank: 50_874, gateway_receivable: -50_874 }])
  const lines = await db.selectFrom('settlement_lines').selectAll().execute()
  expect(lines).toMatchObject([{ settlement_id: made?.id, payment_id: paymentId }])
})

test('a settlement that the provider does not know with our key is ignored', async ({ app }) => {
  const entity = { id: 'setl_of_nobody', amount: 100, status: 'processed', created_at: 1_795_000_000 }
  expect(await outcomeOfWebhook(app, eventOf(entity))).toBe('unknown-settlement')
  const { db } = app.services
  expect(await db.selectFrom('settlements').where('id', '=', entity.id).selectAll().execute()).toEqual([])
})
