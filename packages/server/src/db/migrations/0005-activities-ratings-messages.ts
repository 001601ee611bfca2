// What is told: the host's activity feed, ratings, and messages of the contact page.
import { statements } from './statements.ts'

export const voices = statements(
  `create table activities (
    id bigint generated always as identity primary key,
    host_id uuid not null references hosts,
    event_box_id text,
    action text not null check (action in (
      'event-box-created', 'event-box-updated', 'event-box-deleted',
      'contribution-received', 'contribution-refunded',
      'profile-updated', 'password-changed',
      'payout-waiting', 'payout-due', 'payout-sent', 'payout-paid', 'payout-reversed', 'payout-failed'
    )),
    description text not null,
    created_at timestamptz not null,
    constraint activities_box_of_host foreign key (event_box_id, host_id) references event_boxes (id, host_id)
  )`,
  `create index activities_host_newest on activities (host_id, created_at desc, id desc)`,

  `create table ratings (
    host_id uuid primary key references hosts,
    rating smallint not null check (rating between 1 and 5),
    feedback text not null default '',
    platform text not null default '',
    rated_at timestamptz not null
  )`,

  `create table contact_messages (
    id uuid primary key default gen_random_uuid(),
    name text not null check (name <> ''),
    email text not null check (email <> ''),
    subject text not null check (subject <> ''),
    message text not null check (message <> ''),
    created_at timestamptz not null,
    mailed_at timestamptz
  )`,
)
