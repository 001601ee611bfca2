// Reads administrators' accounts.
import type { Kysely } from 'kysely'
import type { Database, Row } from '../../db/tables.ts'

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
