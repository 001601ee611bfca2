// Stores a host's rating: one for each host, the latest.
import type { Kysely } from 'kysely'
import type { Database } from '../../db/tables.ts'
import { inTransaction } from '../../db/transaction.ts'
import { Failure } from '../../http/failure.ts'
import { findGuardedProfile } from '../profile/reads.ts'
import type { Rating } from './reads.ts'

type NewRating = Rating & {
  hostId: string
  /** The browser's user agent. */
  platform: string
  /** By our clock: a browser's clock may be wrong. */
  now: Date
}

/** Throws Failure `sessionOver` for a host whose account was deleted meanwhile: nothing of a deleted host is stored. */
export async function saveRating(db: Kysely<Database>, newRating: NewRating): Promise<void> {
  const { hostId, rating, feedback, platform, now } = newRating
  const said = { rating, feedback, platform, rated_at: now }
  await inTransaction(db, async (trx) => {
    if (!(await findGuardedProfile(trx, hostId, 'locked'))) throw new Failure('sessionOver')
    await trx
      .insertInto('ratings')
      .values({ host_id: hostId, ...said })
      .onConflict((conflict) => conflict.column('host_id').doUpdateSet(said))
      .execute()
  })
}
