// Lists the entries of the ledger for a contribution, payments, refunds or a payout.
import { type Kysely, sql } from 'kysely'
import type { Database, Row } from '../../../db/tables.ts'

/** `causes`: ids of a contribution, of refunds, of payouts. Each condition is that of an index: the ledger is large. */
export const listEntries = (
  db: Kysely<Database>,
  { causes, paymentIds }: { causes: readonly string[]; paymentIds: readonly string[] },
): Promise<Row<'ledger'>[]> =>
  db
    .selectFrom('ledger')
    .selectAll()
    .where(
      sql<boolean>`(kind = 'contribution' and contribution_id = any(${causes}::uuid[]))
        or refund_id = any(${causes}::uuid[]) or payout_id = any(${causes}::uuid[])
        or (kind = 'gateway-fee' and payment_id = any(${paymentIds}))
        or (kind not in ('contribution', 'gateway-fee') and payment_id = any(${paymentIds}))`,
    )
    .orderBy('created_at')
    .orderBy('id')
    .execute()
