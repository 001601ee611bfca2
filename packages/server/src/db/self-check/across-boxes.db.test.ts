// The self-check finds what keys inside a box cannot refuse; and what is in a box is not deleted.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { FINAL } from '../../test/database/refusal-codes.ts'
import { openTestDatabase, type TestDatabase } from '../../test/database.ts'
import { emptyHosts, insertContribution, insertEventBox, insertFlag, insertPayment } from '../../test/rows.ts'
import { findInconsistencies } from './self-check.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
beforeEach(() => emptyHosts(database.db))

const found = async (): Promise<string[]> =>
  (await findInconsistencies(database.db)).map(({ check }) => check)

test('found: a payment that is known in two boxes', async () => {
  const { id } = await insertPayment(database.db)
  await insertPayment(database.db, { id })
  expect(await found()).toContain('a payment is known in two boxes')
})

test('found: an order that is not where it is looked for', async () => {
  await insertContribution(database.db)
  expect(await found()).toEqual([])
  await database.db.deleteFrom('order_locations').execute()
  expect(await found()).toEqual(['an order is known twice, or is not where it is looked for'])
})

test('found: a flag on a payment that does not exist', async () => {
  await insertFlag(database.db, { payment_id: 'pay_of_nobody' })
  expect(await found()).toEqual([
    'an entry, a flag, an answer or a line of a settlement names what does not exist',
  ])
})

test('found: a line of the feed about a box of another host', async () => {
  const [box, other] = [await insertEventBox(database.db), await insertEventBox(database.db)]
  await database.db
    .insertInto('activities')
    .values({
      ...{ host_id: other.host_id, event_box_id: box.id, action: 'event-box-updated' },
      ...{ description: 'Updated', created_at: box.created_at },
    })
    .execute()
  expect(await found()).toEqual(['a line of the feed is about a box of another host'])
})

test('a payment in a box cannot be deleted', async () => {
  const { id } = await insertPayment(database.db)
  const deletion = database.db.deleteFrom('payments').where('id', '=', id)
  await expect(deletion.execute()).rejects.toMatchObject(FINAL)
})
