// Reads event boxes, for hosts, guests and payments.
import { boxId } from '@lifafa/contract/fields/box-id'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database, Day, Row } from '../../db/tables.ts'
import { Failure } from '../../http/failure.ts'
import { CONFIRMED_NAME } from '../../upi-id-checks/reads.ts'

export type EventBox = Row<'event_boxes'>

const boxesOf = (db: Kysely<Database>, hostId: string) =>
  db.selectFrom('event_boxes').selectAll().where('host_id', '=', hostId).where('deleted_at', 'is', null)

/** The host's boxes, newest first; deleted ones are left out. */
export const listBoxesOfHost = (db: Kysely<Database>, hostId: string): Promise<EventBox[]> =>
  boxesOf(db, hostId).orderBy('created_at', 'desc').orderBy('id', 'desc').execute()

const notFound = () => new Failure('notFound')

/** Throws Failure `notFound`, alike for a box that is missing, deleted or someone else's. */
export const getBoxOfHost = (db: Kysely<Database>, hostId: string, id: string): Promise<EventBox> =>
  boxesOf(db, hostId).where('id', '=', id).executeTakeFirstOrThrow(notFound)

/** As `getBoxOfHost`, locked until `trx` ends. */
export const lockBoxOfHost = (trx: Transaction<Database>, hostId: string, id: string): Promise<EventBox> =>
  boxesOf(trx, hostId).where('id', '=', id).forUpdate().executeTakeFirstOrThrow(notFound)

export async function countBoxesOfHost(db: Kysely<Database>, hostId: string): Promise<number> {
  const { count } = await db
    .selectFrom('event_boxes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('host_id', '=', hostId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/** The host's boxes from `from` on, the soonest event first, at most `limit`. */
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
 * The box of a payment, deleted or not, since money that arrived is a fact. The id may be any text after /contribute/:
 * one that is no valid id is not queried (PostgreSQL refuses a NUL with an error).
 */
export const findBox = async (db: Kysely<Database>, id: string): Promise<EventBox | undefined> =>
  boxId.safeParse(id).success
    ? db.selectFrom('event_boxes').selectAll().where('id', '=', id).executeTakeFirst()
    : undefined

/** The box of a receipt: as `findPublicBox`, but deleted boxes and those of an inactive host too. Undefined for an erased host. */
export const findBoxOfReceipt = async (
  db: Kysely<Database>,
  id: string,
): Promise<(EventBox & { registered_name: string | null; host_deactivated_at: Date | null }) | undefined> =>
  boxId.safeParse(id).success
    ? db
        .selectFrom('event_boxes')
        .innerJoin('hosts', 'hosts.id', 'event_boxes.host_id')
        .selectAll('event_boxes')
        .select(['hosts.deactivated_at as host_deactivated_at', CONFIRMED_NAME.as('registered_name')])
        .where('event_boxes.id', '=', id)
        .where('hosts.deleted_at', 'is', null)
        .executeTakeFirst()
    : undefined

/**
 * A box that guests may see, expired or not; any text is a valid argument. Undefined if missing or deleted, or its
 * host deactivated. `registered_name`: whose account receives the money, where the host has confirmed it.
 */
export const findPublicBox = async (
  db: Kysely<Database>,
  id: string,
): Promise<(EventBox & { registered_name: string | null }) | undefined> =>
  boxId.safeParse(id).success
    ? db
        .selectFrom('event_boxes')
        .innerJoin('hosts', 'hosts.id', 'event_boxes.host_id')
        .selectAll('event_boxes')
        .select(CONFIRMED_NAME.as('registered_name'))
        .where('event_boxes.id', '=', id)
        .where('event_boxes.deleted_at', 'is', null)
        .where('hosts.deactivated_at', 'is', null)
        .executeTakeFirst()
    : undefined

/** The code of a box's short address, as in its index (db/schema/boxes.sql) and in `shortCodeOf` (present.ts). */
const SHORT_CODE = sql<string>`translate(left(encode(sha256(decode(id, 'escape')), 'hex'), 12), '0123456789abcdef', 'abcdefghjkmnpqrt')`

/** Finds a box in any state: its page decides what guests may see. */
export async function findIdByShortCode(db: Kysely<Database>, code: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('event_boxes')
    .select('id')
    .where(SHORT_CODE, '=', code)
    .executeTakeFirst()
  return found?.id
}
