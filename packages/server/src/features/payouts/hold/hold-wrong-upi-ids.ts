// Holds due payouts to a UPI ID that no bank knows, or that its host denies, where an administrator pays them.
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../db/tables.ts'
import { IS_WRONG } from '../../../upi-id-checks/reads.ts'

/** As the rule `whyWrong`. Where the provider pays, the same is decided when a payout is about to be sent. */
export async function holdWrongUpiIds(db: Kysely<Database>, now: Date): Promise<void> {
  await db
    .updateTable('payouts')
    .from(['hosts', 'upi_id_checks'])
    .set(({ ref }) => ({
      state: 'waiting' as const,
      upi_id: ref('hosts.upi_id'),
      hold: sql<'upi-id-not-found' | 'upi-id-denied'>`case when upi_id_checks.state = 'not-found'
        then 'upi-id-not-found' else 'upi-id-denied' end`,
      check_at: null,
      updated_at: now,
    }))
    .where('payouts.state', '=', 'due')
    .whereRef('hosts.id', '=', 'payouts.host_id')
    .whereRef('upi_id_checks.host_id', '=', 'hosts.id')
    .whereRef('upi_id_checks.upi_id', '=', 'hosts.upi_id')
    .where(IS_WRONG)
    .execute()
}
