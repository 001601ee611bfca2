// Deactivates or reactivates a host, or signs one out everywhere, as an administrator asks. All that depends on it reads `deactivated_at`; transfers are made due for it.
import type { Kysely } from 'kysely'
import { logAdminAction } from '../../../audit-log/writes.ts'
import { checkTransfersOfHost } from '../../../db/check-transfers.ts'
import type { Database } from '../../../db/tables.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { Failure } from '../../../http/failure.ts'
import { endSessions } from '../../../sessions/end-sessions.ts'
import { lockHost } from './lock-host.ts'

type Asked = { adminId: string; hostId: string; now: Date }
type Status = 'active' | 'inactive'

/**
 * A repetition changes nothing and is not logged again. Throws Failure: `notFound`; `userUnverified` for a host whose
 * email address was never verified.
 */
export const setHostStatus = (
  db: Kysely<Database>,
  { adminId, hostId, status, now }: Asked & { status: Status },
): Promise<void> =>
  inTransaction(db, async (trx) => {
    const host = await lockHost(trx, hostId)
    const isActive = status === 'active'
    if (isActive && !host.email_verified_at) throw new Failure('userUnverified')
    if (isActive === (host.deactivated_at === null)) return
    await trx
      .updateTable('hosts')
      .set({ deactivated_at: isActive ? null : now, updated_at: now })
      .where('id', '=', hostId)
      .execute()
    await checkTransfersOfHost(trx, hostId, now)
    if (!isActive) await endSessions(trx, { audience: 'host', id: hostId }, now)
    await logAdminAction(trx, {
      adminId,
      action: isActive ? 'host-activated' : 'host-deactivated',
      hostId,
      now,
    })
  })

/**
 * A sign-in at the same moment ends too, or begins after this. Throws Failure: `notFound`; `userUnverified` for a host who is signed
 * in nowhere, and whom the next sign-up replaces: the log would hold its row.
 */
export const signHostOut = (db: Kysely<Database>, { adminId, hostId, now }: Asked): Promise<void> =>
  inTransaction(db, async (trx) => {
    const host = await lockHost(trx, hostId)
    if (!host.email_verified_at) throw new Failure('userUnverified')
    await endSessions(trx, { audience: 'host', id: hostId }, now)
    await logAdminAction(trx, { adminId, action: 'host-signed-out', hostId, now })
  })
