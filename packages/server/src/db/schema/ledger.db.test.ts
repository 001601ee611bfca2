// Refusals of the database about the ledger and corrections.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { CHECK, FINAL, FOREIGN_KEY, UNIQUE } from '../../test/database/refusal-codes.ts'
import {
  insertContribution,
  insertEntry,
  insertEventBox,
  insertPayment,
  type NewRow,
  SOME_TIME,
} from '../../test/rows.ts'
import { insertSettlement, insertSettlementLine } from '../../test/settlements/rows.ts'
import { testDatabase } from '../../test/test-database.ts'

const database = testDatabase()

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

test('an entry of a debt to a host names a box that exists', async () => {
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

const insertAdmin = async () => {
  const admin = {
    email: `${crypto.randomUUID()}@example.com`,
    name: 'A',
    password_hash: 'x',
    created_at: SOME_TIME,
  }
  const inserted = database.db.insertInto('admins').values(admin).returning('id')
  return (await inserted.executeTakeFirstOrThrow()).id
}

const insertCorrection = async (otherwise: Partial<NewRow<'corrections'>> = {}) => {
  const inserted = database.db
    .insertInto('corrections')
    .values({
      request_key: crypto.randomUUID(),
      amount_paise: 100,
      debit_account: 'suspense',
      credit_account: 'platform_fee',
      reason: 'a test',
      written_by: await insertAdmin(),
      written_at: SOME_TIME,
      ...otherwise,
    })
    .returningAll()
  return inserted.executeTakeFirstOrThrow()
}

test.each([
  ['moves nothing', { credit_account: 'suspense' }],
  ['owes a host of no box', { credit_account: 'owed_to_hosts' }],
  ['is of nothing', { amount_paise: 0 }],
  ['has no reason', { reason: '' }],
  ['nobody wrote, and is between no boxes,', { written_by: null }],
] satisfies [string, Partial<NewRow<'corrections'>>][])(
  'a correction that %s is refused',
  async (_what, otherwise) => {
    await expect(insertCorrection(otherwise)).rejects.toMatchObject(CHECK)
  },
)

test('a correction stays as it was written, and is in the ledger once', async () => {
  const { db } = database
  const { id } = await insertCorrection()
  const change = db.updateTable('corrections').set({ reason: 'another' }).where('id', '=', id).execute()
  await expect(change).rejects.toMatchObject(FINAL)
  await expect(db.deleteFrom('corrections').where('id', '=', id).execute()).rejects.toMatchObject(FINAL)
  const entry = { correction_id: id, suspense: 100, platform_fee: -100 }
  await insertEntry(db, entry)
  await expect(insertEntry(db, entry)).rejects.toMatchObject(UNIQUE)
})
