// Refusals of the database about accounts, and the keys that it makes.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { CHECK, FOREIGN_KEY, UNIQUE } from '../../test/database/refusal-codes.ts'
import { insertEventBox, insertHost, insertPaymentOrder, type NewRow, SOME_TIME } from '../../test/rows.ts'
import { testDatabase } from '../../test/test-database.ts'

const database = testDatabase()

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

const insertCheck = async (check: Partial<NewRow<'upi_id_checks'>>) =>
  database.db
    .insertInto('upi_id_checks')
    .values({
      host_id: check.host_id ?? (await insertHost(database.db)).id,
      ...{ upi_id: 'meera@okbank', state: 'asking', check_at: SOME_TIME },
      ...{ created_at: SOME_TIME, updated_at: SOME_TIME },
      ...check,
    })
    .execute()

const ended = { check_at: null } as const
const found = { ...ended, state: 'found', registered_name: 'MEERA NAIR' } as const

test.for<[string, Partial<NewRow<'upi_id_checks'>>]>([
  ['a found one without a name', { ...ended, state: 'found' }],
  ['a name that was not found', { registered_name: 'MEERA NAIR' }],
  ['an empty name', { ...found, registered_name: '' }],
  ['an unanswered one without a reason', { ...ended, state: 'unanswered' }],
  ['a reason of one that was found', { ...found, why: 'no-name' }],
  ['an answer to no name', { ...ended, state: 'not-found', answer: 'yes', answered_at: SOME_TIME }],
  ['an answer without its time', { ...found, answer: 'yes' }],
  ['one that is asked and not seen through', ended],
  ['one that has ended and is due', { ...found, check_at: SOME_TIME }],
  ['a score beyond 100', { ...found, name_match_score: 101 }],
])('a check of a UPI ID, %s, is refused', async ([, check]) => {
  await expect(insertCheck(check)).rejects.toMatchObject(CHECK)
})

test('a second question about one UPI ID of a host is refused', async () => {
  const { id: host_id } = await insertHost(database.db)
  await insertCheck({ host_id })
  await expect(insertCheck({ host_id, ...found })).rejects.toMatchObject(UNIQUE)
  await insertCheck({ host_id, upi_id: 'other@okbank' })
})

const VERSION_7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

test('a key begins with the milliseconds of its time', async () => {
  const { rows } = await sql<{ id: string; before: Date; after: Date }>`
    select before, time_ordered_uuid() as id, clock_timestamp() as after
    from (select clock_timestamp() as before) as clock`.execute(database.db)
  const [made] = rows
  expect(made?.id).toMatch(VERSION_7)
  const at = Number.parseInt(made?.id.replaceAll('-', '').slice(0, 12) ?? '', 16)
  expect(at).toBeGreaterThanOrEqual((made?.before.getTime() ?? 0) - 1)
  expect(at).toBeLessThanOrEqual((made?.after.getTime() ?? 0) + 1)
})

test('orders have such keys', async () => {
  expect((await insertPaymentOrder(database.db)).id).toMatch(VERSION_7)
})
