// Erases the guests of orders and payments, a deleted host's or single ones: names, phones, addresses, UPI IDs, and the provider's events.
// Amounts, days and references stay.
import { UNAPPLIED_EVENTS_RETENTION_MS } from '@lifafa/contract/limits'
import { sql, type Transaction } from 'kysely'
import type { Database } from '../../db/tables.ts'
import type { Erasure } from '../contributions/rules.ts'

export async function erasePayers(trx: Transaction<Database>, hostId: string, now: Date): Promise<void> {
  const boxes = trx.selectFrom('event_boxes').select('id').where('host_id', '=', hostId)
  const orders = trx.selectFrom('payment_orders').select('id').where('event_box_id', 'in', boxes)
  await trx
    .updateTable('payment_orders')
    .set({ guest_name: null, guest_phone: null, guest_address: null, erased_at: now })
    .where('event_box_id', 'in', boxes)
    .execute()
  await trx
    .updateTable('payments')
    .set({ vpa: null, erased_at: now })
    .where('payment_order_id', 'in', orders)
    .execute()
}

/** Of some orders. A UPI ID is often a phone number. */
export async function eraseOrders(
  trx: Transaction<Database>,
  { boxId, orderIds, extent, now }: Erasure,
): Promise<void> {
  await trx
    .updateTable('payment_orders')
    .set({ guest_phone: null, guest_address: null, erased_at: now })
    .$if(extent === 'all', (query) => query.set({ guest_name: null }))
    .where('event_box_id', '=', boxId)
    .where('id', 'in', orderIds)
    .execute()
  await trx
    .updateTable('payments')
    .set({ vpa: null, erased_at: now })
    .where('event_box_id', '=', boxId)
    .where('payment_order_id', 'in', orderIds)
    .execute()
}

/** The job that applies an event is given up after about a day (jobs/queue.ts). */
const GIVEN_UP_MS = 2 * 24 * 60 * 60 * 1000

const isOver = (
  now: Date,
) => sql`(e.handled_at is not null or e.received_at < ${new Date(now.getTime() - GIVEN_UP_MS)})
  and e.received_at > ${new Date(now.getTime() - UNAPPLIED_EVENTS_RETENTION_MS)}`

/**
 * Deletes the provider's events that name the host's orders, payouts or UPI IDs: those that were applied, or that no job applies any more. Runs before `erasePayouts` and `eraseUpiIdChecks`, whose ids it searches for.
 */
export async function eraseProviderEvents(
  trx: Transaction<Database>,
  hostId: string,
  now: Date,
): Promise<void> {
  await sql`
    with theirs as (
      select o.provider_order_id as id from payment_orders o
        join event_boxes b on b.id = o.event_box_id where b.host_id = ${hostId}
      union all
      select provider_payout_id from payouts where host_id = ${hostId}
      union all
      select id::text from upi_id_checks where host_id = ${hostId}
    )
    delete from provider_events e
    where ${isOver(now)}
      and exists (select 1 from theirs)
      and (substring(e.body from '"order_id" *: *"([^"]+)"') in (select id from theirs where id is not null)
        or substring(e.body from '"id" *: *"((?:order|pout)_[^"]+)"') in (select id from theirs where id is not null)
        or substring(e.body from '"upi_id_check" *: *"([^"]+)"') in (select id from theirs))`.execute(trx)
}

/** Deletes the provider's events that name some orders, as above. */
export async function eraseEventsOfOrders(
  trx: Transaction<Database>,
  { boxId, orderIds, now }: Erasure,
): Promise<void> {
  await sql`
    delete from provider_events e
    where ${isOver(now)}
      and substring(e.body from '"order_id" *: *"([^"]+)"') in (
        select provider_order_id from payment_orders
        where event_box_id = ${boxId} and id = any(${orderIds}::uuid[]))`.execute(trx)
}
