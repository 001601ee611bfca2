// Confirms that an administrator has compared payouts with our bank after a restore: sending continues.
import { type Kysely, sql, type Transaction } from 'kysely'
import { logAdminAction } from '../../../audit-log/writes.ts'
import { getRestoredAt } from '../../../db/installation.ts'
import type { Database } from '../../../db/tables.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { Failure } from '../../../http/failure.ts'

/** `restoredAt`: the restore that the page showed to the administrator. */
type Comparison = { restoredAt: Date; adminId: string; now: Date }

/** A repetition is success, recorded once. Throws Failure `restoredAgain` where another restore was noticed meanwhile. */
export const confirmCompared = (
  db: Kysely<Database>,
  { restoredAt, adminId, now }: Comparison,
): Promise<void> =>
  inTransaction(db, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('installation')
      .set({ restored_at: null, compared_at: now })
      .where('restored_at', '=', restoredAt)
      .executeTakeFirst()
    if (numUpdatedRows > 0n) {
      await checkBoxesThatMayOwe(trx, now)
      return logAdminAction(trx, { action: 'payouts-compared', adminId, now })
    }
    if (await getRestoredAt(trx)) throw new Failure('restoredAgain')
  })

/** What a host owes was not flagged before the comparison: gifts were missing still (raise-host-owes.ts). */
const checkBoxesThatMayOwe = (trx: Transaction<Database>, now: Date) =>
  sql`update event_boxes set check_at = ${now} where id in (
    select event_box_id from ledger where owed_to_hosts <> 0 group by event_box_id having sum(owed_to_hosts) > 0
    union select event_box_id from payouts where state in ('sent', 'processing'))`.execute(trx)
