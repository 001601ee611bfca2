// Refusals of the database about event boxes.
import { expect, test } from 'vitest'
import { CHECK } from '../../test/database/refusal-codes.ts'
import { insertEventBox, type NewRow } from '../../test/rows.ts'
import { testDatabase } from '../../test/test-database.ts'

const database = testDatabase()

test.each([
  ['a marriage without the names of the couple', { groom_name: '', bride_name: '' }],
  ['a marriage with one name', { bride_name: '' }],
  ['a name of 101 characters', { name: 'x'.repeat(101) }],
  ['a message of 501 characters', { message: 'x'.repeat(501) }],
  ['an unknown type', { event_type: 'party' as 'other' }],
  ['an id that could be guessed', { id: '1' }],
  ['an id with a character that is misread', { id: 'O000000000000000000000' }],
] satisfies [string, Partial<NewRow<'event_boxes'>>][])(
  'an event box with %s is refused',
  async (_what, box) => {
    await expect(insertEventBox(database.db, box)).rejects.toMatchObject(CHECK)
  },
)

test('an event box for an event other than a marriage needs no names', async () => {
  const box = await insertEventBox(database.db, { event_type: 'other', groom_name: '', bride_name: '' })
  expect(box.event_date).toBe('2026-11-22')
})
