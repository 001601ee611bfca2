// Locks a payment by the provider's id, while nothing else is recorded of it.
import type { Transaction } from 'kysely'
import type { Database, Row } from '../../../db/tables.ts'

/** Undefined where it is unknown. A payment whose box is named meanwhile becomes another row, which is looked for once more. */
export const lockPayment = async (
  trx: Transaction<Database>,
  paymentId: string,
): Promise<Row<'payments'> | undefined> => (await lock(trx, paymentId)) ?? (await lock(trx, paymentId))

/** In its box: where tables are spread over servers, rows of one box alone can be locked. */
async function lock(trx: Transaction<Database>, paymentId: string): Promise<Row<'payments'> | undefined> {
  const payment = trx.selectFrom('payments').where('id', '=', paymentId)
  const place = await payment.select('event_box_id').executeTakeFirst()
  return (
    place && payment.selectAll().where('event_box_id', '=', place.event_box_id).forUpdate().executeTakeFirst()
  )
}
