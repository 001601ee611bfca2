// Stores a host's answer to the name that the bank told: from then on guests see it, or payouts wait and transfers are held.
import type { Ownership } from '@lifafa/contract/upi-ids/checks'
import { checkTransfersOfHost } from '../../../db/check-transfers.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { Failure } from '../../../http/failure.ts'
import type { Services } from '../../../services.ts'
import { findGuardedProfile } from '../reads.ts'

type Deps = Pick<Services, 'db'> & { now: Date }

/** May be changed at any time. Throws Failure: `sessionOver`; `notFound` if another UPI ID is saved by now, or no name is known. */
export const answerUpiIdName = (
  { db, now }: Deps,
  { hostId, upiId, answer }: { hostId: string; upiId: string; answer: Ownership },
): Promise<void> =>
  inTransaction(db, async (trx) => {
    const host = await findGuardedProfile(trx, hostId, 'locked')
    if (!host) throw new Failure('sessionOver')
    if (host.upi_id !== upiId) throw new Failure('notFound')
    const answered = await trx
      .updateTable('upi_id_checks')
      .set({ answer, answered_at: now, updated_at: now })
      .where('host_id', '=', hostId)
      .where('upi_id', '=', upiId)
      .where('state', '=', 'found')
      .executeTakeFirst()
    if (answered.numUpdatedRows === 0n) throw new Failure('notFound')
    await checkTransfersOfHost(trx, hostId, now)
  })
