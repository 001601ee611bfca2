// Enters in the ledger what the provider keeps of a payment: its fee, and the GST on it.
import { CURRENCY } from '@lifafa/contract/money'
import { type RawBuilder, sql } from 'kysely'
import type { ProviderPayment } from '../../../provider/objects/payments.ts'

/**
 * Inserts the fee of a payment of this box once, for each order in `orders` (none or one; columns: event_box_id). Until it is
 * captured the provider reports no fee, and nothing is inserted; nor for another currency (decision 27). The fee is kept
 * when the payment is refunded.
 */
export function insertGatewayFee(
  { id, fee, tax, currency, created_at }: ProviderPayment,
  boxId: string,
  now: Date,
  orders: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const [feePaise, gstPaise] = currency === CURRENCY ? [fee ?? 0, tax ?? 0] : [0, 0]
  return sql`
    insert into ledger (kind, event_box_id, payment_id, gateway_receivable, gateway_charges, input_gst, occurred_at,
      created_at)
    select 'gateway-fee', orders.event_box_id, ${id}::text, ${-feePaise}::bigint, ${feePaise - gstPaise}::bigint,
      ${gstPaise}::bigint, ${new Date(created_at * 1000)}::timestamptz, ${now}::timestamptz
    from ${orders} as orders where ${feePaise > 0}
      -- It may have been entered before the box was named.
      and not exists (
        select 1 from ledger where payment_id = ${id} and event_box_id = ${boxId} and kind = 'box-named'
          and gateway_charges <> 0)
    on conflict do nothing`
}
