// What reaches our bank: the provider's settlements with their lines, and accounts and kinds of the ledger for them.
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

const PAYOUT_KINDS = `('payout', 'payout-reversal', 'payout-sent', 'payout-failed', 'payout-fee')`

export const settlements = statements(
  `create table settlements (
    id text primary key check (id <> ''),
    key_mode text not null check (key_mode in ('test', 'live')),
    status text not null check (status in ('created', 'processed', 'failed')),
    amount_paise bigint not null check (amount_paise >= 0),
    fees_paise bigint not null check (fees_paise >= 0),
    tax_paise bigint not null check (tax_paise >= 0),
    utr text check (utr <> ''),
    provider_created_at timestamptz not null,
    first_seen_at timestamptz not null,
    updated_at timestamptz not null,
    booked_at timestamptz,
    check_at timestamptz,
    constraint settlements_booked_with_bank_reference check (booked_at is null or utr is not null)
  )`,
  `create index settlements_due on settlements (check_at) where check_at is not null`,
  `create trigger settlements_booked_stay before update on settlements for each row
    when (old.booked_at is not null and (new.booked_at, new.amount_paise, new.utr)
      is distinct from (old.booked_at, old.amount_paise, old.utr))
    execute function refuse_change('a settlement in the ledger stays as it was entered')`,

  // The provider gives a line no id of its own. One that is there twice has the numbers 1 and 2.
  `create table settlement_lines (
    id uuid primary key default gen_random_uuid(),
    settlement_id text not null references settlements,
    type text not null check (type <> ''),
    entity_id text not null check (entity_id <> ''),
    number integer not null check (number >= 1),
    amount_paise bigint not null check (amount_paise >= 0),
    credit_paise bigint not null check (credit_paise >= 0),
    debit_paise bigint not null check (debit_paise >= 0),
    fee_paise bigint not null check (fee_paise >= 0),
    tax_paise bigint not null check (tax_paise >= 0),
    currency text not null,
    named_payment_id text,
    named_dispute_id text,
    description text,
    payment_id text references payments,
    refund_id uuid references refunds,
    first_seen_at timestamptz not null,
    updated_at timestamptz not null,
    withdrawn_at timestamptz,
    constraint settlement_lines_once unique (settlement_id, type, entity_id, number),
    constraint settlement_lines_match_one_thing check (num_nonnulls(payment_id, refund_id) <= 1),
    constraint settlement_lines_withdrawn_match_nothing
      check (withdrawn_at is null or num_nonnulls(payment_id, refund_id) = 0)
  )`,
  // A payment or refund is settled once: a second line of it is matched with nothing.
  `create unique index settlement_lines_payment on settlement_lines (payment_id) where payment_id is not null`,
  `create unique index settlement_lines_refund on settlement_lines (refund_id) where refund_id is not null`,
  // What was not known when its line came is looked for again.
  `create index settlement_lines_unmatched on settlement_lines (entity_id)
    where payment_id is null and refund_id is null and withdrawn_at is null`,

  // Up to when the provider's settlements are in our books; null: not yet read.
  `alter table provider_listings add column settlements_listed_until timestamptz`,

  `alter table ledger
    add column bank bigint not null default 0,
    add column output_gst bigint not null default 0,
    add column settlement_id text references settlements,
    add column settlement_line_id uuid references settlement_lines,
    drop constraint ledger_kind_check,
    drop constraint ledger_balances,
    drop constraint ledger_moves_money,
    drop constraint ledger_names_its_cause`,
  `alter table ledger
    add constraint ledger_kind_check check (kind in ('contribution', 'refund', 'unallocated-payment', 'unallocated-refund',
      'gateway-fee', 'settlement', 'settlement-adjustment', 'payout', 'payout-sent', 'payout-failed', 'payout-fee',
      'payout-reversal', 'fee-invoice', 'correction')),
    add constraint ledger_balances check (${ACCOUNTS.join(' + ')} = 0),
    add constraint ledger_moves_money check (${ACCOUNTS.map((account) => `${account} <> 0`).join(' or ')}),
    add constraint ledger_names_its_cause check (
      num_nonnulls(contribution_id, refund_id, payout_id, settlement_id, settlement_line_id) <= 1 and case
        when kind = 'contribution' then num_nonnulls(contribution_id, payment_id) = 2
        when kind in ('refund', 'unallocated-refund') then num_nonnulls(refund_id, payment_id) = 2
        when kind in ('unallocated-payment', 'gateway-fee') then payment_id is not null
          and num_nonnulls(contribution_id, refund_id, payout_id, settlement_id, settlement_line_id) = 0
        when kind = 'settlement' then settlement_id is not null and num_nonnulls(payment_id, event_box_id) = 0
        when kind = 'settlement-adjustment' then settlement_line_id is not null
        when kind in ${PAYOUT_KINDS} then payout_id is not null and payment_id is null
        when kind = 'fee-invoice' then event_box_id is not null and payment_id is null
          and num_nonnulls(contribution_id, refund_id, payout_id, settlement_id, settlement_line_id) = 0
        else true
      end
    )`,
  `create unique index ledger_settlement on ledger (settlement_id) where kind = 'settlement'`,
  // A line's adjustment is entered again, with the opposite amounts, when the line is matched later: writers lock its settlement.
  `create index ledger_settlement_line on ledger (settlement_line_id) where settlement_line_id is not null`,
  `drop index ledger_payout`,
  `create unique index ledger_payout on ledger (payout_id, kind) where kind in ${PAYOUT_KINDS}`,
)
