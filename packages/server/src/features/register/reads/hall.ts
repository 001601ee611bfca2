// Reads the screen in the hall: its switches, the gifts that it may show, and their sum.
import { createHash } from 'node:crypto'
import { isOpenToGuests } from '@lifafa/contract/event-timing'
import { REGISTER } from '@lifafa/contract/limits'
import { type Kysely, sql } from 'kysely'
import type { Database, Row } from '../../../db/tables.ts'
import { giftsOf } from '../../gift-sums/reads.ts'
import { boxOfToken, tokenHash } from '../writes/desk-secrets.ts'

export type Hall = Row<'halls'>

/** Undefined if the host has never opened one. */
export const findHall = (db: Kysely<Database>, boxId: string): Promise<Hall | undefined> =>
  db.selectFrom('halls').selectAll().where('event_box_id', '=', boxId).executeTakeFirst()

export type OpenHall = Hall & Row<'event_boxes'>

/** Undefined while the screen is off, and once guests cannot give any more. */
export async function findOpenHall(
  db: Kysely<Database>,
  boxId: string,
  now: Date,
): Promise<OpenHall | undefined> {
  const hall = await db
    .selectFrom('halls')
    .innerJoin('event_boxes', 'event_boxes.id', 'halls.event_box_id')
    .innerJoin('hosts', 'hosts.id', 'event_boxes.host_id')
    .selectAll(['halls', 'event_boxes'])
    .where('halls.event_box_id', '=', boxId)
    .where('link_hash', 'is not', null)
    .where('event_boxes.deleted_at', 'is', null)
    .where('hosts.deactivated_at', 'is', null)
    .executeTakeFirst()
  return hall && isOpenToGuests(hall.event_date, now) ? hall : undefined
}

/** Any text is a valid token. Undefined for a link that was replaced, too. */
export async function findHallOfToken(
  db: Kysely<Database>,
  token: string,
  now: Date,
): Promise<OpenHall | undefined> {
  const boxId = boxOfToken(token)
  const hall = boxId && (await findOpenHall(db, boxId, now))
  return hall && hall.link_hash === tokenHash(token) ? hall : undefined
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

/**
 * The newest gifts that have a name, hidden ones too; the newest first. A guest's address was written for the host alone, and is not
 * read.
 */
export async function listHallLines(db: Kysely<Database>, boxId: string): Promise<HallLine[]> {
  const { rows } = await sql<Omit<HallLine, 'is_unread'> & { read_hash: string | null }>`
    select id, giver, village, case when kind = 'blessing' then words else blessing end as blessing,
      kind = 'online' as is_online, coalesce(is_hidden, false) as is_hidden, read_hash
    from ${giftsOf(boxId)} left join hall_lines on hall_lines.event_box_id = gifts.event_box_id and gift_id = id
    where giver is not null and void_reason is null order by given_at desc, id desc limit ${REGISTER.maxHallLines}`.execute(
    db,
  )
  return rows.map(({ read_hash, ...line }) => ({
    ...line,
    is_unread: line.blessing !== null && read_hash !== wordsHash(line.blessing),
  }))
}

export async function isGiftOfBox(db: Kysely<Database>, boxId: string, id: string): Promise<boolean> {
  const { rows } =
    await sql`select 1 from ${giftsOf(boxId)} where id = ${id} and void_reason is null`.execute(db)
  return rows.length > 0
}
