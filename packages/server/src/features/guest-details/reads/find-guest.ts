// Finds a guest's data in orders, entries of registers and rows of imported lists, and the reasons that keep it from being erased. An
// online gift whose number was erased with time is found by its name.

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
  /** The id of an order, of an entry of a register, or of a row of an imported list. */
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
  /** An entry or a row, described: `cash A-17`, `rekha.xlsx, Rekha’s wedding, 2019`. Null: an order. */
  written: string | null
  relation: string | null
  family: string | null
  note: string | null
  /** Found by its giver's name alone, which others have, too. */
  isNamesake: boolean
} & Record<keyof typeof GUEST_WORDS, string | null>

const words = sql.join(columnsOf(GUEST_WORDS).map((column) => sql.ref(`c.${column}`)))

const held = (which: RawBuilder<unknown>, isNamesake: RawBuilder<unknown> = sql`false`) => sql<HeldRow>`
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
      as "isOpen", null as written, null as relation, null as family, null as note, ${isNamesake} as "isNamesake"
  from payment_orders o
  left join contributions c on c.payment_order_id = o.id and c.event_box_id = o.event_box_id
  left join lateral (select * from payments q where q.payment_order_id = o.id and q.event_box_id = o.event_box_id
    order by q.id = c.payment_id desc nulls last, q.provider_created_at desc limit 1) p on true
  join event_boxes b on b.id = o.event_box_id join hosts h on h.id = b.host_id
  where ${which}`

/** An entry or a row has nothing that only payments have. */
const UNPAID = {
  ...{ payment: null, paymentStatus: null, contributionPaise: null, keptPaise: null, upiId: null },
  ...{ bankReference: null, language: null, isOpen: false, corrected_name: null },
}

const ENTRIES = sql`
  e.given_at as at, case when e.kind = 'blessing' then e.words end as blessing, e.note, e.erased_at as "erasedAt",
    concat_ws(', ', e.kind || ' ' || e.letter || '-' || e.running, e.milligrams || ' mg',
      case when e.kind <> 'blessing' then e.words end) as written
  from register_entries e`

const ROWS_OF_LISTS = sql`
  i.imported_at as at, null as blessing, null as note, null as "erasedAt",
    concat_ws(', ', i.file, i.occasion, i.year) as written
  from imported_givers e join register_imports i on i.id = e.import_id and i.event_box_id = e.event_box_id`

/** Entries, then rows of lists. `which` and `isNamesake`: conditions of both. */
async function listWritten(
  db: Kysely<Database>,
  which: RawBuilder<unknown>,
  isNamesake: RawBuilder<unknown> = sql`false`,
): Promise<HeldRow[]> {
  const list = (source: RawBuilder<unknown>) =>
    sql<Omit<HeldRow, keyof typeof UNPAID>>`
      select e.id as order, e.event_box_id as "boxId", b.name as box, ${hostName} as host, ${hostPageId},
        coalesce(e.amount_paise, 0) as "chargePaise", e.giver as name, e.phone, e.village as address,
        e.relation, e.family, ${isNamesake} as "isNamesake", ${source}
      join event_boxes b on b.id = e.event_box_id join hosts h on h.id = b.host_id
      where ${which} order by at desc, e.id limit ${MAX_GIFTS_OF_GUEST + 1}`.execute(db)
  const { rows: entries } = await list(ENTRIES)
  const { rows: ofLists } = await list(ROWS_OF_LISTS)
  return [...entries, ...ofLists].map((row) => ({ ...UNPAID, ...row }))
}

/** One more than are listed, newest first. With a reference: of its guest, by the phone number of its order. By name where there is no number. */
async function findGuest(db: Kysely<Database>, clues: GuestClues): Promise<HeldRow[]> {
  const { reference } = clues
  const { rows: ordered } = await sql<HeldRow>`
    with named as (${named(clues)})
    ${held(
      sql`o.id = any(array(select id from named union select id from payment_orders where guest_phone = any(array(
        select guest_phone from named union all select ${clues.phone ?? null}::text))
        union select payment_order_id from contributions where guest_phone is null
          and name_words(guest_name) @> name_words(${reference}::text) and lower(guest_name) = lower(${reference}::text)))`,
      sql`coalesce(lower(c.guest_name) = lower(${reference}::text), false) and c.guest_phone is null`,
    )}
    order by at desc, o.id limit ${MAX_GIFTS_OF_GUEST + 1}`.execute(db)
  const phones = [...new Set([clues.phone, ...ordered.map(({ phone }) => phone)])].filter(Boolean)
  const isMeant = sql`e.phone = any(${phones}::text[]) or e.id = ${clues.orderId ?? null}::uuid`
  const written = await listWritten(
    db,
    sql`${isMeant} or lower(e.giver) = lower(${reference})`,
    sql`(${isMeant}) is not true`,
  )
  return [...ordered, ...written].toSorted((a, b) => b.at.getTime() - a.at.getTime())
}

/** The orders that a reference names: ours, the provider's, or the bank's. */
const named = ({ orderId, reference }: GuestClues): RawBuilder<unknown> =>
  orderId === undefined
    ? sql`select id, guest_phone from payment_orders where id in (
        select payment_order_id from payments where id = ${reference} or rrn = ${reference.toUpperCase()}
        union all select id from payment_orders where provider_order_id = ${reference})`
    : sql`select id, guest_phone from payment_orders where id = ${orderId}::uuid`

/** Those of the chosen orders, entries and rows that exist in the boxes that are named with them. */
export async function readChosen(
  trx: Transaction<Database>,
  chosen: readonly { order: string; box: string }[],
): Promise<HeldRow[]> {
  const areChosen = (table: 'o' | 'e') => sql`
    ${sql.ref(`${table}.event_box_id`)} = any(${chosen.map(({ box }) => box)}::text[])
    and ${sql.ref(`${table}.id`)} = any(${chosen.map(({ order }) => order)}::uuid[])`
  const { rows: orders } = await held(areChosen('o')).execute(trx)
  const written = await listWritten(trx, areChosen('e'))
  return [...orders, ...written].filter(({ order, boxId }) =>
    chosen.some((each) => each.order === order && each.box === boxId),
  )
}

/** By order; those that can be erased are absent, and what is written: no money waits for it. */
export async function findObstacles(
  trx: Transaction<Database>,
  held: readonly HeldRow[],
  now: Date,
): Promise<Map<string, ErasureObstacle>> {
  const obstacles = new Map<string, ErasureObstacle>()
  const orders = held.filter(({ written }) => written === null)
  for (const boxId of new Set(orders.map((row) => row.boxId))) {
    const ofBox = obstacleOf(await findOpenMatters(trx, sql`(${boxId})`, now))
    for (const row of orders.filter((each) => each.boxId === boxId)) {
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
