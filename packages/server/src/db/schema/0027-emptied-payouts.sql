-- A payout that waits for an administrator, and of which nothing is owed any more, keeps its hold: where a refund fails, it is owed again.
alter table payouts drop constraint payouts_hold_is_of_state;
alter table payouts add constraint payouts_hold_is_of_state check (hold is null or state = 'open'
  or (state = 'paying' and hold_reason = 'unknown-outcome') or (state = 'cancelled' and hold = 'needs-operator'));
