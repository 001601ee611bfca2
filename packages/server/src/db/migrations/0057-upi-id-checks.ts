// What the bank says of a host's UPI ID, and what the host says to it; payouts wait where one of them says that it is wrong.
import { statements } from './statements.ts'

export const upiIdChecks = statements(
  `create table upi_id_checks (
    id uuid primary key default time_ordered_uuid(),
    host_id uuid not null references hosts,
    upi_id text not null check (upi_id <> ''),
    state text not null check (state in ('asking', 'found', 'not-found', 'unanswered')),
    why text check (why in ('not-enabled', 'no-answer', 'refused', 'no-name')),
    provider_check_id text check (provider_check_id <> ''),
    registered_name text check (char_length(registered_name) between 1 and 100),
    name_match_score integer check (name_match_score between 0 and 100),
    answer text check (answer in ('yes', 'no')),
    answered_at timestamptz,
    tries integer not null default 0,
    asked_at timestamptz,
    check_at timestamptz,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    -- Each question is charged: one for a UPI ID of a host.
    unique (host_id, upi_id),
    constraint upi_id_checks_found_with_a_name check ((state = 'found') = (registered_name is not null)),
    constraint upi_id_checks_unanswered_why check ((state = 'unanswered') = (why is not null)),
    constraint upi_id_checks_answer_to_a_name check (answer is null or state = 'found'),
    constraint upi_id_checks_answer_has_a_time check ((answer is null) = (answered_at is null)),
    constraint upi_id_checks_seen_through check ((state = 'asking') = (check_at is not null))
  )`,
  `create index upi_id_checks_due on upi_id_checks (check_at) where check_at is not null`,
  `alter table payouts drop constraint payouts_hold_check,
    add constraint payouts_hold_check check (
      hold in ('inactive', 'no-upi-id', 'unpayable-upi-id', 'after-failures', 'retry', 'provider-refused',
        'upi-id-changed', 'not-settled', 'upi-id-limit', 'upi-id-not-found', 'upi-id-denied'))`,
)
