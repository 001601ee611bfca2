// Confirms that an administrator has compared payouts with the provider and our bank after a restore: sending continues.
import { logAdminAction } from '../../../audit-log/writes.ts'
import { getRestoredAt } from '../../../db/installation.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { Failure } from '../../../http/failure.ts'
import { ProviderError } from '../../../provider/provider.ts'
import type { Services } from '../../../services.ts'
import { listMissing } from '../reads/missing.ts'

type Deps = Pick<Services, 'db' | 'provider'> & { now: Date }
/** `restoredAt`: the restore that the page showed to the administrator. */
type Comparison = { restoredAt: Date; adminId: string }

/**
 * A repetition is success, recorded once. Throws Failure: `restoredAgain` where another restore was noticed meanwhile; `payoutsNotEntered`
 * where the provider has payouts that our books lack, since their hosts would be paid twice; `payoutsUnasked`.
 */
export async function confirmCompared(
  { db, provider, now }: Deps,
  { restoredAt, adminId }: Comparison,
): Promise<void> {
  if (provider.sentPayouts) {
    const missing = await listMissing(db, provider.sentPayouts, now).catch((error) => {
      throw error instanceof ProviderError ? new Failure('payoutsUnasked') : error
    })
    if (missing.length > 0) throw new Failure('payoutsNotEntered')
  }
  await inTransaction(db, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('installation')
      .set({ restored_at: null, compared_at: now })
      .where('restored_at', '=', restoredAt)
      .executeTakeFirst()
    if (numUpdatedRows > 0n) return logAdminAction(trx, { action: 'payouts-compared', adminId, now })
    if (await getRestoredAt(trx)) throw new Failure('restoredAgain')
  })
}
