// An administrator has compared payouts with our bank after a backup was restored: they may be sent again.
import type { Kysely } from 'kysely'
import { recordAdminDeed } from '../../../admin-deeds/writes.ts'
import type { Database } from '../../../db/tables.ts'
import { inTransaction } from '../../../db/transaction.ts'

/** Twice is success, written once. */
export const confirmCompared = (
  db: Kysely<Database>,
  { adminId, now }: { adminId: string; now: Date },
): Promise<void> =>
  inTransaction(db, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('installation')
      .set({ restored_at: null })
      .where('restored_at', 'is not', null)
      .executeTakeFirst()
    if (numUpdatedRows > 0n) await recordAdminDeed(trx, { deed: 'payouts-compared', adminId, now })
  })
