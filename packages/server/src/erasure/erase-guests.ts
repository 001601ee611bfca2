// Erases guests of some orders of a box: each feature erases its own tables, in this order. docs/privacy.md lists what stays.
import type { Transaction } from 'kysely'
import type { Database } from '../db/tables.ts'
import { eraseContributors } from '../features/contributions/erase.ts'
import type { Erasure } from '../features/contributions/rules.ts'
import { eraseCorrectionsOfOrders } from '../features/guests/erase.ts'
import { eraseEventsOfOrders, eraseOrders } from '../features/payments/erase.ts'
import { eraseEntries } from '../features/register/erase.ts'

/**
 * The caller holds the lock of the box. A new column that holds something of a guest is added to one of these. With `contacts` the
 * provider's events are left to their own end, which is sooner than any retention.
 */
export async function eraseGuests(trx: Transaction<Database>, erasure: Erasure): Promise<void> {
  await eraseEntries(trx, erasure)
  // The register of a box may hold guests who gave nothing online.
  if (erasure.orderIds.length === 0) return
  if (erasure.extent === 'all') {
    await eraseEventsOfOrders(trx, erasure)
    await eraseCorrectionsOfOrders(trx, erasure)
  }
  await eraseContributors(trx, erasure)
  await eraseOrders(trx, erasure)
}
