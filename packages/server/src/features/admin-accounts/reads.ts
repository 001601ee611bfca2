// Reads administrators' accounts.
import type { Kysely } from 'kysely'
import type { Database, Row } from '../../db/tables.ts'
import type { Caller } from '../../sessions/access-token.ts'

export const findAdminByEmail = (db: Kysely<Database>, email: string): Promise<Row<'admins'> | undefined> =>
  db.selectFrom('admins').selectAll().where('email', '=', email).executeTakeFirst()

export async function findAdminPasswordHash(
  db: Kysely<Database>,
  adminId: string,
): Promise<string | undefined> {
  const admin = await db
    .selectFrom('admins')
    .select('password_hash')
    .where('id', '=', adminId)
    .executeTakeFirst()
  return admin?.password_hash
}

export type AdminStatus = Pick<Row<'admins'>, 'email_verified_at'> & {
  /** When the session was ended before it expired. */
  session_revoked_at: Date | null
}

/** The guard's view of an administrator and the session: one query by two primary keys. */
export const findAdminStatus = (
  db: Kysely<Database>,
  { accountId, sessionId }: Caller,
): Promise<AdminStatus | undefined> =>
  db
    .selectFrom('admins')
    .leftJoin('refresh_tokens as first', (join) =>
      join.onRef('first.admin_id', '=', 'admins.id').on('first.id', '=', sessionId),
    )
    .select(['admins.email_verified_at', 'first.revoked_at as session_revoked_at'])
    .where('admins.id', '=', accountId)
    .executeTakeFirst()
