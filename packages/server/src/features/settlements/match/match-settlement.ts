// Matches a settlement with our books: lines, ledger and review flags, in one transaction.
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database, Row } from '../../../db/tables.ts'
import { setSettlementFlags } from '../../../review-flags/settlement-flags.ts'
import {
  addsUpBy,
  adjustmentOf,
  canBeBooked,
  differencesOfLine,
  differencesOfSettlement,
} from './differences.ts'
import { type LineFacts, readLines } from './line-facts.ts'
import { matchLines } from './match-lines.ts'

/**
 * Run again, it changes only what has changed: flags whose cause is gone are resolved, and lines that are matched by now lose
 * their adjustment. Answers the kinds of the flags that it has raised.
 */
export async function matchSettlement(
  trx: Transaction<Database>,
  settlementId: string,
  now: Date,
): Promise<string[]> {
  const settlement = await trx
    .selectFrom('settlements')
    .selectAll()
    .where('id', '=', settlementId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  await matchLines(trx, settlementId, now)
  const lines = await readLines(trx, settlementId)
  const { status, booked_at } = settlement
  if (booked_at === null && canBeBooked(settlement, lines)) await book(trx, settlement, 1, now)
  if (booked_at !== null && status === 'failed') await book(trx, settlement, -1, now)
  if (booked_at !== null || canBeBooked(settlement, lines)) await adjust(trx, settlement, lines, now)
  const differences = [...differencesOfSettlement(settlement, lines), ...lines.flatMap(differencesOfLine)]
  return setSettlementFlags(trx, settlementId, differences, now)
}

/** `sign`: 1 where it has reached our bank, −1 where our bank has returned it since. The caller holds its lock. */
async function book(
  trx: Transaction<Database>,
  { id, amount_paise }: Row<'settlements'>,
  sign: 1 | -1,
  now: Date,
): Promise<void> {
  const booked_at = sign === 1 ? now : null
  await trx.updateTable('settlements').set({ booked_at }).where('id', '=', id).execute()
  if (amount_paise === 0) return
  const { before } = await trx
    .selectFrom('ledger')
    .select(({ fn }) => fn.countAll<number>().as('before'))
    .where('settlement_id', '=', id)
    .where('event_box_id', '=', '')
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('ledger')
    .values({
      kind: 'settlement',
      settlement_id: id,
      turn: before + 1,
      bank: sign * amount_paise,
      gateway_receivable: -sign * amount_paise,
      occurred_at: now,
      created_at: now,
    })
    .execute()
}

async function adjust(
  trx: Transaction<Database>,
  settlement: Row<'settlements'>,
  lines: readonly LineFacts[],
  now: Date,
): Promise<void> {
  const by = addsUpBy(settlement, lines)
  for (const line of lines) {
    const entry = adjustmentOf(line, by)
    if (!entry) continue
    await trx
      .insertInto('ledger')
      .values({
        kind: 'settlement-adjustment',
        settlement_line_id: line.id,
        payment_id: line.payment_id ?? line.takenFromPaymentId,
        ...entry,
        occurred_at: now,
        created_at: now,
      })
      .execute()
  }
}

/**
 * Settlements that may match now, though nothing new was read of them: not in the ledger, or with lines that match nothing. One without
 * lines is left to whoever reads its report, a webhook or another server at this moment perhaps: nothing is known of it before.
 */
export async function listUnmatched(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from settlements where booked_at is null
      and exists (select from settlement_lines where settlement_id = settlements.id)
    union select settlement_id from settlement_lines
      where num_nonnulls(payment_id, refund_id, transfer_id, reversal_id, dispute_id) = 0 and withdrawn_at is null
    order by id`.execute(db)
  return rows.map(({ id }) => id)
}
