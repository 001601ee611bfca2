// Stores a host's rating: one for each host, the latest.
import type { Kysely } from 'kysely'
import type { Database } from '../../db/tables.ts'
import type { Rating } from './reads.ts'

type NewRating = Rating & {
  hostId: string
  /** The browser's user agent. */
  platform: string
  /** By our clock: a browser's clock may be wrong. */
  now: Date
}

export async function saveRating(db: Kysely<Database>, newRating: NewRating): Promise<void> {
  const { hostId, rating, feedback, platform, now } = newRating
  const said = { rating, feedback, platform, rated_at: now }
  await db
    .insertInto('ratings')
    .values({ host_id: hostId, ...said })
    .onConflict((conflict) => conflict.column('host_id').doUpdateSet(said))
    .execute()
}
