// Holds due payouts of hosts who have just changed their UPI ID, where an administrator pays them.
import { UPI_ID_CHANGE_WAIT_MS } from '@lifafa/contract/limits'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../db/tables.ts'
import { inTransaction } from '../../../db/transaction.ts'

/** Where the provider pays, the same is decided when a payout is about to be sent. Repeated after a deadlock: a file locks payouts, too. */
export const holdChangedUpiIds = (db: Kysely<Database>, now: Date): Promise<void> =>
  inTransaction(db, async (trx) => {
    const waitBegan = new Date(now.getTime() - UPI_ID_CHANGE_WAIT_MS)
    await trx
      .updateTable('payouts')
      .from('hosts')
      .set(({ ref }) => ({
        state: 'waiting' as const,
        upi_id: ref('hosts.upi_id'),
        hold: 'upi-id-changed' as const,
        check_at: sql<Date>`(hosts.upi_id_changed_at at time zone 'UTC' + ${UPI_ID_CHANGE_WAIT_MS} * interval '1 millisecond')
        at time zone 'UTC'`,
        updated_at: now,
      }))
      .where('payouts.state', '=', 'due')
      .whereRef('hosts.id', '=', 'payouts.host_id')
      .where('hosts.upi_id', 'is not', null)
      .where('hosts.upi_id_changed_at', '>', waitBegan)
      .execute()
  })
