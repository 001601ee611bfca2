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
  -- The provider takes an answer until then.
  respond_by timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (id, event_box_id),
  constraint disputes_payment_id_fkey foreign key (payment_id, event_box_id) references payments (id, event_box_id)
);
create index disputes_payment on disputes (payment_id);
create trigger disputes_lost_stays_lost before update on disputes for each row
  when (old.status = 'lost' and new.status <> 'lost') execute function refuse_change('a lost dispute stays lost');
create trigger disputes_stay before delete on disputes for each row
  execute function refuse_change('what is in a box stays there');

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
  -- Set for administrators' refunds. A repetition has the dialog's key again.
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
create trigger refunds_stay before delete on refunds for each row
  execute function refuse_change('what is in a box stays there');
