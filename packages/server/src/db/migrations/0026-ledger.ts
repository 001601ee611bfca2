// The ledger: one row for each event of money, with an amount for each account. It replaces journal_transactions and journal_lines.
import { statements } from './statements.ts'

const ACCOUNTS = [
  'gateway_receivable',
  'owed_to_hosts',
  'payouts_in_transit',
  'platform_fee',
  'guest_refunds',
  'suspense',
] as const

/** The account of the journal whose amounts go into a column; `suspense` is new. */
const JOURNAL_ACCOUNT = {
  gateway_receivable: 'gateway-receivable',
  owed_to_hosts: 'host-payable',
  payouts_in_transit: 'payouts-clearing',
  platform_fee: 'platform-fee',
  guest_refunds: 'guest-refunds',
} as const

const carried = Object.entries(JOURNAL_ACCOUNT).map(
  ([column, account]) => `coalesce(sum(amount_paise) filter (where account = '${account}'), 0) as ${column}`,
)

export const ledger = statements(
  // Positive: debit; negative: credit. The host of a box is owed the negative of the sum of its owed_to_hosts.
  `create table ledger (
    id uuid primary key default gen_random_uuid(),
    kind text not null check (kind in ('contribution', 'refund', 'payout', 'payout-reversal', 'correction')),
    event_box_id text references event_boxes,
    contribution_id uuid references contributions,
    refund_id uuid references refunds,
    payout_id uuid references payouts,
    ${ACCOUNTS.map((account) => `${account} bigint not null default 0`).join(', ')},
    occurred_at timestamptz not null,
    created_at timestamptz not null,
    constraint ledger_balances check (${ACCOUNTS.join(' + ')} = 0),
    constraint ledger_moves_money check (${ACCOUNTS.map((account) => `${account} <> 0`).join(' or ')}),
    constraint ledger_owed_names_box check (owed_to_hosts = 0 or event_box_id is not null),
    constraint ledger_names_its_cause check (
      case kind
        when 'contribution' then contribution_id is not null and num_nonnulls(refund_id, payout_id) = 0
        when 'refund' then refund_id is not null and num_nonnulls(contribution_id, payout_id) = 0
        when 'correction' then num_nonnulls(contribution_id, refund_id, payout_id) <= 1
        else payout_id is not null and num_nonnulls(contribution_id, refund_id) = 0
      end
    )
  )`,

  // A row has one box. Of a correction that moved money between boxes each box gets a row, balanced in suspense: over all of them
  // suspense is zero. Lines that cancel each other within one account moved nothing.
  `insert into ledger (id, kind, event_box_id, contribution_id, refund_id, payout_id, ${ACCOUNTS.join(', ')}, occurred_at, created_at)
    with boxes as (
      select transaction_id, count(distinct event_box_id) as boxes, max(event_box_id) as one_box
      from journal_lines group by transaction_id
    ), entries as (
      select transaction_id, boxes, case when boxes > 1 then event_box_id else one_box end as event_box_id,
        ${carried.join(', ')}, -sum(amount_paise) as suspense
      from journal_lines join boxes using (transaction_id) group by 1, 2, 3
    )
    select case when boxes > 1 then gen_random_uuid() else t.id end, t.kind, e.event_box_id, t.contribution_id,
      t.refund_id, t.payout_id, ${ACCOUNTS.map((account) => `e.${account}`).join(', ')}, t.occurred_at, t.created_at
    from entries e join journal_transactions t on t.id = e.transaction_id
    where ${ACCOUNTS.map((account) => `e.${account} <> 0`).join(' or ')}
    order by t.created_at, t.id`,

  // Each cause is entered once; only a correction may come again.
  `create unique index ledger_contribution on ledger (contribution_id) where kind = 'contribution'`,
  `create unique index ledger_refund on ledger (refund_id) where kind = 'refund'`,
  `create unique index ledger_payout on ledger (payout_id, kind) where kind in ('payout', 'payout-reversal')`,
  `create index ledger_owed on ledger (event_box_id) include (owed_to_hosts) where owed_to_hosts <> 0`,
  `create trigger ledger_is_append_only before update or delete on ledger for each row
    execute function refuse_change('an entry is never changed; add a correction')`,
  `create trigger ledger_is_never_emptied before truncate on ledger for each statement
    execute function refuse_change('an entry is never deleted; add a correction')`,

  `drop table journal_lines`,
  `drop table journal_transactions`,
  `drop function journal_must_balance()`,
)
