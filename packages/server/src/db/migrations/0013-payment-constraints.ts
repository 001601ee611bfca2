// What the database refuses besides, of orders, payments, refunds and events: what the code never does stays impossible.
import { statements } from './statements.ts'

export const stricterMoney = statements(
  // A refund that has come to its end is not looked after any more; one that is under way has the provider's id.
  `update refunds set check_at = null where state in ('processed', 'failed') and check_at is not null`,
  `alter table refunds
    add constraint refunds_ended_rests check (state in ('requested', 'sent') or check_at is null),
    add constraint refunds_provider_knows check (state not in ('sent', 'processed') or provider_refund_id is not null),
    add constraint refunds_provider_id_is_one check (provider_refund_id <> '')`,
  `create trigger refunds_processed_stands before update on refunds for each row
    when (old.state = 'processed'
      and (new.state, new.payment_id, new.amount_paise, new.provider_refund_id)
        is distinct from (old.state, old.payment_id, old.amount_paise, old.provider_refund_id))
    execute function refuse_change('money that went back has gone back')`,

  `alter table payment_orders
    add constraint payment_orders_paid_has_box check (state <> 'paid' or event_box_id is not null),
    add constraint payment_orders_failed_was_open check (state <> 'failed' or provider_order_id is not null),
    add constraint payment_orders_ids_are_some check (provider_order_id <> '' and request_key <> '')`,
  // Its box may be named later, and the provider's id follows it; neither changes then.
  `create trigger payment_orders_intention_stands before update on payment_orders for each row
    when (new.amount_paise <> old.amount_paise
      or (old.event_box_id is not null and new.event_box_id is distinct from old.event_box_id)
      or (old.provider_order_id is not null and new.provider_order_id is distinct from old.provider_order_id)
      or (old.paid_at is not null and new.paid_at is distinct from old.paid_at))
    execute function refuse_change('an order stays what was ordered')`,

  `create trigger payments_only_forward before update on payments for each row
    when ((old.status = 'refunded' and new.status <> 'refunded')
      or (old.status = 'authorized' and new.status in ('created', 'failed'))
      or (old.status = 'failed' and new.status = 'created'))
    execute function refuse_change('a payment only goes forward')`,
  `create trigger payments_amount_stands before update on payments for each row
    when ((new.payment_order_id, new.amount_paise, new.currency)
      is distinct from (old.payment_order_id, old.amount_paise, old.currency))
    execute function refuse_change('a payment stays what was paid')`,

  `alter table provider_events
    add constraint provider_events_handled_has_outcome check ((handled_at is null) = (outcome is null))`,
)
