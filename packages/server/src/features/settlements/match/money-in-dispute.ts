// Flags money that disputes took and did not lose, or lost and did not take, once they have ended; resolves the flags where it is right.
import { type Kysely, sql } from 'kysely'
import type { Database, KeyMode } from '../../../db/tables.ts'

/** `before`: an end of before then should be settled. `watchedMs`: what ended longer ago was flagged then. */
type Since = { before: Date; keyMode: KeyMode; watchedMs: number; now: Date }

/**
 * Payments whose disputes have all ended, while what was deducted for them is not what was lost: a won one was not given back, or a lost
 * one not deducted, or with another amount. Answers how many were found.
 */
export async function flagMoneyInDispute(
  db: Kysely<Database>,
  { before, keyMode, watchedMs, now }: Since,
): Promise<number> {
  const left = sql`
    with ended as materialized (
      select d.payment_id, max(d.updated_at) as at from disputes d
      join payments p on p.id = d.payment_id and p.event_box_id = d.event_box_id
      join payment_orders o on o.id = p.payment_order_id and o.event_box_id = p.event_box_id
      where o.key_mode = ${keyMode} group by d.payment_id
      having bool_and(d.status not in ('open', 'under_review'))
    ), remaining as materialized (
      select payment_id, sum(disputed)::bigint as paise from ledger
      where payment_id in (select payment_id from ended) and disputed <> 0 group by payment_id having sum(disputed) <> 0
    )`
  await sql`
    ${left}
    update review_flags set resolved_at = ${now}
    where kind = 'money-in-dispute' and resolved_at is null
      and payment_id not in (select payment_id from remaining)`.execute(db)
  const { rows } = await sql`
    ${left}
    insert into review_flags (payment_id, kind, detail, raised_at)
    select payment_id, 'money-in-dispute', jsonb_build_object('amount_paise', paise), ${now}::timestamptz
    from ended join remaining using (payment_id)
    where ended.at between ${new Date(now.getTime() - watchedMs)} and ${before}
    on conflict do nothing
    returning id`.execute(db)
  return rows.length
}
