// Ends all sessions of a host, as an administrator asks.
import type { Kysely } from 'kysely'
import { logAdminAction } from '../../../audit-log/writes.ts'
import type { Database } from '../../../db/tables.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { endSessions } from '../../../sessions/end-sessions.ts'
import { lockHost } from './lock-host.ts'

type Asked = { adminId: string; hostId: string; now: Date }

/** A sign-in at the same moment ends too, or begins after this. Throws Failure `notFound`. */
export const signHostOut = (db: Kysely<Database>, { adminId, hostId, now }: Asked): Promise<void> =>
  inTransaction(db, async (trx) => {
    await lockHost(trx, hostId)
    await endSessions(trx, { audience: 'host', id: hostId }, now)
    await logAdminAction(trx, { adminId, action: 'host-signed-out', hostId, now })
  })
