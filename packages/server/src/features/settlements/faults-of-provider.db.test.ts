// What the provider does wrong in its settlements, as the stand-in plays it: each fault leads to its flag.
import type { FlagKind } from '@lifafa/contract/review-flags'
import type { TestApp } from '../../test/app.ts'
import { wait } from '../../test/hosts/accounts.ts'
import { control } from '../../test/paying.ts'
import { aContribution, NEXT_YEAR } from '../../test/payments/orders.ts'
import { openSettlementFlags } from '../../test/settlements/open-flags.ts'
import { expect, realTimeTest as test } from '../../test/test.ts'
import { syncSettlements } from './fetch/sync-settlements.ts'

const HOUR_MS = 60 * 60 * 1000

type Made = { settlements: { id: string }[] }

/** A round of the scheduled task, a little more than an hour later, as if a day had passed since the list was read. */
async function round(app: TestApp): Promise<void> {
  wait(app, HOUR_MS + 60_000)
  const { services, clock } = app
  await services.db.updateTable('provider_listings').set({ settlements_listed_until: null }).execute()
  const { log } = app.app
  await syncSettlements({ ...services, now: clock.now, log, signal: new AbortController().signal })
}

const settle = async (app: TestApp): Promise<string> => {
  const { settlements } = await control<Made>(app, 'POST', '/settlements', { webhooks: false })
  return settlements[0]?.id ?? ''
}

/** Of open flags that were raised since then: those of earlier cases stay. */
const kindsSince = async (app: TestApp, since: Date): Promise<FlagKind[]> =>
  (await openSettlementFlags(app)).filter(({ raised_at }) => raised_at > since).map(({ kind }) => kind)

/** What our bank has by the ledger, and by the stand-in, of settlements that are in the ledger. */
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

test.for<[fault: string, kinds: FlagKind[], mend: 'complete' | 'processed' | 'never']>([
  ['amount wrong', ['line-amount-differs'], 'never'],
  ['fee wrong', ['line-fee-differs'], 'never'],
  ['foreign currency', ['line-amount-differs'], 'never'],
  ['type wrong', ['unknown-adjustment'], 'never'],
  ['unknown payment', ['line-of-unknown-payment'], 'never'],
  ['unknown refund', ['line-of-unknown-refund'], 'never'],
  ['unexpected adjustment', ['unknown-adjustment'], 'never'],
  ['line twice', ['line-twice'], 'never'],
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
  const id = await settle(app)
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
