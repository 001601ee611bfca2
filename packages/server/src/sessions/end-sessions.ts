// Ends sessions. A family of refresh tokens ends with its first one, so a successor made at the same moment ends with it.
import type { Kysely } from 'kysely'
import type { Database } from '../db/tables.ts'

const ending = (db: Kysely<Database>, now: Date) =>
  db.updateTable('refresh_tokens').set({ revoked_at: now }).where('revoked_at', 'is', null)

const endingOfHost = (db: Kysely<Database>, hostId: string, now: Date) =>
  ending(db, now).where('host_id', '=', hostId).whereRef('id', '=', 'family_id')

export async function endFamily(db: Kysely<Database>, familyId: string, now: Date): Promise<void> {
  await ending(db, now).where('id', '=', familyId).execute()
}

/** Of all devices: after a password was reset, or when a host is shut out. */
export async function endSessionsOfHost(db: Kysely<Database>, hostId: string, now: Date): Promise<void> {
  await endingOfHost(db, hostId, now).execute()
}

/** Of all devices but one: the session in which the host changed the password goes on. */
export async function endOtherSessionsOfHost(
  db: Kysely<Database>,
  { hostId, sessionId }: { hostId: string; sessionId: string },
  now: Date,
): Promise<void> {
  await endingOfHost(db, hostId, now).where('id', '!=', sessionId).execute()
}
