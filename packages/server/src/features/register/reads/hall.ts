// Reads the screen in the hall: its switches, the gifts that it may show, and their sum.
import { createHash } from 'node:crypto'
import { isOpenToGuests } from '@lifafa/contract/event-timing'
import { REGISTER } from '@lifafa/contract/limits'
import { type Kysely, sql } from 'kysely'
import type { Database, Row } from '../../../db/tables.ts'
import { boxOfToken, tokenHash } from '../writes/desk-secrets.ts'

export type Hall = Row<'halls'>

/** Undefined if the host has never opened one. */
export const findHall = (db: Kysely<Database>, boxId: string): Promise<Hall | undefined> =>
  db.selectFrom('halls').selectAll().where('event_box_id', '=', boxId).executeTakeFirst()

export type OpenHall = Hall & Row<'event_boxes'>

const openHalls = (db: Kysely<Database>, boxId: string) =>
  db
    .selectFrom('halls')
    .innerJoin('event_boxes', 'event_boxes.id', 'halls.event_box_id')
    .innerJoin('hosts', 'hosts.id', 'event_boxes.host_id')
    .selectAll(['halls', 'event_boxes'])
    .where('halls.event_box_id', '=', boxId)
    .where('event_boxes.deleted_at', 'is', null)
    .where('hosts.deactivated_at', 'is', null)

/** Any text is a valid token. Undefined for a link that was replaced or switched off, and once guests cannot give any more. */
export async function findOpenHall(
  db: Kysely<Database>,
  token: string,
  now: Date,
): Promise<OpenHall | undefined> {
  const boxId = boxOfToken(token)
  if (boxId === undefined) return undefined
  const hall = await openHalls(db, boxId).where('link_hash', '=', tokenHash(token)).executeTakeFirst()
  return hall && isOpenToGuests(hall.event_date, now) ? hall : undefined
}

/** Undefined where `findOpenHall` finds none by any link. */
export async function findHallOfBox(
  db: Kysely<Database>,
  boxId: string,
  now: Date,
): Promise<OpenHall | undefined> {
  const hall = await openHalls(db, boxId).executeTakeFirst()
  return hall?.link_hash && isOpenToGuests(hall.event_date, now) ? hall : undefined
}

export type HallLine = {
  id: string
  giver: string
  village: string | null
  blessing: string | null
  is_online: boolean
  is_hidden: boolean
  /** The host has not read the words as they are now. */
  is_unread: boolean
}

/** As stored of words that a host has read. */
export const wordsHash = (words: string): string => createHash('sha256').update(words).digest('hex')

/** All gifts of the box that stand: none that was refunded or struck out, and no words that were hidden. */
const giftsOf = (boxId: string) => sql`(
  select event_box_id, id, coalesce(corrected_name, guest_name) as giver, null::text as village, kept_paise as amount_paise,
    case when blessing_hidden_at is null then blessing end as blessing, paid_at as given_at, true as is_online
  from contributions where event_box_id = ${boxId} and kept_paise > 0
  union all
  select event_box_id, id, giver, village, amount_paise, case when kind = 'blessing' then words end, given_at, false
  from register_entries where event_box_id = ${boxId} and void_reason is null
) as gifts`

/**
 * The newest gifts that have a name, hidden ones too; the newest first. A guest's address was written for the host alone, and is not
 * read.
 */
export async function listHallLines(db: Kysely<Database>, boxId: string): Promise<HallLine[]> {
  const { rows } = await sql<Omit<HallLine, 'is_unread'> & { read_hash: string | null }>`
    select id, giver, village, blessing, is_online, coalesce(is_hidden, false) as is_hidden, read_hash
    from ${giftsOf(boxId)} left join hall_lines on hall_lines.event_box_id = gifts.event_box_id and gift_id = id
    where giver is not null order by given_at desc, id desc limit ${REGISTER.maxHallLines}`.execute(db)
  return rows.map(({ read_hash, ...line }) => ({
    ...line,
    is_unread: line.blessing !== null && read_hash !== wordsHash(line.blessing),
  }))
}

/** All gifts, and the money among them: online, in cash, by cheque and by UPI. */
export async function sumHall(
  db: Kysely<Database>,
  boxId: string,
): Promise<{ gifts: number; total_paise: number }> {
  const { rows } = await sql<{ gifts: number; total_paise: number }>`
    select count(*)::int as gifts, coalesce(sum(amount_paise), 0)::bigint as total_paise
    from ${giftsOf(boxId)}`.execute(db)
  return rows[0] ?? { gifts: 0, total_paise: 0 }
}

export async function isGiftOfBox(db: Kysely<Database>, boxId: string, id: string): Promise<boolean> {
  const { rows } = await sql`select 1 from ${giftsOf(boxId)} where id = ${id}`.execute(db)
  return rows.length > 0
}
