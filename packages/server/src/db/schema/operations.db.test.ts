// Refusals of the database about review flags.
import { expect, test } from 'vitest'
import { CHECK, FINAL, UNIQUE } from '../../test/database/refusal-codes.ts'
import { insertFlag, insertPayment, SOME_TIME } from '../../test/rows.ts'
import { testDatabase } from '../../test/test-database.ts'

const database = testDatabase()

test('a review flag is unique, cannot change, and is not deleted', async () => {
  const { db } = database
  const { id: payment_id } = await insertPayment(db)
  const { id } = await insertFlag(db, { payment_id, kind: 'no-box' })
  await expect(insertFlag(db, { payment_id, kind: 'no-box' })).rejects.toMatchObject(UNIQUE)
  await expect(insertFlag(db, { payment_id, kind: 'other' })).rejects.toMatchObject(CHECK)
  const change = (to: object) => db.updateTable('review_flags').set(to).where('id', '=', id).execute()
  await expect(change({ kind: 'gift-gone' })).rejects.toMatchObject(FINAL)
  await expect(change({ detail: '{"text":"other"}' })).rejects.toMatchObject(FINAL)
  await expect(change({ reviewed_at: SOME_TIME })).rejects.toMatchObject(CHECK)
  await change({ resolved_at: SOME_TIME })
  await expect(change({ resolved_at: null })).rejects.toMatchObject(FINAL)
  await expect(db.deleteFrom('review_flags').where('id', '=', id).execute()).rejects.toMatchObject(FINAL)
})
