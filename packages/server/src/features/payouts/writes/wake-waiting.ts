// Pieces that waited for their host, who has saved another UPI id since, or for their time, are due again.
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../db/tables.ts'

export async function wakeWaiting(db: Kysely<Database>, now: Date): Promise<void> {
  await db
    .updateTable('payouts')
    .from('hosts')
    .set({ state: 'due', upi_id: null, reason: null, check_at: now, updated_at: now })
    .where('payouts.state', '=', 'waiting')
    .whereRef('hosts.id', '=', 'payouts.host_id')
    .where('hosts.upi_id', 'is not', null)
    .where(sql<boolean>`(hosts.upi_id is distinct from payouts.upi_id or payouts.check_at <= ${now})`)
    .execute()
}
