// Reads everything about one payment or payout for administrators, without addresses, and with phones, UPI IDs and bank accounts masked.
import {
  isNext,
  type Reference,
  type ReferenceKind,
  referenceKind,
  type Timeline,
  type TimelineEvent,
  type TimelineKind,
} from '@lifafa/contract/endpoints/admin/timeline'
import type { Refundable } from '@lifafa/contract/refunds'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database, Day } from '../../db/tables.ts'
import { inSnapshot } from '../../db/transaction.ts'
import { readRefundable } from '../../features/payments/refund/read-refundable.ts'
import { lastDigits, maskPhone, maskUpiId } from '../../privacy.ts'
import { presentFlag } from '../../review-flags/present-flag.ts'
import { findSubject, type Subject } from './find-subject.ts'
import { type FoundEvent, readEvents } from './read-events.ts'

type Trx = Transaction<Database>

/** As of one moment; undefined if the id is unknown. */
export const findTimeline = (db: Kysely<Database>, id: string, now: Date): Promise<Timeline | undefined> =>
  inSnapshot(db, async (trx) => {
    const subject = await findSubject(trx, id)
    return subject && readTimeline(trx, subject, now)
  })

/** Likewise: the events alone. */
export const findEvents = (db: Kysely<Database>, id: string): Promise<FoundEvent[] | undefined> =>
  inSnapshot(db, async (trx) => {
    const subject = await findSubject(trx, id)
    return subject && readEvents(trx, subject)
  })

async function readTimeline(trx: Trx, subject: Subject, now: Date): Promise<Timeline> {
  const found = await readEvents(trx, subject)
  const payments = await trx
    .selectFrom('payments')
    .selectAll()
    .where('payment_order_id', '=', subject.orderId)
    .where('event_box_id', '=', subject.boxId)
    .orderBy('provider_created_at')
    .execute()
  const flags = await trx
    .selectFrom('review_flags')
    .selectAll()
    .where('payment_id', '=', sql<string>`any(${payments.map(({ id }) => id)})`)
    .orderBy('raised_at')
    .orderBy('kind')
    .execute()
  const captured: Refundable[] = []
  for (const payment of payments) {
    const refundable = await readRefundable(trx, payment, now)
    if (refundable) captured.push(refundable)
  }
  const events = found.map(presentEvent)
  return {
    ...(await readPeople(trx, subject)),
    references: referencesIn(found, subject),
    flags: flags.map(presentFlag),
    happened: events.filter(({ kind }) => !isNext(kind)),
    next: events.filter(({ kind }) => isNext(kind)),
    captured,
  }
}

const presentEvent = ({ at, kind, id, paise, more }: FoundEvent): TimelineEvent => ({
  at: at.toISOString(),
  kind,
  id,
  paise,
  state: more.state ?? null,
  note: more.note ?? null,
  number: more.number ?? null,
  upi_id: more.upi_id ? maskUpiId(more.upi_id) : null,
  ...(more.bank_account && { account_digits: lastDigits(more.bank_account) }),
  until: more.until ? new Date(more.until).toISOString() : null,
  accounts: more.accounts ?? null,
})

/** A host who was deleted is null; and so is a box that nobody has named. */
async function readPeople(
  trx: Trx,
  { orderId, boxId }: Subject,
): Promise<Pick<Timeline, 'guest' | 'box' | 'host'>> {
  const guests = await sql<{ name: string | null; phone: string | null }>`
    select coalesce(c.corrected_name, c.guest_name, o.guest_name) as name, coalesce(c.guest_phone, o.guest_phone) as phone
    from payment_orders o left join contributions c on c.payment_order_id = o.id and c.event_box_id = o.event_box_id
    where o.id = ${orderId} and o.event_box_id = ${boxId}`.execute(trx)
  const boxes = await sql<{ name: string; day: Day; hostId: string | null; host: string }>`
    select b.name, b.event_date as day, h.id as "hostId", h.first_name || ' ' || h.last_name as host
    from event_boxes b left join hosts h on h.id = b.host_id and h.deleted_at is null
    where b.id = ${boxId} and b.id <> ''`.execute(trx)
  const [[guest], [box]] = [guests.rows, boxes.rows]
  return {
    guest: guest ? { name: guest.name, phone: guest.phone && maskPhone(guest.phone) } : null,
    box: box ? { name: box.name, day: box.day } : null,
    host: box?.hostId ? { id: box.hostId, name: box.host } : null,
  }
}

type Found = [ReferenceKind, string | null | undefined][]

const REFERENCES: Partial<Record<TimelineKind, (event: FoundEvent) => Found>> = {
  order: ({ id, more }) => [
    ['order', id],
    ['provider-order', more.note],
  ],
  payment: ({ id, more: { state, note } }) => [
    ['payment', id],
    ['bank-reference', state === 'failed' ? null : note],
  ],
  contribution: ({ id }) => [['contribution', id]],
  refund: ({ id, more }) => [
    ['refund', id],
    ['provider-refund', more.note],
  ],
  transfer: ({ id, more }) => [
    ['transfer', id],
    ['linked-account', more.note],
  ],
  dispute: ({ id }) => [['dispute', id]],
  settled: ({ id }) => [['settlement', id]],
  'settlement-booked': ({ more }) => [['settlement-reference', more.note]],
  'payout-opened': ({ id }) => [['payout', id]],
  'payout-sent': ({ id, more }) => [
    ['payout-attempt', id],
    ['provider-payout', more.note],
  ],
  payout: ({ more: { state, note } }) => [['payout-reference', state === 'paid' ? note : null]],
}

/** Every id, ours and others', so that each can be copied: once, in the order in which money moves. */
function referencesIn(events: readonly FoundEvent[], { boxId }: Subject): Reference[] {
  const found: Found = [...events.flatMap((event) => REFERENCES[event.kind]?.(event) ?? []), ['box', boxId]]
  return referenceKind.options.flatMap((kind) =>
    [...new Set(found.flatMap(([named, text]) => (named === kind && text ? [text] : [])))].map((text) => ({
      kind,
      text,
    })),
  )
}
