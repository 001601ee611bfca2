// The ledger: one row for each event of money, with an amount for each account. It replaces journal_transactions and journal_lines.
import { statements } from './statements.ts'

const ACCOUNTS = [
  'gateway_receivable',
  'owed_to_hosts',
  'payouts_in_transit',
  'platform_fee',
  'gateway_charges',
  'input_gst',
  'guest_refunds',
  'suspense',
] as const

/** The account of the journal whose amounts go into a column; the others are new. */
const JOURNAL_ACCOUNT = {
  gateway_receivable: 'gateway-receivable',
  owed_to_hosts: 'host-payable',
  payouts_in_transit: 'payouts-clearing',
  platform_fee: 'platform-fee',
  guest_refunds: 'guest-refunds',
} as const

const CARRIED = [...Object.keys(JOURNAL_ACCOUNT), 'suspense']
const carried = Object.entries(JOURNAL_ACCOUNT).map(
  ([column, account]) => `coalesce(sum(amount_paise) filter (where account = '${account}'), 0) as ${column}`,
)

export const ledger = statements(
  // Positive: debit; negative: credit. The host of a box is owed the negative of the sum of its owed_to_hosts.
  `create table ledger (
    id uuid primary key default gen_random_uuid(),
    kind text not null check (kind in ('contribution', 'refund', 'unallocated-payment', 'unallocated-refund', 'gateway-fee',
      'payout', 'payout-reversal', 'correction')),
    event_box_id text references event_boxes,
    payment_id text references payments,
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
      num_nonnulls(contribution_id, refund_id, payout_id) <= 1 and case
        when kind = 'contribution' then num_nonnulls(contribution_id, payment_id) = 2
        when kind in ('refund', 'unallocated-refund') then num_nonnulls(refund_id, payment_id) = 2
        when kind in ('unallocated-payment', 'gateway-fee')
          then payment_id is not null and num_nonnulls(contribution_id, refund_id, payout_id) = 0
        when kind in ('payout', 'payout-reversal') then payout_id is not null and payment_id is null
        else true
      end
    )
  )`,

  // A row has one box. Of a correction that moved money between boxes each box gets a row, balanced in suspense: over all of them
  // suspense is zero. Lines that cancel each other within one account moved nothing.
  `insert into ledger (id, kind, event_box_id, payment_id, contribution_id, refund_id, payout_id, ${CARRIED.join(', ')}, occurred_at, created_at)
    with boxes as (
      select transaction_id, count(distinct event_box_id) as boxes, max(event_box_id) as one_box
      from journal_lines group by transaction_id
    ), entries as (
      select transaction_id, boxes, case when boxes > 1 then event_box_id else one_box end as event_box_id,
        ${carried.join(', ')}, -sum(amount_paise) as suspense
      from journal_lines join boxes using (transaction_id) group by 1, 2, 3
    )
    select case when boxes > 1 then gen_random_uuid() else t.id end, t.kind, e.event_box_id,
      coalesce(c.payment_id, r.payment_id), t.contribution_id, t.refund_id, t.payout_id,
      ${CARRIED.map((account) => `e.${account}`).join(', ')}, t.occurred_at, t.created_at
    from entries e join journal_transactions t on t.id = e.transaction_id
    left join contributions c on c.id = t.contribution_id left join refunds r on r.id = t.refund_id
    where ${CARRIED.map((account) => `e.${account} <> 0`).join(' or ')}
    order by t.created_at, t.id`,

  // Captured money that is no contribution was not in the journal.
  `insert into ledger (kind, payment_id, gateway_receivable, suspense, occurred_at, created_at)
    select 'unallocated-payment', p.id, p.amount_paise, -p.amount_paise, p.provider_created_at, p.updated_at
    from payments p where p.status = 'captured' and p.currency = 'INR'
      and not exists (select from contributions c where c.payment_id = p.id)`,
  `insert into ledger (kind, payment_id, refund_id, gateway_receivable, suspense, occurred_at, created_at)
    select 'unallocated-refund', l.payment_id, r.id, -r.amount_paise, r.amount_paise, r.updated_at, r.updated_at
    from ledger l join refunds r on r.payment_id = l.payment_id
    where l.kind = 'unallocated-payment' and r.state = 'processed'`,

  // Each cause is entered once; only a correction may come again.
  `create unique index ledger_contribution on ledger (contribution_id) where kind = 'contribution'`,
  `create unique index ledger_refund on ledger (refund_id, kind) where kind in ('refund', 'unallocated-refund')`,
  `create unique index ledger_payment on ledger (payment_id, kind) where kind in ('unallocated-payment', 'gateway-fee')`,
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
