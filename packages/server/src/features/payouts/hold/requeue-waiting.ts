// Requeues payouts whose reason for waiting is gone: new UPI ID, account reactivated, or retry time reached.
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../db/tables.ts'

export async function requeueWaiting(db: Kysely<Database>, now: Date): Promise<void> {
  await db
    .updateTable('payouts')
    .from('hosts')
    .set({ state: 'due', upi_id: null, hold: null, check_at: now, updated_at: now })
    .where('payouts.state', '=', 'waiting')
    .whereRef('hosts.id', '=', 'payouts.host_id')
    .where('hosts.deactivated_at', 'is', null)
    .where(
      // Without a UPI ID, too, once its time is over: what is due then asks the host for one.
      sql<boolean>`(payouts.check_at <= ${now} or (hosts.upi_id is not null
        and (hosts.upi_id is distinct from payouts.upi_id or payouts.hold = 'inactive')))`,
    )
    .execute()
}
