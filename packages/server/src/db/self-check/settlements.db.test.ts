// The self-check names a settlement that is not what the ledger has of its lines; one whose report is wrong passes while a flag says so.
import { expect, test } from 'vitest'
import { insertContribution, insertEntry, insertFlag, SOME_TIME } from '../../test/rows.ts'
import { insertSettlement, insertSettlementLine } from '../../test/settlements/rows.ts'
import { testDatabase } from '../../test/test-database.ts'
import { findInconsistencies } from './self-check.ts'

const database = testDatabase()
const SETTLEMENT = 'a settlement in the ledger is not what its lines are'
const LINE = 'a line of a settlement is not in the ledger as it is'

test('a line that differs is found until it is flagged, and again where the total is not in the ledger', async () => {
  const { db } = database
  const found = async () => (await findInconsistencies(db)).map(({ check }) => check)
  const { payment_id, event_box_id } = await insertContribution(db)
  const fee = { gateway_receivable: -1_230, gateway_charges: 1_042, input_gst: 188 }
  await insertEntry(db, { kind: 'gateway-fee', payment_id, event_box_id, ...fee })
  const { id: settlement_id } = await insertSettlement(db, { booked_at: SOME_TIME })
  const arrived = { bank: 50_874, gateway_receivable: -50_874 }
  await insertEntry(db, { kind: 'settlement', settlement_id, ...arrived })
  const line = { settlement_id, payment_id, credit_paise: 50_770 }
  const { id: settlement_line_id } = await insertSettlementLine(db, line)
  expect(await found()).toEqual([SETTLEMENT, LINE])
  const detail = JSON.stringify({ line: 'amount-differs' })
  await insertFlag(db, { payment_id, kind: 'settlement-line', settlement_id, settlement_line_id, detail })
  expect(await found()).toEqual([])
  const adjusted = { gateway_receivable: -104, suspense: 104 }
  await insertEntry(db, { kind: 'settlement-adjustment', settlement_line_id, payment_id, ...adjusted })
  expect(await found()).toEqual([LINE])
})
