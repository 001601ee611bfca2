// The self-check names each inconsistency of payouts, and of what hosts are owed.
import { beforeEach, expect, test } from 'vitest'
import {
  emptyHosts,
  insertContribution,
  insertEntry,
  insertEventBox,
  insertFlag,
  type NewRow,
  SOME_TIME,
} from '../../test/rows.ts'
import { testDatabase } from '../../test/test-database.ts'
import type { Row } from '../tables.ts'
import { findInconsistencies } from './self-check.ts'

const database = testDatabase()
beforeEach(() => emptyHosts(database.db))

const found = async (): Promise<string[]> => {
  const inconsistencies = await findInconsistencies(database.db)
  return inconsistencies.map(({ check }) => check)
}

/** A box without a scheduled check, with a contribution of ₹501. */
async function aSettledBox() {
  const { id: contributionId, event_box_id } = await insertContribution(database.db)
  const box = await database.db
    .updateTable('event_boxes')
    .set({ check_at: null })
    .where('id', '=', event_box_id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return { box, contributionId }
}
const payout = (box: Row<'event_boxes'>, values: Partial<NewRow<'payouts'>>) =>
  database.db
    .insertInto('payouts')
    .values({
      ...{ event_box_id: box.id, host_id: box.host_id, number: 1, amount_paise: 50_100, state: 'due' },
      ...{ due_on: '2026-11-30', created_at: SOME_TIME, updated_at: SOME_TIME },
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
const enter = ({ id, event_box_id, amount_paise }: Row<'payouts'>, kind: 'payout' | 'payout-reversal') => {
  const paise = kind === 'payout' ? amount_paise : -amount_paise
  return insertEntry(database.db, {
    ...{ kind, payout_id: id, event_box_id },
    ...{ owed_to_hosts: paise, bank: -paise },
  })
}
const SENT = { state: 'sent', upi_id: 'meera@okbank', payee_name: 'Meera Nair', sent_at: SOME_TIME } as const
const IN_THE_BOOKS = 'a payout is not in the ledger as it is'
const TOO_MUCH = 'more was paid out than was kept, and no flag says so'
const FORGOTTEN = 'a host is owed, and no payout or check is due'

test('found: more paid out than kept, sent or not, unless it is flagged', async () => {
  const { box, contributionId } = await aSettledBox()
  await payout(box, { amount_paise: 50_101 })
  expect(await found()).toEqual([TOO_MUCH])
  await database.db.updateTable('payouts').set(SENT).execute()
  await database.db.updateTable('event_boxes').set({ check_at: SOME_TIME }).execute()
  expect(await found()).toEqual([TOO_MUCH])
  const contribution = await database.db
    .updateTable('contributions')
    .set({ refunded_paise: 1 })
    .where('id', '=', contributionId)
    .returning('payment_id')
    .executeTakeFirstOrThrow()
  expect(await found()).toContain(TOO_MUCH)
  await insertFlag(database.db, { ...contribution, kind: 'host-owes' })
  // A flag explains the refunded amount and no more.
  expect(await found()).toContain(TOO_MUCH)
  await database.db.updateTable('payouts').set({ amount_paise: 50_100 }).execute()
  expect(await found()).not.toContain(TOO_MUCH)
})

test('a paid payout is in the ledger once, one that was reversed twice, any other not at all', async () => {
  const { box } = await aSettledBox()
  const made = await payout(box, { state: 'processed', paid_at: SOME_TIME })
  expect(await found()).toContain(IN_THE_BOOKS)
  await enter(made, 'payout')
  expect(await found()).toEqual([])
  await database.db.updateTable('payouts').set({ state: 'reversed' }).execute()
  expect(await found()).toContain(IN_THE_BOOKS)
  await enter(made, 'payout-reversal')
  expect(await found()).toEqual([FORGOTTEN])
  const other = await payout(box, { number: 2 })
  expect(await found()).toEqual([])
  await enter(other, 'payout')
  expect(await found()).toContain(IN_THE_BOOKS)
})

test('found: payouts in transit that are not those the provider has accepted', async () => {
  const { box } = await aSettledBox()
  const made = await payout(box, { state: 'processing' })
  expect(await found()).toEqual(['payouts in transit are not those that the provider has accepted'])
  const inTransit = { payout_id: made.id, event_box_id: box.id, payouts_in_transit: 50_100, bank: -50_100 }
  await insertEntry(database.db, { kind: 'payout-sent', ...inTransit })
  expect(await found()).toEqual([])
})

test('found: money owed to a host without a payout or a scheduled check', async () => {
  const { box } = await aSettledBox()
  expect(await found()).toEqual([FORGOTTEN])
  await payout(box, { state: 'waiting', hold: 'no-upi-id' })
  expect(await found()).toEqual([])
})

test('a correction is consistent', async () => {
  const box = await insertEventBox(database.db)
  await insertEntry(database.db, { event_box_id: box.id, owed_to_hosts: -100, gateway_receivable: 100 })
  expect(await found()).toEqual([])
})

test('a correction that a host is owed may be paid out, and no more', async () => {
  const box = await insertEventBox(database.db)
  await insertEntry(database.db, { event_box_id: box.id, owed_to_hosts: -100, gateway_receivable: 100 })
  const made = await payout(box, { amount_paise: 100, ...SENT })
  expect(await found()).toEqual([])
  await database.db.updateTable('payouts').set({ amount_paise: 101 }).where('id', '=', made.id).execute()
  expect(await found()).toEqual([TOO_MUCH])
})
