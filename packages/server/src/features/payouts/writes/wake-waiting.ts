// Pieces that waited for their host, who has saved another UPI id or was let in again since, or for their time, are due again.
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../db/tables.ts'
import { HOST_IS_INACTIVE } from '../rules/obstacle.ts'

export async function wakeWaiting(db: Kysely<Database>, now: Date): Promise<void> {
  await db
    .updateTable('payouts')
    .from('hosts')
    .set({ state: 'due', upi_id: null, reason: null, check_at: now, updated_at: now })
    .where('payouts.state', '=', 'waiting')
    .whereRef('hosts.id', '=', 'payouts.host_id')
    .where('hosts.upi_id', 'is not', null)
    .where('hosts.deactivated_at', 'is', null)
    .where(
      sql<boolean>`(hosts.upi_id is distinct from payouts.upi_id or payouts.check_at <= ${now}
        or payouts.reason = ${HOST_IS_INACTIVE})`,
    )
    .execute()
}
