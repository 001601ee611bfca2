// Settlements of the provider: recorded once, matched line by line, entered in the ledger when all of them is known.
import type { LedgerAccount } from '@lifafa/contract/fields/ledger-account'
import { LEDGER_ACCOUNTS } from '../../../db/tables.ts'
import type { TestApp } from '../../../test/app.ts'
import { wait } from '../../../test/hosts/accounts.ts'
import { insertContribution, insertFlag, insertPayment } from '../../../test/rows.ts'
import { openSettlementFlags } from '../../../test/settlements/open-flags.ts'
import { paymentLine, refundLine } from '../../../test/settlements/report-lines.ts'
import { insertSettlement } from '../../../test/settlements/rows.ts'
import { scriptSettlements } from '../../../test/settlements/scripted-settlements.ts'
import { expect, test } from '../../../test/test.ts'
import { recordRefund } from '../../payments/refund/record-refund.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const LEASE_MS = 10 * 60 * 1000

/** The entries that name one of these, oldest first: kind, and the accounts that are not zero. */
async function entriesOf({ services }: TestApp, ids: readonly string[]) {
  const entries = await services.db
    .selectFrom('ledger')
    .selectAll()
    .where(({ or, eb }) =>
      or([
        eb('settlement_id', 'in', ids),
        eb('payment_id', 'in', ids),
        eb('settlement_line_id', 'in', ({ selectFrom }) =>
          selectFrom('settlement_lines').select('id').where('settlement_id', 'in', ids),
        ),
      ]),
    )
    .orderBy('created_at')
    .orderBy('kind')
    .execute()
  return entries.map((entry) => ({
    kind: entry.kind,
    ...Object.fromEntries(LEDGER_ACCOUNTS.flatMap((key) => (entry[key] === 0 ? [] : [[key, entry[key]]]))),
  }))
}

const sumOf = (entries: readonly object[], account: LedgerAccount): number =>
  entries.reduce((sum, entry) => sum + Number({ [account]: 0, ...entry }[account]), 0)

const settlementOf = ({ services }: TestApp, id: string) =>
  services.db.selectFrom('settlements').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

test('a settlement reaches our bank once, whatever is read again; its payments’ fees are entered with it', async ({
  app,
}) => {
  const { payment_id } = await insertContribution(app.services.db)
  const provider = scriptSettlements(app)
  const { id } = provider.settle([paymentLine(payment_id)])
  await provider.round()
  wait(app, DAY_MS)
  await provider.round()
  expect(await entriesOf(app, [id, payment_id])).toEqual([
    { kind: 'contribution', gateway_receivable: 52_104, owed_to_hosts: -50_100, platform_fee: -2_004 },
    { kind: 'gateway-fee', gateway_receivable: -1_230, gateway_charges: 1_042, input_gst: 188 },
    { kind: 'settlement', gateway_receivable: -50_874, bank: 50_874 },
  ])
  expect(await settlementOf(app, id)).toMatchObject({ status: 'processed', utr: expect.any(String) })
  expect(await openSettlementFlags(app)).toEqual([])
})

test('a settlement whose report another server is reading is not judged before that', async ({ app }) => {
  const { db } = app.services
  const { payment_id } = await insertContribution(db)
  const provider = scriptSettlements(app)
  const { id, amount, utr } = provider.settle([paymentLine(payment_id)])
  const leasedUntil = new Date(app.clock.now.getTime() + LEASE_MS)
  const times = { provider_created_at: app.clock.now, check_at: leasedUntil }
  await insertSettlement(db, { id, amount_paise: amount, utr: utr ?? null, ...times })
  await provider.round()
  expect(await openSettlementFlags(app)).toEqual([])
  expect(await settlementOf(app, id)).toMatchObject({ booked_at: null })
  wait(app, LEASE_MS)
  await provider.round()
  expect(await settlementOf(app, id)).toMatchObject({ booked_at: app.clock.now })
})

