// Flags captured payments and refunds that are in no settlement after their days, and resolves those that are in one by now.
import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import { raise } from '../../../alarms.ts'
import type { KeyMode } from '../../../db/tables.ts'
import type { Services } from '../../../services.ts'
import { lateBefore } from '../rules.ts'
import { flagMoneyInDispute } from './money-in-dispute.ts'

/** Older payments were flagged long ago. */
const WATCHED_MS = 90 * 24 * 60 * 60 * 1000

type Deps = Pick<Services, 'db' | 'settings'> & { now: Date; log: Pick<FastifyBaseLogger, 'error'> }

export async function flagLate({ db, settings, now, log }: Deps, keyMode: KeyMode): Promise<void> {
  const before = lateBefore(now, settings.settledWithinDays, settings.holidays)
  await sql`
    update review_flags f set resolved_at = ${now}
    where f.kind = 'settlement-late' and f.resolved_at is null and exists (
      select from settlement_lines l
      where case when f.refund_id is null then l.payment_id = f.payment_id else l.refund_id = f.refund_id end
    )`.execute(db)
  const { rows } = await sql<{ id: string }>`
    with watched as (
      select p.id, p.event_box_id, p.amount_paise, p.updated_at,
        -- One that was refunded before it was captured never reaches us, and has no entry.
        p.status = 'captured' or u.payment_id is not null or exists (
          select from contributions c where c.payment_id = p.id and c.event_box_id = p.event_box_id) as has_come
      from payments p
      join payment_orders o on o.id = p.payment_order_id and o.event_box_id = p.event_box_id
      left join (select payment_id from ledger where kind = 'unallocated-payment') u on u.payment_id = p.id
      where o.key_mode = ${keyMode} and p.status in ('captured', 'refunded')
        and p.first_seen_at > greatest(${new Date(now.getTime() - WATCHED_MS)}::timestamptz, (
          select settlements_since from provider_listings where key_mode = ${keyMode}))
    ), back as materialized (
      select p.id as payment_id, r.id, r.amount_paise, r.provider_refund_id
      from watched p join refunds r on r.payment_id = p.id and r.event_box_id = p.event_box_id
      where r.state = 'processed' and r.kind <> 'dispute' and r.updated_at < ${before}
    ), entered as materialized (
      select refund_id from ledger where refund_id in (select id from back)
    ), late as (
      select p.id, null::uuid as refund_id, jsonb_build_object('amount_paise', p.amount_paise) as detail
      from watched p
      where p.updated_at < ${before} and p.has_come
        and not exists (select from settlement_lines l where l.payment_id = p.id)
      union all
      select r.payment_id, r.id,
        jsonb_build_object('entity_id', coalesce(r.provider_refund_id, r.id::text), 'amount_paise', r.amount_paise)
      from back r
      where r.id in (select refund_id from entered)
        and not exists (select from settlement_lines l where l.refund_id = r.id)
    )
    insert into review_flags (payment_id, refund_id, kind, detail, raised_at)
    select id, refund_id, 'settlement-late', detail, ${now}::timestamptz from late
    on conflict do nothing
    returning id`.execute(db)
  const disputes = await flagMoneyInDispute(db, { before, keyMode, watchedMs: WATCHED_MS, now })
  const count = rows.length + disputes
  if (count > 0) raise(log, 'settlement-late', { count })
}
