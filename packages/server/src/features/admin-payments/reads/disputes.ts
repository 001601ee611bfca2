// Reads the disputes that an administrator has to answer.
import type { Kysely } from 'kysely'
import type { Database, Row } from '../../../db/tables.ts'

/** More than this cannot be answered in time; the flags have all. */
const MOST = 100

/** Those with the next deadline first. One that is under review at the bank has been answered. */
export const listDisputesToAnswer = (db: Kysely<Database>): Promise<Row<'disputes'>[]> =>
  db
    .selectFrom('disputes')
    .selectAll()
    .where('status', '=', 'open')
    .orderBy('respond_by', (order) => order.asc().nullsLast())
    .orderBy('id')
    .limit(MOST)
    .execute()
