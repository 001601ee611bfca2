// Refusals of the database about payouts and attempts to pay them.
import { beforeEach, expect, test } from 'vitest'
import { CHECK, UNIQUE } from '../../test/database/refusal-codes.ts'
import { insertEventBox, insertPayout, type NewRow, SOME_TIME } from '../../test/rows.ts'
import { testDatabase } from '../../test/test-database.ts'

const database = testDatabase()
let box: Awaited<ReturnType<typeof insertEventBox>>
beforeEach(async () => {
  box = await insertEventBox(database.db)
})

const payout = (change: Partial<NewRow<'payouts'>>, attempt?: Partial<NewRow<'payout_attempts'>>) =>
  insertPayout(database.db, box, { payout: change, ...(attempt && { attempt }) })

test('a payout is made once, and holds at most one lakh rupees', async () => {
  await payout({ amount_paise: 10_000_000 })
  await expect(payout({})).rejects.toMatchObject(UNIQUE)
  await expect(payout({ number: 2, amount_paise: 10_000_001 })).rejects.toMatchObject(CHECK)
})

test.each<[string, Partial<NewRow<'payouts'>>]>([
  ['a hold without a reason', { hold: 'needs-operator' }],
  ['a reason of another hold', { hold: 'needs-operator', hold_reason: 'no-upi-id' }],
  ['a hold that ends at no time', { hold: 'not-before', hold_reason: 'retry' }],
  [
    'a time of a hold that time does not end',
    { hold: 'host-inactive', hold_reason: 'inactive', not_before: SOME_TIME },
  ],
  ['a hold of what is paid', { state: 'paid', hold: 'needs-operator', hold_reason: 'rejected' }],
  [
    'a hold that the host ends, of what is cancelled',
    { state: 'cancelled', hold: 'needs-destination', hold_reason: 'no-upi-id' },
  ],
])('refused: %s', async (_what, change) => {
  await expect(payout(change)).rejects.toMatchObject(CHECK)
})

const again = (payout_id: string, change: Partial<NewRow<'payout_attempts'>>) =>
  database.db
    .insertInto('payout_attempts')
    .values({
      ...{ payout_id, channel: 'by-hand', state: 'submitted', amount_paise: 501_00 },
      ...{ created_at: SOME_TIME, updated_at: SOME_TIME },
      ...change,
    })
    .execute()

test('a payout has one live attempt at most, whatever its channel', async () => {
  const { payout: first } = await payout({}, { state: 'submitted' })
  for (const state of ['submitting', 'submitted'] as const)
    await expect(again(first.id, { state })).rejects.toMatchObject(UNIQUE)
  await again(first.id, { state: 'cancelled' })
})

test('a reference is of one payment by hand, also after it came back, unless confirmed', async () => {
  const { payout: first } = await payout({}, { state: 'cancelled' })
  const paid = { state: 'paid', paid_at: SOME_TIME, reference: 'SBIN0001' } as const
  await again(first.id, { ...paid, state: 'returned', failure: 'bank' })
  await expect(again(first.id, { ...paid, reference: 'sbin0001' })).rejects.toMatchObject(UNIQUE)
  await again(first.id, { ...paid, is_reference_shared: true })
})

test('an attempt goes where it was started to go, and what was paid may come back, and nothing else', async () => {
  const { attempt } = await payout({}, { state: 'paid', paid_at: SOME_TIME })
  const change = (to: Partial<NewRow<'payout_attempts'>>) =>
    database.db
      .updateTable('payout_attempts')
      .set(to)
      .where('id', '=', attempt?.id ?? '')
      .execute()
  await expect(change({ upi_id: 'other@okbank' })).rejects.toThrow('goes where it was started to go')
  await expect(change({ state: 'failed', failure: 'bank' })).rejects.toThrow('may come back, once')
  await change({ state: 'returned', failure: 'bank' })
  await expect(change({ state: 'paid', failure: null })).rejects.toThrow('may come back, once')
  await change({ upi_id: null })
})
