// Stores what the provider reports of one attempt to pay; an update that is older than the stored status changes nothing.
import { type RawBuilder, sql, type Transaction } from 'kysely'
import type { Database, PaymentStatus, Row } from '../../../db/tables.ts'
import type { ProviderPayment } from '../../../provider/provider.ts'
import { ALLOWED_FROM } from '../rules/states.ts'

/**
 * True of a stored payment that was reported as refunded, and whose refunds leave money with us after all, since one of
 * them failed: the provider reports it as captured again.
 */
export const refundFailed = sql<boolean>`(
  payments.status = 'refunded'
  and exists (
    select from refunds where (payment_id, event_box_id) = (payments.id, payments.event_box_id) and state = 'failed')
  and payments.amount_paise > coalesce((
    select sum(amount_paise) from refunds
    where (payment_id, event_box_id) = (payments.id, payments.event_box_id) and state <> 'failed'), 0))`

/**
 * Inserts the payment of each order in `orders` (none or one; columns: id, event_box_id), or updates it where its status goes forward.
 * An update may lack details that an earlier one had, such as the bank's reference: these stay. Either way the row is
 * locked. Returns `status` and `is_new`; no row where nothing was changed.
 */
export function upsertPayment(payment: ProviderPayment, now: Date, orders: RawBuilder<unknown>) {
  const { status, method, vpa, acquirer_data, error_code, error_description } = payment
  const from = ALLOWED_FROM[status]
  return sql<{ status: PaymentStatus; is_new: boolean }>`
    insert into payments (id, payment_order_id, event_box_id, amount_paise, currency, provider_created_at, first_seen_at,
      status, method, vpa, rrn, error_code, error_description, updated_at)
    select ${payment.id}, orders.id, orders.event_box_id, ${payment.amount}::bigint, ${payment.currency},
      ${new Date(payment.created_at * 1000)}::timestamptz, ${now}::timestamptz,
      ${status}, ${method ?? null}, ${vpa ?? null}, ${acquirer_data?.rrn ?? null}, ${error_code ?? null},
      ${error_description ?? null}, ${now}::timestamptz
    from ${orders} as orders
    on conflict (id, event_box_id) do update set status = excluded.status, method = coalesce(excluded.method, payments.method),
      vpa = coalesce(excluded.vpa, payments.vpa), rrn = coalesce(excluded.rrn, payments.rrn),
      error_code = excluded.error_code, error_description = excluded.error_description,
      updated_at = excluded.updated_at
    where ${from.length === 0 ? sql`false` : sql`payments.status in (${sql.join(from)})`}
      or ${status === 'captured' ? refundFailed : sql`false`}
    returning status, xmax = 0 as is_new`
}

/** Answers the status that is stored now. */
export async function storePayment(
  trx: Transaction<Database>,
  { id, event_box_id }: Pick<Row<'payment_orders'>, 'id' | 'event_box_id'>,
  payment: ProviderPayment,
  now: Date,
): Promise<PaymentStatus> {
  const order = sql`(select ${id}::uuid as id, ${event_box_id}::text as event_box_id)`
  const stored = (await upsertPayment(payment, now, order).execute(trx)).rows[0]
  if (stored) return stored.status
  await fillEmpty(trx, payment, event_box_id)
  const known = await trx
    .selectFrom('payments')
    .select('status')
    .where('id', '=', payment.id)
    .where('event_box_id', '=', event_box_id)
    .executeTakeFirstOrThrow()
  return known.status
}

/** An update that does not change the status may still fill in missing details. */
export async function fillEmpty(
  trx: Transaction<Database>,
  payment: ProviderPayment,
  boxId: string,
): Promise<void> {
  const { id, method = null, vpa = null, acquirer_data } = payment
  const rrn = acquirer_data?.rrn ?? null
  await sql`
    update payments set method = coalesce(method, ${method}), vpa = coalesce(vpa, ${vpa}), rrn = coalesce(rrn, ${rrn})
    where id = ${id} and event_box_id = ${boxId} and (method is null and ${method}::text is not null or vpa is null and ${vpa}::text is not null
      or rrn is null and ${rrn}::text is not null)`.execute(trx)
}
