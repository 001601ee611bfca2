// Adds an activity to a host's feed, in the caller's transaction; several features write to it.

import { NO_BOX } from '@lifafa/contract/fields/box-id'
import type { Transaction } from 'kysely'
import type { ActivityAction, Database } from '../db/tables.ts'

export type NewActivity = {
  hostId: string
  /** Null where it is not about a box. */
  eventBoxId: string | null
  action: ActivityAction
  /** One sentence, stored as it was written, whatever is renamed later. */
  description: string
  now: Date
}

export async function recordActivity(trx: Transaction<Database>, activity: NewActivity): Promise<void> {
  await trx
    .insertInto('activities')
    .values({
      host_id: activity.hostId,
      event_box_id: activity.eventBoxId ?? NO_BOX,
      action: activity.action,
      description: activity.description,
      created_at: activity.now,
    })
    .execute()
}
