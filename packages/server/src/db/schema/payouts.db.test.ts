// Refusals of the database about payouts.
import { expect, test } from 'vitest'
import { CHECK, UNIQUE } from '../../test/database/refusal-codes.ts'
import { insertEventBox, SOME_TIME } from '../../test/rows.ts'
import { testDatabase } from '../../test/test-database.ts'

const database = testDatabase()

test('a payout is made once, and holds at most one lakh rupees', async () => {
  const box = await insertEventBox(database.db)
  const payout = {
    event_box_id: box.id,
    host_id: box.host_id,
    number: 1,
    amount_paise: 10_000_000,
    upi_id: 'meera@bank',
    state: 'due' as const,
    provider_payout_id: null,
    utr: null,
    reason: null,
    due_on: '2026-11-30',
    created_at: SOME_TIME,
    updated_at: SOME_TIME,
    paid_at: null,
  }
  const insert = (change: object) =>
    database.db
      .insertInto('payouts')
      .values({ ...payout, ...change })
      .execute()
  await insert({})
  await expect(insert({})).rejects.toMatchObject(UNIQUE)
  await expect(insert({ number: 2, amount_paise: 10_000_001 })).rejects.toMatchObject(CHECK)
})
