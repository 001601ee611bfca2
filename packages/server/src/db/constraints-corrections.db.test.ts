// What the database itself refuses of corrections.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CHECK, FINAL, UNIQUE } from '../test/database/refusal-codes.ts'
import { openTestDatabase, type TestDatabase } from '../test/database.ts'
import { insertEntry, type NewRow, SOME_TIME } from '../test/rows.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

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
] satisfies [string, Partial<NewRow<'corrections'>>][])(
  'a correction that %s is refused',
  async (_what, otherwise) => {
    await expect(insertCorrection(otherwise)).rejects.toMatchObject(CHECK)
  },
)

test('a correction stays what was written, and is in the ledger once', async () => {
  const { db } = database
  const { id } = await insertCorrection()
  const change = db.updateTable('corrections').set({ reason: 'another' }).where('id', '=', id).execute()
  await expect(change).rejects.toMatchObject(FINAL)
  await expect(db.deleteFrom('corrections').where('id', '=', id).execute()).rejects.toMatchObject(FINAL)
  const entry = { correction_id: id, suspense: 100, platform_fee: -100 }
  await insertEntry(db, entry)
  await expect(insertEntry(db, entry)).rejects.toMatchObject(UNIQUE)
})
