// Creates, changes and deletes event boxes, and hides guests' blessings.
import { canEditEvent } from '@lifafa/contract/event-timing'
import type { EventType } from '@lifafa/contract/event-type'
import type { Kysely } from 'kysely'
import { customAlphabet } from 'nanoid'
import { recordActivity } from '../../activities/writes.ts'
import { checkTransfersOfBoxes } from '../../db/check-transfers.ts'
import type { Database } from '../../db/tables.ts'
import { inTransaction } from '../../db/transaction.ts'
import { Failure } from '../../http/failure.ts'
import { findGuardedProfile } from '../profile/reads.ts'
import { type EventBox, lockBoxOfHost } from './reads.ts'
import { type BoxDetails, columnsOf, findProblems } from './rules.ts'

function refuseProblems(details: BoxDetails, eventType: EventType, now: Date): void {
  const errors = findProblems(details, eventType, now)
  if (errors) throw new Failure('invalidInput', { errors, message: Object.values(errors)[0]?.[0] })
}

type NewBox = {
  id?: string
  hostId: string
  eventType: EventType
  details: BoxDetails
  /** The browser's idempotency key for this box. */
  requestKey?: string | undefined
  now: Date
}

/**
 * The same key again answers the box that it made, unless that was deleted. Throws Failure: `invalidInput` by field; `sessionOver` for a
 * host whose account was deleted, or deactivated, meanwhile.
 */
export function createBox(
  db: Kysely<Database>,
  { id = newBoxId(), hostId, eventType, details, requestKey, now }: NewBox,
): Promise<EventBox> {
  refuseProblems(details, eventType, now)
  return inTransaction(db, async (trx) => {
    // A deletion of the account, which erases its boxes, waits for this one.
    if (!(await findGuardedProfile(trx, hostId, 'locked'))) throw new Failure('sessionOver')
    const box = await trx
      .insertInto('event_boxes')
      .values({
        id,
        host_id: hostId,
        event_type: eventType,
        ...columnsOf(details, eventType),
        request_key: requestKey ?? null,
        created_at: now,
        updated_at: now,
      })
      .onConflict((repeated) =>
        repeated
          .columns(['host_id', 'request_key'])
          .where('request_key', 'is not', null)
          .where('deleted_at', 'is', null)
          // Changes nothing, and returns the box.
          .doUpdateSet(({ ref }) => ({ request_key: ref('excluded.request_key') })),
      )
      .returningAll()
      .executeTakeFirstOrThrow()
    if (box.id === id)
      await recordActivity(trx, {
        hostId,
        eventBoxId: id,
        action: 'event-box-created',
        facts: {},
        now,
      })
    return box
  })
}

type OfHost = { hostId: string; id: string; now: Date }

/** Throws Failure: `notFound`, `eventNotEditable` from the event's day on, `invalidInput` by field. */
export const updateBox = (
  db: Kysely<Database>,
  { hostId, id, details, now }: OfHost & { details: BoxDetails },
): Promise<EventBox> =>
  inTransaction(db, async (trx) => {
    const before = await lockBoxOfHost(trx, hostId, id)
    if (!canEditEvent(before.event_date, now)) throw new Failure('eventNotEditable')
    refuseProblems(details, before.event_type, now)
    const box = await trx
      .updateTable('event_boxes')
      .set({ ...columnsOf(details, before.event_type), updated_at: now })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    if (box.event_date !== before.event_date) await checkTransfersOfBoxes(trx, [id], now)
    await recordActivity(trx, {
      hostId,
      eventBoxId: id,
      action: 'event-box-updated',
      facts: {},
      now,
    })
    return box
  })

/** Hides a box from its host and from guests; its contributions stay. Throws Failure: `notFound`. */
export const deleteBox = (db: Kysely<Database>, { hostId, id, now }: OfHost): Promise<void> =>
  inTransaction(db, async (trx) => {
    const box = await trx
      .updateTable('event_boxes')
      .set({ deleted_at: now, updated_at: now })
      .where('id', '=', id)
      .where('host_id', '=', hostId)
      .where('deleted_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (!box) throw new Failure('notFound')
    await recordActivity(trx, {
      hostId,
      eventBoxId: id,
      action: 'event-box-deleted',
      facts: {},
      now,
    })
  })

const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/**
 * 22 characters from a cryptographic source, 128 bits, without characters that look alike.
 * @internal Exported for tests.
 */
export const newBoxId: () => string = customAlphabet(BASE58, 22)

type Hidden = { boxId: string; contributionId: string; isHidden: boolean; now: Date }

/** False if the box has no such contribution, or that has no blessing. */
export async function setBlessingHidden(
  db: Kysely<Database>,
  { boxId, contributionId, isHidden, now }: Hidden,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('contributions')
    .set({ blessing_hidden_at: isHidden ? now : null })
    .where('id', '=', contributionId)
    .where('event_box_id', '=', boxId)
    .where('blessing', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
