// Settlements of the stand-in: one that a webhook names is entered at once, and each fault of the provider leads to its flag.
import type { FlagKind, LineFault } from '@lifafa/contract/review-flags'
import type { TestApp } from '../../../test/app.ts'
import { wait } from '../../../test/hosts/accounts.ts'
import { control } from '../../../test/paying.ts'
import { aContribution, NEXT_YEAR } from '../../../test/payments/orders.ts'
import { outcomeOfWebhook } from '../../../test/payments/webhooks.ts'
import { openSettlementFlags } from '../../../test/settlements/open-flags.ts'
import { expect, realTimeTest as test } from '../../../test/test.ts'
import { syncSettlements } from './sync-settlements.ts'

const HOUR_MS = 60 * 60 * 1000

/** A round of the scheduled task, a little more than an hour later, as if a day had passed since the list was read. */
async function round(app: TestApp): Promise<void> {
  wait(app, HOUR_MS + 60_000)
  const { services, clock } = app
  await services.db.updateTable('provider_listings').set({ settlements_listed_until: null }).execute()
  const { log } = app.app
  await syncSettlements({ ...services, now: clock.now, log, signal: new AbortController().signal })
}

type Settled = { id: string; amount: number; utr: string }

async function settle(app: TestApp): Promise<Settled> {
  const { settlements } = await control<{ settlements: Settled[] }>(app, 'POST', '/settlements', {
    webhooks: false,
  })
  if (!settlements[0]) throw new Error('The stand-in had nothing to settle.')
  return settlements[0]
}

const eventOf = (entity: object): string =>
  JSON.stringify({ entity: 'event', event: 'settlement.processed', payload: { settlement: { entity } } })

test('a settlement is in the ledger as soon as its webhook comes, once', async ({ app }) => {
  const { paymentId } = await aContribution(app, { box: NEXT_YEAR })
  const made = await settle(app)
  expect(await outcomeOfWebhook(app, eventOf(made))).toBe('settled')
  expect(await outcomeOfWebhook(app, eventOf(made))).toBe('settled')
  const { db } = app.services
  const entries = await db.selectFrom('ledger').selectAll().where('kind', '=', 'settlement').execute()
  expect(entries).toMatchObject([{ settlement_id: made.id, bank: 50_874, gateway_receivable: -50_874 }])
  const lines = await db.selectFrom('settlement_lines').selectAll().execute()
  expect(lines).toMatchObject([{ settlement_id: made.id, payment_id: paymentId }])
})

test('a settlement that the provider does not know with our key is ignored', async ({ app }) => {
  const entity = { id: 'setl_of_nobody', amount: 100, status: 'processed', created_at: 1_795_000_000 }
  expect(await outcomeOfWebhook(app, eventOf(entity))).toBe('unknown-settlement')
  const { db } = app.services
  expect(await db.selectFrom('settlements').where('id', '=', entity.id).selectAll().execute()).toEqual([])
})

/** Kinds of open flags that were raised since then: those of earlier cases stay. */
const kindsSince = async (app: TestApp, since: Date): Promise<(FlagKind | LineFault)[]> =>
  (await openSettlementFlags(app)).filter(({ raised_at }) => raised_at > since).map(({ kind }) => kind)

/** Settlements of the ledger at our bank, by the ledger and by the stand-in. */
async function atBank(app: TestApp) {
  const { entries } = await control<{ entries: { of: string; credit: number }[] }>(
    app,
    'GET',
    '/bank-statement',
  )
  const ours = await app.services.db
    .selectFrom('ledger')
    .select(['settlement_id', 'bank'])
    .where('kind', '=', 'settlement')
    .execute()
  const theirs = new Map(entries.map(({ of, credit }) => [of, credit]))
  return ours.map(({ settlement_id, bank }) => [bank, theirs.get(settlement_id ?? '')])
}

test.for<[fault: string, kinds: (FlagKind | LineFault)[], mend: 'complete' | 'processed' | 'never']>([
  ['amount wrong', ['amount-differs'], 'never'],
  ['fee wrong', ['fee-differs'], 'never'],
  ['foreign currency', ['amount-differs'], 'never'],
  ['type wrong', ['unknown-adjustment'], 'never'],
  ['unknown payment', ['unknown-payment'], 'never'],
  ['unknown refund', ['unknown-refund'], 'never'],
  ['unexpected adjustment', ['unknown-adjustment'], 'never'],
  ['line twice', ['twice'], 'never'],
  ['line missing', ['settlement-sum-differs'], 'complete'],
  ['amount of settlement wrong', ['settlement-sum-differs'], 'never'],
  ['reference missing', ['settlement-without-utr'], 'complete'],
  ['failed', ['settlement-failed'], 'processed'],
  ['split', [], 'never'],
])('%s: %j', async ([kind, kinds, mend], { app }) => {
  const since = app.clock.now
  await aContribution(app, { box: NEXT_YEAR })
  await aContribution(app, { box: NEXT_YEAR })
  await control(app, 'POST', '/settlement-faults', { kind })
  const { id } = await settle(app)
  await round(app)
  expect(await kindsSince(app, since)).toEqual(kinds)
  if (mend === 'complete') await control(app, 'POST', `/settlements/${id}/complete`, {})
  if (mend === 'processed')
    await control(app, 'POST', `/settlements/${id}/state`, { status: 'processed', webhooks: false })
  if (mend !== 'never') {
    await round(app)
    expect(await kindsSince(app, since)).toEqual([])
  }
  for (const [ours, theirs] of await atBank(app)) expect(ours).toBe(theirs)
})
