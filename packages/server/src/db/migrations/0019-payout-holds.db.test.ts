// Migration 0019 turns the reasons of waiting payouts from sentences into kinds.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../test/database.ts'
import { insertEventBox, SOME_TIME } from '../../test/rows.ts'
import type { Row } from '../tables.ts'
import { payoutHolds } from './0019-payout-holds.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  // Migration 0025 renamed it.
  await sql`alter table payouts rename column number to piece`.execute(database.db)
})
afterAll(() => database.close())

let box: Row<'event_boxes'>

async function beforeThisMigration(): Promise<void> {
  const { db } = database
  await sql`delete from payouts`.execute(db)
  await sql`alter table payouts drop column hold, drop column fault`.execute(db)
  await sql`drop table payout_sending`.execute(db)
  box = await insertEventBox(db)
}

const insert = (
  piece: number,
  state: string,
  reason: string | null,
  upiId: string | null,
  checkAt: Date | null,
) =>
  sql`insert into payouts
    (event_box_id, host_id, piece, amount_paise, state, reason, upi_id, check_at, due_on, created_at, updated_at)
    values (${box.id}, ${box.host_id}, ${piece}, 50100, ${state}, ${reason}, ${upiId}, ${checkAt}, '2026-11-30',
      ${SOME_TIME}, ${SOME_TIME})`.execute(database.db)

test.each([
  ['waiting', 'the host is inactive', 'meera@okbank', null, { hold: 'inactive' }],
  ['waiting', 'the host is inactive', null, null, { hold: 'inactive' }],
  ['waiting', 'the host has no UPI id', null, null, { hold: 'no-upi-id' }],
  [
    'waiting',
    'the provider cannot send to a UPI id like this one',
    'meera_nair@okbank',
    null,
    { hold: 'unpayable-upi-id' },
  ],
  ['waiting', 'the last try came to nothing', 'meera@okbank', SOME_TIME, { hold: 'retry' }],
  ['waiting', '3 tries with this UPI id came to nothing', 'meera@okbank', null, { hold: 'after-failures' }],
  ['due', null, null, SOME_TIME, {}],
  ['failed', 'POST /payouts: 400 The name field is invalid.', 'm@okbank', null, { fault: 'payee-name' }],
  [
    'failed',
    'POST /payouts: 400 The VPA provided does not exist or is inactive.',
    'm@okbank',
    null,
    { fault: 'upi-id' },
  ],
  [
    'failed',
    'POST /payouts: 400 Transactions from this IP are not allowed.',
    'm@okbank',
    null,
    { fault: 'ours' },
  ],
  ['failed', 'withdrawn: a gift went back to its guest', null, null, { fault: 'withdrawn' }],
])('migration 0019: a payout that is %s because “%s”', async (state, reason, upiId, checkAt, kinds) => {
  const { db } = database
  await beforeThisMigration()
  await insert(1, state, reason, upiId, checkAt)
  await payoutHolds.up(db)
  expect(await db.selectFrom('payouts').select(['hold', 'fault', 'reason']).execute()).toEqual([
    { hold: null, fault: null, ...kinds, reason: state === 'waiting' ? null : reason },
  ])
})

test('migration 0019 retries once a payout that waited for another UPI id because of its payee name', async () => {
  await beforeThisMigration()
  await insert(1, 'failed', 'POST /payouts: 400 The name field is invalid.', 'meera@okbank', null)
  await insert(2, 'waiting', '3 tries with this UPI id came to nothing', 'meera@okbank', null)
  await payoutHolds.up(database.db)
  const [, waiting] = await database.db.selectFrom('payouts').selectAll().orderBy(sql`piece`).execute()
  expect(waiting).toMatchObject({ hold: 'retry', check_at: SOME_TIME })
})
