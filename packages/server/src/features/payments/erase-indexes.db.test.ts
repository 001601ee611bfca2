// An erasure holds the locks of its event boxes: it finds the provider's events by indexes, however many are stored.
import { sql, type Transaction } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { Database } from '../../db/tables.ts'
import { inTransaction } from '../../db/transaction.ts'
import { insertEventBox, insertPaymentOrder, SOME_TIME } from '../../test/rows.ts'
import { testDatabase } from '../../test/test-database.ts'
import { eraseEventsOfOrders, eraseProviderEvents } from './erase.ts'

const EVENTS = 10_000

type Order = { id: string; event_box_id: string; host_id: string }
type Erase = (trx: Transaction<Database>, order: Order) => Promise<void>

const database = testDatabase()

beforeAll(async () => {
  await sql`insert into provider_events (id, type, body, received_at)
    select i::text, 'payment.captured',
      format('{"payload":{"payment":{"entity":{"id":"pay_%s","order_id":"order_%s","notes":"%s"}}}}', i, i, repeat(md5(i::text), 30)),
      ${SOME_TIME}
    from generate_series(1, ${EVENTS}::int) i`.execute(database.db)
  await sql`analyze`.execute(database.db)
})

/** How often the events were read as a whole, and by an index. */
async function countScans(trx: Transaction<Database>) {
  const { rows } = await sql<{ whole: number; indexed: number }>`
    select seq_scan::int as whole, idx_scan::int as indexed from pg_stat_xact_user_tables
    where relname = 'provider_events'`.execute(trx)
  return rows[0] ?? { whole: 0, indexed: 0 }
}

test.each([
  ['a deleted host', (trx, { host_id }) => eraseProviderEvents(trx, host_id, SOME_TIME)],
  [
    'an erased guest',
    (trx, { event_box_id: boxId, id }) =>
      eraseEventsOfOrders(trx, { boxId, orderIds: [id], extent: 'all', now: SOME_TIME }),
  ],
] satisfies [string, Erase][])('the events of %s are found by indexes', async (_whose, erase) => {
  const { db } = database
  const { host_id, id: event_box_id } = await insertEventBox(db)
  const { id } = await insertPaymentOrder(db, { event_box_id })
  await inTransaction(db, async (trx) => {
    const before = await countScans(trx)
    await erase(trx, { host_id, event_box_id, id })
    const after = await countScans(trx)
    expect(after.whole - before.whole).toBe(0)
    expect(after.indexed).toBeGreaterThan(before.indexed)
  })
})
