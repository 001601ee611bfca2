// Administrators tick messages of the contact page as answered.
import { statements } from './statements.ts'

export const answeredMessages = statements(
  `alter table contact_messages
    add column answered_at timestamptz,
    add column answered_by uuid references admins,
    add constraint contact_messages_answer_is_whole check (num_nulls(answered_at, answered_by) in (0, 2))`,
  `create index contact_messages_open_newest on contact_messages (created_at desc, id desc) where answered_at is null`,
  `create index contact_messages_answered_newest on contact_messages (created_at desc, id desc)
    where answered_at is not null`,
  `create index ratings_newest on ratings (rated_at desc, host_id desc)`,
  `alter table admin_deeds drop constraint admin_deeds_deed_check`,
  `alter table admin_deeds add constraint admin_deeds_deed_check check (deed in (
    'signed-up', 'signed-in', 'signed-out-everywhere', 'session-ended', 'other-sessions-ended',
    'password-changed', 'password-reset',
    'host-activated', 'host-deactivated', 'host-deleted', 'payment-reviewed', 'payout-marked-paid',
    'message-answered', 'message-reopened'))`,
)
