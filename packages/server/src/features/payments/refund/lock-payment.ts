// Locks a payment by the provider's id, while nothing else is recorded of it.
import type { Transaction } from 'kysely'
import type { Database, Row } from '../../../db/tables.ts'

/** Undefined where it is unknown. A payment whose box is named meanwhile becomes another row, which is looked for once more. */
export const lockPayment = async (
  trx: Transaction<Database>,
  paymentId: string,
): Promise<Row<'payments'> | undefined> => (await lock(trx, paymentId)) ?? (await lock(trx, paymentId))

const lock = (trx: Transaction<Database>, paymentId: string) =>
  trx.selectFrom('payments').selectAll().where('id', '=', paymentId).forUpdate().executeTakeFirst()
