// The event box is in every key of what a contribution writes, and foreign keys stay inside a box (decision 30).
import { statements } from './statements.ts'

const NOBODY = '00000000-0000-0000-0000-000000000000'

/** Orders and entries without a box have the box '', which is deleted, and of a deleted host: no list shows it. */
const NO_BOX_ROWS = [
  `insert into hosts (id, email, first_name, last_name, phone_number, address, password_hash, deactivated_at, deleted_at,
      agreed_to_terms_at, agreed_to_refund_policy_at, created_at, updated_at)
    values ('${NOBODY}', 'no-box@lifafa.test', '-', '-', '0000000000', '-', '', now(), now(), now(), now(), now(), now())`,
  `insert into event_boxes (id, host_id, event_type, name, location, event_date, created_at, updated_at, deleted_at)
    values ('', '${NOBODY}', 'other', '-', '-', '2000-01-01', now(), now(), now())`,
]

const noBox = [
  `alter table event_boxes drop constraint event_boxes_id_check,
    add constraint event_boxes_id_check check (id ~ '^[1-9A-HJ-NP-Za-km-z]{22}$' or id = '')`,
  ...NO_BOX_ROWS,
  // They are counted now: a table with triggers that wait cannot be changed.
  `set constraints all immediate`,
]

/** Keys that a box will be a part of, and what points to them. What is of no box names a payment or a refund, and has no key of it. */
const oldKeys = [
  `alter table ledger drop constraint ledger_payment_id_fkey, drop constraint ledger_refund_id_fkey,
    drop constraint ledger_contribution_id_fkey, drop constraint ledger_settlement_line_id_fkey`,
  `alter table audit_log drop constraint admin_deeds_payment_id_fkey`,
  `alter table dispute_answers drop constraint dispute_answers_dispute_id_fkey`,
  `alter table review_flags drop constraint review_flags_payment_id_fkey, drop constraint review_flags_refund_id_fkey,
    drop constraint review_flags_dispute_id_fkey`,
  `alter table settlement_lines drop constraint settlement_lines_payment_id_fkey,
    drop constraint settlement_lines_refund_id_fkey`,
  `alter table refunds drop constraint refunds_payment_id_fkey, drop constraint refunds_dispute_id_fkey,
    drop constraint refunds_pkey, drop constraint refunds_once_per_dispute, drop constraint refunds_once_per_request,
    drop constraint refunds_provider_refund_id_key`,
  `drop index refunds_one_duplicate`,
  `drop index refunds_one_unsent`,
  `alter table disputes drop constraint disputes_payment_id_fkey, drop constraint disputes_pkey`,
  `alter table contributions drop constraint contributions_payment_of_order, drop constraint contributions_pkey,
    drop constraint contributions_payment_id_key, drop constraint contributions_payment_order_id_key`,
  `alter table payments drop constraint payments_payment_order_id_fkey, drop constraint payments_of_order,
    drop constraint payments_pkey`,
  `alter table payment_orders drop constraint payment_orders_pkey,
    drop constraint payment_orders_provider_order_id_key, drop constraint payment_orders_request_key_key,
    drop constraint payment_orders_paid_has_box`,
  `alter table activities drop constraint activities_pkey, drop constraint activities_box_of_host`,
  `alter table ledger drop constraint ledger_pkey, drop constraint ledger_owed_names_box,
    drop constraint ledger_names_its_cause, drop constraint ledger_kind_check`,
  ...[
    'contribution',
    'correction',
    'gateway_fee',
    'payout',
    'refund',
    'settlement',
    'unallocated_payment',
  ].map((what) => `drop index ledger_${what}`),
]

