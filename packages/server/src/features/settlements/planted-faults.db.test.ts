// Fifty faults of ten kinds in the stand-in's settlements: each is a flag of its kind, within one round.
import type { FlagKind, LineFault } from '@lifafa/contract/review-flags'
import type { TestApp } from '../../test/app.ts'
import { wait } from '../../test/hosts/accounts.ts'
import { control } from '../../test/paying.ts'
import { aContribution, NEXT_YEAR } from '../../test/payments/orders.ts'
import { openSettlementFlags } from '../../test/settlements/open-flags.ts'
import { expect, realTimeTest as test } from '../../test/test.ts'
import { syncSettlements } from './fetch/sync-settlements.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const OF_EACH = 5

/** The stand-in's name for what each kind of flag reports. */
const FAULTS_OF_LINES: Partial<Record<FlagKind | LineFault, string>> = {
  'unknown-payment': 'unknown payment',
  'unknown-refund': 'unknown refund',
  'unknown-adjustment': 'unexpected adjustment',
  'amount-differs': 'amount wrong',
  'fee-differs': 'fee wrong',
  twice: 'line twice',
  'settlement-late': 'line late',
}
const FAULTS_OF_SETTLEMENTS: Partial<Record<FlagKind, string>> = {
  'settlement-sum-differs': 'amount of settlement wrong',
  'settlement-without-utr': 'reference missing',
  'settlement-failed': 'failed',
}

type Planted = { kind: string; settlement_id: string | null; entity_id: string | null }

const round = ({ services, clock, app }: TestApp) =>
  syncSettlements({ ...services, now: clock.now, log: app.log, signal: new AbortController().signal })

const plant = (app: TestApp, kind: string, times: number) =>
  control<{ waiting: string[]; planted: Planted[] }>(app, 'POST', '/settlement-faults', { kind, times })

const settle = (app: TestApp) => control(app, 'POST', '/settlements', { webhooks: false })

test('fifty faults of ten kinds are all flagged in one round, each as what it is', async ({ app }) => {
  await round(app)
  wait(app, 1000)
  for (let count = 0; count < 5 * OF_EACH; count += 1) await aContribution(app, { box: NEXT_YEAR })
  for (const fault of Object.values(FAULTS_OF_LINES)) await plant(app, fault, OF_EACH)
  await settle(app)
  for (const fault of Object.values(FAULTS_OF_SETTLEMENTS)) {
    for (let count = 0; count < OF_EACH; count += 1) {
      await aContribution(app, { box: NEXT_YEAR })
      await plant(app, fault, 1)
      await settle(app)
    }
  }
  const { waiting, planted } = await control<Awaited<ReturnType<typeof plant>>>(
    app,
    'GET',
    '/settlement-faults',
  )
  expect([waiting, planted.length]).toEqual([[], 50])

  wait(app, 10 * DAY_MS)
  await round(app)
  const faults = Object.entries({ ...FAULTS_OF_LINES, ...FAULTS_OF_SETTLEMENTS })
  const expected = planted.map(({ kind, settlement_id, entity_id }) => ({
    kind: faults.find(([, fault]) => fault === kind)?.[0],
    settlement_id,
    entity_id,
  }))
  const flagged = (await openSettlementFlags(app)).map(({ kind, settlement_id, payment_id, detail }) => ({
    kind,
    settlement_id,
    entity_id: detail.entity_id ?? payment_id,
  }))
  expect(flagged.toSorted(byText)).toEqual(expected.toSorted(byText))
})

const byText = (a: object, b: object): number => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)
