// Deletes a host who is owed nothing: personal data is erased, and the books keep what was paid.
import { adminRefusals } from '@lifafa/contract/sentences/admin/refusals'
import type { Kysely } from 'kysely'
import { logAdminAction } from '../../../audit-log/writes.ts'
import type { Database } from '../../../db/tables.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { Failure } from '../../../http/failure.ts'
import { type EraseHost, lockOpenMatters } from '../reads/open-matters.ts'
import { deletionObstacle } from '../rules.ts'
import { lockHost } from './lock-host.ts'

type Asked = { adminId: string; hostId: string; now: Date; eraseHost: EraseHost }

/** Throws Failure: `notFound`, also for one who was deleted before; `userNotDeletable`, with the reason. */
export const deleteHost = (db: Kysely<Database>, { adminId, hostId, now, eraseHost }: Asked): Promise<void> =>
  inTransaction(db, async (trx) => {
    const host = await lockHost(trx, hostId)
    const obstacle = deletionObstacle(await lockOpenMatters(trx, hostId, now), {
      owed: adminRefusals.stillOwed,
      payout: adminRefusals.payoutOpen,
      transfer: adminRefusals.transferOpen,
      order: adminRefusals.orderOpen,
      refund: adminRefusals.refundOpen,
      dispute: adminRefusals.disputeOpen,
    })
    if (obstacle !== undefined) throw new Failure('userNotDeletable', { message: obstacle })
    await eraseHost(trx, host, now)
    await logAdminAction(trx, { adminId, action: 'host-deleted', hostId, now })
  })
