// Each total of the books counts what its name says, and nothing else.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PayoutState, RefundKind, RefundState } from '../db/tables.ts'
import { inSnapshot } from '../db/transaction.ts'
import { openTestDatabase, type TestDatabase } from '../test/database.ts'
import {
  insertContribution,
  insertEventBox,
  insertFlag,
  insertJournal,
  insertPayment,
  insertPaymentOrder,
  type NewRow,
  SOME_TIME,
} from '../test/rows.ts'
import { readTotals, type Total, type Totals } from './read-totals.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const readAll = () => inSnapshot(database.db, (trx) => readTotals(trx, 'test'))

/** The totals that `happen` changes, each as its count and its paise. */
async function changesBy(happen: () => Promise<unknown>): Promise<Partial<Record<keyof Totals, number[]>>> {
  const before = await readAll()
  await happen()
  const after = await readAll()
  const entries = Object.entries(after) as [keyof Totals, Total][]
  return Object.fromEntries(
    entries
      .map(([name, { count, paise }]) => [name, [count - before[name].count, paise - before[name].paise]])
      .filter(([, change]) => (change as number[]).some((part) => part !== 0)),
  )
}

const refund = (payment_id: string, kind: RefundKind, state: RefundState, dispute_id: string | null = null) =>
  database.db
    .insertInto('refunds')
    .values({
      payment_id,
      amount_paise: 1_040,
      kind,
      state,
      dispute_id,
      provider_refund_id: `rfnd_${crypto.randomUUID()}`,
      check_at: null,
      created_at: SOME_TIME,
      updated_at: SOME_TIME,
    })
    .execute()

async function payout(state: PayoutState) {
  const box = await insertEventBox(database.db)
  const values: NewRow<'payouts'> = {
    event_box_id: box.id,
    host_id: box.host_id,
    number: 1,
    amount_paise: 9_00,
    upi_id: 'meera@okbank',
    state,
    provider_payout_id: null,
    utr: null,
    reason: null,
    due_on: '2026-11-30',
    created_at: SOME_TIME,
    updated_at: SOME_TIME,
    paid_at: SOME_TIME,
    hold: state === 'waiting' ? 'retry' : null,
    payee_name: 'Meera Nair',
    sent_at: SOME_TIME,
    check_at: null,
  }
  await database.db.insertInto('payouts').values(values).execute()
}

const event = (handled_at: Date | null): NewRow<'provider_events'> => ({
  id: crypto.randomUUID(),
  type: 'order.paid',
  body: '{}',
  received_at: SOME_TIME,
  handled_at,
  outcome: handled_at && 'applied',
})

