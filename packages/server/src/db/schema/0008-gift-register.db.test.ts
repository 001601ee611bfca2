// Refusals of the database about the gift register and imported lists.
import { randomUUID } from 'node:crypto'
import { todayInIndia } from '@lifafa/contract/event-timing'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { CHECK } from '../../test/database/refusal-codes.ts'
import { insertEventBox, type NewRow, SOME_TIME } from '../../test/rows.ts'
import { testDatabase } from '../../test/test-database.ts'

const database = testDatabase()
const REFUSED = { code: '23000' }
const UNIQUE = { code: '23505' }

let boxId = ''
beforeEach(async () => {
  boxId = (await insertEventBox(database.db)).id
})

const insertEntry = (entry: Partial<NewRow<'register_entries'>> = {}) =>
  database.db
    .insertInto('register_entries')
    .values({
      ...{ id: randomUUID(), event_box_id: boxId, letter: 'H', running: 1, version: 1, kind: 'cash' },
      ...{ amount_paise: 501_00, given_at: SOME_TIME, received_at: SOME_TIME, updated_at: SOME_TIME },
      ...entry,
    })
    .returningAll()
    .executeTakeFirstOrThrow()

const DEPOSIT = { deposited_on: todayInIndia(SOME_TIME), deposited_paise: 501_00, deposited_by: 'Ramesh' }

const insertCount = (count: Partial<NewRow<'register_counts'>> = {}) =>
  database.db
    .insertInto('register_counts')
    .values({
      ...{ id: randomUUID(), event_box_id: boxId, number: 1, first_counter: 'A', second_counter: 'B' },
      ...{
        notes_500: 1,
        notes_200: 0,
        notes_100: 0,
        notes_50: 0,
        notes_20: 0,
        notes_10: 0,
        coins_paise: 1_00,
      },
      ...{ cheques: 0, cheques_paise: 0, entries: 1, expected_cash_paise: 501_00, expected_cheques_paise: 0 },
      ...{ difference_paise: 0, counted_at: SOME_TIME },
      ...count,
    })
    .execute()

test.each([
  ['an amount of gold', { kind: 'gold' }],
  ['an amount of a blessing', { kind: 'blessing' }],
  ['a weight of cash', { milligrams: 1 }],
  ['a thing without words', { kind: 'thing', amount_paise: null }],
  ['no rupee', { amount_paise: 99 }],
  ['more than a crore', { amount_paise: 1_000_000_001 }],
  ['a letter of a desk, written by the host', { letter: 'A' }],
  ['an unknown kind', { kind: 'shares' as 'cash' }],
  ['a phone of nine digits', { phone: '987654321' }],
] satisfies [string, Partial<NewRow<'register_entries'>>][])('%s is refused', async (_what, entry) => {
  await expect(insertEntry(entry)).rejects.toMatchObject(CHECK)
})

test('a number is given once', async () => {
  await insertEntry()
  await expect(insertEntry()).rejects.toMatchObject(UNIQUE)
})

test.each([
  ['a difference that is not the sums’', { difference_paise: 1 }],
  ['a difference without a reason', { notes_500: 0, difference_paise: -500_00 }],
  ['a reason without a name', { reason: 'Lost' }],
  ['cash for a cheque, without a reason', { expected_cash_paise: 0, expected_cheques_paise: 501_00 }],
  ['one person twice', { second_counter: 'A' }],
  ['no entries', { entries: 0 }],
  ['a deposit without an amount', { ...DEPOSIT, deposited_paise: null }],
  ['a deposit of nobody', { ...DEPOSIT, deposited_by: null }],
  ['a deposit of nothing', { ...DEPOSIT, deposited_paise: 0 }],
  ['a deposit of more than was counted', { ...DEPOSIT, deposited_paise: 501_01 }],
  ['a deposit of the day before', { ...DEPOSIT, deposited_on: '2026-11-20' }],
] satisfies [string, Partial<NewRow<'register_counts'>>][])(
  'a count with %s is refused',
  async (_what, count) => {
    await expect(insertCount(count)).rejects.toMatchObject(CHECK)
  },
)

test('a count is never changed, and its number is given once', async () => {
  await insertCount()
  await expect(
    database.db.updateTable('register_counts').set({ notes_500: 2 }).execute(),
  ).rejects.toMatchObject(REFUSED)
  await expect(insertCount()).rejects.toMatchObject(UNIQUE)
})

