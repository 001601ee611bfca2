// Settlements with lines of disputes: deducted at once or once they are lost, and given back when they are won.
import type { LedgerAccount } from '@lifafa/contract/fields/ledger-account'
import type { DisputeStatus } from '../../../db/tables.ts'
import type { ProviderSettlementLine } from '../../../provider/objects/settlements.ts'
import type { TestApp } from '../../../test/app.ts'
import { wait } from '../../../test/hosts/accounts.ts'
import { insertContribution } from '../../../test/rows.ts'
import { openSettlementFlags } from '../../../test/settlements/open-flags.ts'
import { paymentLine } from '../../../test/settlements/report-lines.ts'
import { scriptSettlements } from '../../../test/settlements/scripted-settlements.ts'
import { expect, test } from '../../../test/test.ts'
import { recordDispute } from '../../payments/dispute/record-dispute.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const CHARGE = 52_104

let made = 0

/** A contribution and its dispute, of which nobody has heard, in a settlement with other gifts, so that it may be deducted. */
async function aDisputed(app: TestApp) {
  const { db } = app.services
  const { payment_id } = await insertContribution(db)
  made += 1
  const dispute_id = `disp_of_settlement_${made}`
  const provider = scriptSettlements(app)
  const line = (change: Partial<ProviderSettlementLine>) => {
    made += 1
    return { entity_id: `adj_${made}`, type: 'adjustment', amount: CHARGE, dispute_id, ...change }
  }
  return {
    payment_id,
    debit: (change = {}) => line({ debit: CHARGE, ...change }),
    credit: (change = {}) => line({ credit: CHARGE, ...change }),
    hear: (status: DisputeStatus, change = {}) =>
      recordDispute(
        { db, now: app.clock.now },
        { id: dispute_id, payment_id, amount: CHARGE, status, ...change },
      ),
    /** A settlement of these lines, and of gifts that make up for them. */
    async settle(lines: Partial<ProviderSettlementLine>[]) {
      const { payment_id: other } = await insertContribution(db, { amount_paise: 5_000_000 })
      const others = paymentLine(other, { amount: 5_200_000, fee: 100_000, tax: 15_254, credit: 5_100_000 })
      const { id } = provider.settle([others, ...lines])
      wait(app, DAY_MS)
      await provider.round()
      return id
    },
    /** Sums of the payment, and of lines that name its dispute, which may have been entered before it was known. */
    async sums(...accounts: LedgerAccount[]) {
      const rows = await db
        .selectFrom('ledger')
        .selectAll()
        .where(({ or, eb }) =>
          or([
            eb('payment_id', '=', payment_id),
            eb('settlement_line_id', 'in', ({ selectFrom }) =>
              selectFrom('settlement_lines').select('id').where('named_dispute_id', '=', dispute_id),
            ),
          ]),
        )
        .execute()
      return accounts.map((account) => rows.reduce((sum, row) => sum + row[account], 0))
    },
    async passDays(days: number) {
      wait(app, days * DAY_MS)
      await provider.round()
    },
    flags: async () => (await openSettlementFlags(app)).filter((flag) => flag.payment_id === payment_id),
  }
}

