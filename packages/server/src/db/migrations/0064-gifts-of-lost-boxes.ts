// Adds payment_orders.names_lost_box: a restored backup lacks the event box of the order, and no other box may be named for it.
import { statements } from './statements.ts'

export const giftsOfLostBoxes = statements(
  `alter table payment_orders add column names_lost_box boolean not null default false,
    add constraint payment_orders_lost_box_stays_lost check (not names_lost_box or event_box_id = '')`,
)
