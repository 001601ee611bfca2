// Refusals of the database about refunds and disputes.
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { CHECK, FINAL, UNIQUE } from '../../test/database/refusal-codes.ts'
import { boxOfPayment, insertPayment, type NewRow, SOME_TIME } from '../../test/rows.ts'
import { testDatabase } from '../../test/test-database.ts'

const database = testDatabase()

const insertRefund = async (refund: Partial<NewRow<'refunds'>>) => {
  const payment_id = refund.payment_id ?? (await insertPayment(database.db)).id
  const of = {
    payment_id,
    event_box_id: await boxOfPayment(database.db, payment_id),
    amount_paise: 52_104,
    kind: 'external' as const,
    created_at: SOME_TIME,
    updated_at: SOME_TIME,
  }
  const made = database.db.insertInto('refunds').values({ ...of, ...refund })
  return made.returning('id').executeTakeFirstOrThrow()
}

test.each([
  [
    'processed, but still looked after',
    { state: 'processed', provider_refund_id: 'rfnd_a', check_at: SOME_TIME },
  ],
  ['failed, but still looked after', { state: 'failed', check_at: SOME_TIME }],
  ['sent, but unknown to the provider', { state: 'sent', check_at: SOME_TIME }],
  ['processed, but unknown to the provider', { state: 'processed' }],
  ['known to the provider by nothing', { provider_refund_id: '' }],
  ['of nothing', { amount_paise: 0 }],
  ['of a lost dispute that it does not name', { kind: 'dispute' }],
] satisfies [string, Partial<NewRow<'refunds'>>][])('a refund %s is refused', async (_what, refund) => {
  await expect(insertRefund(refund)).rejects.toMatchObject(CHECK)
})

test('a payment has at most one refund as a duplicate', async () => {
  const { id: payment_id } = await insertPayment(database.db)
  await insertRefund({ payment_id, kind: 'duplicate' })
  await expect(insertRefund({ payment_id, kind: 'duplicate' })).rejects.toMatchObject(UNIQUE)
})

test('a processed refund cannot change, while a failed one may still be processed', async () => {
  const { id } = await insertRefund({ state: 'failed', provider_refund_id: 'rfnd_b' })
  const change = (to: object) => database.db.updateTable('refunds').set(to).where('id', '=', id).execute()
  await change({ state: 'processed' })
  await expect(change({ state: 'failed' })).rejects.toMatchObject(FINAL)
  await expect(change({ amount_paise: 1 })).rejects.toMatchObject(FINAL)
})

test('a lost dispute stays lost', async () => {
  const { db } = database
  const { id: payment_id, event_box_id } = await insertPayment(db)
  const times = { created_at: SOME_TIME, updated_at: SOME_TIME }
  const dispute = {
    ...{ id: randomUUID(), payment_id, event_box_id, amount_paise: 100, status: 'lost' as const },
    ...times,
  }
  await db.insertInto('disputes').values(dispute).execute()
  const change = db.updateTable('disputes').set({ status: 'won' }).where('id', '=', dispute.id)
  await expect(change.execute()).rejects.toMatchObject(FINAL)
})
