// Reads desks of a box and the devices at them.
import { type Kysely, sql } from 'kysely'
import type { Database, Row } from '../../../db/tables.ts'
import { doorObstacle } from '../rules/desks.ts'

export type DeviceAtDesk = Row<'desk_devices'> &
  Pick<Row<'desks'>, 'state' | 'ends_at' | 'may_see_names' | 'may_see_sums'> &
  Pick<Row<'event_boxes'>, 'host_id'> & { host_deactivated_at: Date | null }

const devicesAtDesks = (db: Kysely<Database>, boxId: string) =>
  db
    .selectFrom('desk_devices')
    .innerJoin('desks', (join) =>
      join
        .onRef('desks.id', '=', 'desk_devices.desk_id')
        .onRef('desks.event_box_id', '=', 'desk_devices.event_box_id'),
    )
    .innerJoin('event_boxes', 'event_boxes.id', 'desk_devices.event_box_id')
    .innerJoin('hosts', 'hosts.id', 'event_boxes.host_id')
    .selectAll('desk_devices')
    .select(['state', 'ends_at', 'may_see_names', 'may_see_sums', 'host_id'])
    .select('hosts.deactivated_at as host_deactivated_at')
    .where('desk_devices.event_box_id', '=', boxId)

/** The device of a session, with its desk; also of a desk that has ended, or of an inactive host. Undefined for a box that is deleted. */
export const findDevice = (
  db: Kysely<Database>,
  boxId: string,
  tokenHash: string,
): Promise<DeviceAtDesk | undefined> =>
  devicesAtDesks(db, boxId)
    .where('event_boxes.deleted_at', 'is', null)
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()

export const getDevice = (db: Kysely<Database>, boxId: string, id: string): Promise<DeviceAtDesk> =>
  devicesAtDesks(db, boxId).where('desk_devices.id', '=', id).executeTakeFirstOrThrow()

/** Those of the devices whose desk is open. */
export async function listOpenDevices(
  db: Kysely<Database>,
  boxId: string,
  ids: readonly string[],
  now: Date,
): Promise<string[]> {
  const devices = await devicesAtDesks(db, boxId).where('desk_devices.id', 'in', ids).execute()
  return devices.filter((device) => doorObstacle(device, now) === undefined).map(({ id }) => id)
}

export type ListedDesk = Row<'desks'> & { entries: number; last_entry_at: Date | null }

export async function listDesks(db: Kysely<Database>, boxId: string): Promise<ListedDesk[]> {
  const { rows } = await sql<ListedDesk>`
    select desks.*, count(e.id)::int as entries, max(e.given_at) as last_entry_at
    from desks
    left join desk_devices d on d.desk_id = desks.id and d.event_box_id = desks.event_box_id
    left join register_entries e on e.device_id = d.id and e.event_box_id = d.event_box_id and e.void_reason is null
    where desks.event_box_id = ${boxId}
    group by desks.id, desks.event_box_id order by desks.created_at, desks.id`.execute(db)
  return rows
}

export const listDevices = (db: Kysely<Database>, boxId: string): Promise<Row<'desk_devices'>[]> =>
  db
    .selectFrom('desk_devices')
    .selectAll()
    .where('event_box_id', '=', boxId)
    .orderBy(sql`length(letter)`)
    .orderBy('letter')
    .execute()
