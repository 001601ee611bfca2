// Reads hosts' accounts.
import type { Kysely } from 'kysely'
import type { Database, Row } from '../../db/tables.ts'
import type { Caller } from '../../sessions/access-token.ts'

export const findHostByEmail = (db: Kysely<Database>, email: string): Promise<Row<'hosts'> | undefined> =>
  db.selectFrom('hosts').selectAll().where('email', '=', email).executeTakeFirst()

export type CallerStatus = Pick<Row<'hosts'>, 'email_verified_at' | 'deactivated_at'> & {
  /** When the session was ended before it expired. */
  session_revoked_at: Date | null
}

/** The guard's view of a host and the session: one query by two primary keys. */
export const findCallerStatus = (
  db: Kysely<Database>,
  { accountId, sessionId }: Caller,
): Promise<CallerStatus | undefined> =>
  db
    .selectFrom('hosts')
    .leftJoin('refresh_tokens as first', (join) =>
      join.onRef('first.host_id', '=', 'hosts.id').on('first.id', '=', sessionId),
    )
    .select(['hosts.email_verified_at', 'hosts.deactivated_at', 'first.revoked_at as session_revoked_at'])
    .where('hosts.id', '=', accountId)
    .executeTakeFirst()
