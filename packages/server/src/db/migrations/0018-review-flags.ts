// What an administrator is to look at as rows, and the kinds of refunds as a column; both were sentences until now.
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { carryOverReasons } from './0018-flags-from-sentences.ts'
import { statements } from './statements.ts'

const tables = statements(
  `create table review_flags (
    id uuid primary key default gen_random_uuid(),
    payment_id text not null references payments,
    kind text not null check (kind in (
      'amount-differs', 'box-closed', 'box-deleted', 'no-box', 'other-currency', 'second-payment', 'refund-failed',
      'gift-gone', 'disputed', 'dispute-won', 'dispute-lost', 'dispute-closed', 'host-owes', 'other')),
    dispute_id text references disputes,
    refund_id uuid references refunds,
    detail jsonb not null default '{}' check (jsonb_typeof(detail) = 'object'),
    raised_at timestamptz not null,
    resolved_at timestamptz,
    reviewed_at timestamptz,
    reviewed_by uuid references admins,
    constraint review_flags_once unique nulls not distinct (payment_id, kind, dispute_id, refund_id),
    constraint review_flags_review_is_whole check ((reviewed_at is null) = (reviewed_by is null)),
    constraint review_flags_name_their_dispute check ((kind like 'dispute%') = (dispute_id is not null)),
    constraint review_flags_name_their_refund check (
      refund_id is null or kind in ('refund-failed', 'gift-gone', 'host-owes'))
  )`,
  // What nobody has looked at is counted with each page of the administrators' area.
  `create index review_flags_open on review_flags (payment_id) where reviewed_at is null and resolved_at is null`,
  `create index review_flags_dispute on review_flags (dispute_id) where dispute_id is not null`,
  `create index review_flags_refund on review_flags (refund_id) where refund_id is not null`,
  `create trigger review_flags_stand before update on review_flags for each row
    when ((new.id, new.payment_id, new.kind, new.dispute_id, new.refund_id, new.detail, new.raised_at)
        is distinct from (old.id, old.payment_id, old.kind, old.dispute_id, old.refund_id, old.detail, old.raised_at)
      or (old.reviewed_at is not null and new.reviewed_at is distinct from old.reviewed_at)
      or (old.resolved_at is not null and new.resolved_at is distinct from old.resolved_at))
    execute function refuse_change('a flag stays what was raised')`,
  `create trigger review_flags_stay before delete on review_flags for each row
    execute function refuse_change('a flag stays')`,

  // duplicate: a second payment of one order, sent back by us. dispute: taken by the guest's bank. external: made at the
  // provider's own screens.
  `alter table refunds
    add column kind text check (kind in ('duplicate', 'dispute', 'external')),
    add column dispute_id text references disputes`,
  `update refunds set kind = 'duplicate' where reason = 'second payment of one order'`,
  `update refunds set kind = 'dispute', dispute_id = disputes.id
    from disputes where refunds.reason = 'lost dispute ' || disputes.id`,
  `update refunds set kind = 'external' where kind is null`,
  `alter table refunds
    drop constraint refunds_once_per_reason,
    drop column reason,
    alter column kind set not null,
    add constraint refunds_of_disputes_name_them check ((kind = 'dispute') = (dispute_id is not null)),
    add constraint refunds_once_per_dispute unique (dispute_id)`,
  `create unique index refunds_one_duplicate on refunds (payment_id) where kind = 'duplicate'`,
  `create index refunds_payment on refunds (payment_id)`,
)

const oldColumns = statements(
  ...['contributions', 'payment_orders'].map(
    (table) => `alter table ${table}
      drop column needs_review, drop column reviewed_reason, drop column reviewed_at, drop column reviewed_by`,
  ),
)

export const reviewFlags: Migration = {
  async up(db: Kysely<unknown>) {
    await tables.up(db)
    await carryOverReasons(db)
    await oldColumns.up(db)
  },
}
