// Reads a host for administrators, and where the host is signed in.
import type { Kysely } from 'kysely'
import type { Database, Row } from '../../../db/tables.ts'
import { listSessions } from '../../../sessions/list-sessions.ts'

/** Undefined where there is none, or the host is deleted. */
export const findHost = (db: Kysely<Database>, id: string): Promise<Row<'hosts'> | undefined> =>
  db.selectFrom('hosts').selectAll().where('id', '=', id).where('deleted_at', 'is', null).executeTakeFirst()

/** The one used last first; none of them is the caller's. */
export const sessionsOfHost = (db: Kysely<Database>, id: string, now: Date) =>
  listSessions(db, { audience: 'host', id }, '', now)
