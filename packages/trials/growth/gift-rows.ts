// Rows of each contribution, made of the table given: its order, payment, ledger entries, feed and webhooks.
import { sql } from 'kysely'

/** Ids as the provider makes them, without an order. */
const paymentId = sql`'pay_' || substr(md5('payment' || n), 1, 14)`
const orderId = sql`md5('order' || n)::uuid`
const chargePaise = sql`rupees * 104`
/** Two per cent, and GST on them. */
const feePaise = sql`(rupees * 104 * 2 / 100)`
const gstPaise = sql`(rupees * 104 * 2 / 100 * 18 / 100)`
const guest = sql`'Joseph Thomas', '9123456780', 'Alappuzha'`

export const giftTables = (now: Date) => [
  // One order in ten was never paid, and is asked about for four days.
  sql`insert into payment_orders (id, event_box_id, guest_name, guest_phone, guest_address, amount_paise, state,
      key_mode, provider_order_id, request_key, created_at, updated_at, paid_at, check_at)
    select md5('order' || n || kind)::uuid, box, ${guest}, ${chargePaise},
      case when kind = '' then 'paid' when at > ${now}::timestamptz - interval '4 days' then 'created' else 'abandoned' end,
      'test', 'order_' || substr(md5('order' || n || kind), 1, 14), md5('key' || n || kind)::uuid::text, at, at,
      case when kind = '' then at end,
      case when kind <> '' and at > ${now}::timestamptz - interval '4 days' then ${now}::timestamptz + interval '1 day' end
    from given, unnest(case when n % 10 = 3 then array['', 'unpaid'] else array[''] end) kind order by n`,
  // One payment in eight was tried before, and failed.
  sql`insert into payments (id, payment_order_id, event_box_id, status, amount_paise, currency, method, vpa, rrn, provider_created_at,
      first_seen_at, updated_at)
    select 'pay_' || substr(md5(kind || n), 1, 14), ${orderId}, box,
      case when kind = 'failed' then 'failed' when back = 'external' then 'refunded' else 'captured' end,
      ${chargePaise}, 'INR', 'upi', 'guest@okbank', lpad(n::text, 12, '0'), at, at, at
    from given, unnest(case when n % 8 = 5 then array['failed', 'payment'] else array['payment'] end) kind order by n`,
  sql`insert into contributions (id, event_box_id, payment_order_id, payment_id, guest_name, guest_phone, guest_address,
      amount_paise, fee_paise, refunded_paise, paid_at, created_at)
    select md5('contribution' || n)::uuid, box, ${orderId}, ${paymentId}, ${guest}, rupees * 100, rupees * 4,
      case when back is null then 0 else rupees * 100 end, at, at from given order by n`,
  sql`insert into ledger (kind, event_box_id, payment_id, contribution_id, gateway_receivable, owed_to_hosts, platform_fee,
      gateway_charges, input_gst, occurred_at, created_at)
    select kind, box, ${paymentId},
      case when kind = 'contribution' then md5('contribution' || n)::uuid end,
      case when kind = 'contribution' then ${chargePaise} else -${feePaise} end,
      case when kind = 'contribution' then -rupees * 100 else 0 end,
      case when kind = 'contribution' then -rupees * 4 else 0 end,
      case when kind = 'contribution' then 0 else ${feePaise} - ${gstPaise} end,
      case when kind = 'contribution' then 0 else ${gstPaise} end, at, at
    from given, unnest(array['contribution', 'gateway-fee']) kind order by n`,
  sql`insert into activities (host_id, event_box_id, action, facts, created_at)
    select host, box, 'contribution-received', jsonb_build_object('paise', rupees * 100), at from given order by n`,
  // Kept for thirty days.
  sql`insert into provider_events (id, type, body, received_at, handled_at, outcome)
    select substr(md5(type || n), 1, 14), type, '{"id":"' || ${paymentId} || '",' || repeat(' ', 1000) || '}', at, at, 'already'
    from given, unnest(array['payment.captured', 'order.paid']) type
    where at > ${now}::timestamptz - interval '30 days' order by n`,
]