const boxes = [
  `drop trigger payment_orders_intention_stands on payment_orders`,
  `update payment_orders set event_box_id = '' where event_box_id is null`,
  `update activities set event_box_id = '' where event_box_id is null`,
  ...['payments', 'refunds', 'disputes'].map((table) => `alter table ${table} add column event_box_id text`),
  `update payments set event_box_id = (
    select event_box_id from payment_orders where payment_orders.id = payments.payment_order_id)`,
  ...['refunds', 'disputes'].map(
    (table) => `update ${table} set event_box_id = (
      select event_box_id from payments where payments.id = ${table}.payment_id)`,
  ),
  // The one time that entries are changed: they get a box, and no amount is touched.
  `alter table ledger disable trigger ledger_is_append_only`,
  `update ledger set event_box_id = case when kind in ('unallocated-payment', 'unallocated-refund', 'gateway-fee')
      then coalesce((select p.event_box_id from payments p where p.id = ledger.payment_id), '') else '' end
    where event_box_id is null`,
  `alter table ledger enable trigger ledger_is_append_only`,
  ...['payment_orders', 'payments', 'refunds', 'disputes', 'ledger', 'activities'].map(
    (table) => `alter table ${table} alter column event_box_id set not null`,
  ),
  ...['payment_orders', 'ledger', 'activities'].map(
    (table) => `alter table ${table} alter column event_box_id set default ''`,
  ),
]

/** The id comes first: what is looked up without its box is found too. */
const newKeys = [
  `alter table payment_orders add primary key (id, event_box_id),
    add constraint payment_orders_provider_order_id_key unique (provider_order_id, event_box_id),
    add constraint payment_orders_request_key_key unique (request_key, event_box_id),
    add constraint payment_orders_paid_has_box check (state <> 'paid' or event_box_id <> '')`,
  `alter table payments add primary key (id, event_box_id),
    add constraint payments_of_order unique (id, payment_order_id, event_box_id),
    add constraint payments_payment_order_id_fkey foreign key (payment_order_id, event_box_id)
      references payment_orders (id, event_box_id)`,
  `alter table contributions add primary key (id, event_box_id),
    add constraint contributions_payment_order_id_key unique (payment_order_id, event_box_id),
    add constraint contributions_payment_id_key unique (payment_id, event_box_id),
    add constraint contributions_payment_of_order foreign key (payment_id, payment_order_id, event_box_id)
      references payments (id, payment_order_id, event_box_id)`,
  `alter table disputes add primary key (id, event_box_id),
    add constraint disputes_payment_id_fkey foreign key (payment_id, event_box_id) references payments (id, event_box_id)`,
  `alter table refunds add primary key (id, event_box_id),
    add constraint refunds_provider_refund_id_key unique (provider_refund_id, event_box_id),
    add constraint refunds_once_per_dispute unique (dispute_id, event_box_id),
    add constraint refunds_once_per_request unique (request_key, event_box_id),
    add constraint refunds_payment_id_fkey foreign key (payment_id, event_box_id) references payments (id, event_box_id),
    add constraint refunds_dispute_id_fkey foreign key (dispute_id, event_box_id) references disputes (id, event_box_id)`,
  `create unique index refunds_one_duplicate on refunds (payment_id, event_box_id) where kind = 'duplicate'`,
  `create unique index refunds_one_unsent on refunds (payment_id, event_box_id)
    where kind = 'administrator' and state = 'requested'`,
  // A feed is of a host; the self-check compares its boxes' hosts.
  `alter table activities add primary key (id, event_box_id),
    add constraint activities_event_box_id_fkey foreign key (event_box_id) references event_boxes`,
  `alter table ledger add primary key (id, event_box_id),
    add constraint ledger_contribution_id_fkey foreign key (contribution_id, event_box_id)
      references contributions (id, event_box_id),
    add constraint ledger_owed_names_box check (owed_to_hosts = 0 or event_box_id <> ''),
    add constraint ledger_kind_check check (kind in ('contribution', 'refund', 'unallocated-payment', 'unallocated-refund',
      'gateway-fee', 'box-named', 'settlement', 'settlement-adjustment', 'payout', 'payout-sent', 'payout-failed',
      'payout-fee', 'payout-reversal', 'fee-invoice', 'correction')),
    add constraint ledger_names_its_cause check (
      num_nonnulls(contribution_id, refund_id, payout_id, settlement_id, settlement_line_id) <= 1 and case
        when kind = 'contribution' then num_nonnulls(contribution_id, payment_id) = 2
        when kind in ('refund', 'unallocated-refund') then num_nonnulls(refund_id, payment_id) = 2
        when kind in ('unallocated-payment', 'gateway-fee', 'box-named') then payment_id is not null
          and num_nonnulls(contribution_id, refund_id, payout_id, settlement_id, settlement_line_id) = 0
        when kind = 'settlement' then settlement_id is not null and payment_id is null and event_box_id = ''
        when kind = 'settlement-adjustment' then settlement_line_id is not null
        when kind in ('payout', 'payout-reversal', 'payout-sent', 'payout-failed', 'payout-fee')
          then payout_id is not null and payment_id is null
        when kind = 'fee-invoice' then event_box_id <> '' and payment_id is null
          and num_nonnulls(contribution_id, refund_id, payout_id, settlement_id, settlement_line_id) = 0
        else true
      end)`,
  `create unique index ledger_contribution on ledger (contribution_id, event_box_id) where kind = 'contribution'`,
  `create unique index ledger_correction on ledger (correction_id, event_box_id) where correction_id is not null`,
  `create unique index ledger_gateway_fee on ledger (payment_id, event_box_id) where kind = 'gateway-fee'`,
  `create unique index ledger_unallocated_payment on ledger (payment_id, event_box_id) where kind = 'unallocated-payment'`,
  `create unique index ledger_box_named on ledger (payment_id, event_box_id) where kind = 'box-named'`,
  `create unique index ledger_refund on ledger (refund_id, kind, event_box_id)
    where kind in ('refund', 'unallocated-refund')`,
  `create unique index ledger_payout on ledger (payout_id, kind, event_box_id)
    where kind in ('payout', 'payout-reversal', 'payout-sent', 'payout-failed', 'payout-fee')`,
  `create unique index ledger_settlement on ledger (settlement_id, event_box_id) where kind = 'settlement'`,
]

