// The self-check finds faults that keys inside a box cannot refuse; and rows of a box cannot be deleted.
import { beforeEach, expect, test } from 'vitest'
import { FINAL } from '../../test/database/refusal-codes.ts'
import {
  emptyHosts,
  insertContribution,
  insertEventBox,
  insertFlag,
  insertPayment,
  insertPaymentOrder,
  SOME_TIME,
} from '../../test/rows.ts'
import { testDatabase } from '../../test/test-database.ts'
import { findInconsistencies } from './self-check.ts'

const database = testDatabase()
beforeEach(() => emptyHosts(database.db))

const found = async (): Promise<string[]> =>
  (await findInconsistencies(database.db)).map(({ check }) => check)

test('found: a payment that is known in two boxes', async () => {
  const { id } = await insertPayment(database.db)
  await insertPayment(database.db, { id })
  expect(await found()).toContain('a payment is known in two boxes')
})

test('found: an order that waited for its box, and is not in the one that was named', async () => {
  const { db } = database
  await insertContribution(db)
  const { id: event_box_id } = await insertEventBox(db)
  const times = { created_at: SOME_TIME, check_at: null }
  const order = {
    ...times,
    amount_paise: 52_104,
    provider_order_id: 'order_that_waits',
    key_mode: 'test',
  } as const
  const { id } = await db.insertInto('waiting_orders').values(order).returning('id').executeTakeFirstOrThrow()
  expect(await found()).toEqual([])
  await db.updateTable('waiting_orders').set({ event_box_id }).execute()
  expect(await found()).toEqual(['an order that waited is not in the box that was named for it'])
  await insertPaymentOrder(db, { id, event_box_id })
  expect(await found()).toEqual([])
})

test('found: a line of the feed about a box that does not exist', async () => {
  const { host_id, created_at } = await insertEventBox(database.db)
  await database.db
    .insertInto('activities')
    .values({ host_id, event_box_id: 'of nobody', action: 'event-box-updated', facts: '{}', created_at })
    .execute()
  expect(await found()).toEqual(['a line of the feed names a box that does not exist'])
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
      ...{ facts: '{}', created_at: box.created_at },
    })
    .execute()
  expect(await found()).toEqual(['a line of the feed is about a box of another host'])
})

test('a payment in a box cannot be deleted', async () => {
  const { id } = await insertPayment(database.db)
  const deletion = database.db.deleteFrom('payments').where('id', '=', id)
  await expect(deletion.execute()).rejects.toMatchObject(FINAL)
})
