// Constraints and triggers: what the database refuses, independently of the code.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CHECK, FOREIGN_KEY, UNIQUE } from '../test/database/refusal-codes.ts'
import { openTestDatabase, type TestDatabase } from '../test/database.ts'
import { insertEventBox, insertHost, type NewRow, SOME_TIME } from '../test/rows.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test.each([
  ['an email with a capital letter', { email: 'Meera@example.com' }],
  ['a phone number of nine digits', { phone_number: '987654321' }],
  ['a phone number in other digits', { phone_number: '९८७६५४३२१०' }],
  ['an empty first name', { first_name: '' }],
  ['a UPI ID without a provider', { upi_id: 'meera' }],
  ['a UPI ID with a line break', { upi_id: 'meera@bank\n' }],
] satisfies [string, Partial<NewRow<'hosts'>>][])('a host with %s is refused', async (_what, host) => {
  await expect(insertHost(database.db, host)).rejects.toMatchObject(CHECK)
})

test('two hosts with one email are refused', async () => {
  const { email } = await insertHost(database.db)
  await expect(insertHost(database.db, { email })).rejects.toMatchObject(UNIQUE)
})

test('a host with an event box cannot be deleted', async () => {
  const { host_id } = await insertEventBox(database.db)
  await expect(database.db.deleteFrom('hosts').where('id', '=', host_id).execute()).rejects.toMatchObject(
    FOREIGN_KEY,
  )
})

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

const session = (): NewRow<'refresh_tokens'> => ({
  family_id: randomUUID(),
  host_id: null,
  admin_id: null,
  token_hash: randomUUID(),
  created_at: SOME_TIME,
  expires_at: SOME_TIME,
  family_expires_at: SOME_TIME,
  rotated_at: null,
  revoked_at: null,
})

test('a refresh token without a host or administrator is refused', async () => {
  await expect(database.db.insertInto('refresh_tokens').values(session()).execute()).rejects.toMatchObject(
    CHECK,
  )
})

test('a mailed code without an expiry is refused', async () => {
  const code = {
    purpose: 'host-verify' as const,
    email: 'meera@example.com',
    code_hash: 'of no code',
    requested_at: SOME_TIME,
    expires_at: null,
    used_at: null,
  }
  await expect(database.db.insertInto('codes').values(code).execute()).rejects.toMatchObject(CHECK)
})
