// The totals of open orders, of unhandled events and of open flags count what their names say, and nothing else.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changesBy, type TotalChanges } from '../test/database/changed-totals.ts'
import { openTestDatabase, type TestDatabase } from '../test/database.ts'
import { insertContribution, insertFlag, insertPaymentOrder, type NewRow, SOME_TIME } from '../test/rows.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const event = (handled_at: Date | null): NewRow<'provider_events'> => ({
  id: crypto.randomUUID(),
  type: 'order.paid',
  body: '{}',
  received_at: SOME_TIME,
  handled_at,
  outcome: handled_at && 'applied',
})

test.each<[string, () => Promise<unknown>, TotalChanges]>([
  [
    'an order that is still checked',
    () => insertPaymentOrder(database.db, { check_at: SOME_TIME }),
    { ordersOpen: [1, 52_104] },
  ],
  ['an abandoned order is in no total', () => insertPaymentOrder(database.db, { check_at: null }), {}],
  [
    'a paid order that is checked for a duplicate payment is not open',
    () => insertPaymentOrder(database.db, { state: 'paid', paid_at: SOME_TIME, check_at: SOME_TIME }),
    {},
  ],
  [
    'an unhandled event',
    () => database.db.insertInto('provider_events').values(event(null)).execute(),
    { eventsOpen: [1, 0] },
  ],
  [
    'a handled event is in no total',
    () => database.db.insertInto('provider_events').values(event(SOME_TIME)).execute(),
    {},
  ],
  [
    'an open flag; a resolved one does not count',
    async () => {
      const { payment_id } = await insertContribution(database.db)
      await insertFlag(database.db, { payment_id })
      await insertFlag(database.db, { payment_id, kind: 'box-deleted', resolved_at: SOME_TIME })
    },
    {
      atGateway: [0, 52_104],
      ours: [0, 2_004],
      contributions: [1, 50_100],
      fees: [1, 2_004],
      owed: [1, 50_100],
      flagged: [1, 0],
    },
  ],
])('%s', async (_what, happen, changes) => {
  expect(await changesBy(database.db, happen)).toEqual(changes)
})
