// What guests' banks say against payments.
import { statements } from './statements.ts'

export const disputes = statements(
  `create table disputes (
    id text primary key check (id <> ''),
    payment_id text not null references payments,
    amount_paise bigint not null check (amount_paise > 0),
    status text not null check (status in ('open', 'under_review', 'won', 'lost', 'closed')),
    reason_code text,
    respond_by timestamptz,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  `create index disputes_payment on disputes (payment_id)`,
  `create trigger disputes_lost_stays_lost before update on disputes for each row
    when (old.status = 'lost' and new.status <> 'lost') execute function refuse_change('a lost dispute stays lost')`,
)
