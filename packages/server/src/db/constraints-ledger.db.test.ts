// What the database refuses in the ledger and in payouts.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CHECK, FINAL, FOREIGN_KEY, UNIQUE } from '../test/database/refusal-codes.ts'
import { openTestDatabase, type TestDatabase } from '../test/database.ts'
import { insertContribution, insertEntry, insertEventBox, insertPayment, SOME_TIME } from '../test/rows.ts'
import { insertSettlement, insertSettlementLine } from '../test/settlements/rows.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test('an entry that does not sum to zero is refused', async () => {
  const box = await insertEventBox(database.db)
  const unbalanced = { event_box_id: box.id, gateway_receivable: 52_104, owed_to_hosts: -50_100 }
  await expect(insertEntry(database.db, unbalanced)).rejects.toMatchObject({
    ...CHECK,
    constraint: 'ledger_balances',
  })
})

test('an entry that moves nothing is refused', async () => {
  await expect(insertEntry(database.db, {})).rejects.toMatchObject({
    ...CHECK,
    constraint: 'ledger_moves_money',
  })
})

test('a contribution is entered once', async () => {
  const { id, event_box_id, payment_id } = await insertContribution(database.db)
  const again = { kind: 'contribution', contribution_id: id, event_box_id, payment_id } as const
  await expect(
    insertEntry(database.db, { ...again, gateway_receivable: 1, platform_fee: -1 }),
  ).rejects.toMatchObject(UNIQUE)
})

test('an entry that does not name its cause is refused', async () => {
  const { id: event_box_id } = await insertEventBox(database.db)
  const entry = { kind: 'payout', event_box_id, owed_to_hosts: 100, payouts_in_transit: -100 } as const
  await expect(insertEntry(database.db, entry)).rejects.toMatchObject({
    ...CHECK,
    constraint: 'ledger_names_its_cause',
  })
})

test('a settlement is entered once, by its name, and belongs to no payment', async () => {
  const { id: settlement_id } = await insertSettlement(database.db)
  const { id: payment_id } = await insertPayment(database.db)
  const entry = { kind: 'settlement', bank: 100, gateway_receivable: -100 } as const
  const NAMES_ITS_CAUSE = { ...CHECK, constraint: 'ledger_names_its_cause' }
  await expect(insertEntry(database.db, entry)).rejects.toMatchObject(NAMES_ITS_CAUSE)
  const ofPayment = insertEntry(database.db, { ...entry, settlement_id, payment_id })
  await expect(ofPayment).rejects.toMatchObject(NAMES_ITS_CAUSE)
  await insertEntry(database.db, { ...entry, settlement_id })
  await expect(insertEntry(database.db, { ...entry, settlement_id })).rejects.toMatchObject(UNIQUE)
})

test('an adjustment names the line of a settlement', async () => {
  const entry = { kind: 'settlement-adjustment', suspense: 100, gateway_receivable: -100 } as const
  await expect(insertEntry(database.db, entry)).rejects.toMatchObject({
    ...CHECK,
    constraint: 'ledger_names_its_cause',
  })
  const { id: settlement_line_id } = await insertSettlementLine(database.db)
  await insertEntry(database.db, { ...entry, settlement_line_id })
})

test('a payment is in one line of all settlements', async () => {
  const { id: payment_id } = await insertPayment(database.db)
  await insertSettlementLine(database.db, { payment_id })
  await expect(insertSettlementLine(database.db, { payment_id })).rejects.toMatchObject(UNIQUE)
})

test('a settlement that is entered keeps its amount and bank reference', async () => {
  const { db } = database
  const { id } = await insertSettlement(db, { booked_at: SOME_TIME })
  const change = (values: object) => db.updateTable('settlements').set(values).where('id', '=', id).execute()
  await expect(change({ amount_paise: 1 })).rejects.toMatchObject(FINAL)
  await expect(change({ utr: 'other' })).rejects.toMatchObject(FINAL)
  await expect(change({ booked_at: null })).rejects.toMatchObject(FINAL)
  await change({ status: 'failed' })
  await expect(insertSettlement(db, { booked_at: SOME_TIME, utr: null })).rejects.toMatchObject(CHECK)
})

test('an entry of what a host is owed names a box that exists', async () => {
  const owed = { gateway_receivable: 100, owed_to_hosts: -100 }
  await expect(insertEntry(database.db, owed)).rejects.toMatchObject({
    ...CHECK,
    constraint: 'ledger_owed_names_box',
  })
  await expect(insertEntry(database.db, { ...owed, event_box_id: 'none' })).rejects.toMatchObject(FOREIGN_KEY)
})

test('the ledger is neither changed nor deleted nor emptied', async () => {
  await insertContribution(database.db)
  const { db } = database
  await expect(db.updateTable('ledger').set({ kind: 'correction' }).execute()).rejects.toMatchObject(FINAL)
  await expect(db.deleteFrom('ledger').execute()).rejects.toMatchObject(FINAL)
  await expect(sql`truncate ledger`.execute(db)).rejects.toMatchObject(FINAL)
})

test('a payout is made once, and holds at most one lakh rupees', async () => {
  const box = await insertEventBox(database.db)
  const payout = {
    event_box_id: box.id,
    host_id: box.host_id,
    number: 1,
    amount_paise: 10_000_000,
    upi_id: 'meera@bank',
    state: 'due' as const,
    provider_payout_id: null,
    utr: null,
    reason: null,
    due_on: '2026-11-30',
    created_at: SOME_TIME,
    updated_at: SOME_TIME,
    paid_at: null,
  }
  const insert = (change: object) =>
    database.db
      .insertInto('payouts')
      .values({ ...payout, ...change })
      .execute()
  await insert({})
  await expect(insert({})).rejects.toMatchObject(UNIQUE)
  await expect(insert({ number: 2, amount_paise: 10_000_001 })).rejects.toMatchObject(CHECK)
})
