// A payment that was refunded is captured again where the refund failed.
import { statements } from './statements.ts'

export const failedRefunds = statements(
  `create function refuse_unless_refund_failed() returns trigger language plpgsql as $$
    begin
      if not exists (select from refunds where payment_id = new.id and state = 'failed') then
        raise exception 'a refunded payment is captured again only where its refund failed' using errcode = 'integrity_constraint_violation';
      end if;
      return new;
    end $$`,
  `drop trigger payments_only_forward on payments`,
  `create trigger payments_only_forward before update on payments for each row
    when ((old.status = 'refunded' and new.status not in ('refunded', 'captured'))
      or (old.status = 'authorized' and new.status in ('created', 'failed'))
      or (old.status = 'failed' and new.status = 'created'))
    execute function refuse_change('a payment only goes forward')`,
  `create trigger payments_captured_again before update on payments for each row
    when (old.status = 'refunded' and new.status = 'captured')
    execute function refuse_unless_refund_failed()`,
)
