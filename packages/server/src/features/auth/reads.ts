// Looks up hosts' accounts.
import type { Kysely } from 'kysely'
import type { Database, Row } from '../../db/tables.ts'

export const findHostByEmail = (db: Kysely<Database>, email: string): Promise<Row<'hosts'> | undefined> =>
  db.selectFrom('hosts').selectAll().where('email', '=', email).executeTakeFirst()

export type HostStanding = Pick<Row<'hosts'>, 'email_verified_at' | 'deactivated_at'>

/** What a guard must know of a host: one read by primary key. */
export const findHostStanding = (db: Kysely<Database>, id: string): Promise<HostStanding | undefined> =>
  db
    .selectFrom('hosts')
    .select(['email_verified_at', 'deactivated_at'])
    .where('id', '=', id)
    .executeTakeFirst()
