// A host's profile, and what proves a password of theirs. A host who was shut out has neither.
import type { Kysely } from 'kysely'
import type { Database, Row } from '../../db/tables.ts'

/** The columns that a host may see of their own row; on the wire they bear the same names. */
export const PROFILE_COLUMNS = [
  'id',
  'first_name',
  'last_name',
  'email',
  'phone_number',
  'address',
  'upi_id',
] as const
export type Profile = Pick<Row<'hosts'>, (typeof PROFILE_COLUMNS)[number]>

const openAccount = (db: Kysely<Database>, hostId: string) =>
  db.selectFrom('hosts').where('id', '=', hostId).where('deactivated_at', 'is', null)

export const findProfile = (db: Kysely<Database>, hostId: string): Promise<Profile | undefined> =>
  openAccount(db, hostId).select(PROFILE_COLUMNS).executeTakeFirst()

export async function findPasswordHash(db: Kysely<Database>, hostId: string): Promise<string | undefined> {
  const host = await openAccount(db, hostId).select('password_hash').executeTakeFirst()
  return host?.password_hash
}
