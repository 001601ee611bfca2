// Reads what our books require of a transfer: whether it may go to its host, and how much of it has to be reversed.
import { type Kysely, sql } from 'kysely'
import type { Database, Day, Paise, Row } from '../../../db/tables.ts'
import { IS_WRONG } from '../../../upi-id-checks/reads.ts'
import { requiredReversal } from '../../transfers/rules.ts'

type Required = { eventDate: Day; isHostStopped: boolean; reversedPaise: Paise }
type Facts = Pick<Required, 'eventDate' | 'isHostStopped'> & {
  paidPaise: Paise | null
  refundedPaise: Paise
  contributionPaise: Paise
  hasRefundedPayment: boolean
}

/**
 * Refunds count from their request on: the money has to be there when the provider is asked for the refund. A host who deleted the
 * account is owed what was given before. A transfer stays with the UPI ID of its account, whichever the host has saved since. A subquery
 * of tables that are not spread over servers answers a column, which Citus needs. Of a gift
 * that was refunded before we heard of it, which is no contribution, all is reversed.
 */
export async function readRequired(db: Kysely<Database>, transfer: Row<'transfers'>): Promise<Required> {
  const { event_box_id: boxId, payment_order_id } = transfer
  const { rows } = await sql<Facts>`
    select b.event_date as "eventDate", (h.deactivated_at is not null and h.deleted_at is null) or exists (
        select 1 from linked_accounts a join upi_id_checks on upi_id_checks.host_id = a.host_id and upi_id_checks.upi_id = a.upi_id
        where a.account_id = ${transfer.account_id} and ${IS_WRONG}) as "isHostStopped",
      p.amount_paise as "paidPaise", c.amount_paise as "contributionPaise",
      (select coalesce(sum(amount_paise), 0) from refunds r
        where r.payment_id = c.payment_id and r.event_box_id = ${boxId} and r.state <> 'failed')::bigint as "refundedPaise",
      exists (select 1 from payments where payment_order_id = ${payment_order_id} and event_box_id = ${boxId}
        and status = 'refunded') as "hasRefundedPayment"
    from event_boxes b join hosts h on h.id = b.host_id
    left join contributions c on c.payment_order_id = ${payment_order_id} and c.event_box_id = ${boxId}
    left join payments p on p.id = c.payment_id and p.event_box_id = ${boxId}
    where b.id = ${boxId}`.execute(db)
  const [facts] = rows
  if (!facts) throw new Error(`The box of transfer ${transfer.id} is gone.`)
  const { eventDate, isHostStopped, paidPaise, refundedPaise, contributionPaise, hasRefundedPayment } = facts
  const undue = hasRefundedPayment ? transfer.amount_paise : 0
  return {
    eventDate,
    isHostStopped,
    reversedPaise:
      paidPaise === null
        ? undue
        : requiredReversal(transfer, { paidPaise, refundedPaise, contributionPaise }),
  }
}
