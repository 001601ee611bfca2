// Gifts that were refunded before we heard of them. After a restored backup they may have been paid out all the same.
import { CURRENCY } from '@lifafa/contract/money'
import { sql } from 'kysely'

/**
 * For SQL with the payment as `p`. It made no contribution, so its refunds changed nothing that is owed. A second payment of an order,
 * or one whose money was entered as unallocated, never was a gift of the box.
 */
export const REFUNDED_UNHEARD = sql<boolean>`(p.status = 'refunded' and p.currency = ${sql.lit(CURRENCY)}
  and not exists (select from contributions made
    where made.payment_order_id = p.payment_order_id and made.event_box_id = p.event_box_id)
  and not exists (select from ledger entered
    where entered.payment_id = p.id and entered.event_box_id = p.event_box_id and entered.kind = 'unallocated-payment'))`
