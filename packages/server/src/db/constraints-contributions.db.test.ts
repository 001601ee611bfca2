// What the database itself refuses of contributions.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CHECK, FOREIGN_KEY, NOT_NULL, UNIQUE } from '../test/database/refusal-codes.ts'
import { openTestDatabase, type TestDatabase } from '../test/database.ts'
import {
  insertContribution,
  insertEventBox,
  insertPayment,
  insertPaymentOrder,
  type NewRow,
} from '../test/rows.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test('a second contribution for a payment is refused', async () => {
  const { payment_id, event_box_id } = await insertContribution(database.db)
  const { id } = await insertPaymentOrder(database.db, { event_box_id })
  const second = insertContribution(database.db, { event_box_id, payment_order_id: id, payment_id })
  await expect(second).rejects.toMatchObject(UNIQUE)
})

test('a second contribution for an order is refused', async () => {
  const { payment_order_id, event_box_id } = await insertContribution(database.db)
  const payment = await insertPayment(database.db, { payment_order_id })
  await expect(
    insertContribution(database.db, { event_box_id, payment_order_id, payment_id: payment.id }),
  ).rejects.toMatchObject(UNIQUE)
})

test.each(['', 'x'.repeat(201)])('a blessing that is empty or too long is refused', async (blessing) => {
  await expect(insertContribution(database.db, { blessing })).rejects.toMatchObject(CHECK)
})

test('a contribution for a payment of another order is refused', async () => {
  const payment = await insertPayment(database.db)
  await expect(insertContribution(database.db, { payment_id: payment.id })).rejects.toMatchObject(FOREIGN_KEY)
})

test('a contribution in another box than its order is refused', async () => {
  const { id } = await insertContribution(database.db)
  const { id: event_box_id } = await insertEventBox(database.db)
  const move = database.db.updateTable('contributions').set({ event_box_id }).where('id', '=', id)
  await expect(move.execute()).rejects.toMatchObject(FOREIGN_KEY)
})

test('a contribution without a box is refused', async () => {
  const { id } = await insertPayment(database.db)
  const bare = { payment_id: id } as NewRow<'contributions'>
  await expect(database.db.insertInto('contributions').values(bare).execute()).rejects.toMatchObject(NOT_NULL)
})
