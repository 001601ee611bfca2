// A payment that was refunded is captured again only by a statement that has seen it refunded; no trigger reads another row.
import { statements } from './statements.ts'

export const capturedAgain = statements(
  `alter table payments add column captured_again_at timestamptz`,
  `drop trigger payments_captured_again on payments`,
  `drop function refuse_unless_refund_failed`,
  // A serialization failure: the transaction is repeated, and then sees what was committed meanwhile.
  `create function refuse_to_capture_again() returns trigger language plpgsql as $$
    begin
      raise exception 'the payment was refunded meanwhile' using errcode = 'serialization_failure';
    end $$`,
  `create trigger payments_captured_again before update on payments for each row
    when (old.status = 'refunded' and new.status = 'captured'
      and new.captured_again_at is not distinct from old.captured_again_at)
    execute function refuse_to_capture_again()`,
)
