// SQL condition for gifts whose first report from the provider was “refunded”: they made no contribution, but a host may have been paid for them.
import { CURRENCY } from '@lifafa/contract/money'
import { sql } from 'kysely'

/**
 * For SQL with the payment as `p`. It made no contribution, so its refunds changed nothing that is owed; its settlement has entered
 * its money as unallocated. A second payment of an order, or one that came before its box was named, never was a gift of the box.
 */
export const REFUNDED_UNHEARD = sql<boolean>`(p.status = 'refunded' and p.currency = ${sql.lit(CURRENCY)}
  and not exists (select from contributions made
    where made.payment_order_id = p.payment_order_id and made.event_box_id = p.event_box_id)
  and not exists (select from ledger named
    where named.payment_id = p.id and named.event_box_id = p.event_box_id and named.kind = 'box-named'))`
