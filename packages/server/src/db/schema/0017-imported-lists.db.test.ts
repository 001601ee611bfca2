// Refusals of the database about imported lists.
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { CHECK } from '../../test/database/refusal-codes.ts'
import { insertEventBox, type NewRow, SOME_TIME } from '../../test/rows.ts'
import { testDatabase } from '../../test/test-database.ts'

const database = testDatabase()

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
  await expect(changed.execute()).rejects.toMatchObject({ code: '23000' })
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
