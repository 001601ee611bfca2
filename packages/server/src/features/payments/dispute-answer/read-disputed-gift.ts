// Reads what is known of a disputed payment, as evidence: its order, guest, box and refunds.
import { type Kysely, sql } from 'kysely'
import type { Database, Day, Paise } from '../../../db/tables.ts'

export type DisputedGift = {
  dispute: { id: string; amountPaise: Paise }
  payment: {
    id: string
    amountPaise: Paise
    currency: string
    method: string | null
    bankReference: string | null
    paidAt: Date
    refundedPaise: Paise
  }
  order: { id: string; providerId: string | null; guestName: string | null; guestPhone: string | null }
  /** Null where no event was named. */
  box: { id: string; name: string; day: Day } | null
}

type Found = {
  amount_paise: Paise
  payment_id: string
  payment_paise: Paise
  currency: string
  method: string | null
  rrn: string | null
  provider_created_at: Date
  refunded_paise: Paise
  order_id: string
  provider_order_id: string | null
  guest_name: string | null
  guest_phone: string | null
  box_id: string | null
  box_name: string
  event_date: Day
}

/** A disputed payment is always one of ours. */
export async function readDisputedGift(db: Kysely<Database>, disputeId: string): Promise<DisputedGift> {
  const { rows } = await sql<Found>`
    select d.amount_paise, p.id as payment_id, p.amount_paise as payment_paise, p.currency, p.method, p.rrn,
      p.provider_created_at, o.id as order_id, o.provider_order_id, o.guest_name, o.guest_phone,
      b.id as box_id, b.name as box_name, b.event_date,
      (select coalesce(sum(r.amount_paise), 0)::bigint from refunds r
        where r.payment_id = p.id and r.event_box_id = p.event_box_id and r.state in ('sent', 'processed')) as refunded_paise
    from disputes d join payments p on p.id = d.payment_id and p.event_box_id = d.event_box_id
      join payment_orders o on o.id = p.payment_order_id and o.event_box_id = p.event_box_id
      left join contributions c on c.payment_id = p.id and c.event_box_id = p.event_box_id
      left join event_boxes b on b.id = coalesce(c.event_box_id, o.event_box_id)
    where d.id = ${disputeId}`.execute(db)
  const [found] = rows
  if (!found) throw new Error(`There is no dispute ${disputeId}.`)
  return {
    dispute: { id: disputeId, amountPaise: found.amount_paise },
    payment: {
      id: found.payment_id,
      amountPaise: found.payment_paise,
      currency: found.currency,
      method: found.method,
      bankReference: found.rrn,
      paidAt: found.provider_created_at,
      refundedPaise: found.refunded_paise,
    },
    order: {
      id: found.order_id,
      providerId: found.provider_order_id,
      guestName: found.guest_name,
      guestPhone: found.guest_phone,
    },
    box: found.box_id === null ? null : { id: found.box_id, name: found.box_name, day: found.event_date },
  }
}
