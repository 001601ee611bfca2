// Payouts of hosts who were shut out stand still, also where an administrator would pay them: nobody is paid by mistake.
import type { Kysely } from 'kysely'
import type { Database } from '../../../db/tables.ts'

/** What is on its way already goes on. */
export async function holdForInactiveHosts(db: Kysely<Database>, now: Date): Promise<void> {
  await db
    .updateTable('payouts')
    .from('hosts')
    .set(({ ref }) => ({
      state: 'waiting' as const,
      upi_id: ref('hosts.upi_id'),
      hold: 'inactive' as const,
      check_at: null,
      updated_at: now,
    }))
    .where('payouts.state', '=', 'due')
    .whereRef('hosts.id', '=', 'payouts.host_id')
    .where('hosts.deactivated_at', 'is not', null)
    .execute()
}
