// Inserts settlements and their lines for tests.
import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database, Row } from '../../db/tables.ts'
import { type NewRow, SOME_TIME } from '../rows.ts'

type Db = Kysely<Database>

/** A settlement that is processed, due to be followed, and not in the ledger. */
export const insertSettlement = (
  db: Db,
  settlement: Partial<NewRow<'settlements'>> = {},
): Promise<Row<'settlements'>> =>
  db
    .insertInto('settlements')
    .values({
      id: `setl_${randomUUID()}`,
      key_mode: 'test',
      status: 'processed',
      amount_paise: 50_874,
      fees_paise: 0,
      tax_paise: 0,
      utr: 'AXISCN0123456789',
      provider_created_at: SOME_TIME,
      first_seen_at: SOME_TIME,
      updated_at: SOME_TIME,
      booked_at: null,
      check_at: SOME_TIME,
      ...settlement,
    })
    .returningAll()
    .executeTakeFirstOrThrow()

/** The line of a payment of ₹521.04, by default of a settlement of its own. */
export const insertSettlementLine = async (
  db: Db,
  line: Partial<NewRow<'settlement_lines'>> = {},
): Promise<Row<'settlement_lines'>> =>
  db
    .insertInto('settlement_lines')
    .values({
      settlement_id: line.settlement_id ?? (await insertSettlement(db)).id,
      type: 'payment',
      entity_id: line.payment_id ?? `pay_${randomUUID()}`,
      number: 1,
      amount_paise: 52_104,
      credit_paise: 50_874,
      debit_paise: 0,
      fee_paise: 1_230,
      tax_paise: 188,
      currency: 'INR',
      named_payment_id: null,
      named_dispute_id: null,
      description: null,
      payment_id: null,
      refund_id: null,
      first_seen_at: SOME_TIME,
      updated_at: SOME_TIME,
      withdrawn_at: null,
      ...line,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
