// Reads everything about one payment or one payout, by any of its ids, as of one moment.
import type { Kysely } from 'kysely'
import type { Database } from '../../db/tables.ts'
import { inSnapshot } from '../../db/transaction.ts'
import { findSubject } from './find-subject.ts'
import { readRecords } from './records/read-records.ts'
import type { Records } from './records/records.ts'

/** Undefined where the id is unknown. */
export const findTimeline = (db: Kysely<Database>, id: string): Promise<Records | undefined> =>
  inSnapshot(db, async (trx) => {
    const subject = await findSubject(trx, id)
    return subject && readRecords(trx, subject)
  })
