// Reads hosts' accounts.
import type { Kysely } from 'kysely'
import type { Database, Row } from '../../db/tables.ts'

export const findHostByEmail = (db: Kysely<Database>, email: string): Promise<Row<'hosts'> | undefined> =>
  db.selectFrom('hosts').selectAll().where('email', '=', email).executeTakeFirst()
