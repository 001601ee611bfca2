// Payouts on their way: when a box or a piece is looked at next, and what was fixed before a piece was sent.
import { statements } from './statements.ts'

export const payouts = statements(
  // When what a box's host is owed is looked at next, null when nothing is left to do: first when its event has ended.
  `alter table event_boxes add column check_at timestamptz`,
  `update event_boxes set check_at = event_date::timestamp at time zone 'UTC' + interval '24 hours 1 millisecond'`,
  `create index event_boxes_check on event_boxes (check_at) where check_at is not null`,

  // The same key must come with the same body at the provider, whatever the host changes meanwhile: it is kept with the piece.
  `alter table payouts
    add column check_at timestamptz,
    add column sent_at timestamptz,
    add column payee_name text,
    add constraint payouts_sent_says_to_whom
      check (state <> 'sent' or num_nulls(upi_id, payee_name, sent_at) = 0),
    add constraint payouts_at_least_a_rupee check (amount_paise >= 100)`,
  `create index payouts_check on payouts (check_at) where check_at is not null`,
  `create index payouts_waiting on payouts (host_id) where state = 'waiting'`,
  `create trigger payouts_paid_stays_paid before update on payouts for each row
    when ((old.state = 'processed' and new.state not in ('processed', 'reversed'))
      or (old.state = 'reversed' and new.state <> 'reversed'))
    execute function refuse_change('money that was paid out may come back, once, and nothing else')`,
)
