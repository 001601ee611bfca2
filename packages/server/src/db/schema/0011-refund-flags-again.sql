-- A refund may fail, be carried out after all, and come back; or be late, wait for a dispute, and be late again. Each is a new fact, so
-- a flag of it is raised again once the one before is resolved.
drop index review_flags_once;
drop index review_flags_once_at_a_time;
create unique index review_flags_once on review_flags (payment_id, kind, refund_id) nulls not distinct
  where kind in ('amount-differs', 'no-box', 'other-currency', 'refund-stopped', 'gift-gone');
create unique index review_flags_once_at_a_time
  on review_flags (kind, payment_id, refund_id, settlement_id, settlement_line_id, (detail ->> 'line')) nulls not distinct
  where kind in ('refund-failed', 'refund-late', 'money-in-dispute', 'host-owes', 'settlement-line', 'settlement-sum-differs',
    'settlement-without-utr', 'settlement-late', 'settlement-failed') and resolved_at is null;
