// Refusals of the database about settlements and their lines.
import { expect, test } from 'vitest'
import { CHECK, FINAL, UNIQUE } from '../../test/database/refusal-codes.ts'
import { insertPayment, SOME_TIME } from '../../test/rows.ts'
import { insertSettlement, insertSettlementLine } from '../../test/settlements/rows.ts'
import { testDatabase } from '../../test/test-database.ts'

const database = testDatabase()

test('a payment is in one line of all settlements', async () => {
  const { id: payment_id } = await insertPayment(database.db)
  await insertSettlementLine(database.db, { payment_id })
  await expect(insertSettlementLine(database.db, { payment_id })).rejects.toMatchObject(UNIQUE)
})

test('a settlement that is entered keeps its amount and bank reference', async () => {
  const { db } = database
  const { id } = await insertSettlement(db, { booked_at: SOME_TIME })
  const change = (values: object) => db.updateTable('settlements').set(values).where('id', '=', id).execute()
  await expect(change({ amount_paise: 1 })).rejects.toMatchObject(FINAL)
  await expect(change({ utr: 'other' })).rejects.toMatchObject(FINAL)
  await expect(change({ booked_at: null })).rejects.toMatchObject(FINAL)
  await change({ status: 'failed' })
  await expect(insertSettlement(db, { booked_at: SOME_TIME, utr: null })).rejects.toMatchObject(CHECK)
})
