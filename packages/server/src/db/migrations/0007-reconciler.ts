// When the provider is asked again, by us: what its answers and webhooks may have failed to tell.
import { statements } from './statements.ts'

export const reconciler = statements(
  // check_at: when the provider is asked next, null when there is nothing more to ask. Orders of before are asked at once.
  `alter table payment_orders add column check_at timestamptz`,
  `update payment_orders set check_at = created_at where state <> 'paid'`,
  `create index payment_orders_check on payment_orders (check_at) where check_at is not null`,

  `alter table refunds add column check_at timestamptz`,
  `update refunds set check_at = created_at where state in ('requested', 'sent')`,
  `create index refunds_check on refunds (check_at) where check_at is not null`,

  // What went back to the guest of a gift; totals count what was kept.
  `alter table contributions
    add column refunded_paise bigint not null default 0 check (refunded_paise between 0 and amount_paise),
    add column kept_paise bigint not null generated always as (amount_paise - refunded_paise) stored`,
  `drop index contributions_box_newest`,
  `create index contributions_box_newest on contributions (event_box_id, paid_at desc, id desc) include (kept_paise)`,

  // How far the provider's own list of orders has been compared with ours: where a backup was restored, it goes on from
  // the backup's own mark.
  `create table provider_listings (
    key_mode text primary key check (key_mode in ('test', 'live')),
    listed_until timestamptz not null
  )`,
)
