// Rows of release 0.1.0 after the change: lost disputes, their lines, corrections of an account that is gone, credit notes.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { AFTER_RELEASE, insertRowsOfRelease, startBefore } from '../../test/database/earlier-schemas.ts'
import { testDatabase } from '../../test/test-database.ts'
import { migrate, migrations } from '../migrate.ts'

const database = testDatabase()

test('rows of before are carried over, and the books are as they were', async () => {
  const db = database.db.withoutPlugins()
  await startBefore(db, AFTER_RELEASE)
  await insertRowsOfRelease(db, 'disputes-0.1.0.sql')
  expect(await migrate(db)).toEqual(Object.keys(migrations).slice(1))
  const sums = await sql<Record<string, number>>`
    select sum(gateway_receivable)::int as gateway_receivable, sum(disputed)::int as disputed, sum(bank)::int as bank,
      sum(suspense)::int as suspense, sum(gateway_charges)::int as gateway_charges from ledger`.execute(db)
  expect(sums.rows).toEqual([
    { gateway_receivable: 52_504, disputed: 500, bank: -900, suspense: 0, gateway_charges: 0 },
  ])
  const lines = await sql`select dispute_id, refund_id from settlement_lines`.execute(db)
  expect(lines.rows).toEqual([{ dispute_id: 'disp_1', refund_id: null }])
  const corrections = await sql`select debit_account, credit_account from corrections`.execute(db)
  expect(corrections.rows).toEqual([{ debit_account: 'disputed', credit_account: 'bank' }])
  const notes = await sql`
    select i.number from fee_invoices n join fee_invoices i on i.id = n.credits_id where n.kind = 'credit-note'`.execute(
    db,
  )
  expect(notes.rows).toEqual([{ number: 1 }])
  await expect(sql`update corrections set reason = 'another'`.execute(db)).rejects.toThrow(
    'a correction stays',
  )
  await expect(sql`update fee_invoices set fee_paise = 1`.execute(db)).rejects.toThrow('never changed')
})
