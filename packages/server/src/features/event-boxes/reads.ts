// Event boxes as their host, their guests and a payment find them.
import { boxId } from '@lifafa/contract/endpoints/event-boxes'
import type { Kysely, Transaction } from 'kysely'
import type { Database, Day, Row } from '../../db/tables.ts'

export type EventBox = Row<'event_boxes'>

const boxesOf = (db: Kysely<Database>, hostId: string) =>
  db.selectFrom('event_boxes').selectAll().where('host_id', '=', hostId).where('deleted_at', 'is', null)

/** The host's boxes, newest first; deleted ones are left out. */
export const listBoxesOfHost = (db: Kysely<Database>, hostId: string): Promise<EventBox[]> =>
  boxesOf(db, hostId).orderBy('created_at', 'desc').orderBy('id', 'desc').execute()

/** Undefined alike for a box that is missing, deleted or someone else's. */
export const findBoxOfHost = (
  db: Kysely<Database>,
  hostId: string,
  id: string,
): Promise<EventBox | undefined> => boxesOf(db, hostId).where('id', '=', id).executeTakeFirst()

/** As `findBoxOfHost`, and nobody else changes it before `trx` ends. */
export const lockBoxOfHost = (
  trx: Transaction<Database>,
  hostId: string,
  id: string,
): Promise<EventBox | undefined> => boxesOf(trx, hostId).where('id', '=', id).forUpdate().executeTakeFirst()

export async function countBoxesOfHost(db: Kysely<Database>, hostId: string): Promise<number> {
  const { count } = await db
    .selectFrom('event_boxes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('host_id', '=', hostId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/** The host's boxes of `from` and later, the soonest event first, at most `limit`. */
export const listUpcomingBoxesOfHost = (
  db: Kysely<Database>,
  hostId: string,
  from: Day,
  limit: number,
): Promise<EventBox[]> =>
  boxesOf(db, hostId)
    .where('event_date', '>=', from)
    .orderBy('event_date')
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute()

/**
 * A box whose guests have paid or want to: deleted or not, since money that arrived is a fact, whatever became of its box.
 * The id is whatever somebody typed after /contribute/: what is no id is not asked for (PostgreSQL refuses a NUL with an
 * error).
 */
export const findBox = async (db: Kysely<Database>, id: string): Promise<EventBox | undefined> =>
  boxId.safeParse(id).success
    ? db.selectFrom('event_boxes').selectAll().where('id', '=', id).executeTakeFirst()
    : undefined

/** A box that guests may see, expired or not; any text may be asked for. Undefined where missing or deleted, or its host shut out. */
export const findPublicBox = async (db: Kysely<Database>, id: string): Promise<EventBox | undefined> =>
  boxId.safeParse(id).success
    ? db
        .selectFrom('event_boxes')
        .innerJoin('hosts', 'hosts.id', 'event_boxes.host_id')
        .selectAll('event_boxes')
        .where('event_boxes.id', '=', id)
        .where('event_boxes.deleted_at', 'is', null)
        .where('hosts.deactivated_at', 'is', null)
        .executeTakeFirst()
    : undefined

/** True of a host whom an administrator keeps out, or has deleted. */
export async function isDeactivated(db: Kysely<Database>, hostId: string): Promise<boolean> {
  const host = await db
    .selectFrom('hosts')
    .select('deactivated_at')
    .where('id', '=', hostId)
    .executeTakeFirstOrThrow()
  return host.deactivated_at !== null
}
