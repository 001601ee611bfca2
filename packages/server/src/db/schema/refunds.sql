-- Money that goes back to guests: disputes and refunds.

-- Claims of guests' banks against payments.
create table disputes (
  -- The provider's.
  id text not null check (id <> ''),
  event_box_id text not null,
  payment_id text not null,
  amount_paise bigint not null check (amount_paise > 0),
  status text not null check (status in ('open', 'under_review', 'won', 'lost', 'closed')),
  reason_code text,
  -- The provider accepts evidence until then.
  respond_by timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (id, event_box_id),
  constraint disputes_payment_id_fkey foreign key (payment_id, event_box_id) references payments (id, event_box_id)
);
create index disputes_payment on disputes (payment_id);
create trigger disputes_lost_stays_lost before update on disputes for each row
  when (old.status = 'lost' and new.status <> 'lost') execute function refuse_change('a lost dispute stays lost');
create trigger disputes_stay before delete on disputes for each row when (old.event_box_id <> '')
  execute function refuse_change('what is in a box stays there');

-- Answers to disputes, written before the provider is told.
create table dispute_answers (
  id uuid primary key default gen_random_uuid(),
  dispute_id text not null,
  -- Of the dialog in which it was written: a repetition has the same.
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
  -- The provider's words.
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
);
-- Two administrators at once: one answers. After a refusal there may be another answer.
create unique index dispute_answers_one on dispute_answers (dispute_id) where refused_at is null;
create index dispute_answers_of on dispute_answers (dispute_id, written_at);
create index dispute_answers_due on dispute_answers (check_at) where check_at is not null;
create trigger dispute_answers_stand before update on dispute_answers for each row
  when (old.answered_at is not null or old.refused_at is not null
    or (old.letter_document_id is not null and new.letter_document_id is distinct from old.letter_document_id)
    or (old.attachment_document_id is not null
      and new.attachment_document_id is distinct from old.attachment_document_id)
    or (new.id, new.dispute_id, new.request_key, new.kind, new.explanation, new.written_by, new.written_at)
      is distinct from (old.id, old.dispute_id, old.request_key, old.kind, old.explanation, old.written_by,
        old.written_at))
  execute function refuse_change('an answer to a dispute stays what was written and became of it');
create trigger dispute_answers_stay before delete on dispute_answers for each row
  execute function refuse_change('an answer to a dispute stays');

create table refunds (
  id uuid not null default time_ordered_uuid(),
  event_box_id text not null,
  payment_id text not null,
  amount_paise bigint not null check (amount_paise > 0),
  -- duplicate: a second payment of one order, refunded by us. dispute: taken by the guest's bank. external: made in the
  -- provider's dashboard. administrator: requested by one.
  kind text not null check (kind in ('duplicate', 'dispute', 'external', 'administrator')),
  -- The dispute that was lost.
  dispute_id text,
  -- Of administrators: the dialog's key is the same in a repetition.
  reason text check (reason <> ''),
  requested_by uuid references admins,
  request_key uuid,
  state text not null default 'requested' check (state in ('requested', 'sent', 'processed', 'failed')),
  provider_refund_id text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- When the provider is asked next; null when its answer can no longer change.
  check_at timestamptz,
  primary key (id, event_box_id),
  constraint refunds_provider_refund_id_key unique (provider_refund_id, event_box_id),
  constraint refunds_once_per_dispute unique (dispute_id, event_box_id),
  constraint refunds_once_per_request unique (request_key, event_box_id),
  constraint refunds_payment_id_fkey foreign key (payment_id, event_box_id) references payments (id, event_box_id),
  constraint refunds_dispute_id_fkey foreign key (dispute_id, event_box_id) references disputes (id, event_box_id),
  constraint refunds_of_disputes_name_them check ((kind = 'dispute') = (dispute_id is not null)),
  constraint refunds_of_administrators_name_them check (
    num_nonnulls(reason, requested_by, request_key) = case when kind = 'administrator' then 3 else 0 end),
  constraint refunds_provider_id_is_one check (provider_refund_id <> ''),
  constraint refunds_provider_knows check (state not in ('sent', 'processed') or provider_refund_id is not null),
  constraint refunds_ended_rests check (state in ('requested', 'sent') or check_at is null)
);
create unique index refunds_one_duplicate on refunds (payment_id, event_box_id) where kind = 'duplicate';
-- Two administrators at once: the second one waits, and sees what the first has left.
create unique index refunds_one_unsent on refunds (payment_id, event_box_id)
  where kind = 'administrator' and state = 'requested';
create index refunds_payment on refunds (payment_id);
create index refunds_open on refunds (created_at) where state in ('requested', 'sent');
create index refunds_check on refunds (check_at) where check_at is not null;
create index refunds_processed on refunds (payment_id) include (kind, amount_paise) where state = 'processed';
create trigger refunds_processed_stands before update on refunds for each row
  when (old.state = 'processed'
    and (new.state, new.payment_id, new.amount_paise, new.provider_refund_id)
      is distinct from (old.state, old.payment_id, old.amount_paise, old.provider_refund_id))
  execute function refuse_change('money that went back has gone back');
create trigger refunds_stay before delete on refunds for each row when (old.event_box_id <> '')
  execute function refuse_change('what is in a box stays there');
