// An administrator's answer to a dispute: written before the provider is told, so that it is sent once, and seen through.
import { statements } from './statements.ts'

export const disputeAnswers = statements(
  `create table dispute_answers (
    id uuid primary key default gen_random_uuid(),
    dispute_id text not null references disputes (id),
    request_key uuid not null unique,
    kind text not null check (kind in ('accept', 'contest')),
    explanation text check (explanation <> ''),
    attachment bytea check (octet_length(attachment) > 0),
    -- The provider's ids of what was uploaded.
    letter_document_id text check (letter_document_id <> ''),
    attachment_document_id text check (attachment_document_id <> ''),
    written_by uuid not null references admins,
    written_at timestamptz not null,
    answered_at timestamptz,
    refused_at timestamptz,
    refusal text,
    check_at timestamptz,
    constraint dispute_answers_contest_explains check ((kind = 'contest') = (explanation is not null)),
    constraint dispute_answers_accept_is_bare check (
      kind = 'contest' or num_nonnulls(attachment, letter_document_id, attachment_document_id) = 0),
    constraint dispute_answers_have_one_end check (num_nonnulls(answered_at, refused_at) <= 1),
    constraint dispute_answers_seen_through
      check ((check_at is null) = (num_nonnulls(answered_at, refused_at) = 1)),
    constraint dispute_answers_refusal_is_told check ((refused_at is null) = (refusal is null)),
    constraint dispute_answers_submitted_with_a_letter
      check (kind = 'accept' or answered_at is null or letter_document_id is not null),
    -- The provider has it then, or it was not wanted.
    constraint dispute_answers_file_is_not_kept
      check (attachment is null or num_nonnulls(answered_at, refused_at) = 0)
  )`,
  // Two administrators at once: one answers. After a refusal there may be another answer.
  `create unique index dispute_answers_one on dispute_answers (dispute_id) where refused_at is null`,
  `create index dispute_answers_of on dispute_answers (dispute_id, written_at)`,
  `create index dispute_answers_due on dispute_answers (check_at) where check_at is not null`,
  `create trigger dispute_answers_stand before update on dispute_answers for each row
    when (old.answered_at is not null or old.refused_at is not null
      or (old.letter_document_id is not null and new.letter_document_id is distinct from old.letter_document_id)
      or (old.attachment_document_id is not null
        and new.attachment_document_id is distinct from old.attachment_document_id)
      or (new.id, new.dispute_id, new.request_key, new.kind, new.explanation, new.written_by, new.written_at)
        is distinct from (old.id, old.dispute_id, old.request_key, old.kind, old.explanation, old.written_by,
          old.written_at))
    execute function refuse_change('an answer to a dispute stays what was written and became of it')`,
  `create trigger dispute_answers_stay before delete on dispute_answers for each row
    execute function refuse_change('an answer to a dispute stays')`,

  `alter table audit_log
    drop constraint audit_log_action_check,
    add constraint audit_log_action_check check (action in (
      'signed-up', 'signed-in', 'signed-out-everywhere', 'session-ended', 'other-sessions-ended', 'password-changed',
      'password-reset', 'host-activated', 'host-deactivated', 'host-deleted', 'payment-reviewed', 'payment-refunded',
      'payment-dispute-contested', 'payment-dispute-accepted', 'settlement-reviewed',
      'payout-marked-paid', 'payout-marked-returned', 'payouts-compared', 'correction-written', 'correction-confirmed',
      'correction-rejected', 'message-answered', 'message-reopened')),
    drop constraint audit_log_names_its_payment,
    add constraint audit_log_names_its_payment check (
      (action in ('payment-reviewed', 'payment-refunded', 'payment-dispute-contested', 'payment-dispute-accepted'))
        = (payment_id is not null))`,
)