test.each<[string, () => Promise<unknown>, Awaited<ReturnType<typeof changesBy>>]>([
  [
    'a contribution of ₹501: its amount, our fee, and what a host is owed',
    () => insertContribution(database.db),
    { contributions: [1, 50_100], fees: [1, 2_004], owed: [1, 50_100] },
  ],
  [
    'a captured payment that is no contribution yet',
    () => insertPayment(database.db),
    { unplaced: [1, 52_104] },
  ],
  ['an authorized payment is in no total', () => insertPayment(database.db, { status: 'authorized' }), {}],
  [
    'money of the other key mode, separate',
    async () => {
      const order = await insertPaymentOrder(database.db, { key_mode: 'live' })
      await insertPayment(database.db, { payment_order_id: order.id })
    },
    { unplaced: [1, 52_104], ofOtherKeys: [1, 52_104] },
  ],
  [
    'a duplicate payment whose refund was requested',
    async () => refund((await insertPayment(database.db)).id, 'duplicate', 'requested'),
    { secondPayments: [1, 52_104], refundsOpen: [1, 1_040] },
  ],
  [
    'a duplicate payment whose refund is pending',
    async () => refund((await insertPayment(database.db)).id, 'duplicate', 'sent'),
    { secondPayments: [1, 52_104], refundsOpen: [1, 1_040] },
  ],
  [
    'a duplicate payment that was refunded',
    async () =>
      refund((await insertPayment(database.db, { status: 'refunded' })).id, 'duplicate', 'processed'),
    { secondPayments: [1, 52_104], secondPaymentsBack: [1, 1_040] },
  ],
  [
    'a partly refunded contribution',
    async () => refund((await insertContribution(database.db)).payment_id, 'external', 'processed'),
    { contributions: [1, 50_100], fees: [1, 2_004], owed: [1, 50_100], contributionsBack: [1, 1_040] },
  ],
  [
    'a contribution whose refund failed',
    async () => refund((await insertContribution(database.db)).payment_id, 'external', 'failed'),
    { contributions: [1, 50_100], fees: [1, 2_004], owed: [1, 50_100] },
  ],
  [
    'a contribution lost in a dispute is no refund of ours',
    async () => {
      const { payment_id } = await insertContribution(database.db)
      const id = `disp_${payment_id}`
      await database.db
        .insertInto('disputes')
        .values({
          id,
          payment_id,
          amount_paise: 1_040,
          status: 'lost',
          reason_code: null,
          respond_by: null,
          created_at: SOME_TIME,
          updated_at: SOME_TIME,
        })
        .execute()
      await refund(payment_id, 'dispute', 'processed', id)
    },
    { contributions: [1, 50_100], fees: [1, 2_004], owed: [1, 50_100], disputesLost: [1, 1_040] },
  ],
  [
    'a host who owes us is offset against the others',
    async () => {
      const box = await insertEventBox(database.db)
      await insertJournal(database.db, {}, [
        { account: 'host-payable', amount_paise: 100, box },
        { account: 'gateway-receivable', amount_paise: -100 },
      ])
    },
    { owed: [1, -100] },
  ],
  [
    'a host who has had all of it is owed nothing, and not counted',
    async () => {
      const box = await insertEventBox(database.db)
      for (const amount_paise of [-100, 100])
        await insertJournal(database.db, {}, [
          { account: 'host-payable', amount_paise, box },
          { account: 'gateway-receivable', amount_paise: -amount_paise },
        ])
    },
    {},
  ],
  [
    'an order that is still checked',
    () => insertPaymentOrder(database.db, { check_at: SOME_TIME }),
    { ordersOpen: [1, 52_104] },
  ],
  ['an abandoned order is in no total', () => insertPaymentOrder(database.db, { check_at: null }), {}],
  [
    'a paid order that is checked for a duplicate payment is not open',
    () => insertPaymentOrder(database.db, { state: 'paid', paid_at: SOME_TIME, check_at: SOME_TIME }),
    {},
  ],
  ['a payout that waits', () => payout('waiting'), { payoutsUnsent: [1, 9_00] }],
  ['a payout that is due', () => payout('due'), { payoutsUnsent: [1, 9_00] }],
  ['a payout that was sent', () => payout('sent'), { payoutsSent: [1, 9_00] }],
  ['a payout on its way', () => payout('processing'), { payoutsSent: [1, 9_00] }],
  ['a payout that arrived', () => payout('processed'), { paidOut: [1, 9_00] }],
  ['a payout that failed is in no sum', () => payout('failed'), {}],
  ['a payout that came back is in no sum', () => payout('reversed'), {}],
  [
    'an unhandled event',
    () => database.db.insertInto('provider_events').values(event(null)).execute(),
    { eventsOpen: [1, 0] },
  ],
  [
    'a handled event is in no total',
    () => database.db.insertInto('provider_events').values(event(SOME_TIME)).execute(),
    {},
  ],
  [
    'an open flag; a resolved one does not count',
    async () => {
      const { payment_id } = await insertContribution(database.db)
      await insertFlag(database.db, { payment_id })
      await insertFlag(database.db, { payment_id, kind: 'box-deleted', resolved_at: SOME_TIME })
    },
    { contributions: [1, 50_100], fees: [1, 2_004], owed: [1, 50_100], flagged: [1, 0] },
  ],
])('%s', async (_what, happen, changes) => {
  expect(await changesBy(happen)).toEqual(changes)
})