/** What is in a box stays there. What has none yet moves to its box: as a new row, since a spread table moves no row by itself. */
const guards = [
  `create trigger payment_orders_intention_stands before update on payment_orders for each row
    when (new.event_box_id <> old.event_box_id or new.amount_paise <> old.amount_paise
      or (old.provider_order_id is not null and new.provider_order_id is distinct from old.provider_order_id)
      or (old.paid_at is not null and new.paid_at is distinct from old.paid_at))
    execute function refuse_change('an order stays what was ordered')`,
  `drop trigger payments_amount_stands on payments`,
  `create trigger payments_amount_stands before update on payments for each row
    when ((new.event_box_id, new.payment_order_id, new.amount_paise, new.currency)
      is distinct from (old.event_box_id, old.payment_order_id, old.amount_paise, old.currency))
    execute function refuse_change('a payment stays what was paid')`,
  ...['payment_orders', 'payments', 'refunds', 'disputes'].map(
    (
      table,
    ) => `create trigger ${table}_stay before delete on ${table} for each row when (old.event_box_id <> '')
      execute function refuse_change('what is in a box stays there')`,
  ),
]

/** Where to find an order by what others call it: the provider's reports name no box, and a browser asks by its key. */
const locations = [
  `create table order_locations (
    id text primary key check (id <> ''),
    payment_order_id uuid not null,
    event_box_id text not null
  )`,
  `insert into order_locations (id, payment_order_id, event_box_id)
    select provider_order_id, id, event_box_id from payment_orders where provider_order_id is not null
    union all
    select request_key, id, event_box_id from payment_orders where request_key is not null`,
]

export const boxKeys = statements(...noBox, ...oldKeys, ...boxes, ...newKeys, ...guards, ...locations)
