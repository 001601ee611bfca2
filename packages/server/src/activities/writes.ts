// Adds an activity to a host's feed, and names its guest otherwise, in the caller's transaction; several features write to it.
import { sql, type Transaction } from 'kysely'
import type { ActivityAction, Database } from '../db/tables.ts'

export type NewActivity = {
  hostId: string
  /** Null if it is not about a box. */
  eventBoxId: string | null
  /** The gift that it is about: its guest may be renamed or erased. */
  orderId?: string
  action: ActivityAction
  /** One sentence, stored as it was written, whatever box or host is renamed later. */
  description: string
  now: Date
}

export async function recordActivity(trx: Transaction<Database>, activity: NewActivity): Promise<void> {
  await trx
    .insertInto('activities')
    .values({
      host_id: activity.hostId,
      event_box_id: activity.eventBoxId ?? undefined,
      payment_order_id: activity.orderId ?? null,
      action: activity.action,
      description: activity.description,
      created_at: activity.now,
    })
    .execute()
}

/**
 * Names the guests of some orders otherwise, or nobody, in the lines of the feed about their gifts. Before the orders change: the lines
 * have the name that the order has.
 */
export async function renameInFeed(
  trx: Transaction<Database>,
  { boxId, orderIds }: { boxId: string; orderIds: readonly string[] },
  name: string | null,
): Promise<void> {
  await sql`
    update activities a set description = case
      when starts_with(a.description, o.guest_name)
        then coalesce(${name}::text, 'A guest') || substr(a.description, length(o.guest_name) + 1)
      -- With the words around it: a name may be as short as a letter of another word.
      else replace(a.description, ' of ' || o.guest_name || ' went ', ' of ' || coalesce(${name}::text, 'a guest') || ' went ') end
    from payment_orders o
    where o.id = a.payment_order_id and o.event_box_id = a.event_box_id and o.guest_name is not null
      and o.id = any(${orderIds}::uuid[]) and a.event_box_id = ${boxId}
      and a.host_id = (select host_id from event_boxes where id = ${boxId})`.execute(trx)
}
