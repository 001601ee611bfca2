// Reads past and coming events of one order or payout: each a time, a kind, an id and an amount. The page has the words.
import { type TimelineKind, timelineKind } from '@lifafa/contract/endpoints/admin/timeline'
import { ledgerAccount } from '@lifafa/contract/fields/ledger-account'
import { type RawBuilder, sql, type Transaction } from 'kysely'
import type { Database } from '../../db/tables.ts'
import type { Subject } from './find-subject.ts'

type Trx = Transaction<Database>

/** `more`: the other fields of the contract's event; UPI IDs and bank accounts are not masked yet. */
export type FoundEvent = { at: Date; kind: TimelineKind; id: string; paise: number | null; more: More }
type More = Partial<Record<'state' | 'note' | 'upi_id' | 'bank_account' | 'until', string | null>> & {
  number?: number
  accounts?: Record<string, number>
}

const DAY_MS = 24 * 60 * 60 * 1000

/** Oldest first; those of one time as one causes the other. */
export async function readEvents(trx: Trx, subject: Subject): Promise<FoundEvent[]> {
  const own = [...(await readOrder(trx, subject)), ...(await readPayouts(trx, subject))]
  const found = [
    ...own,
    ...(await readLedger(trx, subject, own)),
    ...(await readSettled(trx, own)),
    ...(await readWebhooks(trx, subject, own)),
  ]
  found.push(...(await readJobs(trx, subject, found)))
  const places = timelineKind.options
  return found.sort(
    (one, other) =>
      one.at.getTime() - other.at.getTime() || places.indexOf(one.kind) - places.indexOf(other.kind),
  )
}

const idsOf = (events: readonly FoundEvent[], kind: TimelineKind): string[] =>
  events.filter((event) => event.kind === kind).map(({ id }) => id)
const notesOf = (events: readonly FoundEvent[], kind: TimelineKind): string[] =>
  events.flatMap((event) => (event.kind === kind && event.more.note ? [event.more.note] : []))

/** All in one box: a spread database answers it from one server. */
async function readOrder(trx: Trx, { orderId, boxId }: Subject): Promise<FoundEvent[]> {
  if (orderId === null) return []
  const inBox = (table: string, condition: RawBuilder<unknown>) =>
    sql`(select * from ${sql.table(table)} where event_box_id = ${boxId} and ${condition})`
  const ofOrder = sql`payment_order_id = ${orderId}`
  const ofPayment = sql`payment_id in (select id from p)`
  const { rows } = await sql<FoundEvent>`
    with o as ${inBox('payment_orders', sql`id = ${orderId}`)}, p as ${inBox('payments', ofOrder)},
      t as ${inBox('transfers', ofOrder)}, r as ${inBox('refunds', ofPayment)}, d as ${inBox('disputes', ofPayment)}
    select created_at as at, 'order' as kind, id::text as id, amount_paise as paise,
      jsonb_build_object('note', provider_order_id) as more from o
    union all select greatest(p.provider_created_at, o.created_at), 'payment-begun', p.id, p.amount_paise,
      jsonb_build_object('state', p.method, 'upi_id', p.vpa) from p, o
    union all select updated_at, 'payment', id, amount_paise, jsonb_build_object('state', status,
      'note', case status when 'failed' then coalesce(error_description, error_code) else rrn end) from p
    union all select c.created_at, 'contribution', c.id::text, c.amount_paise, jsonb_build_object('note', c.payment_id,
      'state', case when b.deleted_at <= c.created_at then 'box-deleted'
        when c.paid_at > (b.event_date + 1)::timestamp at time zone 'UTC' then 'box-closed' end)
      from contributions c join event_boxes b on b.id = c.event_box_id where c.event_box_id = ${boxId} and c.${ofOrder}
    union all select created_at, 'transfer', provider_transfer_id, amount_paise,
      jsonb_build_object('state', state, 'note', account_id, 'until', held_until) from t
    union all select created_at, 'transfer-reversed', id, amount_paise, '{}' from transfer_reversals
      where event_box_id = ${boxId} and transfer_id in (select id from t)
    union all select settled_at, 'transfer-settled', provider_transfer_id, amount_paise, '{}' from t
    union all select updated_at, 'transfer-failed', provider_transfer_id, amount_paise, jsonb_build_object('note', failure)
      from t where state = 'failed'
    union all select created_at, 'dispute-opened', id, amount_paise, jsonb_build_object('note', reason_code) from d
    union all select updated_at, 'dispute', id, amount_paise,
      jsonb_build_object('state', status, 'note', phase, 'until', respond_by) from d
    union all select created_at, 'refund-requested', id::text, amount_paise,
      jsonb_build_object('state', kind, 'note', coalesce(reason, dispute_id)) from r
    union all select updated_at, 'refund', id::text, amount_paise,
      jsonb_build_object('state', state, 'note', provider_refund_id) from r
    union all select check_at, 'next-order', id::text, amount_paise, '{}' from o
    union all select check_at, 'next-refund', id::text, amount_paise, jsonb_build_object('state', state) from r
    union all select check_at, 'next-transfer', provider_transfer_id, amount_paise, '{}' from t`.execute(trx)
  return timed(rows)
}

