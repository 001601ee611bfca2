// Reads administrators' accounts.
import type { Kysely } from 'kysely'
import type { Database, Row } from '../../db/tables.ts'

export const findAdminByEmail = (db: Kysely<Database>, email: string): Promise<Row<'admins'> | undefined> =>
  db.selectFrom('admins').selectAll().where('email', '=', email).executeTakeFirst()
