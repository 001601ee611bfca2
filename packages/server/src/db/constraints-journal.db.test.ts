import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../test/database.ts'
import { CHECK, FINAL, FOREIGN_KEY, UNIQUE } from '../test/refusal-codes.ts'
import { insertContribution, insertEventBox, insertHost, insertJournal, SOME_TIME } from '../test/rows.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test('a journal transaction that does not sum to zero is refused at commit', async () => {
  const box = await insertEventBox(database.db)
  const unbalanced = insertJournal(database.db, {}, [
    { account: 'gateway-receivable', amount_paise: 52_104 },
    { account: 'host-payable', amount_paise: -50_100, box },
  ])
  await expect(unbalanced).rejects.toMatchObject({ ...CHECK, constraint: 'journal_must_balance' })
  expect(
    await database.db.selectFrom('journal_lines').where('event_box_id', '=', box.id).selectAll().execute(),
  ).toEqual([])
})

test('a journal transaction without lines is refused', async () => {
  await expect(insertJournal(database.db, {}, [])).rejects.toMatchObject(CHECK)
})

test('a line added to a balanced journal transaction is refused', async () => {
  const transaction_id = await insertJournal(database.db, {}, [
    { account: 'gateway-receivable', amount_paise: 100 },
    { account: 'guest-refunds', amount_paise: -100 },
  ])
  const line = {
    transaction_id,
    line: 3,
    account: 'platform-fee',
    amount_paise: 1,
    host_id: null,
    event_box_id: null,
  } as const
  await expect(database.db.insertInto('journal_lines').values(line).execute()).rejects.toMatchObject(CHECK)
})

test('a contribution is journalled once', async () => {
  const { id } = await insertContribution(database.db)
  const again = insertJournal(database.db, { kind: 'contribution', contribution_id: id }, [])
  await expect(again).rejects.toMatchObject(UNIQUE)
})

test('a journal transaction that does not name its cause is refused', async () => {
  await expect(insertJournal(database.db, { kind: 'payout' }, [])).rejects.toMatchObject(CHECK)
})

test('a journal line for what a host is owed names the host and a box of that host', async () => {
  const box = await insertEventBox(database.db)
  const otherHost = await insertHost(database.db)
  const owed = (line: object) =>
    insertJournal(database.db, {}, [
      { account: 'gateway-receivable', amount_paise: 100 },
      { account: 'host-payable', amount_paise: -100, ...line },
    ])
  await expect(owed({})).rejects.toMatchObject(CHECK)
  await expect(owed({ box: { ...box, host_id: otherHost.id } })).rejects.toMatchObject(FOREIGN_KEY)
})

test('the journal is neither changed nor deleted', async () => {
  await insertContribution(database.db)
  const { db } = database
  await expect(
    db.updateTable('journal_lines').set({ account: 'platform-fee' }).execute(),
  ).rejects.toMatchObject(FINAL)
  await expect(db.deleteFrom('journal_lines').execute()).rejects.toMatchObject(FINAL)
  await expect(
    db.updateTable('journal_transactions').set({ kind: 'correction' }).execute(),
  ).rejects.toMatchObject(FINAL)
  await expect(db.deleteFrom('journal_transactions').execute()).rejects.toMatchObject(FINAL)
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
