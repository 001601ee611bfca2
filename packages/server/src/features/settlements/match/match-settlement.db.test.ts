// Differences between settlements and our books are flagged in the round that reads them, and resolved when they are mended.
import type { FlagKind, LineFault } from '@lifafa/contract/review-flags'
import type { TestApp } from '../../../test/app.ts'
import { wait } from '../../../test/hosts/accounts.ts'
import { insertContribution, insertEntry, insertPayment, insertPaymentOrder } from '../../../test/rows.ts'
import { openSettlementFlags } from '../../../test/settlements/open-flags.ts'
import { paymentLine, refundLine } from '../../../test/settlements/report-lines.ts'
import {
  type ScriptedSettlements,
  scriptSettlements,
} from '../../../test/settlements/scripted-settlements.ts'
import { expect, test } from '../../../test/test.ts'
import { recordDispute } from '../../payments/dispute/record-dispute.ts'
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

const aRefund = async (app: TestApp, id: string, status: 'pending' | 'processed' = 'processed') => {
  const { payment_id } = await aPayment(app)
  await report(app, id, payment_id, status)
  return payment_id
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
  async 'unknown-refund'(app, provider) {
    const { payment_id } = await aPayment(app)
    const { id } = provider.settle([paymentLine(payment_id), refundLine('rfnd_unknown', 10_400)])
    return {
      flag: { settlement_id: id, detail: { entity_id: 'rfnd_unknown', line_paise: 10_400 } },
      mend: () => report(app, 'rfnd_unknown', payment_id, 'processed'),
    }
  },
  async 'unknown-adjustment'(app, provider) {
    const { payment_id } = await aPayment(app)
    const debit = { amount: 52_104, debit: 52_104, dispute_id: 'disp_unknown', description: 'a dispute' }
    const { id } = provider.settle([
      paymentLine((await aPayment(app)).payment_id),
      paymentLine(payment_id),
      { entity_id: 'adj_unknown', type: 'adjustment', ...debit },
    ])
    return {
      flag: {
        settlement_id: id,
        detail: { entity_id: 'adj_unknown', line_paise: -52_104, description: 'a dispute' },
      },
      mend: () =>
        recordDispute(
          { db: app.services.db, now: app.clock.now },
          { id: 'disp_unknown', payment_id, amount: 52_104, status: 'lost' },
        ),
    }
  },
  async 'amount-differs'(app, provider) {
    const { payment_id } = await aPayment(app)
    const settlement = provider.settle([paymentLine(payment_id, { amount: 52_000, credit: 50_770 })], {
      amount: 50_874,
    })
    return {
      flag: {
        settlement_id: settlement.id,
        payment_id,
        detail: expect.objectContaining({ line_paise: 52_000 }),
      },
      mend: () => Object.assign(lineOf(provider, payment_id), { amount: 52_104, credit: 50_874 }),
    }
  },
  async 'fee-differs'(app, provider) {
    const { payment_id, event_box_id } = await aPayment(app)
    const fee = { gateway_receivable: -1_230, gateway_charges: 1_042, input_gst: 188 }
    await insertEntry(app.services.db, { kind: 'gateway-fee', payment_id, event_box_id, ...fee })
    const settlement = provider.settle([paymentLine(payment_id, { fee: 1_330, tax: 203, credit: 50_774 })], {
      amount: 50_874,
    })
    return {
      flag: {
        ...{ settlement_id: settlement.id, payment_id },
        detail: expect.objectContaining({ line_paise: 1_330, entered_paise: 1_230 }),
      },
      mend: () => Object.assign(lineOf(provider, payment_id), paymentLine(payment_id)),
    }
  },
  async twice(app, provider) {
    const { payment_id } = await aPayment(app)
    provider.settle([paymentLine(payment_id)])
    const other = paymentLine((await aPayment(app)).payment_id)
    const { id } = provider.settle([paymentLine(payment_id), other], { amount: 50_874 })
    return {
      flag: { settlement_id: id, payment_id, detail: { entity_id: payment_id, line_paise: 50_874 } },
      mend() {
        const second = provider.lines.findIndex((line) => line.settlement_id === id)
        provider.lines.splice(second, 1)
      },
    }
  },
  async 'settlement-sum-differs'(app, provider) {
    const settlement = provider.settle([paymentLine((await aPayment(app)).payment_id)], { amount: 50_000 })
    return {
      flag: { settlement_id: settlement.id, detail: { amount_paise: 50_000, entered_paise: 50_874 } },
      mend: () => fix(settlement, 50_874),
    }
  },
  async 'settlement-without-utr'(app, provider) {
    const settlement = provider.settle([paymentLine((await aPayment(app)).payment_id)], { utr: null })
    return {
      flag: { settlement_id: settlement.id, detail: { amount_paise: 50_874 } },
      mend: () => Object.assign(settlement, { utr: 'UTR of later' }),
    }
  },
  async 'settlement-failed'(app, provider) {
    const line = paymentLine((await aPayment(app)).payment_id)
    const settlement = provider.settle([line], { status: 'failed', utr: null })
    return {
      flag: { settlement_id: settlement.id, detail: { amount_paise: 50_874 } },
      mend: () => Object.assign(settlement, { status: 'processed', utr: 'UTR of later' }),
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
const fix = (settlement: object, amount: number) => void Object.assign(settlement, { amount })

test.for(Object.keys(planted))('%s', async (kind, { app }) => {
  const provider = scriptSettlements(app)
  const { flag, mend } = (await planted[kind]?.(app, provider)) ?? { flag: {}, mend: () => undefined }
  app.logged.length = 0
  await provider.round()
  expect(await openSettlementFlags(app)).toEqual([
    expect.objectContaining({ kind: kind as FlagKind | LineFault, ...flag }),
  ])
  const alarm = ['settlement-late', 'settlement-failed'].includes(kind) ? kind : 'settlement-differs'
  const { settlement_id: settlement } = flag
  expect(app.logged).toMatchObject([{ alarm, ...(settlement && { settlement }) }])
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
  const payment_id = await aRefund(app, 'rfnd_pending', 'pending')
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
