// Adds an activity to a host's feed in the caller's transaction; several features write to it.
import type { Transaction } from 'kysely'
import type { ActivityAction, Database } from '../db/tables.ts'
import type { ActivityFacts } from './rules.ts'

type About = {
  hostId: string
  /** Null if it is not about a box. */
  eventBoxId: string | null
  /** The gift that it is about: its row has the name of the guest. */
  orderId?: string
  now: Date
}
type NewActivity = { [Kind in ActivityAction]: { action: Kind; facts: ActivityFacts[Kind] } }[ActivityAction]

export async function recordActivity(
  trx: Transaction<Database>,
  { hostId, eventBoxId, orderId, now, action, facts }: About & NewActivity,
): Promise<void> {
  await trx
    .insertInto('activities')
    .values({
      host_id: hostId,
      event_box_id: eventBoxId ?? undefined,
      payment_order_id: orderId ?? null,
      action,
      facts: JSON.stringify(facts),
      created_at: now,
    })
    .execute()
}
