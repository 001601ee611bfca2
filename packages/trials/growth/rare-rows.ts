// Rows of what happens to few contributions: second payments, refunds, disputes; and payouts of boxes that are over.
import { sql } from 'kysely'

/** One contribution in 700 was paid twice. */
const isTwice = sql`n % 700 = 123`
const paymentId = sql`'pay_' || substr(md5('payment' || n), 1, 14)`
const secondId = sql`'pay_' || substr(md5('second' || n), 1, 14)`
/** Not that of the contribution's own refund: both may be refunded. */
const secondRefundId = sql`md5('second back' || n)::uuid`
const MOST_PAISE = 10_000_000

const secondPayments = [
  sql`insert into payments (id, payment_order_id, event_box_id, status, amount_paise, currency, method, provider_created_at,
      first_seen_at, updated_at)
    select ${secondId}, md5('order' || n)::uuid, box, 'refunded', rupees * 104, 'INR', 'upi', at, at, at
    from given where ${isTwice}`,
  sql`insert into refunds (id, payment_id, event_box_id, amount_paise, kind, state, provider_refund_id, created_at, updated_at)
    select ${secondRefundId}, ${secondId}, box, rupees * 104, 'duplicate', 'processed', 'rfnd_second' || n, at, at
    from given where ${isTwice}`,
  sql`insert into ledger (kind, event_box_id, payment_id, refund_id, gateway_receivable, suspense, occurred_at, created_at)
    select kind, box, ${secondId}, case when sign = -1 then ${secondRefundId} end, sign * rupees * 104,
      -sign * rupees * 104, at, at
    from given, (values ('unallocated-payment', 1), ('unallocated-refund', -1)) entries (kind, sign) where ${isTwice}`,
  sql`insert into review_flags (payment_id, kind, raised_at, reviewed_at, reviewed_by)
    select ${secondId}, 'refund-failed', at, case when n % 7000 <> 823 then at end,
      case when n % 7000 <> 823 then md5('admin')::uuid end from given where ${isTwice}`,
]

const refunds = [
  sql`insert into disputes (id, payment_id, event_box_id, amount_paise, status, created_at, updated_at)
    select 'disp_' || n, ${paymentId}, box, rupees * 104, 'lost', at, at from given where back = 'dispute'`,
  sql`insert into refunds (id, payment_id, event_box_id, amount_paise, kind, dispute_id, state, provider_refund_id, created_at, updated_at)
    select md5('back' || n)::uuid, ${paymentId}, box, rupees * 104, back, case when back = 'dispute' then 'disp_' || n end,
      'processed', 'rfnd_' || n, at, at from given where back is not null`,
  sql`insert into ledger (kind, event_box_id, payment_id, refund_id, gateway_receivable, owed_to_hosts, platform_fee,
      occurred_at, created_at)
    select 'refund', box, ${paymentId}, md5('back' || n)::uuid, -rupees * 104, rupees * 100, rupees * 4, at, at
    from given where back is not null`,
  sql`insert into ledger (kind, event_box_id, payment_id, refund_id, gateway_receivable, disputed, occurred_at, created_at)
    select 'dispute-lost', box, ${paymentId}, md5('back' || n)::uuid, rupees * 104, -rupees * 104, at, at
    from given where back = 'dispute'`,
]

const PIECES = sql`(
  select b.*, piece, least(${MOST_PAISE}::bigint, kept - (piece - 1) * ${MOST_PAISE}::bigint) as paise,
    b.event_date::timestamptz + interval '5 days' as at
  from bench_boxes b
  join lateral (select sum(rupees * 100)::bigint as kept from given where box = b.id and back is null) sums on true,
  generate_series(1, (kept + ${MOST_PAISE - 1}) / ${MOST_PAISE}) piece
  where b.is_over and kept > 0
) pieces`

export const payoutTables = [
  sql`create index on given (box)`,
  sql`insert into payouts (id, event_box_id, host_id, number, amount_paise, state, due_on, created_at, updated_at)
    select md5('payout' || id || piece)::uuid, id, host, piece, paise, 'paid', at::date, at, at from ${PIECES}`,
  sql`insert into payout_attempts (id, payout_id, channel, upi_id, payee_name, amount_paise, state, provider_payout_id, reference,
      created_at, updated_at, paid_at)
    select md5('payout' || id || piece)::uuid, md5('payout' || id || piece)::uuid, 'provider', 'host' || n || '@okbank', 'Meera Nair', paise,
      'paid', 'pout_' || n || '_' || piece, lpad(n || '000' || piece, 12, '0'), at, at, at from ${PIECES}`,
  sql`insert into ledger (kind, event_box_id, payout_attempt_id, owed_to_hosts, payouts_in_transit, payout_account, occurred_at, created_at)
    select kind, id, md5('payout' || id || piece)::uuid, case when kind = 'payout' then paise else 0 end,
      case when kind = 'payout' then -paise else paise end, case when kind = 'payout' then 0 else -paise end, at, at
    from ${PIECES}, unnest(array['payout-sent', 'payout']) kind`,
]

export const rareTables = [...secondPayments, ...refunds]
