// Finds our record of a refund that the provider reports.
import { sql, type Transaction } from 'kysely'
import type { Database, Row } from '../../../db/tables.ts'
import type { ProviderRefund } from '../../../provider/objects/refunds.ts'

/**
 * By the provider's id; or, where the answer to our request is not stored yet, by its receipt, which is our id. Undefined
 * for a refund of the provider's dashboard. Refunds that were requested before receipts were sent are all of second
 * payments: each is the only one of its amount. The caller has locked the payment.
 */
export const findOurRefund = (
  trx: Transaction<Database>,
  reported: ProviderRefund,
  boxId: string,
): Promise<Row<'refunds'> | undefined> =>
  trx
    .selectFrom('refunds')
    .selectAll()
    .where('payment_id', '=', reported.payment_id)
    .where('event_box_id', '=', boxId)
    .where(({ or, and, eb }) =>
      or([
        eb('provider_refund_id', '=', reported.id),
        and([
          eb('provider_refund_id', 'is', null),
          reported.receipt
            ? sql<boolean>`id::text = ${reported.receipt}`
            : and([eb('kind', '=', 'duplicate'), eb('amount_paise', '=', reported.amount)]),
        ]),
      ]),
    )
    .orderBy('provider_refund_id', (order) => order.asc().nullsLast())
    .executeTakeFirst()
