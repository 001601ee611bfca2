// Ends sessions. A family of refresh tokens ends with its first one, so a successor made at the same moment ends with it.
import type { Kysely } from 'kysely'
import type { Database } from '../db/tables.ts'
import { type Owner, ownerColumn } from './owner.ts'

const ending = (db: Kysely<Database>, now: Date) =>
  db.updateTable('refresh_tokens').set({ revoked_at: now }).where('revoked_at', 'is', null)

const endingOf = (db: Kysely<Database>, { audience, id }: Owner, now: Date) =>
  ending(db, now).where(ownerColumn[audience], '=', id).whereRef('id', '=', 'family_id')

export async function endFamily(db: Kysely<Database>, familyId: string, now: Date): Promise<void> {
  await ending(db, now).where('id', '=', familyId).execute()
}

/** On all devices: after a password reset, or when a host is deactivated. */
export async function endSessions(db: Kysely<Database>, owner: Owner, now: Date): Promise<void> {
  await endingOf(db, owner, now).execute()
}

/** On all devices but one: the session in which the password was changed goes on. */
export async function endOtherSessions(
  db: Kysely<Database>,
  owner: Owner,
  sessionId: string,
  now: Date,
): Promise<void> {
  await endingOf(db, owner, now).where('id', '!=', sessionId).execute()
}

/** One session of `owner`. Returns whether there was one to end. */
export async function endOwnSession(
  db: Kysely<Database>,
  owner: Owner,
  sessionId: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await endingOf(db, owner, now).where('id', '=', sessionId).executeTakeFirst()
  return numUpdatedRows > 0n
}
