// What administrators did: written once, and never changed or taken away.
import { statements } from './statements.ts'

export const adminDeeds = statements(
  `create table admin_deeds (
    id bigint generated always as identity primary key,
    admin_id uuid not null references admins,
    deed text not null check (deed in (
      'signed-up', 'signed-in', 'signed-out-everywhere', 'password-changed', 'password-reset',
      'host-activated', 'host-deactivated', 'host-deleted', 'payment-reviewed', 'payout-marked-paid')),
    host_id uuid references hosts,
    -- A payment of the provider, or a payout of ours.
    payment_id text references payments,
    payout_id uuid references payouts,
    detail text not null default '' check (char_length(detail) <= 500),
    created_at timestamptz not null,
    constraint admin_deeds_name_their_host check ((deed like 'host-%') = (host_id is not null)),
    constraint admin_deeds_name_their_payment check ((deed = 'payment-reviewed') = (payment_id is not null)),
    constraint admin_deeds_name_their_payout check ((deed = 'payout-marked-paid') = (payout_id is not null))
  )`,
  `create index admin_deeds_newest on admin_deeds (created_at desc, id desc)`,
  `create index admin_deeds_host on admin_deeds (host_id) where host_id is not null`,
  `create trigger admin_deeds_stand before update or delete on admin_deeds for each row
    execute function refuse_change('what an administrator did is done')`,
)