const COURSES: [string, (disputed: Awaited<ReturnType<typeof aDisputed>>) => Promise<void>, number][] = [
  [
    'deducted at once and lost',
    async ({ settle, payment_id, debit, hear }) => {
      await hear('open')
      await settle([paymentLine(payment_id), debit()])
      await hear('lost')
    },
    0,
  ],
  [
    'deducted before anybody told of it, and lost',
    async ({ settle, payment_id, debit, hear }) => {
      await settle([paymentLine(payment_id), debit()])
      await hear('lost')
      await settle([])
    },
    0,
  ],
  [
    'deducted once it was lost',
    async ({ settle, payment_id, debit, hear }) => {
      await hear('open')
      await hear('lost')
      await settle([paymentLine(payment_id), debit()])
    },
    0,
  ],
  [
    'deducted at once and won',
    async ({ settle, payment_id, debit, credit, hear }) => {
      await hear('open')
      await settle([paymentLine(payment_id), debit()])
      await hear('won')
      await settle([credit()])
    },
    CHARGE,
  ],
  [
    'given back before anybody told that it was won',
    async ({ settle, payment_id, debit, credit, hear }) => {
      await hear('open')
      await settle([paymentLine(payment_id), debit(), credit()])
      await hear('won')
    },
    CHARGE,
  ],
  [
    'won, not deducted',
    async ({ settle, payment_id, hear }) => {
      await hear('open')
      await hear('won')
      await settle([paymentLine(payment_id)])
    },
    CHARGE,
  ],
  [
    'won, challenged again and lost, deducted each time at once',
    async ({ settle, payment_id, debit, credit, hear }) => {
      await hear('open')
      await settle([paymentLine(payment_id), debit()])
      await hear('won')
      await settle([credit()])
      await hear('open', { phase: 'pre_arbitration' })
      await settle([debit()])
      await hear('lost', { phase: 'pre_arbitration' })
    },
    0,
  ],
]

test.for(COURSES)(
  'a dispute that is %s leaves nothing in dispute and nobody is asked',
  async ([_what, run, kept], { app }) => {
    const disputed = await aDisputed(app)
    await run(disputed)
    await disputed.passDays(20)
    expect(await disputed.sums('disputed', 'suspense')).toEqual([0, 0])
    expect(await disputed.sums('owed_to_hosts')).toEqual([kept === 0 ? 0 : -50_100])
    expect(await disputed.flags()).toEqual([])
  },
)

test('a deduction for an open dispute is in dispute: neither at the provider nor unexplained', async ({
  app,
}) => {
  const { settle, payment_id, debit, hear, sums, passDays, flags } = await aDisputed(app)
  await hear('open')
  await settle([paymentLine(payment_id), debit()])
  await passDays(20)
  expect(await sums('disputed', 'suspense', 'owed_to_hosts')).toEqual([CHARGE, 0, -50_100])
  expect(await flags()).toEqual([])
})

test('a dispute that has ended, with other money than was deducted, is a task until the books agree', async ({
  app,
}) => {
  const { settle, payment_id, debit, credit, hear, passDays, flags } = await aDisputed(app)
  await hear('open')
  await settle([paymentLine(payment_id), debit()])
  await hear('won')
  expect(await flags()).toEqual([])
  await passDays(20)
  expect(await flags()).toMatchObject([{ kind: 'money-in-dispute', detail: { amount_paise: CHARGE } }])
  await settle([credit()])
  expect(await flags()).toEqual([])
})

test('a lost dispute that nobody deducts is a task', async ({ app }) => {
  const { settle, payment_id, hear, passDays, flags } = await aDisputed(app)
  await hear('lost')
  await settle([paymentLine(payment_id)])
  await passDays(20)
  expect(await flags()).toMatchObject([{ kind: 'money-in-dispute', detail: { amount_paise: -CHARGE } }])
})

test('the provider’s charge on a line of a dispute is a charge', async ({ app }) => {
  const { settle, payment_id, debit, hear, sums, passDays, flags } = await aDisputed(app)
  await hear('lost')
  await settle([paymentLine(payment_id), debit({ debit: CHARGE + 590, fee: 590, tax: 90 })])
  await passDays(20)
  expect(await sums('disputed', 'suspense', 'gateway_charges', 'input_gst')).toEqual([
    0,
    0,
    1_042 + 500,
    188 + 90,
  ])
  expect(await flags()).toEqual([])
})

test('the same adjustment a second time is flagged, and left in suspense', async ({ app }) => {
  const { settle, payment_id, debit, hear } = await aDisputed(app)
  await hear('lost')
  const line = debit()
  await settle([paymentLine(payment_id), line])
  const id = await settle([line])
  const flags = (await openSettlementFlags(app)).filter((flag) => flag.settlement_id === id)
  expect(flags).toMatchObject([{ kind: 'twice', detail: { entity_id: line.entity_id, line_paise: -CHARGE } }])
})
