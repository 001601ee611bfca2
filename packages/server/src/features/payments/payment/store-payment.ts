// Stores what the provider reports of one attempt to pay; an update that is older than the stored status changes nothing.
import { type RawBuilder, sql, type Transaction } from 'kysely'
import type { Database, PaymentStatus, Row } from '../../../db/tables.ts'
import type { ProviderPayment } from '../../../provider/objects/payments.ts'
import { ALLOWED_FROM } from '../rules/states.ts'

/**
 * True unless this is a late report of a payment that was refunded since. One that was reported as refunded is captured again
 * where a refund of it has failed and money is left with us.
 */
export const mayBeStored = ({ id, status }: ProviderPayment, boxId: string) =>
  status === 'captured'
    ? sql<boolean>`not exists (
        select 1 from payments
        where id = ${id}::text and event_box_id = ${boxId} and status = 'refunded' and not (
          exists (select 1 from refunds where payment_id = ${id}::text and event_box_id = ${boxId} and state = 'failed')
          and payments.amount_paise > (
            select coalesce(sum(amount_paise), 0) from refunds
            where payment_id = ${id}::text and event_box_id = ${boxId} and state <> 'failed')))`
    : sql<boolean>`true`

/**
 * Inserts the payment of each order in `orders` (none or one, of the box; columns: id, event_box_id, erased_at), or updates it where its status goes
 * forward. The caller holds the order's lock, and has asked whether it may be stored.
 * An update may lack details that an earlier one had, such as the bank's reference: these stay. Either way the row is
 * locked. Returns `status` and `is_new`; no row where nothing was changed. `isNew`: the statement fails where it is stored.
 */
export function upsertPayment(
  payment: ProviderPayment,
  boxId: string,
  now: Date,
  orders: RawBuilder<unknown>,
  { isNew = false } = {},
) {
  const { status, method, vpa, acquirer_data, error_code, error_description } = payment
  const from = [...ALLOWED_FROM[status], ...(status === 'captured' ? ['refunded'] : [])]
  // As this statement sees it: where the payment is refunded meanwhile, the trigger refuses, and the transaction is repeated.
  const capturedAgainAt =
    status === 'captured'
      ? sql`(select ${now}::timestamptz from payments
          where id = ${payment.id}::text and event_box_id = ${boxId} and status = 'refunded')`
      : sql`null::timestamptz`
  return sql<{ status: PaymentStatus; is_new: boolean }>`
    insert into payments (id, payment_order_id, event_box_id, amount_paise, currency, provider_created_at, first_seen_at,
      status, method, vpa, rrn, error_code, error_description, captured_again_at, erased_at, updated_at)
    select ${payment.id}::text, orders.id, orders.event_box_id, ${payment.amount}::bigint, ${payment.currency}::text,
      ${new Date(payment.created_at * 1000)}::timestamptz, ${now}::timestamptz,
      ${status}::text, ${method ?? null}::text, case when orders.erased_at is null then ${vpa ?? null}::text end, ${acquirer_data?.rrn ?? null}::text,
      ${error_code ?? null}::text, ${error_description ?? null}::text, ${capturedAgainAt}, orders.erased_at, ${now}::timestamptz
    from ${orders} as orders
    ${isNew ? sql`` : forward(from)}
    returning status, xmax = 0 as is_new`
}

/** An update where the payment is stored, unless it was stored with a later status. */
const forward = (from: readonly string[]) => sql`
    on conflict (id, event_box_id) do update set status = excluded.status, method = coalesce(excluded.method, payments.method),
      vpa = case when payments.erased_at is null then coalesce(excluded.vpa, payments.vpa) end, rrn = coalesce(excluded.rrn, payments.rrn),
      error_code = excluded.error_code, error_description = excluded.error_description,
      captured_again_at = coalesce(excluded.captured_again_at, payments.captured_again_at), updated_at = excluded.updated_at
    where ${from.length === 0 ? sql`false` : sql`payments.status in (${sql.join(from.map((one) => sql.lit(one)))})`}`

/** Answers the status that is stored now. */
export async function storePayment(
  trx: Transaction<Database>,
  { id, event_box_id, erased_at }: Pick<Row<'payment_orders'>, 'id' | 'event_box_id' | 'erased_at'>,
  payment: ProviderPayment,
  now: Date,
): Promise<PaymentStatus> {
  const order = sql`(
    select ${id}::uuid as id, ${event_box_id}::text as event_box_id, ${erased_at}::timestamptz as erased_at
    where ${mayBeStored(payment, event_box_id)})`
  const stored = (await upsertPayment(payment, event_box_id, now, order).execute(trx)).rows[0]
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
    update payments set method = coalesce(method, ${method}::text), rrn = coalesce(rrn, ${rrn}::text),
      vpa = case when erased_at is null then coalesce(vpa, ${vpa}::text) end
    where id = ${id}::text and event_box_id = ${boxId} and (method is null and ${method}::text is not null
      or vpa is null and erased_at is null and ${vpa}::text is not null
      or rrn is null and ${rrn}::text is not null)`.execute(trx)
}
