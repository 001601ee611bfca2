// What the database itself refuses of checks of UPI IDs.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CHECK, UNIQUE } from '../test/database/refusal-codes.ts'
import { openTestDatabase, type TestDatabase } from '../test/database.ts'
import { insertHost, type NewRow, SOME_TIME } from '../test/rows.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

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
])('%s', async ([, check]) => {
  await expect(insertCheck(check)).rejects.toMatchObject(CHECK)
})

test('a second question about one UPI ID of a host', async () => {
  const { id: host_id } = await insertHost(database.db)
  await insertCheck({ host_id })
  await expect(insertCheck({ host_id, ...found })).rejects.toMatchObject(UNIQUE)
  await insertCheck({ host_id, upi_id: 'other@okbank' })
})
