// Adds to a host's activity feed, in the transaction of the action that it tells of: any feature's, so it lives beside them.
import type { Transaction } from 'kysely'
import type { ActivityAction, Database } from '../db/tables.ts'

export type NewActivity = {
  hostId: string
  /** Null where it is not about a box. */
  eventBoxId: string | null
  action: ActivityAction
  /** What happened in one sentence, kept as it was said, whatever is renamed later. */
  description: string
  now: Date
}

export async function recordActivity(trx: Transaction<Database>, activity: NewActivity): Promise<void> {
  await trx
    .insertInto('activities')
    .values({
      host_id: activity.hostId,
      event_box_id: activity.eventBoxId,
      action: activity.action,
      description: activity.description,
      created_at: activity.now,
    })
    .execute()
}
