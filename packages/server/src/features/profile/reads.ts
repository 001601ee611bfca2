// Reads a host's profile. A deactivated host has none.
import type { Kysely } from 'kysely'
import type { Database, Row } from '../../db/tables.ts'

/** The columns that a host may read of their own row. */
export const PROFILE_COLUMNS = [
  'id',
  'first_name',
  'last_name',
  'email',
  'phone_number',
  'address',
  'upi_id',
  'language',
  'upi_id_changed_at',
  'bank_account',
  'ifsc',
  'bank_account_name',
  'bank_account_changed_at',
] as const
export type Profile = Pick<Row<'hosts'>, (typeof PROFILE_COLUMNS)[number]>

const openAccount = (db: Kysely<Database>, hostId: string) =>
  db.selectFrom('hosts').where('id', '=', hostId).where('deactivated_at', 'is', null)

export const findProfile = (db: Kysely<Database>, hostId: string): Promise<Profile | undefined> =>
  openAccount(db, hostId).select(PROFILE_COLUMNS).executeTakeFirst()

const GUARDED_COLUMNS = [...PROFILE_COLUMNS, 'password_hash'] as const
export type GuardedProfile = Pick<Row<'hosts'>, (typeof GUARDED_COLUMNS)[number]>

/** With the password hash; `locked` until the transaction ends. */
export const findGuardedProfile = (
  db: Kysely<Database>,
  hostId: string,
  isLocked?: 'locked',
): Promise<GuardedProfile | undefined> =>
  openAccount(db, hostId)
    .select(GUARDED_COLUMNS)
    .$if(isLocked !== undefined, (query) => query.forNoKeyUpdate())
    .executeTakeFirst()
