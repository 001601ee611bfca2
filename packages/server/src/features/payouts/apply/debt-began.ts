// Finds when the host of a box came to owe us what is owed now, so that a flag of an earlier debt is not taken for it.
import { type RawBuilder, sql } from 'kysely'

/**
 * For SQL; null where it cannot be told. What was sent counts from when it left, and not at all once it has failed or came back: the
 * ledger has a payout only when it has arrived, and a debt may be flagged before. One that a restored backup lacks counts from its import.
 */
export const debtBegan = (eventBoxId: string): RawBuilder<Date | null> => sql`(
  with changes as (
    select created_at as at, owed_to_hosts as paise from ledger
    where event_box_id = ${eventBoxId} and owed_to_hosts <> 0 and kind not in ('payout', 'payout-reversal')
    union all
    select coalesce(sent_at, case when provider_payout_id is null then paid_at else created_at end), amount_paise from payouts
    where event_box_id = ${eventBoxId} and state in ('sent', 'processing', 'processed')
  ), debts as (
    select at, sum(paise) over (order by at) as paise from changes
  )
  select min(at) from debts where at > coalesce((select max(at) from debts where paise <= 0), '-infinity'))`
