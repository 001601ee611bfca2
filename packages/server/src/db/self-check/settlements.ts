// The self-check's queries of settlements: each is in the ledger as its lines are.
import { type RawBuilder, sql } from 'kysely'

export const settlementChecks: Readonly<Record<string, RawBuilder<unknown>>> = {
  // A refund that is pending at the bank may have failed, and the rest be refunded again, before we hear of the
  // failure. A later change of the provider's report raises a flag, and so does a report that is wrong where the total is right.
  'a settlement in the ledger is not what its lines are': sql`
    select s.id, s.amount_paise, lines.paise as lines_paise, entered.paise as entered_paise
    from settlements s
    left join (
      select settlement_id, sum(credit_paise - debit_paise) as paise from settlement_lines
      where withdrawn_at is null group by settlement_id
    ) lines on lines.settlement_id = s.id
    left join (
      select settlement_id, sum(bank) as paise from ledger where kind = 'settlement' group by settlement_id
    ) entered on entered.settlement_id = s.id
    where coalesce(entered.paise, 0) <> case when s.booked_at is null then 0 else s.amount_paise end
      or (s.booked_at is not null and coalesce(lines.paise, 0) <> s.amount_paise and not exists (
        select from review_flags f
        where f.settlement_id = s.id and f.kind in ('settlement-sum-differs', 'settlement-line') and f.resolved_at is null))`,

  'a line of a settlement is not in the ledger as it is': sql`
    with entered as (
      select l.id, -sum(e.gateway_receivable) as paise from settlement_lines l
      join ledger e on e.payment_id = l.payment_id
        and e.kind in ('contribution', 'unallocated-payment', 'gateway-fee')
      group by l.id
      union all
      select l.id, -sum(e.gateway_receivable) from settlement_lines l
      join ledger e on e.refund_id = l.refund_id and e.kind in ('refund', 'unallocated-refund')
      group by l.id
      union all
      select l.id, -sum(e.gateway_receivable) from settlement_lines l
      join ledger e on e.transfer_id = l.transfer_id and e.kind in ('transfer', 'transfer-fee')
      group by l.id
      union all
      select l.id, -sum(e.gateway_receivable) from settlement_lines l
      join ledger e on e.reversal_id = l.reversal_id
      group by l.id
      union all
      select e.settlement_line_id, -sum(e.gateway_receivable) from ledger e
      where e.kind = 'settlement-adjustment' group by e.settlement_line_id
    ), compared as (
      select l.id, l.settlement_id, l.entity_id, s.amount_paise, coalesce(-sum(entered.paise), 0) as entered_paise,
        case when l.withdrawn_at is null then l.credit_paise - l.debit_paise else 0 end as line_paise,
        sum(coalesce(-sum(entered.paise), 0)) over (partition by l.settlement_id) as all_paise
      from settlement_lines l join settlements s on s.id = l.settlement_id left join entered on entered.id = l.id
      where s.booked_at is not null
      group by l.id, l.settlement_id, l.entity_id, l.withdrawn_at, l.credit_paise, l.debit_paise, s.amount_paise
    )
    select id, settlement_id, entity_id, entered_paise from compared c
    where case when all_paise = amount_paise
      then entered_paise <> line_paise and not exists (
        select from review_flags f where f.settlement_line_id = c.id and f.resolved_at is null)
      else entered_paise <> line_paise or not exists (
        select from review_flags f
        where f.settlement_id = c.settlement_id and f.kind = 'settlement-sum-differs' and f.resolved_at is null) end`,

  'a line of a settlement is matched with something else than it names': sql`
    select l.id, l.entity_id, l.payment_id, l.refund_id, l.transfer_id, l.dispute_id from settlement_lines l
    left join refunds r on r.id = l.refund_id
    left join transfers t on t.id = l.transfer_id
    where l.payment_id <> l.entity_id or l.reversal_id <> l.entity_id
      or (l.transfer_id is not null and l.entity_id is distinct from t.provider_transfer_id)
      or (l.refund_id is not null and l.entity_id is distinct from r.provider_refund_id)`,

  'a settlement is not in the ledger, and nobody asks about it': sql`
    select s.id, s.status from settlements s where s.booked_at is null and s.check_at is null`,
}
