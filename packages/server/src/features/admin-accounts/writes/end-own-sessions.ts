// Ends all sessions of an administrator, and records in the audit log that some were ended.
import type { Kysely, Transaction } from 'kysely'
import { logAdminAction } from '../../../audit-log/writes.ts'
import type { Database } from '../../../db/tables.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { endSessions } from '../../../sessions/end-sessions.ts'

export const signOutEverywhere = (db: Kysely<Database>, adminId: string, now: Date): Promise<void> =>
  inTransaction(db, async (trx) => {
    await endSessions(trx, { audience: 'admin', id: adminId }, now)
    await logAdminAction(trx, { action: 'signed-out-everywhere', adminId, now })
  })

export const recordSessionsEnded =
  (action: 'session-ended' | 'other-sessions-ended', adminId: string, now: Date) =>
  (trx: Transaction<Database>): Promise<void> =>
    logAdminAction(trx, { action, adminId, now })
