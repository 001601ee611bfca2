// Erases guests of some orders of a box: each feature erases its own tables, in this order. docs/security.md lists what stays.
import type { Transaction } from 'kysely'
import { eraseNameInFeed } from '../activities/erase.ts'
import type { Database } from '../db/tables.ts'
import { eraseContributors } from '../features/contributions/erase.ts'
import type { Erasure } from '../features/contributions/rules.ts'
import { eraseCorrectionsOfOrders } from '../features/guests/erase.ts'
import { eraseEventsOfOrders, eraseOrders } from '../features/payments/erase.ts'

/**
 * The caller holds the lock of the box. A new column that holds something of a guest is added to one of these. With `contacts` the
 * provider's events are left to their own end, which is sooner than any retention.
 */
export async function eraseGuests(trx: Transaction<Database>, erasure: Erasure): Promise<void> {
  if (erasure.extent === 'all') {
    await eraseEventsOfOrders(trx, erasure)
    for (const name of await namesOf(trx, erasure)) await eraseNameInFeed(trx, erasure.boxId, name)
    await eraseCorrectionsOfOrders(trx, erasure)
  }
  await eraseContributors(trx, erasure)
  await eraseOrders(trx, erasure)
}

/** As their guests wrote them: the feed has no other. */
async function namesOf(trx: Transaction<Database>, { boxId, orderIds }: Erasure): Promise<Set<string>> {
  const orders = await trx
    .selectFrom('payment_orders')
    .select('guest_name')
    .where('event_box_id', '=', boxId)
    .where('id', 'in', orderIds)
    .where('guest_name', 'is not', null)
    .execute()
  return new Set(orders.map(({ guest_name }) => guest_name ?? ''))
}