test('a refund is deducted from the settlement in which the provider has it', async ({ app }) => {
  const { db } = app.services
  const refunded = await insertContribution(db)
  await recordRefund(
    { db, now: app.clock.now },
    { id: 'rfnd_a', payment_id: refunded.payment_id, amount: 10_400, status: 'processed' },
  )
  const provider = scriptSettlements(app)
  const { id } = provider.settle([paymentLine(refunded.payment_id), refundLine('rfnd_a', 10_400)])
  await provider.round()
  const entries = await entriesOf(app, [id, refunded.payment_id])
  expect(entries).toContainEqual({ kind: 'settlement', bank: 40_474, gateway_receivable: -40_474 })
  expect(sumOf(entries, 'gateway_receivable')).toBe(0)
  expect(await openSettlementFlags(app)).toEqual([])
})

test('a payment in another currency is entered with the rupees that its line has', async ({ app }) => {
  const { db } = app.services
  const { id: paymentId } = await insertPayment(db, { currency: 'USD', amount_paise: 1_000 })
  await db
    .insertInto('review_flags')
    .values({ payment_id: paymentId, kind: 'other-currency', detail: '{}', raised_at: app.clock.now })
    .execute()
  const provider = scriptSettlements(app)
  const { id } = provider.settle([
    paymentLine(paymentId, { amount: 83_000, fee: 3_000, tax: 458, credit: 80_000 }),
  ])
  await provider.round()
  expect(await entriesOf(app, [id, paymentId])).toEqual([
    { kind: 'gateway-fee', gateway_receivable: -3_000, gateway_charges: 2_542, input_gst: 458 },
    { kind: 'settlement', gateway_receivable: -80_000, bank: 80_000 },
    { kind: 'unallocated-payment', gateway_receivable: 83_000, suspense: -83_000 },
  ])
  expect(await openSettlementFlags(app)).toEqual([])
})

test('a refund of a payment in another currency is entered with the rupees that its line has', async ({
  app,
}) => {
  const { db } = app.services
  const { id: paymentId } = await insertPayment(db, { currency: 'USD', amount_paise: 1_000 })
  await insertFlag(db, { payment_id: paymentId, kind: 'other-currency' })
  const provider = scriptSettlements(app)
  provider.settle([paymentLine(paymentId, { amount: 83_000, fee: 3_000, tax: 458, credit: 80_000 })])
  await provider.round()
  await recordRefund(
    { db, now: app.clock.now },
    { id: 'rfnd_usd', payment_id: paymentId, amount: 1_000, status: 'processed' },
  )
  const { payment_id } = await insertContribution(db, { amount_paise: 100_000 })
  const others = paymentLine(payment_id, { amount: 104_000, fee: 2_454, tax: 374, credit: 101_546 })
  const { id } = provider.settle([others, refundLine('rfnd_usd', 82_000)])
  wait(app, DAY_MS)
  await provider.round()
  const refunds = (await entriesOf(app, [paymentId])).filter(({ kind }) => kind === 'unallocated-refund')
  expect(refunds).toEqual([{ kind: 'unallocated-refund', gateway_receivable: -82_000, suspense: 82_000 }])
  expect(await entriesOf(app, [id])).toEqual([
    { kind: 'settlement', gateway_receivable: -19_546, bank: 19_546 },
  ])
  expect(await openSettlementFlags(app)).toEqual([])
})

test('money that was refunded before we learnt that it was captured is entered when it is settled', async ({
  app,
}) => {
  const { db } = app.services
  const { id: paymentId } = await insertPayment(db, { status: 'refunded' })
  await recordRefund(
    { db, now: app.clock.now },
    { id: 'rfnd_c', payment_id: paymentId, amount: 52_104, status: 'processed' },
  )
  const provider = scriptSettlements(app)
  provider.settle([paymentLine('pay_of_nobody'), refundLine('rfnd_c', 52_104)], { amount: 0 })
  await provider.round()
  expect(await entriesOf(app, [paymentId])).toEqual([])
  const { id } = provider.settle([paymentLine(paymentId)])
  wait(app, DAY_MS)
  await provider.round()
  expect(await entriesOf(app, [id, paymentId])).toEqual([
    { kind: 'gateway-fee', gateway_receivable: -1_230, gateway_charges: 1_042, input_gst: 188 },
    { kind: 'settlement', gateway_receivable: -50_874, bank: 50_874 },
    { kind: 'unallocated-payment', gateway_receivable: 52_104, suspense: -52_104 },
    { kind: 'unallocated-refund', gateway_receivable: -52_104, suspense: 52_104 },
  ])
})