/** A row whose time has not come is no event. */
const timed = (rows: readonly FoundEvent[]): FoundEvent[] => rows.filter(({ at }) => at !== null)

/** A host is paid for all of a box together. `next-wait`: for its host or an administrator, not for a time. */
async function readPayouts(trx: Trx, { orderId, payoutId, boxId }: Subject): Promise<FoundEvent[]> {
  const isShown = orderId === null ? sql`id = ${payoutId}` : sql`event_box_id = ${boxId}`
  const { rows } = await sql<FoundEvent>`
    with o as (select *, id::text as name, jsonb_build_object('number', number) as more from payouts where ${isShown}),
      a as (select a.*, a.id::text as name, o.number from payout_attempts a join o on o.id = a.payout_id)
    select created_at as at, 'payout-opened' as kind, name as id, amount_paise as paise,
      more || jsonb_build_object('until', due_on) as more from o
    union all select created_at, 'payout-sent', name, amount_paise,
      jsonb_build_object('number', number, 'upi_id', upi_id, 'bank_account', bank_account, 'note', provider_payout_id,
        'state', case when batch_id is not null then 'in-file' else channel end) from a
    union all select coalesce(paid_at, updated_at), 'payout', name, amount_paise, jsonb_build_object('number', number,
      'state', case state when 'cancelled' then 'not-paid' else state end, 'note', coalesce(reference, failure_text),
      'upi_id', upi_id, 'bank_account', bank_account) from a where state <> 'submitting'
    union all select updated_at, 'payout', name, amount_paise,
      more || jsonb_build_object('state', state, 'note', case state when 'open' then hold_reason end, 'until', due_on)
      from o where state in ('open', 'cancelled')
    union all select check_at, 'next-payout', name, amount_paise, jsonb_build_object('number', number, 'state', state) from a
    union all select not_before, 'next-payout', name, amount_paise,
      more || jsonb_build_object('state', state, 'note', hold_reason) from o
    union all select updated_at, 'next-wait', name, amount_paise, more || jsonb_build_object('note', hold_reason) from o
      where not_before is null and hold is not null and state <> 'cancelled'
    union all select check_at, 'next-box', id, null, '{}' from event_boxes where id = ${boxId}`.execute(trx)
  return timed(rows)
}

const ACCOUNTS = sql.join(
  ledgerAccount.options.map((name) => sql`${sql.lit(name)}, nullif(${sql.ref(name)}, 0)`),
)

