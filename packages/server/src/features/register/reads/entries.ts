// Reads entries of the register, their history, and what a desk may see of others.
import { REGISTER } from '@lifafa/contract/limits'
import { type Kysely, sql } from 'kysely'
import type { Database, Row } from '../../../db/tables.ts'
import { giftsOf } from '../../gift-sums/reads.ts'

export type EntryRow = Row<'register_entries'> & { desk_id: string | null }

const entriesOf = (db: Kysely<Database>, boxId: string) =>
  db
    .selectFrom('register_entries')
    .leftJoin('desk_devices', (join) =>
      join
        .onRef('desk_devices.id', '=', 'register_entries.device_id')
        .onRef('desk_devices.event_box_id', '=', 'register_entries.event_box_id'),
    )
    .selectAll('register_entries')
    .select('desk_devices.desk_id')
    .where('register_entries.event_box_id', '=', boxId)

export const findEntry = (db: Kysely<Database>, boxId: string, id: string): Promise<EntryRow | undefined> =>
  entriesOf(db, boxId).where('register_entries.id', '=', id).executeTakeFirst()

/** How many more entries a box may have. Devices that send at one moment do not see each other’s: they may exceed it by a call each. */
export async function countRoom(db: Kysely<Database>, boxId: string): Promise<number> {
  const { written } = await db
    .selectFrom('register_entries')
    .select(sql<number>`count(*)::int`.as('written'))
    .where('event_box_id', '=', boxId)
    .executeTakeFirstOrThrow()
  return REGISTER.maxEntries - written
}

/** Newest first. */
export const listVersions = (
  db: Kysely<Database>,
  boxId: string,
  entryId: string,
): Promise<Row<'register_versions'>[]> =>
  db
    .selectFrom('register_versions')
    .selectAll()
    .where('event_box_id', '=', boxId)
    .where('entry_id', '=', entryId)
    .orderBy('version', 'desc')
    .execute()

/** The entries of all devices of a desk, newest first. */
export const listEntriesOfDesk = (db: Kysely<Database>, boxId: string, deskId: string): Promise<EntryRow[]> =>
  entriesOf(db, boxId)
    .where('desk_devices.desk_id', '=', deskId)
    .orderBy('given_at', 'desc')
    .orderBy('register_entries.id', 'desc')
    .limit(REGISTER.maxOfDesk)
    .execute()

export type OtherGift = {
  id: string
  letter: string | null
  running: number | null
  giver: string | null
  village: string | null
  amount_paise: number | null
  given_at: Date
}

const MOST_OTHERS = 100

/** The newest gifts that are not of a desk: online, and written elsewhere. Struck-out ones are left out. */
export async function listOthers(db: Kysely<Database>, boxId: string, deskId: string): Promise<OtherGift[]> {
  const { rows } = await sql<OtherGift>`
    select id, letter, running, giver, village, amount_paise, given_at from ${giftsOf(boxId)}
    where void_reason is null and (device_id is null or device_id not in (
      select id from desk_devices where event_box_id = ${boxId} and desk_id = ${deskId}::uuid))
    order by given_at desc, id desc limit ${MOST_OTHERS}`.execute(db)
  return rows
}

/** Names of those who gave online with exactly this phone number, newest first. */
export async function listPaid(
  db: Kysely<Database>,
  boxId: string,
  phone: string,
): Promise<{ giver: string | null; paid_at: Date }[]> {
  const { rows } = await sql<{ giver: string | null; paid_at: Date }>`
    select coalesce(corrected_name, guest_name) as giver, paid_at from contributions
    where event_box_id = ${boxId} and kept_paise > 0 and guest_phone = ${phone}
    order by paid_at desc, id desc limit ${MOST_OTHERS}`.execute(db)
  return rows
}

/** `online_at`: the newest gift online at this event. */
export type KnownName = { giver: string | null; family: string | null; village: string | null } & {
  online_at: Date | null
}

/** Givers at all events of the box's host and in imported lists, with family and village; those of this event first. */
export async function listKnownNames(db: Kysely<Database>, boxId: string): Promise<KnownName[]> {
  const { rows: boxes } = await sql<{ id: string }>`
    select id from event_boxes where deleted_at is null
      and host_id = (select host_id from event_boxes where id = ${boxId})`.execute(db)
  const ids = boxes.map(({ id }) => id)
  const { rows } = await sql<KnownName>`
    select giver, family, village, max(paid_at) filter (where event_box_id = ${boxId}) as online_at from (
      select giver, family, village, event_box_id, given_at, null::timestamptz as paid_at from register_entries
      where event_box_id = any(${ids}) and void_reason is null
      union all
      select coalesce(corrected_name, guest_name), null, null, event_box_id, paid_at, paid_at from contributions
      where event_box_id = any(${ids}) and kept_paise > 0
      union all
      select giver, family, village, event_box_id, null, null from imported_givers where event_box_id = any(${ids})
    ) as known where coalesce(giver, family, village) is not null
    group by giver, family, village
    order by bool_or(event_box_id = ${boxId}) desc, max(given_at) desc nulls last, giver, family, village
    limit ${REGISTER.maxNames}`.execute(db)
  return rows
}

/** As `listKnownNames`, of what one desk wrote. */
export async function listNamesOfDesk(
  db: Kysely<Database>,
  boxId: string,
  deskId: string,
): Promise<KnownName[]> {
  const { rows } = await sql<KnownName>`
    select giver, family, village, null as online_at from register_entries e
    join desk_devices d on d.id = e.device_id and d.event_box_id = e.event_box_id
    where e.event_box_id = ${boxId} and d.desk_id = ${deskId} and void_reason is null
      and coalesce(giver, family, village) is not null
    group by giver, family, village order by max(given_at) desc, giver, family, village
    limit ${REGISTER.maxNames}`.execute(db)
  return rows
}
