// Lists the transfer of an order to a linked account, with its reversals.
import type { Kysely } from 'kysely'
import type { Database, Row } from '../../../db/tables.ts'

export type RecordedTransfer = Row<'transfers'> & { reversals: Row<'transfer_reversals'>[] }

/** At most one: an order has one transfer, or none. */
export async function listTransfers(
  db: Kysely<Database>,
  { id, event_box_id }: Pick<Row<'payment_orders'>, 'id' | 'event_box_id'>,
): Promise<RecordedTransfer[]> {
  const transfer = await db
    .selectFrom('transfers')
    .selectAll()
    .where('payment_order_id', '=', id)
    .where('event_box_id', '=', event_box_id)
    .executeTakeFirst()
  if (!transfer) return []
  const reversals = await db
    .selectFrom('transfer_reversals')
    .selectAll()
    .where('transfer_id', '=', transfer.id)
    .where('event_box_id', '=', event_box_id)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return [{ ...transfer, reversals }]
}