/** Each condition is that of an index: the ledger is large. Entries of a payment may be of no box. */
async function readLedger(trx: Trx, { payoutId }: Subject, own: FoundEvent[]): Promise<FoundEvent[]> {
  const payments = idsOf(own, 'payment')
  const attempts = payoutId === null ? [] : idsOf(own, 'payout-sent')
  const { rows } = await sql<FoundEvent>`
    select created_at as at, 'ledger' as kind, id::text as id, null::bigint as paise, jsonb_build_object('state', kind,
      'accounts', jsonb_strip_nulls(jsonb_build_object(${ACCOUNTS}))) as more
    from ledger
    where (kind = 'contribution' and contribution_id = any(${idsOf(own, 'contribution')}::uuid[]))
      or refund_id = any(${idsOf(own, 'refund')}::uuid[]) or payout_attempt_id = any(${attempts}::uuid[])
      or (kind = 'gateway-fee' and payment_id = any(${payments}))
      or (kind not in ('contribution', 'gateway-fee') and payment_id = any(${payments}))`.execute(trx)
  return rows
}

async function readSettled(trx: Trx, own: FoundEvent[]): Promise<FoundEvent[]> {
  const { rows } = await sql<FoundEvent>`
    with s as (
      select s.id, s.utr, s.booked_at, l.entity_id, l.first_seen_at, l.credit_paise - l.debit_paise as paise
      from settlement_lines l join settlements s on s.id = l.settlement_id
      where l.payment_id = any(${idsOf(own, 'payment')}) or l.refund_id = any(${idsOf(own, 'refund')}::uuid[])
        or l.dispute_id = any(${idsOf(own, 'dispute')})
        or l.transfer_id in (select id from transfers where provider_transfer_id = any(${idsOf(own, 'transfer')}))
    )
    select first_seen_at as at, 'settled' as kind, id, paise, jsonb_build_object('note', entity_id) as more from s
    union all select distinct booked_at, 'settlement-booked', id, null::bigint, jsonb_build_object('note', utr) from s`.execute(
    trx,
  )
  return timed(rows)
}

/** Those that name one of the ids, received since a day before it was opened: without an index all bodies take seconds. */
async function readWebhooks(trx: Trx, { orderId }: Subject, own: FoundEvent[]): Promise<FoundEvent[]> {
  const names = [
    ...[
      ...idsOf(own, 'payment'),
      ...notesOf(own, 'order'),
      ...notesOf(own, 'refund'),
      ...idsOf(own, 'transfer'),
    ],
    ...(orderId === null ? [...idsOf(own, 'payout-sent'), ...notesOf(own, 'payout-sent')] : []),
  ]
  const opened = own.find(({ kind }) => kind === (orderId === null ? 'payout-opened' : 'order'))
  if (!opened) return []
  const { rows } = await sql<FoundEvent>`
    select received_at as at, 'webhook' as kind, id, null::bigint as paise,
      jsonb_build_object('state', case when handled_at is not null then outcome end, 'note', type) as more
    from provider_events where received_at >= ${new Date(opened.at.getTime() - DAY_MS)}
      and exists (select from unnest(${names}::text[]) named (id) where strpos(body, named.id) > 0)`.execute(
    trx,
  )
  return rows
}

/** Jobs that wait, run, or have failed for good (`failed`), by the ids in their data; `number`: of attempts before. */
async function readJobs(trx: Trx, { orderId }: Subject, found: FoundEvent[]): Promise<FoundEvent[]> {
  const about = [
    ...idsOf(found, 'webhook'),
    ...idsOf(found, 'refund'),
    ...(orderId === null ? [...idsOf(found, 'payout-opened'), ...idsOf(found, 'payout-sent')] : []),
  ]
  const { rows } = await sql<FoundEvent>`
    select start_after as at, 'next-job' as kind, name as id, null::bigint as paise,
      jsonb_build_object('state', state, 'number', retry_count) as more
    from pgboss.job where state in ('created', 'retry', 'active', 'failed') and (data ->> 'eventId' = any(${about})
      or data ->> 'refundId' = any(${about}) or data ->> 'payoutId' = any(${about})
      or data ->> 'attemptId' = any(${about}))`.execute(trx)
  return rows
}
