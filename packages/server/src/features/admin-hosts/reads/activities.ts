// Reads a page of a host's activity feed.
import type { Kysely } from 'kysely'
import type { Database, Row } from '../../../db/tables.ts'
import { inSnapshot } from '../../../db/transaction.ts'
import { type Asked, offsetOf } from '../../admin-payments/reads/page-window.ts'

export type ListedActivity = Pick<Row<'activities'>, 'action' | 'description' | 'created_at'>

/** Newest first. */
export const pageOfActivities = (
  db: Kysely<Database>,
  hostId: string,
  asked: Asked,
): Promise<{ activities: ListedActivity[]; total: number }> =>
  inSnapshot(db, async (trx) => {
    const ofHost = trx.selectFrom('activities').where('host_id', '=', hostId)
    const activities = await ofHost
      .select(['action', 'description', 'created_at'])
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(asked.size)
      .offset(offsetOf(asked))
      .execute()
    const { total } = await ofHost
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    return { activities, total }
  })
