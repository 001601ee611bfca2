// Each total of the books counts what its name says, and nothing else.
import type { Kysely } from 'kysely'
import { expect, test } from 'vitest'
import type { Database, KeyMode, RefundState, Row } from '../db/tables.ts'
import { inSnapshot } from '../db/transaction.ts'
import {
  boxOfPayment,
  insertContribution,
  insertEntry,
  insertEventBox,
  insertFlag,
  insertPayment,
  insertPaymentOrder,
  insertPayout,
  type NewRow,
  SOME_TIME,
} from '../test/rows.ts'
import { insertSettlement } from '../test/settlements/rows.ts'
import { testDatabase } from '../test/test-database.ts'
import { readTotals, type Total, type Totals } from './read-totals.ts'

/** Totals by name, each as its count and its paise. */
type TotalChanges = Partial<Record<keyof Totals, number[]>>

/** The totals that `happen` changes, and by how much. */
async function changesBy(
  db: Kysely<Database>,
  happen: () => Promise<unknown>,
  keyMode: KeyMode = 'test',
): Promise<TotalChanges> {
  const readAll = () => inSnapshot(db, (trx) => readTotals(trx, keyMode))
  const before = await readAll()
  await happen()
  const after = await readAll()
  const sum = (...names: (keyof Totals)[]) => names.reduce((paise, name) => paise + after[name].paise, 0)
  expect(sum('atGateway', 'disputed', 'atBank', 'atPayoutAccount', 'inTransit')).toBe(
    sum('owed', 'ours', 'gst', 'suspense'),
  )
  const entries = Object.entries(after) as [keyof Totals, Total][]
  return Object.fromEntries(
    entries
      .map(([name, { count, paise }]) => [name, [count - before[name].count, paise - before[name].paise]])
      .filter(([, change]) => (change as number[]).some((part) => part !== 0)),
  )
}

const database = testDatabase()

