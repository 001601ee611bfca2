// Writes into the audit log that an administrator ended sessions of their own.
import type { Transaction } from 'kysely'
import { recordAdminDeed } from '../../../admin-deeds/writes.ts'
import type { Database } from '../../../db/tables.ts'

export const noteSessionsEnded =
  (deed: 'session-ended' | 'other-sessions-ended', adminId: string, now: Date) =>
  (trx: Transaction<Database>): Promise<void> =>
    recordAdminDeed(trx, { deed, adminId, now })
