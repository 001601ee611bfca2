// The self-check's queries of sums that are kept: the platform's figures, and the balances of the ledger and of boxes.

import { type RawBuilder, sql } from 'kysely'
import { LEDGER_ACCOUNTS } from '../tables.ts'

const LEDGER_SUMS = sql.join(
  LEDGER_ACCOUNTS.map((account) => sql`sum(${sql.ref(account)}) as ${sql.ref(account)}`),
)
const accountsOf = (table: string) =>
  sql.join(LEDGER_ACCOUNTS.map((account) => sql.ref(`${table}.${account}`)))

export const balanceChecks: Readonly<Record<string, RawBuilder<unknown>>> = {
  'the platform’s figures are not what is counted': sql`
    select counted.users, counted.events, kept.users as kept_users, kept.events as kept_events
    from (
      select (select count(*) from hosts where deleted_at is null) as users,
        (select count(*) from event_boxes where deleted_at is null) as events
    ) counted, (
      select coalesce(sum(t.users), 0) as users, coalesce(sum(t.events), 0) as events from platform_totals t
    ) kept
    where (counted.users, counted.events) is distinct from (kept.users, kept.events)`,

  'the balances of the ledger are not the sums of its entries': sql`
    with closed as materialized (
      select kind, count(*) as entries, ${LEDGER_SUMS} from ledger
      where recorded_at <= (select closed_until from ledger_closing) group by kind
    )
    select kind, closed.entries, kept.entries as kept_entries from closed full join ledger_balances kept using (kind)
    where (closed.entries, ${accountsOf('closed')}) is distinct from (kept.entries, ${accountsOf('kept')})`,

  'the balances of boxes are not the sums of their entries': sql`
    with closed as materialized (
      select event_box_id, sum(owed_to_hosts) as owed from ledger
      where recorded_at <= (select closed_until from ledger_closing) and owed_to_hosts <> 0 group by event_box_id
    )
    select event_box_id, closed.owed, kept.owed_to_hosts as kept
    from closed full join box_balances kept using (event_box_id)
    where closed.owed is distinct from kept.owed_to_hosts`,
}