const refund = async (
  payment_id: string,
  kind: NewRow<'refunds'>['kind'],
  state: RefundState,
  dispute_id: string | null = null,
) =>
  database.db
    .insertInto('refunds')
    .values({
      payment_id,
      event_box_id: await boxOfPayment(database.db, payment_id),
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

async function payout(state: Row<'payouts'>['state'], attempt?: Row<'payout_attempts'>['state']) {
  const box = await insertEventBox(database.db)
  const failure = attempt === 'failed' || attempt === 'returned' ? ('bank' as const) : null
  await insertPayout(database.db, box, {
    payout: { state, amount_paise: 9_00 },
    ...(attempt && { attempt: { state: attempt, paid_at: SOME_TIME, failure } }),
  })
}

const event = (handled_at: Date | null): NewRow<'provider_events'> => ({
  id: crypto.randomUUID(),
  type: 'order.paid',
  body: '{}',
  received_at: SOME_TIME,
  handled_at,
  outcome: handled_at && 'applied',
})

/** The changes of a contribution of ₹501. */
const GIVEN: TotalChanges = {
  atGateway: [0, 52_104],
  ours: [0, 2_004],
  contributions: [1, 50_100],
  fees: [1, 2_004],
  owed: [1, 50_100],
}

test.each<[string, () => Promise<unknown>, TotalChanges]>([
  [
    'a contribution of ₹501: its amount, our fee, and what a host is owed',
    () => insertContribution(database.db),
    GIVEN,
  ],
  [
    'a contribution without a fee is not counted among the fees',
    () => insertContribution(database.db, { fee_paise: 0 }),
    { atGateway: [0, 50_100], contributions: [1, 50_100], owed: [1, 50_100] },
  ],
  [
    'what the gateway keeps of a payment',
    async () => {
      const { payment_id } = await insertContribution(database.db)
      const fee = { gateway_receivable: -1_230, gateway_charges: 1_042, input_gst: 188 }
      await insertEntry(database.db, { kind: 'gateway-fee', payment_id, ...fee })
    },
    {
      ...{ atGateway: [0, 50_874], gatewayCharges: [1, 1_230], ours: [0, 962], gst: [0, -188] },
      ...{ contributions: [1, 50_100], fees: [1, 2_004], owed: [1, 50_100] },
    },
  ],
  [
    'a captured payment that is no contribution yet',
    () => insertPayment(database.db),
    { atGateway: [0, 52_104], suspense: [0, 52_104], unplaced: [1, 52_104] },
  ],
  [
    'a settlement that has reached our bank',
    async () => {
      const { id: settlement_id } = await insertSettlement(database.db, { booked_at: SOME_TIME })
      const amounts = { bank: 50_874, gateway_receivable: -50_874 }
      await insertEntry(database.db, { kind: 'settlement', settlement_id, ...amounts })
    },
    { atGateway: [0, -50_874], atBank: [1, 50_874] },
  ],
  [
    'a settlement that our bank has returned is in no total',
    async () => {
      const { id: settlement_id } = await insertSettlement(database.db, { status: 'failed' })
      for (const [turn, bank] of [
        [1, 50_874],
        [2, -50_874],
      ] as const)
        await insertEntry(database.db, {
          ...{ kind: 'settlement', settlement_id, turn, bank, gateway_receivable: -bank },
        })
    },
    {},
  ],
  [
    'the GST in our fee, once it is invoiced',
    async () => {
      const { id: event_box_id } = await insertEventBox(database.db)
      await insertEntry(database.db, {
        ...{ kind: 'fee-invoice', event_box_id, platform_fee: 306, output_gst: -306 },
      })
    },
    { ours: [0, -306], gst: [0, 306] },
  ],
  [
    'a fee that only a correction enters',
    () => insertEntry(database.db, { gateway_charges: 100, input_gst: 18, bank: -118 }),
    { atBank: [0, -118], gatewayCharges: [0, 118], ours: [0, -100], gst: [0, -18] },
  ],
  ['an authorized payment is in no total', () => insertPayment(database.db, { status: 'authorized' }), {}],
  [
    'money of the other key mode, separate',
    async () => {
      const order = await insertPaymentOrder(database.db, { key_mode: 'live' })
      await insertPayment(database.db, { payment_order_id: order.id })
    },
    { atGateway: [0, 52_104], suspense: [0, 52_104], unplaced: [1, 52_104], ofOtherKeys: [1, 52_104] },
  ],
  [
    'a duplicate payment whose refund was requested',
    async () => refund((await insertPayment(database.db)).id, 'duplicate', 'requested'),
    { atGateway: [0, 52_104], suspense: [0, 52_104], secondPayments: [1, 52_104], refundsOpen: [1, 1_040] },
  ],
  [
    'a duplicate payment whose refund is pending',
    async () => refund((await insertPayment(database.db)).id, 'duplicate', 'sent'),
    { atGateway: [0, 52_104], suspense: [0, 52_104], secondPayments: [1, 52_104], refundsOpen: [1, 1_040] },
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
    {
      ...GIVEN,
      contributionsBack: [1, 1_040],
    },
  ],
  [
    'a contribution whose refund failed',
    async () => refund((await insertContribution(database.db)).payment_id, 'external', 'failed'),
    GIVEN,
  ],
  [
    'a contribution lost in a dispute is no refund of ours',
    async () => {
      const { payment_id, event_box_id } = await insertContribution(database.db)
      const id = `disp_${payment_id}`
      await database.db
        .insertInto('disputes')
        .values({
          id,
          payment_id,
          event_box_id,
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
    {
      ...GIVEN,
      disputesLost: [1, 1_040],
    },
  ],
  [
    'a host who owes us is offset against the others',
    async () => {
      const box = await insertEventBox(database.db)
      await insertEntry(database.db, { event_box_id: box.id, owed_to_hosts: 100, gateway_receivable: -100 })
    },
    { atGateway: [0, -100], owed: [1, -100] },
  ],
  [
    'a host who has had all of it is owed nothing, and not counted',
    async () => {
      const box = await insertEventBox(database.db)
      for (const owed_to_hosts of [-100, 100])
        await insertEntry(database.db, {
          event_box_id: box.id,
          owed_to_hosts,
          gateway_receivable: -owed_to_hosts,
        })
    },
    {},
  ],
  ['a payout that is open', () => payout('open'), { payoutsUnsent: [1, 9_00] }],
  ['a payout that is sent', () => payout('paying', 'submitting'), { payoutsSent: [1, 9_00] }],
  ['a payout on its way', () => payout('paying', 'submitted'), { payoutsSent: [1, 9_00] }],
  ['a payout that arrived', () => payout('paid', 'paid'), { paidOut: [1, 9_00] }],
  ['a payout that was cancelled is in no sum', () => payout('cancelled', 'failed'), {}],
  ['an attempt that came back is in no sum', () => payout('cancelled', 'returned'), {}],
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
      await insertFlag(database.db, { payment_id, kind: 'host-owes', resolved_at: SOME_TIME })
    },
    {
      ...GIVEN,
      flagged: [1, 0],
    },
  ],
])('%s', async (_what, happen, changes) => {
  expect(await changesBy(database.db, happen)).toEqual(changes)
})

test('with a live key, money of test keys is separate, and that of live ones is not', async () => {
  const payWith = (key_mode: KeyMode) => async () => {
    const order = await insertPaymentOrder(database.db, { key_mode })
    await insertPayment(database.db, { payment_order_id: order.id })
  }
  const ofTestKeys = await changesBy(database.db, payWith('test'), 'live')
  expect(ofTestKeys).toMatchObject({ ofOtherKeys: [1, 52_104] })
  expect(await changesBy(database.db, payWith('live'), 'live')).not.toHaveProperty('ofOtherKeys')
})
