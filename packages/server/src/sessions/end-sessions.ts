// Ends sessions. A family of refresh tokens ends with its first one, so a successor made at the same moment ends with it.
import type { Kysely } from 'kysely'
import type { Database } from '../db/tables.ts'

export async function endFamily(db: Kysely<Database>, familyId: string, now: Date): Promise<void> {
  await db
    .updateTable('refresh_tokens')
    .set({ revoked_at: now })
    .where('id', '=', familyId)
    .where('revoked_at', 'is', null)
    .execute()
}

/** Of all devices: after a new password, or when a host is shut out. */
export async function endSessionsOfHost(db: Kysely<Database>, hostId: string, now: Date): Promise<void> {
  await db
    .updateTable('refresh_tokens')
    .set({ revoked_at: now })
    .where('host_id', '=', hostId)
    .whereRef('id', '=', 'family_id')
    .where('revoked_at', 'is', null)
    .execute()
}
