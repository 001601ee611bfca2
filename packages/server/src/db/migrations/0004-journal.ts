// Money owed and paid: payouts, and the double-entry journal that the database itself keeps balanced and unchanged.
import { statements } from './statements.ts'

export const journal = statements(
  // In pieces of at most one lakh rupees, UPI's limit for one transfer.
  `create table payouts (
    id uuid primary key default gen_random_uuid(),
    event_box_id text not null,
    host_id uuid not null,
    piece integer not null check (piece >= 1),
    amount_paise bigint not null check (amount_paise between 1 and 10000000),
    upi_id text,
    state text not null
      check (state in ('waiting', 'due', 'sent', 'processing', 'processed', 'reversed', 'failed')),
    provider_payout_id text unique,
    utr text,
    reason text,
    due_on date not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    paid_at timestamptz,
    constraint payouts_one_piece_once unique (event_box_id, piece),
    constraint payouts_box_of_host foreign key (event_box_id, host_id) references event_boxes (id, host_id),
    constraint payouts_processed_has_time check (state <> 'processed' or paid_at is not null)
  )`,
  `create index payouts_host on payouts (host_id)`,
  `create index payouts_open on payouts (due_on) where state in ('waiting', 'due', 'sent', 'processing')`,

  `create table journal_transactions (
    id uuid primary key default gen_random_uuid(),
    kind text not null check (kind in ('contribution', 'refund', 'payout', 'payout-reversal', 'correction')),
    contribution_id uuid references contributions,
    refund_id uuid references refunds,
    payout_id uuid references payouts,
    occurred_at timestamptz not null,
    created_at timestamptz not null,
    constraint journal_transactions_name_their_cause check (
      case kind
        when 'contribution' then contribution_id is not null and num_nonnulls(refund_id, payout_id) = 0
        when 'refund' then refund_id is not null and num_nonnulls(contribution_id, payout_id) = 0
        when 'correction' then num_nonnulls(contribution_id, refund_id, payout_id) <= 1
        else payout_id is not null and num_nonnulls(contribution_id, refund_id) = 0
      end
    )
  )`,
  // Each cause is journalled once; only a correction may come again.
  `create unique index journal_transactions_contribution on journal_transactions (contribution_id)
    where kind = 'contribution'`,
  `create unique index journal_transactions_refund on journal_transactions (refund_id) where kind = 'refund'`,
  `create unique index journal_transactions_payout on journal_transactions (payout_id, kind)
    where kind in ('payout', 'payout-reversal')`,

  // Positive: debit; negative: credit. A host is owed the negative of the sum of their host-payable lines.
  `create table journal_lines (
    transaction_id uuid not null references journal_transactions,
    line smallint not null check (line >= 1),
    account text not null check (account in
      ('gateway-receivable', 'host-payable', 'platform-fee', 'payouts-clearing', 'guest-refunds')),
    host_id uuid,
    event_box_id text,
    amount_paise bigint not null check (amount_paise <> 0),
    primary key (transaction_id, line),
    constraint journal_lines_box_of_host foreign key (event_box_id, host_id)
      references event_boxes (id, host_id) match full,
    constraint journal_lines_payable_to_host check (account <> 'host-payable' or host_id is not null)
  )`,
  `create index journal_lines_owed on journal_lines (event_box_id) include (amount_paise)
    where account = 'host-payable'`,

  `create trigger journal_transactions_stand before update or delete on journal_transactions for each row
    execute function refuse_change('what is written in the journal stands; write a correction')`,
  `create trigger journal_lines_stand before update or delete on journal_lines for each row
    execute function refuse_change('what is written in the journal stands; write a correction')`,

  // Checked at commit, when all lines are there. Bare transactions are checked too, so that none is left without lines.
  `create function journal_must_balance() returns trigger language plpgsql as $$
  declare
    journal_id uuid := case tg_table_name when 'journal_lines' then to_jsonb(new) ->> 'transaction_id' else to_jsonb(new) ->> 'id' end;
    line_count bigint;
    balance_paise numeric;
  begin
    select count(*), coalesce(sum(amount_paise), 0) into line_count, balance_paise
      from journal_lines where transaction_id = journal_id;
    if line_count < 2 or balance_paise <> 0 then
      raise exception 'journal transaction % has % lines that sum to % paise', journal_id, line_count, balance_paise
        using errcode = 'check_violation', constraint = 'journal_must_balance';
    end if;
    return null;
  end $$`,
  `create constraint trigger journal_lines_balance after insert on journal_lines
    deferrable initially deferred for each row execute function journal_must_balance()`,
  `create constraint trigger journal_transactions_balance after insert on journal_transactions
    deferrable initially deferred for each row execute function journal_must_balance()`,
)
