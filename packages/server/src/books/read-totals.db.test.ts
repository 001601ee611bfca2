// Each total of contributions, payments and refunds counts what its name says, and nothing else.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RefundState } from '../db/tables.ts'
import { changesBy, type TotalChanges } from '../test/database/changed-totals.ts'
import { openTestDatabase, type TestDatabase } from '../test/database.ts'
import {
  boxOfPayment,
  insertContribution,
  insertEntry,
  insertPayment,
  insertPaymentOrder,
  type NewRow,
  SOME_TIME,
} from '../test/rows.ts'
import { insertSettlement } from '../test/settlements/rows.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

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

test.each<[string, () => Promise<unknown>, TotalChanges]>([
  [
    'a contribution of ₹501: its amount, our fee, and what a host is owed',
    () => insertContribution(database.db),
    {
      ...{ atGateway: [0, 52_104], ours: [0, 2_004] },
      ...{ contributions: [1, 50_100], fees: [1, 2_004], owed: [1, 50_100] },
    },
  ],
  [
    'what the gateway keeps of a payment',
    async () => {
      const { payment_id } = await insertContribution(database.db)
      const fee = { gateway_receivable: -1_230, gateway_charges: 1_042, input_gst: 188 }
      await insertEntry(database.db, { kind: 'gateway-fee', payment_id, ...fee })
    },
    {
      ...{ atGateway: [0, 50_874], gatewayCharges: [1, 1_230], ours: [0, 962] },
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
      atGateway: [0, 52_104],
      ours: [0, 2_004],
      contributions: [1, 50_100],
      fees: [1, 2_004],
      owed: [1, 50_100],
      contributionsBack: [1, 1_040],
    },
  ],
  [
    'a contribution whose refund failed',
    async () => refund((await insertContribution(database.db)).payment_id, 'external', 'failed'),
    {
      ...{ atGateway: [0, 52_104], ours: [0, 2_004] },
      ...{ contributions: [1, 50_100], fees: [1, 2_004], owed: [1, 50_100] },
    },
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
      atGateway: [0, 52_104],
      ours: [0, 2_004],
      contributions: [1, 50_100],
      fees: [1, 2_004],
      owed: [1, 50_100],
      disputesLost: [1, 1_040],
    },
  ],
])('%s', async (_what, happen, changes) => {
  expect(await changesBy(database.db, happen)).toEqual(changes)
})
