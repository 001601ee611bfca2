// Turns the provider's report of a payment into the arguments of store_payment and record_contribution (db/schema/record-contribution.sql).
import { CURRENCY } from '@lifafa/contract/money'
import { type RawBuilder, sql } from 'kysely'
import type { PaymentStatus } from '../../../db/tables.ts'
import type { ProviderPayment } from '../../../provider/objects/payments.ts'
import { ALLOWED_FROM } from '../rules/states.ts'

/**
 * What the provider keeps of it, GST included: nothing is reported until it is captured, and none is entered for another currency
 * (decision 27).
 */
function gatewayFee({ currency, fee, tax }: ProviderPayment) {
  if (currency !== CURRENCY) return { gateway_fee_paise: 0, gateway_gst_paise: 0 }
  return { gateway_fee_paise: fee ?? 0, gateway_gst_paise: tax ?? 0 }
}

/** `p_payment`. */
export function reportedPayment(payment: ProviderPayment): RawBuilder<unknown> {
  const { id, status, amount, currency, created_at, method, vpa, acquirer_data } = payment
  const reported = {
    ...{ id, status, amount_paise: amount, currency, created_at: new Date(created_at * 1000), method, vpa },
    ...{
      rrn: acquirer_data?.rrn,
      error_code: payment.error_code,
      error_description: payment.error_description,
    },
    ...gatewayFee(payment),
  }
  return sql`jsonb_populate_record(null::reported_payment, ${JSON.stringify(reported)}::jsonb)`
}

/** `p_replaces`: the statuses that this one may follow. A refunded payment is captured again where a refund of it has failed. */
export function replacedStatuses({ status }: ProviderPayment): RawBuilder<unknown> {
  const replaced: PaymentStatus[] = [
    ...ALLOWED_FROM[status],
    ...(status === 'captured' ? ['refunded' as const] : []),
  ]
  return sql`${replaced}::text[]`
}
