// Corrections of the ledger that administrators write: two lines, a reason, and a second administrator above a sum.
import { statements } from './statements.ts'

const ACCOUNTS = `('gateway_receivable', 'bank', 'owed_to_hosts', 'payouts_in_transit', 'platform_fee', 'output_gst',
  'gateway_charges', 'input_gst', 'guest_refunds', 'suspense')`

export const corrections = statements(
  `create table corrections (
    id uuid primary key default gen_random_uuid(),
    request_key uuid not null unique,
    amount_paise bigint not null check (amount_paise > 0),
    debit_account text not null check (debit_account in ${ACCOUNTS}),
    debit_box_id text references event_boxes,
    credit_account text not null check (credit_account in ${ACCOUNTS}),
    credit_box_id text references event_boxes,
    reason text not null check (reason <> ''),
    written_by uuid not null references admins,
    written_at timestamptz not null,
    -- More than one administrator may correct alone.
    needs_confirmation boolean not null,
    decided_by uuid references admins,
    decided_at timestamptz,
    entered_at timestamptz,
    rejected_at timestamptz,
    constraint corrections_move_something
      check ((debit_account, coalesce(debit_box_id, '')) <> (credit_account, coalesce(credit_box_id, ''))),
    constraint corrections_owed_name_their_box check (
      (debit_account = 'owed_to_hosts') = (debit_box_id is not null)
      and (credit_account = 'owed_to_hosts') = (credit_box_id is not null)),
    constraint corrections_decision_is_whole check ((decided_by is null) = (decided_at is null)),
    constraint corrections_have_one_end check (num_nonnulls(entered_at, rejected_at) <= 1),
    constraint corrections_rejected_by_somebody check (rejected_at is null or decided_by is not null),
    constraint corrections_small_ones_are_entered check (needs_confirmation or entered_at is not null),
    constraint corrections_confirmed_before_they_are_entered
      check (entered_at is null or not needs_confirmation or decided_by is not null),
    constraint corrections_not_confirmed_by_their_writer check (entered_at is null or decided_by <> written_by)
  )`,
  `create index corrections_waiting on corrections (written_at) where entered_at is null and rejected_at is null`,
  `create index corrections_newest on corrections (written_at desc, id desc)`,
  `create trigger corrections_stand before update on corrections for each row
    when (old.entered_at is not null or old.rejected_at is not null
      or (new.id, new.request_key, new.amount_paise, new.debit_account, new.debit_box_id, new.credit_account,
          new.credit_box_id, new.reason, new.written_by, new.written_at, new.needs_confirmation)
        is distinct from (old.id, old.request_key, old.amount_paise, old.debit_account, old.debit_box_id,
          old.credit_account, old.credit_box_id, old.reason, old.written_by, old.written_at, old.needs_confirmation))
    execute function refuse_change('a correction stays what was written and decided')`,
  `create trigger corrections_stay before delete on corrections for each row
    execute function refuse_change('a correction stays')`,

  // Between two boxes it is two rows, each balanced in suspense; otherwise one.
  `alter table ledger
    add column correction_id uuid references corrections,
    add constraint ledger_correction_is_one check (correction_id is null or (kind = 'correction'
      and num_nonnulls(payment_id, contribution_id, refund_id, payout_id, settlement_id, settlement_line_id) = 0))`,
  `create unique index ledger_correction on ledger (correction_id, event_box_id) nulls not distinct
    where correction_id is not null`,

  `alter table audit_log
    drop constraint audit_log_action_check,
    add constraint audit_log_action_check check (action in (
      'signed-up', 'signed-in', 'signed-out-everywhere', 'session-ended', 'other-sessions-ended', 'password-changed',
      'password-reset', 'host-activated', 'host-deactivated', 'host-deleted', 'payment-reviewed', 'payment-refunded',
      'settlement-reviewed',
      'payout-marked-paid', 'payout-marked-returned', 'payouts-compared', 'correction-written', 'correction-confirmed',
      'correction-rejected', 'message-answered', 'message-reopened'))`,
)
