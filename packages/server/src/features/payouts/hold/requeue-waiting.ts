// Requeues payouts whose reason for waiting is gone: new UPI ID, account reactivated, or retry time reached.
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../db/tables.ts'
import { inTransaction } from '../../../db/transaction.ts'

/** What our bank may be paying waits until its time, whatever the host changes. Repeated after a deadlock: a file locks payouts, too. */
export const requeueWaiting = (db: Kysely<Database>, now: Date): Promise<void> =>
  inTransaction(db, async (trx) => {
    await trx
      .updateTable('payouts')
      .from('hosts')
      .set({ state: 'due', upi_id: null, hold: null, check_at: now, updated_at: now })
      .where('payouts.state', '=', 'waiting')
      .whereRef('hosts.id', '=', 'payouts.host_id')
      .where('hosts.deactivated_at', 'is', null)
      .where(
        // Without a UPI ID, too, once its time is over: what is due then asks the host for one.
        sql<boolean>`(payouts.check_at <= ${now} or (hosts.upi_id is not null
        and payouts.hold <> 'in-bank-file'
        and (hosts.upi_id is distinct from payouts.upi_id or payouts.hold = 'inactive')))`,
      )
      .execute()
  })
