// Reads what our books have of settlements and of our bank account.
import { type Kysely, sql } from 'kysely'
import { findInconsistencies } from '../../../server/src/db/self-check/self-check.ts'
import { type Database, LEDGER_ACCOUNTS } from '../../../server/src/db/tables.ts'

export type SettledBooks = Awaited<ReturnType<typeof readSettled>>

export async function readSettled(db: Kysely<Database>) {
  const ledger = await db
    .selectFrom('ledger')
    .select(LEDGER_ACCOUNTS.map((account) => sql<number>`sum(${sql.ref(account)})::bigint`.as(account)))
    .executeTakeFirstOrThrow()
  const lines = await db
    .selectFrom('settlement_lines')
    .select(['entity_id', 'type', 'payment_id', 'refund_id', 'transfer_id', 'reversal_id'])
    .where('withdrawn_at', 'is', null)
    .execute()
  const refunds = await db
    .selectFrom('refunds')
    .innerJoin('ledger', (join) =>
      join
        .onRef('ledger.refund_id', '=', 'refunds.id')
        .onRef('ledger.event_box_id', '=', 'refunds.event_box_id'),
    )
    .where('state', '=', 'processed')
    .select('refunds.id')
    .distinct()
    .execute()
  const flags = await db
    .selectFrom('review_flags')
    .select(['kind', 'settlement_id', 'payment_id', 'detail'])
    .where((of) => of.or([of('settlement_id', 'is not', null), of('kind', '=', 'settlement-late')]))
    .where('resolved_at', 'is', null)
    .execute()
  return {
    bankPaise: ledger.bank,
    ledger,
    settlements: await db
      .selectFrom('settlements')
      .select(['id', 'amount_paise', 'utr', 'booked_at'])
      .execute(),
    lines,
    unmatched: lines.filter(
      ({ payment_id, refund_id, transfer_id, reversal_id }) =>
        !(payment_id ?? refund_id ?? transfer_id ?? reversal_id),
    ),
    refundIds: refunds.map(({ id }) => id),
    flags,
    inconsistencies: await findInconsistencies(db),
  }
}
