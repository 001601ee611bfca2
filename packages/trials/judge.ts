// Compares payments for which guests were thanked with the books after a trial.
import type { Kysely } from 'kysely'
import { findInconsistencies } from '../server/src/db/self-check/self-check.ts'
import type { Database } from '../server/src/db/tables.ts'

export interface Verdict {
  /** Ids of payments that are not in the books of their box. */
  lost: string[]
  /** Ids of payments, or orders of the provider, that are several contributions. */
  doubled: string[]
  inconsistencies: string[]
}

/** `thanked`: the box of each payment, by the payment's id. */
export async function judge(
  db: Kysely<Database>,
  thanked: ReadonlyMap<string, string>,
): Promise<Verdict & { contributions: number }> {
  const rows = await db
    .selectFrom('contributions')
    .innerJoin('payment_orders', (join) =>
      join
        .onRef('payment_orders.id', '=', 'contributions.payment_order_id')
        .onRef('payment_orders.event_box_id', '=', 'contributions.event_box_id'),
    )
    .select(['payment_id', 'provider_order_id', 'contributions.event_box_id'])
    .execute()
  const byPayment = Map.groupBy(rows, ({ payment_id }) => payment_id)
  const byOrder = Map.groupBy(rows, ({ provider_order_id }) => provider_order_id)
  const found = await findInconsistencies(db)
  return {
    contributions: rows.length,
    lost: [...thanked].flatMap(([id, box]) => (byPayment.get(id)?.[0]?.event_box_id === box ? [] : [id])),
    doubled: [...byPayment, ...byOrder].flatMap(([id, same]) => (same.length > 1 ? [String(id)] : [])),
    inconsistencies: found.map(({ check, rows }) => `${check}: ${JSON.stringify(rows.slice(0, 3))}`),
  }
}
