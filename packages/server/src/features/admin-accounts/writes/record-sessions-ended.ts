// Records in the audit log that an administrator ended sessions of their own.
import type { Transaction } from 'kysely'
import { logAdminAction } from '../../../audit-log/writes.ts'
import type { Database } from '../../../db/tables.ts'

export const recordSessionsEnded =
  (action: 'session-ended' | 'other-sessions-ended', adminId: string, now: Date) =>
  (trx: Transaction<Database>): Promise<void> =>
    logAdminAction(trx, { action, adminId, now })
