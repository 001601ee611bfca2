// Makes transfers due for a check after what decides their holds has changed: the day of the event, or whether the host may be paid.
import type { Transaction } from 'kysely'
import type { Database } from './tables.ts'

/** Those of unpaid orders are looked at when they are paid; those that are with the host have no check any more. */
export async function checkTransfersOfBoxes(
  trx: Transaction<Database>,
  boxIds: readonly string[],
  now: Date,
): Promise<void> {
  if (boxIds.length === 0) return
  await trx
    .updateTable('transfers')
    .set({ check_at: now })
    .where('event_box_id', 'in', boxIds)
    .where('check_at', 'is not', null)
    .execute()
}

export async function checkTransfersOfHost(
  trx: Transaction<Database>,
  hostId: string,
  now: Date,
): Promise<void> {
  const boxes = await trx.selectFrom('event_boxes').select('id').where('host_id', '=', hostId).execute()
  await checkTransfersOfBoxes(
    trx,
    boxes.map(({ id }) => id),
    now,
  )
}
