// Calls the database's functions of payments (decision 53): record a contribution whole, or store a payment and the provider's fee.
import { firstOpenDay } from '@lifafa/contract/event-timing'
import { CURRENCY, splitCharge } from '@lifafa/contract/money'
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import type { Database, Day, Paise, PaymentStatus, Row } from '../../../db/tables.ts'
import type { ProviderPayment } from '../../../provider/objects/payments.ts'
import { ALLOWED_FROM } from '../rules/states.ts'

export type Recorded = {
  orderId: string
  orderedPaise: Paise
  boxId: string
  hostId: string
  contributionId: string
  eventDate: Day
  /** Attempts to pay this order, this one included, were stored before: they may have refunds and flags. */
  hasHistory: boolean
  /** It goes to a linked account of the host. */
  isTransferred: boolean
}

/**
 * A payment without follow-up has all of this (apply-payment.ts): the ordered amount, a payout to the host, a box
 * whose event is on this day or later, and no earlier attempt to pay the order.
 */
const firstDayWithoutFollowUp = ({ created_at }: ProviderPayment, now: Date): Day =>
  firstOpenDay(new Date(Math.max(now.getTime(), created_at * 1000)))

/**
 * Claims the order, which is of the box: only one caller gets the row; the others wait for its lock and then find the order
 * paid. Undefined, and nothing is written, where the order is paid or not in this box, or the payment was refunded.
 * `withoutFollowUp`: undefined, too, if something has to follow the contribution.
 */
export async function recordContribution(
  db: Kysely<Database>,
  payment: ProviderPayment,
  boxId: string,
  now: Date,
  { withoutFollowUp = false } = {},
): Promise<Recorded | undefined> {
  const { contributionPaise, feePaise } = splitCharge(payment.amount)
  const { rows } = await sql<Recorded>`
    select * from record_contribution(${boxId}::text, ${payment.order_id}::text, ${reportedPayment(payment)},
      ${contributionPaise}::bigint, ${feePaise}::bigint, ${replacedStatuses(payment)},
      ${withoutFollowUp ? firstDayWithoutFollowUp(payment, now) : null}::date, ${now}::timestamptz)`.execute(
    db,
  )
  return rows[0]
}

/**
 * Stores a report of one attempt to pay, and answers the status that is stored then: a report that is older fills in what is missing. The
 * caller holds the order's lock.
 */
export async function storePayment(
  trx: Transaction<Database>,
  { id, event_box_id, erased_at }: Pick<Row<'payment_orders'>, 'id' | 'event_box_id' | 'erased_at'>,
  payment: ProviderPayment,
  now: Date,
): Promise<PaymentStatus> {
  const { rows } = await sql<{ status: PaymentStatus }>`
    select store_payment(${event_box_id}::text, ${id}::uuid, ${erased_at}::timestamptz, ${reportedPayment(payment)},
      ${replacedStatuses(payment)}, false, ${now}::timestamptz) as status`.execute(trx)
  if (!rows[0]) throw new Error('A function that answers one value answered none.')
  return rows[0].status
}

/** Enters the provider's fee, with its GST, once for each payment of this box. The fee is kept when the payment is refunded. */
export async function postGatewayFee(
  trx: Transaction<Database>,
  payment: ProviderPayment,
  boxId: string,
  now: Date,
): Promise<void> {
  await sql`select enter_gateway_fee(${boxId}::text, ${reportedPayment(payment)}, ${now}::timestamptz)`.execute(
    trx,
  )
}

/** The provider's fee, GST included: it reports none before the capture, and none is entered for another currency (decision 27). */
function gatewayFee({ currency, fee, tax }: ProviderPayment) {
  if (currency !== CURRENCY) return { gateway_fee_paise: 0, gateway_gst_paise: 0 }
  return { gateway_fee_paise: fee ?? 0, gateway_gst_paise: tax ?? 0 }
}

/** `p_payment`. */
function reportedPayment(payment: ProviderPayment): RawBuilder<unknown> {
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

/** `p_replaces`: the statuses that this one may follow. A refunded payment is captured again where a refund of it has failed or come back. */
function replacedStatuses({ status }: ProviderPayment): RawBuilder<unknown> {
  const replaced: PaymentStatus[] = [
    ...ALLOWED_FROM[status],
    ...(status === 'captured' ? ['refunded' as const] : []),
  ]
  return sql`${replaced}::text[]`
}
