// Confirms that an administrator has compared payouts with the provider and our bank after a restore: sending continues.
import type { Kysely } from 'kysely'
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
    if (numUpdatedRows > 0n) return logAdminAction(trx, { action: 'payouts-compared', adminId, now })
    if (await getRestoredAt(trx)) throw new Failure('restoredAgain')
  })
