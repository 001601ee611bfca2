// Balances of the ledger: what has been summed, and up to when. They replace the trigger that counted each contribution (decision 29).
import { statements } from './statements.ts'

const ACCOUNTS = [
  'gateway_receivable',
  'bank',
  'owed_to_hosts',
  'payouts_in_transit',
  'platform_fee',
  'output_gst',
  'gateway_charges',
  'input_gst',
  'guest_refunds',
  'suspense',
] as const

export const ledgerBalances = statements(
  // By the database's clock, which writers do not choose. Existing rows get the time of this migration, without being rewritten.
  `alter table ledger add column recorded_at timestamptz not null default now()`,
  `alter table ledger alter column recorded_at set default clock_timestamp()`,
  `create index ledger_recorded on ledger (recorded_at)`,

  `create table ledger_closing (
    is_only boolean primary key default true check (is_only),
    closed_until timestamptz not null
  )`,
  `create table ledger_balances (
    kind text primary key,
    entries bigint not null check (entries > 0),
    ${ACCOUNTS.map((account) => `${account} bigint not null`).join(', ')},
    constraint ledger_balances_balance check (${ACCOUNTS.join(' + ')} = 0)
  ) with (fillfactor = 50)`,
  `create table box_balances (
    event_box_id text primary key references event_boxes,
    owed_to_hosts bigint not null
  ) with (fillfactor = 80)`,
  `create index box_balances_owed on box_balances (event_box_id) where owed_to_hosts <> 0`,
  // Nobody writes to the ledger until this has been committed.
  `insert into ledger_closing (closed_until) values (now())`,
  `insert into ledger_balances (kind, entries, ${ACCOUNTS.join(', ')})
    select kind, count(*), ${ACCOUNTS.map((account) => `sum(${account})`).join(', ')} from ledger group by kind`,
  `insert into box_balances (event_box_id, owed_to_hosts)
    select event_box_id, sum(owed_to_hosts) from ledger where owed_to_hosts <> 0 group by event_box_id`,

  `drop trigger contributions_counted on contributions`,
  `drop trigger contributions_uncounted on contributions`,
  `drop function count_contribution()`,
  `create or replace function count_host() returns trigger language plpgsql as $$
  declare
    more integer := (new.id is not null and new.deleted_at is null)::int
      - (old.id is not null and old.deleted_at is null)::int;
  begin
    if more <> 0 then perform add_to_platform_totals(more, 0); end if;
    return null;
  end $$`,
  `create or replace function count_event_box() returns trigger language plpgsql as $$
  declare
    more integer := (new.id is not null and new.deleted_at is null)::int
      - (old.id is not null and old.deleted_at is null)::int;
  begin
    if more <> 0 then perform add_to_platform_totals(0, more); end if;
    return null;
  end $$`,
  `drop function add_to_platform_totals(bigint, bigint, bigint)`,
  `create function add_to_platform_totals(users_more bigint, events_more bigint) returns void language sql as $$
    insert into platform_totals as kept (shard, users, events)
      values (pg_backend_pid() % 64, users_more, events_more)
      on conflict (shard) do update set users = kept.users + excluded.users, events = kept.events + excluded.events
  $$`,
  `alter table platform_totals drop column kept_paise`,

  // What the books count besides: few rows of large tables.
  `drop index ledger_payment`,
  `create unique index ledger_gateway_fee on ledger (payment_id) where kind = 'gateway-fee'`,
  `create unique index ledger_unallocated_payment on ledger (payment_id) where kind = 'unallocated-payment'`,
  `create index contributions_without_fee on contributions (id) where fee_paise = 0`,
  `create index payments_other_currency on payments (id) where currency <> 'INR'`,
  `create index payment_orders_key_mode on payment_orders using brin (key_mode) with (autosummarize = on)`,
  `create index refunds_processed on refunds (payment_id) include (kind, amount_paise) where state = 'processed'`,
  `drop index payouts_paid_newest`,
  `create index payouts_paid_newest on payouts (paid_at desc, id desc) include (amount_paise) where state = 'processed'`,
)
