// What an administrator has looked at, beside why it is flagged: the flag stays, since the self-check reads it.
import { statements } from './statements.ts'

// The reason that was looked at: where another one joins it, somebody must look again.
const looked = (table: string): string =>
  `alter table ${table}
    add column reviewed_reason text,
    add column reviewed_at timestamptz,
    add column reviewed_by uuid references admins,
    add constraint ${table}_review_is_whole check (num_nulls(reviewed_reason, reviewed_at, reviewed_by) in (0, 3))`

export const lookedAt = statements(
  looked('contributions'),
  looked('payment_orders'),
  // Second payments of before were given back without a word to anybody: nobody is bothered with what has gone back.
  `update payment_orders o set needs_review = concat_ws('; ', o.needs_review,
      'a second payment of one order: ' || p.id || ' goes back to its guest')
    from payments p join refunds r on r.payment_id = p.id
    where p.payment_order_id = o.id and r.reason = 'second payment of one order' and r.state in ('requested', 'sent')`,
  // What was paid out, newest first: with the years the longest of an administrator's lists of payouts.
  `create index payouts_paid_newest on payouts (paid_at desc, id desc) where state = 'processed'`,
)
