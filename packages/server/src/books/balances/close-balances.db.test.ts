// The sums of the ledger stay the same when entries are closed, and the self-check recounts what was closed.
import { type Kysely, sql } from 'kysely'
import { expect, test } from 'vitest'
import { findInconsistencies } from '../../db/self-check/self-check.ts'
import type { Database } from '../../db/tables.ts'
import { inSnapshot } from '../../db/transaction.ts'
import {
  insertContribution,
  insertEntry,
  insertEventBox,
  insertPayment,
  insertRefundOf,
} from '../../test/rows.ts'
import { testDatabase } from '../../test/test-database.ts'
import { readTotals } from '../read-totals.ts'
import { closeBalances } from './close-balances.ts'

const database = testDatabase()

const totals = () => inSnapshot(database.db, (trx) => readTotals(trx, 'test'))
/**
 * One round takes its mark. A later one closes the earlier entries once all older transactions have ended, also
 * those of other databases: ids are the server's.
 */
async function close(): Promise<void> {
  const round = closeBalances(database.db, 0)
  const entries = async () => {
    await round()
    return closedEntries()
  }
  const { rows } = await sql<{ all: number }>`select count(*) as all from ledger`.execute(database.db)
  await expect.poll(entries).toBe(rows[0]?.all)
}
const closedEntries = async () => {
  const { rows } = await sql<{ entries: number }>`
    select coalesce(sum(entries), 0)::bigint as entries from ledger_balances`.execute(database.db)
  return rows[0]?.entries
}

const wrongBalances = async (db: Kysely<Database>) =>
  (await findInconsistencies(db)).map(({ check }) => check).filter((check) => check.includes('balances'))

async function giveAndTakeBack(): Promise<void> {
  const { db } = database
  const contribution = await insertContribution(db)
  await insertRefundOf(db, contribution, 10_000)
  await insertPayment(db)
  const { payment_id } = contribution
  const fee = { gateway_receivable: -1_230, gateway_charges: 1_042, input_gst: 188 }
  await insertEntry(db, { kind: 'gateway-fee', payment_id, ...fee })
}

test('no total changes when entries are closed, nor when closed and new ones are added up', async () => {
  await giveAndTakeBack()
  const before = await totals()
  await close()
  expect([await closedEntries(), await totals()]).toEqual([4, before])
  await giveAndTakeBack()
  const more = await totals()
  expect(more.contributions).toEqual({ count: 2, paise: 2 * 50_100 })
  expect(more.fees).toEqual({ count: 2, paise: 2 * 2_004 })
  expect(more.gatewayCharges).toEqual({ count: 2, paise: 2 * 1_230 })
  expect(more.atGateway.paise).toBe(2 * before.atGateway.paise)
  expect(more.owed).toEqual({ count: 2, paise: 2 * 40_100 })
  await close()
  expect([await closedEntries(), await totals()]).toEqual([8, more])
  expect(await wrongBalances(database.db)).toEqual([])
})

test('a box is owed as long as its closed and its new entries do not sum to zero', async () => {
  const { db } = database
  const box = await insertEventBox(db)
  const { count } = (await totals()).owed
  const enter = (owed_to_hosts: number) =>
    insertEntry(db, { event_box_id: box.id, owed_to_hosts, gateway_receivable: -owed_to_hosts })
  await enter(-100)
  await close()
  expect((await totals()).owed.count).toBe(count + 1)
  await enter(40)
  expect((await totals()).owed.count).toBe(count + 1)
  await enter(60)
  expect((await totals()).owed.count).toBe(count)
  await close()
  expect((await totals()).owed.count).toBe(count)
  await enter(7)
  expect((await totals()).owed.count).toBe(count + 1)
})

test('an entry within the longest statement’s time is not closed yet', async () => {
  await close()
  const before = await closedEntries()
  await giveAndTakeBack()
  const round = closeBalances(database.db, 60_000)
  for (let rounds = 0; rounds < 3; rounds++) await round()
  expect(await closedEntries()).toBe(before)
  await close()
  expect(await closedEntries()).toBe((before ?? 0) + 4)
})

test('a writer’s clock has no say: an entry of any day is recorded when it is inserted', async () => {
  await close()
  const before = await totals()
  await insertEntry(database.db, {
    ...{ kind: 'correction', gateway_receivable: 5, suspense: -5 },
    ...{ occurred_at: new Date('2020-01-01'), created_at: new Date('2020-01-01') },
  })
  expect((await totals()).atGateway.paise).toBe(before.atGateway.paise + 5)
})

test.each([
  [
    'the ledger are not the sums of its entries',
    sql`update ledger_balances set entries = entries + 1 where kind = 'contribution'`,
  ],
  ['the ledger are not the sums of its entries', sql`delete from ledger_balances where kind = 'refund'`],
  ['boxes are not the sums of their entries', sql`update box_balances set owed_to_hosts = owed_to_hosts - 1`],
])('found: the balances of %s', async (which, change) => {
  await close()
  await database.db
    .transaction()
    .execute(async (trx) => {
      await change.execute(trx)
      expect(await wrongBalances(trx)).toEqual([`the balances of ${which}`])
      throw new Error('taken back')
    })
    .catch((error) => expect(error).toMatchObject({ message: 'taken back' }))
})
