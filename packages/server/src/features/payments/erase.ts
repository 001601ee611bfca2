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
    .set({ guest_name: null, guest_phone: null, guest_address: null, guest_language: null, erased_at: now })
    .where('event_box_id', 'in', boxes)
    .execute()
  await trx
    .updateTable('payments')
    .set({ vpa: null, erased_at: now })
    .where('payment_order_id', 'in', orders)
    .execute()
}

/** Erases the payers of some orders. A UPI ID is often a phone number. */
export async function eraseOrders(
  trx: Transaction<Database>,
  { boxId, orderIds, extent, now }: Erasure,
): Promise<void> {
  await trx
    .updateTable('payment_orders')
    .set({ guest_phone: null, guest_address: null, erased_at: now })
    .$if(extent === 'all', (query) => query.set({ guest_name: null, guest_language: null }))
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

const isOver = (now: Date) =>
  sql<boolean>`(handled_at is not null or received_at < ${new Date(now.getTime() - GIVEN_UP_MS)})
    and received_at > ${new Date(now.getTime() - UNAPPLIED_EVENTS_RETENTION_MS)}`

/** Ways in which an event names what is ours, each as its index has it (db/schema/payments.sql). */
const ORDER_OF_PAYMENT = sql<string>`substring(body from '"order_id" *: *"([^"]+)"')`
const ORDER_OR_PAYOUT = sql<string>`substring(body from '"id" *: *"((?:order|pout)_[^"]+)"')`
const UPI_ID_CHECK = sql<string>`substring(body from '"upi_id_check" *: *"([^"]+)"')`

/**
 * Deletes the provider's events that name the host's orders, payouts or UPI IDs: those that were applied, or that no job applies any more.
 * A statement for each way finds them by its index. Runs before `erasePayouts` and before checks of UPI IDs go, whose ids it searches for.
 */
export async function eraseProviderEvents(
  trx: Transaction<Database>,
  hostId: string,
  now: Date,
): Promise<void> {
  const events = trx.deleteFrom('provider_events').where(isOver(now))
  const boxes = trx.selectFrom('event_boxes').select('id').where('host_id', '=', hostId)
  const orders = trx
    .selectFrom('payment_orders')
    .select('provider_order_id as id')
    .where('event_box_id', 'in', boxes)
  const payouts = trx
    .selectFrom('payout_attempts')
    .innerJoin('payouts', 'payouts.id', 'payout_id')
    .select('provider_payout_id as id')
    .where('host_id', '=', hostId)
  const checks = trx
    .selectFrom('upi_id_checks')
    .select(sql<string>`id::text`.as('id'))
    .where('host_id', '=', hostId)
  await events.where(ORDER_OF_PAYMENT, 'in', orders).execute()
  await events.where(ORDER_OR_PAYOUT, 'in', orders.unionAll(payouts)).execute()
  await events.where(UPI_ID_CHECK, 'in', checks).execute()
}

/** Deletes the provider's events that name some orders, as above. */
export async function eraseEventsOfOrders(
  trx: Transaction<Database>,
  { boxId, orderIds, now }: Erasure,
): Promise<void> {
  const orders = trx
    .selectFrom('payment_orders')
    .select('provider_order_id')
    .where('event_box_id', '=', boxId)
    .where('id', 'in', orderIds)
  await trx.deleteFrom('provider_events').where(isOver(now)).where(ORDER_OF_PAYMENT, 'in', orders).execute()
}
