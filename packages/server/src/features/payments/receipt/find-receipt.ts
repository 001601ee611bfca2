// Reads the receipt of one order: the gift, its refunds, and the blessing.
import { type Kysely, sql } from 'kysely'
import type { Database, Paise } from '../../../db/tables.ts'

export type FoundReceipt = {
  orderId: string
  /** The charge that was ordered. */
  orderedPaise: Paise
  guestName: string | null
  /** Null while there is no contribution; so are all below, but for what was refunded. */
  paymentId: string | null
  giftPaise: Paise | null
  feePaise: Paise | null
  keptPaise: Paise | null
  paidAt: Date | null
  bankReference: string | null
  blessing: string | null
  /** The charge, or a part of it, that the guest has got back. */
  refundedPaise: Paise
}

/** Undefined if the box has no such order. */
export const findReceipt = (
  db: Kysely<Database>,
  boxId: string,
  orderId: string,
): Promise<FoundReceipt | undefined> =>
  db
    .selectFrom('payment_orders as o')
    .leftJoin('contributions as c', (join) =>
      join.onRef('c.payment_order_id', '=', 'o.id').onRef('c.event_box_id', '=', 'o.event_box_id'),
    )
    .leftJoin('payments as p', (join) =>
      join.onRef('p.id', '=', 'c.payment_id').onRef('p.event_box_id', '=', 'c.event_box_id'),
    )
    .select([
      'o.id as orderId',
      'o.amount_paise as orderedPaise',
      'o.guest_name as guestName',
      'c.payment_id as paymentId',
      'c.amount_paise as giftPaise',
      'c.fee_paise as feePaise',
      'c.kept_paise as keptPaise',
      'c.paid_at as paidAt',
      'p.rrn as bankReference',
      'c.blessing',
      sql<Paise>`(
        select coalesce(sum(r.amount_paise), 0)::bigint from refunds r
        where r.payment_id = c.payment_id and r.event_box_id = ${boxId} and r.state = 'processed')`.as(
        'refundedPaise',
      ),
    ])
    .where('o.id', '=', orderId)
    .where('o.event_box_id', '=', boxId)
    .executeTakeFirst()
