// Finds a guest's data, order by order, and the reasons that keep it from being erased.

import type { ErasureObstacle } from '@lifafa/contract/fields/erasure-obstacle'
import { columnsOf, GUEST_WORDS } from '@lifafa/contract/guest-columns'
import { MAX_GIFTS_OF_GUEST } from '@lifafa/contract/limits'
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import type { Database, Paise } from '../../../db/tables.ts'
import { inSnapshot } from '../../../db/transaction.ts'
import { hostName, hostPageId } from '../../admin-payments/reads/host-name.ts'
import { findOpenMatters } from '../../admin-users/reads/open-matters.ts'
import { obstacleOf } from '../../admin-users/rules.ts'
import type { GuestClues } from '../rules.ts'

export type HeldRow = {
  order: string
  boxId: string
  box: string
  host: string
  hostPageId: string | null
  payment: string | null
  paymentStatus: string | null
  chargePaise: Paise
  contributionPaise: Paise | null
  keptPaise: Paise | null
  at: Date
  name: string | null
  phone: string | null
  address: string | null
  /** The UPI IDs of all attempts to pay the order. */
  upiId: string | null
  bankReference: string | null
  language: string | null
  erasedAt: Date | null
  /** The provider is still asked about it, or has money for it that is no gift yet. */
  isOpen: boolean
} & Record<keyof typeof GUEST_WORDS, string | null>

const words = sql.join(columnsOf(GUEST_WORDS).map((column) => sql.ref(`c.${column}`)))

const held = (which: RawBuilder<unknown>) => sql<HeldRow>`
  select o.id as order, o.event_box_id as "boxId", b.name as box, ${hostName} as host, ${hostPageId},
    p.id as payment, p.status as "paymentStatus", coalesce(p.amount_paise, o.amount_paise) as "chargePaise",
    c.amount_paise as "contributionPaise", c.kept_paise as "keptPaise",
    coalesce(p.provider_created_at, o.created_at) as at, coalesce(c.guest_name, o.guest_name) as name,
    ${words}, o.guest_phone as phone, o.guest_address as address,
    (select string_agg(distinct q.vpa, ', ') from payments q
      where q.payment_order_id = o.id and q.event_box_id = o.event_box_id) as "upiId",
    p.rrn as "bankReference", o.guest_language as language, o.erased_at as "erasedAt",
    o.state <> 'paid' and (o.check_at is not null or exists (select 1 from payments q
      where q.payment_order_id = o.id and q.event_box_id = o.event_box_id and q.status in ('authorized', 'captured')))
      as "isOpen"
  from payment_orders o
  left join contributions c on c.payment_order_id = o.id and c.event_box_id = o.event_box_id
  left join lateral (select * from payments q where q.payment_order_id = o.id and q.event_box_id = o.event_box_id
    order by q.id = c.payment_id desc nulls last, q.provider_created_at desc limit 1) p on true
  join event_boxes b on b.id = o.event_box_id join hosts h on h.id = b.host_id
  where ${which}`

/** One more than are listed, newest first. With a reference: of its guest, by the phone number of its order. */
async function findGuest(db: Kysely<Database>, clues: GuestClues): Promise<HeldRow[]> {
  const { rows } = await sql<HeldRow>`
    with named as (${named(clues)})
    ${held(sql`o.id = any(array(select id from named union select id from payment_orders where guest_phone = any(array(
      select guest_phone from named union all select ${clues.phone ?? null}::text))))`)}
    order by at desc, o.id limit ${MAX_GIFTS_OF_GUEST + 1}`.execute(db)
  return rows
}

/** The orders that a reference names: ours, the provider's, or the bank's. */
const named = ({ orderId, reference }: GuestClues): RawBuilder<unknown> =>
  orderId === undefined
    ? sql`select id, guest_phone from payment_orders where id in (
        select payment_order_id from payments where id = ${reference} or rrn = ${reference.toUpperCase()}
        union all select id from payment_orders where provider_order_id = ${reference})`
    : sql`select id, guest_phone from payment_orders where id = ${orderId}::uuid`

/** Those of the chosen orders that exist in the boxes that are named with them. */
export async function readChosen(
  trx: Transaction<Database>,
  chosen: readonly { order: string; box: string }[],
): Promise<HeldRow[]> {
  const { rows } = await held(sql`o.event_box_id = any(${chosen.map(({ box }) => box)}::text[])
    and o.id = any(${chosen.map(({ order }) => order)}::uuid[])`).execute(trx)
  return rows.filter(({ order, boxId }) => chosen.some((each) => each.order === order && each.box === boxId))
}

/** By order; those that can be erased are absent. */
export async function findObstacles(
  trx: Transaction<Database>,
  held: readonly HeldRow[],
  now: Date,
): Promise<Map<string, ErasureObstacle>> {
  const obstacles = new Map<string, ErasureObstacle>()
  for (const boxId of new Set(held.map((row) => row.boxId))) {
    const ofBox = obstacleOf(await findOpenMatters(trx, sql`(${boxId})`, now))
    for (const row of held.filter((each) => each.boxId === boxId)) {
      const obstacle = ofBox ?? (row.isOpen ? 'order' : undefined)
      if (obstacle) obstacles.set(row.order, obstacle)
    }
  }
  return obstacles
}

export type ReadGuest = { held: HeldRow[]; hasMore: boolean; obstacles: Map<string, ErasureObstacle> }

export const readGuest = (db: Kysely<Database>, clues: GuestClues, now: Date): Promise<ReadGuest> =>
  inSnapshot(db, async (trx) => {
    const found = await findGuest(trx, clues)
    const held = found.slice(0, MAX_GIFTS_OF_GUEST)
    return { held, hasMore: found.length > held.length, obstacles: await findObstacles(trx, held, now) }
  })
