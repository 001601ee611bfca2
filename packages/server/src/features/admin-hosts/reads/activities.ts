// Reads a page of a host's activity feed.
import type { Kysely } from 'kysely'
import { type ListedActivity, listActivities } from '../../../activities/reads.ts'
import type { Database } from '../../../db/tables.ts'
import { inSnapshot } from '../../../db/transaction.ts'
import { type Asked, offsetOf } from '../../admin-payments/reads/page-window.ts'

/** Newest first. */
export const pageOfActivities = (
  db: Kysely<Database>,
  hostId: string,
  asked: Asked,
): Promise<{ activities: ListedActivity[]; total: number }> =>
  inSnapshot(db, async (trx) => {
    const activities = await listActivities(trx, hostId, { limit: asked.size, offset: offsetOf(asked) })
    const { total } = await trx
      .selectFrom('activities')
      .where('host_id', '=', hostId)
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    return { activities, total }
  })
