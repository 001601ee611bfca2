// Each entry is summed exactly once at every moment, while others write and balances are closed by two servers.
import { sql, type Transaction } from 'kysely'
import { expect, test } from 'vitest'
import { findInconsistencies } from '../../db/self-check/self-check.ts'
import type { Database } from '../../db/tables.ts'
import { inSnapshot } from '../../db/transaction.ts'
import { insertContribution, insertEntry, insertEventBox } from '../../test/rows.ts'
import { testDatabase } from '../../test/test-database.ts'
import { closeBalances } from './close-balances.ts'
import { countOwedBoxes, readBalances } from './read-balances.ts'

const database = testDatabase()

/** Compares closed balances with counted ones, in one snapshot. */
const compare = () =>
  inSnapshot(database.db, async (trx) => {
    const { entries, owed_to_hosts } = (await readBalances(trx)).all()
    const { rows } = await sql`select count(*) as entries, coalesce(sum(owed_to_hosts), 0)::bigint as owed, (
        select count(*) from (select from ledger group by event_box_id having sum(owed_to_hosts) <> 0) owed) as boxes
      from ledger`.execute(trx)
    return { read: { entries, owed: owed_to_hosts, boxes: await countOwedBoxes(trx) }, counted: rows[0] }
  })
const closedEntries = async () => {
  const { rows } = await sql<{ entries: number }>`
    select coalesce(sum(entries), 0)::bigint as entries from ledger_balances`.execute(database.db)
  return rows[0]?.entries
}

/** Transactions of other databases on the same server hold up the closing, too: ids are the server's. */
const untilClosed = (round: () => Promise<void>, entries: number) =>
  expect
    .poll(async () => {
      await round()
      return closedEntries()
    })
    .toBe(entries)

/** Writes before it enters anything, as payments do: its transaction has an id. */
async function beginAndEnter(trx: Transaction<Database>, boxId: string): Promise<void> {
  await trx.updateTable('event_boxes').set({ message: '' }).where('id', '=', boxId).execute()
  await insertEntry(trx, { event_box_id: boxId, owed_to_hosts: -100, gateway_receivable: 100 })
}

test('a transaction that stays open holds up the closing, and its entries are summed once it commits', async () => {
  const { db } = database
  const box = await insertEventBox(db)
  const round = closeBalances(db, 0)
  const begun = Promise.withResolvers<void>()
  const mayEnd = Promise.withResolvers<void>()
  const long = db.transaction().execute(async (trx) => {
    await beginAndEnter(trx, box.id)
    begun.resolve()
    await mayEnd.promise
  })
  await begun.promise
  for (let rounds = 0; rounds < 3; rounds++) {
    await insertContribution(db)
    await round()
    const { read, counted } = await compare()
    expect(read).toEqual(counted)
  }
  expect(await closedEntries()).toBe(0)
  mayEnd.resolve()
  await long
  await untilClosed(round, 2)
  const { read, counted } = await compare()
  expect(read).toEqual(counted)
  expect(read).toMatchObject({ entries: 4 })
})

test('an open transaction that no other has followed holds up the closing, too', async () => {
  const { db } = database
  const box = await insertEventBox(db)
  await insertContribution(db)
  const round = closeBalances(db, 0)
  await db.transaction().execute(async (trx) => {
    await beginAndEnter(trx, box.id)
    for (let rounds = 0; rounds < 3; rounds++) await round()
  })
  const { read, counted } = await compare()
  expect(read).toEqual(counted)
})

test('eight writers and two closing servers lose no entry and count none twice', async () => {
  const { db } = database
  const boxes = [await insertEventBox(db), await insertEventBox(db), await insertEventBox(db)]
  const before = (await compare()).read.entries
  let isWriting = true
  const write = async (writer: number) => {
    for (let turn = 0; turn < 25; turn++)
      await db.transaction().execute(async (trx) => {
        await beginAndEnter(trx, boxes[(writer + turn) % boxes.length]?.id ?? '')
        await insertEntry(trx, { gateway_receivable: 1, suspense: -1 })
      })
  }
  const watch = async (round: () => Promise<void>) => {
    while (isWriting) {
      await round()
      const { read, counted } = await compare()
      expect(read).toEqual(counted)
    }
  }
  const servers = [watch(closeBalances(db, 0)), watch(closeBalances(db, 0))]
  await Promise.all(Array.from({ length: 8 }, (_, writer) => write(writer))).finally(() => {
    isWriting = false
  })
  await Promise.all(servers)
  await untilClosed(closeBalances(db, 0), before + 400)
  const { read, counted } = await compare()
  expect(read).toEqual(counted)
  expect(read.entries).toBe(before + 400)
  expect(await findInconsistencies(db)).toEqual([])
})
