// Migration 0031 moves what was paid out from payouts in transit to our bank, and enters what is on its way.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../test/database.ts'
import { insertEntry, insertEventBox, type NewRow, SOME_TIME } from '../../test/rows.ts'
import type { PayoutState } from '../tables.ts'
import { payoutsInTransit } from './0031-payouts-in-transit.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

async function payout(state: PayoutState, number: number) {
  const { db } = database
  const { id: event_box_id, host_id } = await insertEventBox(db)
  const values: NewRow<'payouts'> = {
    ...{ event_box_id, host_id, number, amount_paise: 50_100, state, due_on: '2026-11-27' },
    ...{ created_at: SOME_TIME, updated_at: SOME_TIME, paid_at: state === 'processing' ? null : SOME_TIME },
  }
  return db.insertInto('payouts').values(values).returning(['id', 'event_box_id']).executeTakeFirstOrThrow()
}

test('what arrived has left our bank, what came back is in it, and what is on its way is in transit', async () => {
  const { db } = database
  const [paid, returned] = [await payout('processed', 1), await payout('reversed', 1)]
  await payout('processing', 1)
  const moved = (of: typeof paid, kind: 'payout' | 'payout-reversal', paise: number) =>
    insertEntry(db, {
      ...{ kind, payout_id: of.id, event_box_id: of.event_box_id },
      ...{ owed_to_hosts: paise, payouts_in_transit: -paise },
    })
  await moved(paid, 'payout', 50_100)
  await moved(returned, 'payout', 50_100)
  await moved(returned, 'payout-reversal', -50_100)
  const sums = async () => {
    const { rows } =
      await sql`select sum(owed_to_hosts)::bigint as owed, sum(payouts_in_transit)::bigint as "inTransit",
      sum(bank)::bigint as bank from ledger`.execute(db)
    return rows[0]
  }
  expect(await sums()).toEqual({ owed: 50_100, inTransit: -50_100, bank: 0 })
  await payoutsInTransit.up(db)
  expect(await sums()).toEqual({ owed: 50_100, inTransit: 50_100, bank: -100_200 })
})
