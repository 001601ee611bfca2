// Differences between settlements and our books are flagged in the round that reads them, and resolved when they are mended. Each kind:
// differences.test.ts, and over the wire sync-settlements.db.test.ts.
import type { TestApp } from '../../../test/app.ts'
import { wait } from '../../../test/hosts/accounts.ts'
import { insertContribution, insertPayment, insertPaymentOrder } from '../../../test/rows.ts'
import { openSettlementFlags } from '../../../test/settlements/open-flags.ts'
import { paymentLine, refundLine } from '../../../test/settlements/report-lines.ts'
import {
  type ScriptedSettlements,
  scriptSettlements,
} from '../../../test/settlements/scripted-settlements.ts'
import { expect, test } from '../../../test/test.ts'
import { recordRefund } from '../../payments/refund/record-refund.ts'
import { unsettledByBox } from '../../payouts/reads/payouts.ts'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS

type Planted = {
  /** The flag's subject and content. */
  flag: { settlement_id?: string | null; [field: string]: unknown }
  mend: () => unknown
}

const aPayment = async ({ services, clock }: TestApp) => {
  const contribution = await insertContribution(services.db)
  await services.db
    .updateTable('payments')
    .set({ first_seen_at: clock.now, updated_at: clock.now })
    .where('id', '=', contribution.payment_id)
    .execute()
  return contribution
}

const report = (
  { services, clock }: TestApp,
  id: string,
  payment_id: string,
  status: 'pending' | 'processed',
) => recordRefund({ db: services.db, now: clock.now }, { id, payment_id, amount: 10_400, status })

const planted: Record<string, (app: TestApp, provider: ScriptedSettlements) => Promise<Planted>> = {
  async 'unknown-payment'({ services }, provider) {
    const { id } = provider.settle([paymentLine('pay_unknown')])
    const order = await insertPaymentOrder(services.db)
    return {
      flag: { settlement_id: id, payment_id: null, detail: { entity_id: 'pay_unknown', line_paise: 50_874 } },
      async mend() {
        await insertPayment(services.db, {
          id: 'pay_unknown',
          payment_order_id: order.id,
          status: 'refunded',
        })
      },
    }
  },
  async 'settlement-sum-differs'(app, provider) {
    const settlement = provider.settle([paymentLine((await aPayment(app)).payment_id)], { amount: 50_000 })
    return {
      flag: { settlement_id: settlement.id, detail: { amount_paise: 50_000, entered_paise: 50_874 } },
      mend: () => void Object.assign(settlement, { amount: 50_874 }),
    }
  },
  async 'settlement-late'(app, provider) {
    await provider.round()
    wait(app, HOUR_MS)
    const { payment_id } = await aPayment(app)
    wait(app, 8 * DAY_MS)
    return {
      flag: { payment_id, settlement_id: null, detail: { amount_paise: 52_104 } },
      mend: () => void provider.settle([paymentLine(payment_id)]),
    }
  },
}

const lineOf = ({ lines }: ScriptedSettlements, id: string) =>
  lines.find(({ entity_id }) => entity_id === id) ?? {}

test.for(Object.keys(planted))('%s', async (kind, { app }) => {
  const provider = scriptSettlements(app)
  const { flag, mend } = (await planted[kind]?.(app, provider)) ?? { flag: {}, mend: () => undefined }
  app.logged.length = 0
  await provider.round()
  expect(await openSettlementFlags(app)).toEqual([expect.objectContaining({ kind, ...flag })])
  const alarm = kind === 'settlement-late' ? kind : 'settlement-differs'
  const { settlement_id: settlement } = flag
  expect(app.logged).toMatchObject([{ alarm, ...(settlement ? { settlement } : { count: 1 }) }])
  wait(app, HOUR_MS)
  await provider.round()
  expect(await openSettlementFlags(app)).toHaveLength(1)
  expect(app.logged).toHaveLength(1)
  await mend()
  wait(app, DAY_MS)
  await provider.round()
  expect(await openSettlementFlags(app)).toEqual([])
})

test('a refund that the bank has not confirmed yet is no difference, and is matched when it is', async ({
  app,
}) => {
  const provider = scriptSettlements(app)
  const { payment_id } = await aPayment(app)
  await report(app, 'rfnd_pending', payment_id, 'pending')
  provider.settle([paymentLine(payment_id), refundLine('rfnd_pending', 10_400)])
  await provider.round()
  expect(await openSettlementFlags(app)).toEqual([])
  const left = async () => {
    const { sum } = await app.services.db
      .selectFrom('ledger')
      .select(({ fn }) => fn.sum<number>('suspense').as('sum'))
      .where('kind', '=', 'settlement-adjustment')
      .where('created_at', '>=', app.clock.now)
      .executeTakeFirstOrThrow()
    return Number(sum)
  }
  expect(await left()).toBe(10_400)
  wait(app, HOUR_MS)
  await report(app, 'rfnd_pending', payment_id, 'processed')
  await provider.round()
  expect(await left()).toBe(-10_400)
})

test('a report that is wrong does not keep a total that is right out of the ledger, mended or not', async ({
  app,
}) => {
  const { db } = app.services
  const [wrong, right] = [await aPayment(app), await aPayment(app)]
  const provider = scriptSettlements(app)
  const lines = [
    paymentLine(wrong.payment_id, { amount: 52_000, credit: 50_770 }),
    paymentLine(right.payment_id),
  ]
  const { id } = provider.settle(lines, { amount: 2 * 50_874 })
  const since = app.clock.now
  const entries = () =>
    db
      .selectFrom('ledger')
      .select(['bank', 'suspense'])
      .where('kind', 'in', ['settlement', 'settlement-adjustment'])
      .where('created_at', '>=', since)
      .execute()
  await provider.round()
  expect(await entries()).toEqual([{ bank: 2 * 50_874, suspense: 0 }])
  expect(await openSettlementFlags(app)).toMatchObject([
    { kind: 'amount-differs', payment_id: wrong.payment_id },
  ])
  const boxes = [wrong.event_box_id, right.event_box_id]
  expect(await unsettledByBox(db, boxes)).toEqual(new Map())
  Object.assign(lineOf(provider, wrong.payment_id), paymentLine(wrong.payment_id), { settlement_id: id })
  wait(app, DAY_MS)
  await provider.round()
  expect(await entries()).toHaveLength(1)
  expect(await openSettlementFlags(app)).toEqual([])
})

test('money that came twice, or less than it should, stands in suspense, and nothing else is unsettled', async ({
  app,
}) => {
  const { payment_id } = await aPayment(app)
  const provider = scriptSettlements(app)
  provider.settle([paymentLine(payment_id, { amount: 52_000, credit: 50_770 })])
  provider.settle([paymentLine(payment_id)])
  await provider.round()
  expect(await openSettlementFlags(app)).toMatchObject([{ kind: 'amount-differs' }, { kind: 'twice' }])
  const sums = await app.services.db
    .selectFrom('ledger')
    .select(({ fn }) => [
      fn.sum<number>('bank').as('bank'),
      fn.sum<number>('gateway_receivable').as('receivable'),
      fn.sum<number>('suspense').as('suspense'),
    ])
    .where('created_at', '=', app.clock.now)
    .executeTakeFirstOrThrow()
  // Nothing is left of the captured amount and its fee.
  expect(Object.values(sums).map(Number)).toEqual([101_644, -52_104, -50_770])
})
