// The self-check names each inconsistency of payouts, and of what hosts are owed.
import { beforeEach, expect, test } from 'vitest'
import {
  emptyHosts,
  insertContribution,
  insertEntry,
  insertEventBox,
  insertFlag,
  insertPayout,
  SOME_TIME,
} from '../../test/rows.ts'
import { testDatabase } from '../../test/test-database.ts'
import type { Row } from '../tables.ts'
import { findInconsistencies } from './self-check.ts'

const database = testDatabase()
beforeEach(() => emptyHosts(database.db))

const found = async (): Promise<string[]> =>
  (await findInconsistencies(database.db)).map(({ check }) => check)

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
const payout = async (box: Row<'event_boxes'>, state: Row<'payout_attempts'>['state'], paise = 50_100) => {
  const ofPayout = { paid: 'paid', submitting: 'paying', submitted: 'paying' } as const
  const made = await insertPayout(database.db, box, {
    payout: { state: state in ofPayout ? ofPayout[state as 'paid'] : 'open', amount_paise: paise },
    attempt: { state, paid_at: state === 'paid' ? SOME_TIME : null },
  })
  return { ...made.payout, attemptId: made.attempt?.id ?? '' }
}
const enter = (
  { attemptId, event_box_id, amount_paise }: Awaited<ReturnType<typeof payout>>,
  kind: 'payout' | 'payout-reversal',
) => {
  const paise = kind === 'payout' ? amount_paise : -amount_paise
  return insertEntry(database.db, {
    ...{ kind, payout_attempt_id: attemptId, event_box_id },
    ...{ owed_to_hosts: paise, bank: -paise },
  })
}
const IN_THE_BOOKS = 'an attempt to pay a host is not in the ledger as it is'
const STATE = 'the state of a payout is not that of its attempts'
const TOO_MUCH = 'more was paid out than was kept, and no flag says so'
const FORGOTTEN = 'a host is owed, and no payout or check is due'

test('found: more paid out than kept, sent or not, unless it is flagged', async () => {
  const { box, contributionId } = await aSettledBox()
  const { payout: open } = await insertPayout(database.db, box, { payout: { amount_paise: 50_101 } })
  expect(await found()).toEqual([TOO_MUCH])
  await database.db.deleteFrom('payouts').where('id', '=', open.id).execute()
  const { attemptId } = await payout(box, 'submitting', 50_101)
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
  const less = { amount_paise: 50_100 }
  await database.db.updateTable('payout_attempts').set(less).where('id', '=', attemptId).execute()
  expect(await found()).not.toContain(TOO_MUCH)
})

test('an attempt that paid is in the ledger once, one that came back twice, any other not at all', async () => {
  const { box } = await aSettledBox()
  const made = await payout(box, 'paid')
  expect(await found()).toContain(IN_THE_BOOKS)
  await enter(made, 'payout')
  expect(await found()).toEqual([])
  const returned = { state: 'returned', failure: 'bank' } as const
  await database.db.updateTable('payout_attempts').set(returned).execute()
  await database.db.updateTable('payouts').set({ state: 'open' }).execute()
  expect(await found()).toContain(IN_THE_BOOKS)
  await enter(made, 'payout-reversal')
  expect(await found()).toEqual([])
  const again = { payout_id: made.id, channel: 'by-hand', state: 'submitted', amount_paise: 50_100 } as const
  const { id: attemptId } = await database.db
    .insertInto('payout_attempts')
    .values({ ...again, created_at: SOME_TIME, updated_at: SOME_TIME })
    .returning('id')
    .executeTakeFirstOrThrow()
  await database.db.updateTable('payouts').set({ state: 'paying' }).execute()
  await enter({ ...made, attemptId }, 'payout')
  expect(await found()).toContain(IN_THE_BOOKS)
})

test('found: payouts in transit that are not those the provider has accepted', async () => {
  const { box } = await aSettledBox()
  const { attemptId } = await payout(box, 'submitted')
  expect(await found()).toEqual(['payouts in transit are not those that the provider has accepted'])
  const inTransit = { payout_attempt_id: attemptId, payouts_in_transit: 50_100, bank: -50_100 }
  await insertEntry(database.db, { kind: 'payout-sent', event_box_id: box.id, ...inTransit })
  expect(await found()).toEqual([])
})

test.each([
  ['open', 'submitting'],
  ['cancelled', 'submitting'],
  ['paid', 'submitting'],
  ['paying', 'cancelled'],
  ['paid', 'cancelled'],
] as const)('found: a payout that is %s while its attempt is %s', async (state, attempt) => {
  const { box } = await aSettledBox()
  await insertPayout(database.db, box, { payout: { state }, attempt: { state: attempt } })
  expect(await found()).toContain(STATE)
})

test('found: money owed to a host without a payout or a scheduled check', async () => {
  const { box } = await aSettledBox()
  expect(await found()).toEqual([FORGOTTEN])
  await insertPayout(database.db, box, { payout: { hold: 'needs-destination', hold_reason: 'no-upi-id' } })
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
  await payout(box, 'submitting', 100)
  expect(await found()).toEqual([])
  await database.db.updateTable('payout_attempts').set({ amount_paise: 101 }).execute()
  expect(await found()).toEqual([TOO_MUCH])
})
