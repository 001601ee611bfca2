// The totals of what hosts are owed and of payouts count what their names say, and nothing else.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PayoutState } from '../db/tables.ts'
import { changesBy, type TotalChanges } from '../test/database/changed-totals.ts'
import { openTestDatabase, type TestDatabase } from '../test/database.ts'
import { insertEntry, insertEventBox, type NewRow, SOME_TIME } from '../test/rows.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

async function payout(state: PayoutState) {
  const box = await insertEventBox(database.db)
  const values: NewRow<'payouts'> = {
    event_box_id: box.id,
    host_id: box.host_id,
    number: 1,
    amount_paise: 9_00,
    upi_id: 'meera@okbank',
    state,
    provider_payout_id: null,
    utr: null,
    reason: null,
    due_on: '2026-11-30',
    created_at: SOME_TIME,
    updated_at: SOME_TIME,
    paid_at: SOME_TIME,
    hold: state === 'waiting' ? 'retry' : null,
    payee_name: 'Meera Nair',
    sent_at: SOME_TIME,
    check_at: null,
  }
  await database.db.insertInto('payouts').values(values).execute()
}

test.each<[string, () => Promise<unknown>, TotalChanges]>([
  [
    'a host who owes us is offset against the others',
    async () => {
      const box = await insertEventBox(database.db)
      await insertEntry(database.db, { event_box_id: box.id, owed_to_hosts: 100, gateway_receivable: -100 })
    },
    { atGateway: [0, -100], owed: [1, -100] },
  ],
  [
    'a host who has had all of it is owed nothing, and not counted',
    async () => {
      const box = await insertEventBox(database.db)
      for (const owed_to_hosts of [-100, 100])
        await insertEntry(database.db, {
          event_box_id: box.id,
          owed_to_hosts,
          gateway_receivable: -owed_to_hosts,
        })
    },
    {},
  ],
  ['a payout that waits', () => payout('waiting'), { payoutsUnsent: [1, 9_00] }],
  ['a payout that is due', () => payout('due'), { payoutsUnsent: [1, 9_00] }],
  ['a payout that was sent', () => payout('sent'), { payoutsSent: [1, 9_00] }],
  ['a payout on its way', () => payout('processing'), { payoutsSent: [1, 9_00] }],
  ['a payout that arrived', () => payout('processed'), { paidOut: [1, 9_00] }],
  ['a payout that failed is in no sum', () => payout('failed'), {}],
  ['a payout that came back is in no sum', () => payout('reversed'), {}],
])('%s', async (_what, happen, changes) => {
  expect(await changesBy(database.db, happen)).toEqual(changes)
})
