// Migration 0059 finds the gift of each line of the feed, and marks the guests of deleted hosts.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { returnToBefore } from '../../test/database/earlier-rows.ts'
import { openTestDatabase, type TestDatabase } from '../../test/database.ts'
import { insertContribution, insertRefundOf, SOME_TIME } from '../../test/rows.ts'
import { migrate } from '../migrate.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  await returnToBefore(database.db, '0059')
})
afterAll(() => database.close())

test('lines about a gift and its refund get its order, others none; guests of deleted hosts are erased', async () => {
  const { db } = database
  const gift = await insertContribution(db)
  await insertRefundOf(db, gift, 100_00)
  const { rows } = await sql<{
    host_id: string
  }>`select host_id from event_boxes where id = ${gift.event_box_id}`.execute(db)
  const line = (action: string, description: string) =>
    sql`insert into activities (host_id, event_box_id, action, description, created_at)
      values (${rows[0]?.host_id}, ${gift.event_box_id}, ${action}, ${description}, ${SOME_TIME})`.execute(db)
  await line('contribution-received', 'Joseph Thomas gave ₹501')
  await line('contribution-received', 'Somebody gave ₹501')
  await line('contribution-refunded', '₹100 of Joseph Thomas went back to the guest')
  const ofDeleted = await insertContribution(db)
  await sql`update hosts set deactivated_at = ${SOME_TIME}, deleted_at = ${SOME_TIME}
    where id = (select host_id from event_boxes where id = ${ofDeleted.event_box_id})`.execute(db)
  await migrate(db.withoutPlugins())
  for (const table of ['payment_orders', 'contributions', 'payments'] as const)
    expect(
      await db.selectFrom(table).select(['event_box_id', 'erased_at']).orderBy('erased_at').execute(),
    ).toEqual([
      { event_box_id: ofDeleted.event_box_id, erased_at: SOME_TIME },
      { event_box_id: gift.event_box_id, erased_at: null },
    ])
  const found = await db.selectFrom('activities').select('payment_order_id').orderBy('id').execute()
  expect(found.map(({ payment_order_id }) => payment_order_id)).toEqual([
    gift.payment_order_id,
    null,
    gift.payment_order_id,
  ])
})
