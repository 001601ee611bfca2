// Migration 0045 gives each row its box, and changes no sum.

import { NO_BOX } from '@lifafa/contract/fields/box-id'
import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertEarlierRows, returnToBefore } from '../../test/database/earlier-rows.ts'
import { openTestDatabase, type TestDatabase } from '../../test/database.ts'
import { insertContribution } from '../../test/rows.ts'
import { migrate } from '../migrate.ts'
import { findInconsistencies } from '../self-check/self-check.ts'
import { LEDGER_ACCOUNTS } from '../tables/ledger-table.ts'

let database: TestDatabase
let boxes: [string, string]
let before: unknown
beforeAll(async () => {
  database = await openTestDatabase()
  await returnToBefore(database.db, '0045')
  boxes = await insertEarlierRows(database.db)
  before = await sums()
  await migrate(database.db.withoutPlugins())
})
afterAll(() => database.close())

const rows = async (query: RawBuilder<unknown>) => (await query.execute(database.db)).rows

const sums = () =>
  rows(sql`
    select kind, count(*)::int, ${sql.join(LEDGER_ACCOUNTS.map((account) => sql`sum(${sql.ref(account)})::int`))}
    from ledger group by kind order by kind`)

test('the sums of the ledger are what they were, and the books are consistent', async () => {
  expect(await sums()).toEqual(before)
  const found = (await findInconsistencies(database.db)).map(({ check }) => check)
  expect(found).toEqual([])
})

test('payments, refunds, disputes and entries have the box of their order', async () => {
  const [first, second] = boxes
  const boxOf = (table: string, column = 'payment_id') =>
    rows(sql`
      select ${sql.ref(column)} as payment, event_box_id as box from ${sql.table(table)}
      where ${sql.ref(column)} in ('pay_a', 'pay_b', 'pay_twice', 'pay_nowhere')
      order by 1, 2`)
  expect(await boxOf('payments', 'id')).toEqual([
    { payment: 'pay_a', box: first },
    { payment: 'pay_b', box: second },
    { payment: 'pay_nowhere', box: NO_BOX },
    { payment: 'pay_twice', box: second },
  ])
  expect(await boxOf('refunds')).toEqual([
    { payment: 'pay_a', box: first },
    { payment: 'pay_twice', box: second },
  ])
  expect(await boxOf('disputes')).toEqual([{ payment: 'pay_b', box: second }])
  expect(await boxOf('ledger')).toEqual([
    { payment: 'pay_a', box: first },
    { payment: 'pay_a', box: first },
    { payment: 'pay_b', box: second },
    { payment: 'pay_nowhere', box: NO_BOX },
    { payment: 'pay_nowhere', box: NO_BOX },
    { payment: 'pay_twice', box: second },
  ])
})

test('orders are found by the provider’s id and by the browser’s key', async () => {
  const [first] = boxes
  expect(
    await rows(
      sql`select id, event_box_id as box from order_locations where id like '%_a' or id like '%_nowhere' order by id`,
    ),
  ).toEqual([
    { id: 'key_a', box: first },
    { id: 'key_nowhere', box: NO_BOX },
    { id: 'order_a', box: first },
    { id: 'order_nowhere', box: NO_BOX },
  ])
})

test('afterwards a contribution is recorded', async () => {
  expect(await insertContribution(database.db, { event_box_id: boxes[0] })).toMatchObject({
    event_box_id: boxes[0],
  })
})
