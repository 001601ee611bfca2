// Reads hosts' ratings, a page at a time, and the count of each number of stars.
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../db/tables.ts'
import { inSnapshot } from '../../../db/transaction.ts'
import { hostName } from '../../admin-payments/reads/host-name.ts'
import { type Asked, offsetOf } from '../../admin-payments/reads/page-window.ts'

export type ListedRating = { id: string; host: string; rating: number; feedback: string; at: Date }

/** Newest first. `counts`: the number of ratings by stars; numbers without a rating are left out. */
export const pageOfRatings = (
  db: Kysely<Database>,
  asked: Asked,
): Promise<{ ratings: ListedRating[]; counts: { rating: number; count: number }[] }> =>
  inSnapshot(db, async (trx) => {
    const { rows: ratings } = await sql<ListedRating>`
      select r.host_id as id, ${hostName} as host, r.rating, r.feedback, r.rated_at as at
      from ratings r join hosts h on h.id = r.host_id
      order by r.rated_at desc, r.host_id desc limit ${asked.size} offset ${offsetOf(asked)}`.execute(trx)
    const counts = await trx
      .selectFrom('ratings')
      .select(({ fn }) => ['rating', fn.countAll<number>().as('count')])
      .groupBy('rating')
      .execute()
    return { ratings, counts }
  })
