// Holds payouts of deactivated hosts, also where an administrator pays them, so that none is paid by mistake.
import type { Kysely } from 'kysely'
import type { Database } from '../../../db/tables.ts'
import { inTransaction } from '../../../db/transaction.ts'

/** Payouts that are already being sent are not affected. Repeated after a deadlock: a file locks payouts, too. */
export const holdForInactiveHosts = (db: Kysely<Database>, now: Date): Promise<void> =>
  inTransaction(db, async (trx) => {
    await trx
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
  })
