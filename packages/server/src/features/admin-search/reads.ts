// Finds hosts, event boxes, orders, payments and payouts by what somebody knows of them: a few of each kind, and whether there are more.
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database, Day, Paise } from '../../db/tables.ts'
import { hostName, hostPageId } from '../admin-payments/reads/host-name.ts'
import { IN_DEVANAGARI, isBoxNamed, searchFor, usersWith } from '../admin-users/reads/search.ts'
import type { DestinationColumns } from '../payouts/rules/destination.ts'
import type { Clues } from './rules.ts'

/** Rows of each kind. */
const LISTED = 20
/** One more is read than is listed. */
const READ = LISTED + 1
/** A name may be that of a hundred thousand guests: of so many candidates the newest are listed. */
const MOST_CANDIDATES = 500

export type Found<Item> = { items: Item[]; hasMore: boolean }

const firstOf = <Item>(items: readonly Item[]): Found<Item> => ({
  items: items.slice(0, LISTED),
  hasMore: items.length > LISTED,
})

const nothing = <Item>(): Found<Item> => ({ items: [], hasMore: false })

export type FoundHostRow = { id: string; name: string; email: string; phone: string }
export type FoundBoxRow = { id: string; name: string; host: string; hostId: string; eventDate: Day }

/** Newest first; fewer than three characters find none, since no index helps. A name is found in either script. */
export async function findHosts(db: Kysely<Database>, { text, phone }: Clues): Promise<Found<FoundHostRow>> {
  const search = await searchFor(db, phone ?? text)
  if (search.spellings.some(({ grams }) => grams.length === 0)) return nothing()
  const found = await usersWith(db, search)
    .select(['id', 'email', 'phone_number as phone'])
    .select(sql<string>`first_name || ' ' || last_name`.as('name'))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(READ)
    .execute()
  return firstOf(found)
}

/** Latest event first; deleted boxes are left out. */
export async function findBoxes(
  db: Kysely<Database>,
  { text, boxId, names }: Clues,
): Promise<Found<FoundBoxRow>> {
  if (!boxId && !names) return nothing()
  const { rows } = await sql<FoundBoxRow>`
    select b.id, b.name, b.event_date as "eventDate", h.first_name || ' ' || h.last_name as host,
      h.id as "hostId"
    from event_boxes b join hosts h on h.id = b.host_id
    where b.deleted_at is null and ${boxId ? sql`b.id = ${boxId}` : isBoxNamed(text)}
    order by b.event_date desc, b.id limit ${READ}`.execute(db)
  return firstOf(rows)
}

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
      c.amount_paise as "contributionPaise", coalesce(c.corrected_name, c.guest_name, o.guest_name) as guest,
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
function candidatesOf({ phone, reference, upiId, contributionPaise, names, sounds, boxId, during }: Clues) {
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
  // No page lists the gifts of a box that was deleted with its host.
  if (boxId)
    candidates.push(sql`(
      select payment_order_id as id, event_box_id, payment_id from contributions
      where event_box_id = ${boxId} and ${within('paid_at')} order by paid_at desc limit ${READ})`)
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

export type FoundPayoutRow = DestinationColumns & {
  id: string
  paise: Paise
  reference: string | null
  at: Date
  boxId: string
  box: string
  host: string
  hostPageId: string | null
}

/** Newest first. */
export async function findPayouts(
  db: Kysely<Database>,
  { reference, upiId, during }: Clues,
): Promise<Found<FoundPayoutRow>> {
  const conditions: RawBuilder<unknown>[] = []
  if (reference) conditions.push(sql`upper(a.reference) = ${reference}`)
  if (upiId) conditions.push(sql`lower(a.upi_id) = ${upiId}`)
  if (conditions.length === 0) return nothing()
  const at = sql`coalesce(a.paid_at, a.created_at)`
  const { rows } = await sql<FoundPayoutRow>`
    select p.id, a.amount_paise as paise, a.upi_id, a.bank_account, a.ifsc, a.bank_account_name, a.reference,
      ${at} as at,
      b.id as "boxId", b.name as box, ${hostName} as host, ${hostPageId}
    from payout_attempts a join payouts p on p.id = a.payout_id join event_boxes b on b.id = p.event_box_id join hosts h on h.id = p.host_id
    where (${sql.join(conditions, sql` or `)})
      ${during ? sql`and ${at} >= ${during.from} and ${at} < ${during.until}` : sql``}
    order by at desc, a.id limit ${READ}`.execute(db)
  return firstOf(rows)
}
