// Finds orders and payments by what their guest knows of them.
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database, Paise } from '../../../db/tables.ts'
import { hostName, hostPageId } from '../../admin-payments/reads/host-name.ts'
import { IN_DEVANAGARI } from '../../admin-users/reads/search.ts'
import type { Clues } from '../rules.ts'
import { type Found, firstOf, MOST_CANDIDATES, nothing, READ } from './found.ts'

export type FoundOrderRow = {
  id: string
  paymentId: string | null
  paymentStatus: string | null
  keptPaise: Paise | null
  contributionPaise: Paise | null
  guest: string | null
  phone: string | null
  chargePaise: Paise
  upiId: string | null
  reference: string | null
  at: Date
  boxId: string | null
  box: string | null
  host: string | null
  hostPageId: string | null
}

/** Newest first. */
export async function findOrders(db: Kysely<Database>, clues: Clues): Promise<Found<FoundOrderRow>> {
  const candidates = candidatesOf(clues)
  if (candidates.length === 0) return nothing()
  const { rows } = await sql<FoundOrderRow>`
    with candidates as (${sql.join(candidates, sql` union `)})
    select o.id, p.id as "paymentId", p.status as "paymentStatus", c.kept_paise as "keptPaise",
      c.amount_paise as "contributionPaise", coalesce(c.guest_name, o.guest_name) as guest,
      coalesce(c.guest_phone, o.guest_phone) as phone, coalesce(p.amount_paise, o.amount_paise) as "chargePaise",
      p.vpa as "upiId", p.rrn as reference, coalesce(p.provider_created_at, o.created_at) as at,
      b.id as "boxId", b.name as box, ${hostName} as host,
      ${hostPageId}
    from candidates
    join payment_orders o on o.id = candidates.id and o.event_box_id = candidates.event_box_id
    left join payments p on p.payment_order_id = o.id and p.event_box_id = o.event_box_id
      and (candidates.payment_id is null or p.id = candidates.payment_id)
    left join contributions c on c.payment_id = p.id and c.event_box_id = p.event_box_id
    join event_boxes b on b.id = o.event_box_id join hosts h on h.id = b.host_id
    order by at desc, o.id, p.id limit ${READ}`.execute(db)
  return firstOf(rows)
}

/** Each has the columns id and event_box_id of an order, and payment_id where it is about one payment. */
function candidatesOf({ phone, reference, upiId, contributionPaise, names, sounds, during }: Clues) {
  const within = (column: string): RawBuilder<unknown> =>
    during ? sql`${sql.ref(column)} >= ${during.from} and ${sql.ref(column)} < ${during.until}` : sql`true`
  const ofPayments = (condition: RawBuilder<unknown>) => sql`(
    select payment_order_id as id, event_box_id, id as payment_id from payments
    where ${condition} and ${within('provider_created_at')} order by provider_created_at desc limit ${READ})`
  const candidates: RawBuilder<unknown>[] = []
  if (reference) candidates.push(ofPayments(sql`rrn = ${reference}`))
  if (upiId) candidates.push(ofPayments(sql`vpa is not null and lower(vpa) = ${upiId}`))
  if (phone)
    candidates.push(sql`(
      select id, event_box_id, null as payment_id from payment_orders
      where guest_phone = ${phone} and ${within('created_at')} order by created_at desc limit ${READ})`)
  // One by one: of several amounts at once the index does not answer the newest first.
  for (const paise of contributionPaise ?? [])
    candidates.push(sql`(
      select payment_order_id as id, event_box_id, payment_id from contributions
      where amount_paise = ${paise} and ${within('paid_at')}
      order by paid_at desc limit ${READ})`)
  const ofGuests = (condition: RawBuilder<unknown>) => sql`(
    select payment_order_id as id, event_box_id, payment_id from contributions
    where ${condition} and ${within('paid_at')} limit ${MOST_CANDIDATES})`
  for (const name of names ?? [])
    candidates.push(ofGuests(sql`name_words(guest_name) @> name_words(${name}::text)`))
  if (sounds)
    candidates.push(
      ofGuests(sql`guest_name ~ ${IN_DEVANAGARI} and name_sounds(guest_name) @> ${sounds}::text[]`),
    )
  return candidates
}