test('a deposit is noted on a count, and taken back', async () => {
  await insertCount()
  const nothing = { deposited_on: null, deposited_paise: null, deposited_by: null }
  for (const deposit of [DEPOSIT, { ...DEPOSIT, deposited_paise: 1 }, nothing]) {
    const update = database.db.updateTable('register_counts').set(deposit).where('event_box_id', '=', boxId)
    expect(await update.returningAll().execute()).toMatchObject([deposit])
  }
})

test.each([
  ['amount', { amount_paise: 100_00 }],
  ['kind', { kind: 'cheque' }],
  ['count', { counted_in: null }],
  ['end', { void_reason: 'Gone' }],
] as const)('a counted entry keeps its %s', async (_what, change) => {
  await insertCount()
  const { id } = await insertEntry({ counted_in: 1 })
  const changed = database.db.updateTable('register_entries').set(change).where('id', '=', id)
  await expect(changed.execute()).rejects.toMatchObject({ code: expect.stringMatching(/^23(000|514)$/) })
  await database.db.updateTable('register_entries').set({ giver: 'Ramesh' }).where('id', '=', id).execute()
})

test.each([
  ['what was struck out', { void_reason: null }],
  ['an earlier version', { version: 1 }],
  ['another number', { running: 2 }],
] as const)('an entry does not go back to %s', async (_what, change) => {
  const { id } = await insertEntry({ version: 2, void_reason: 'Twice' })
  const changed = database.db.updateTable('register_entries').set(change).where('id', '=', id)
  await expect(changed.execute()).rejects.toMatchObject(REFUSED)
})

test('a version may lose what is erased, and gain or change nothing', async () => {
  const { id } = await insertEntry()
  const content = JSON.stringify({ kind: 'cash', phone: '9876543210' })
  const of = { event_box_id: boxId, entry_id: id, version: 1, written_by: 'Pappu', written_at: SOME_TIME }
  await database.db
    .insertInto('register_versions')
    .values({ ...of, content })
    .execute()
  const update = (json: string) =>
    sql`update register_versions set content = ${json}::jsonb where entry_id = ${id}`.execute(database.db)
  await expect(update('{"kind":"gold"}')).rejects.toMatchObject(REFUSED)
  await expect(update('{"kind":"cash","phone":"9876543210","note":"x"}')).rejects.toMatchObject(REFUSED)
  await update('{"kind":"cash"}')
})

async function insertImport(more: Partial<NewRow<'register_imports'>> = {}) {
  const { id: event_box_id } = await insertEventBox(database.db)
  const row = { id: randomUUID(), event_box_id, file: 'a.xlsx', imported_at: SOME_TIME, ...more }
  await database.db.insertInto('register_imports').values(row).execute()
  return row
}

async function insertGiver(more: Partial<NewRow<'imported_givers'>> = {}) {
  const { id: import_id, event_box_id } = await insertImport()
  const row = { import_id, event_box_id, row: 1, giver: 'Asha', name_key: 'asha', ...more }
  await database.db.insertInto('imported_givers').values(row).execute()
}

test('a list and its givers are stored, and the list is not changed', async () => {
  await insertGiver({ amount_paise: 501_00, phone: '9876543210' })
  const changed = database.db.updateTable('register_imports').set({ occasion: 'Another' })
  await expect(changed.execute()).rejects.toMatchObject(REFUSED)
})

test.each([
  ['a year of two digits', { year: 19 }],
  ['an empty name of a file', { file: '' }],
] satisfies [string, Partial<NewRow<'register_imports'>>][])('%s is refused', async (_what, row) => {
  await expect(insertImport(row)).rejects.toMatchObject(CHECK)
})

test.each([
  ['an empty name', { giver: '' }],
  ['half a rupee', { amount_paise: 50 }],
  ['a phone of nine digits', { phone: '987654321' }],
  ['a row before the first', { row: 0 }],
] satisfies [string, Partial<NewRow<'imported_givers'>>][])('%s is refused', async (_what, row) => {
  await expect(insertGiver(row)).rejects.toMatchObject(CHECK)
})

test('a giver belongs to a list of the same box', async () => {
  await expect(insertGiver({ import_id: randomUUID() })).rejects.toMatchObject({ code: '23503' })
})
