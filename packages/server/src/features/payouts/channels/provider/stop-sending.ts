// Stops sending payouts after consecutive refusals: a circuit breaker that all processes share, read from the attempts.
import type { Kysely } from 'kysely'
import type { Database } from '../../../../db/tables.ts'

const MOST_REFUSALS = 3
/** After this time a few are tried again, in case our account was fixed. */
const STOPPED_MS = 30 * 60 * 1000

/** True where the last attempts that the provider has answered failed for a fault of ours: the next would fail, too. */
export async function isStoppedByRefusals(db: Kysely<Database>, now: Date): Promise<boolean> {
  const last = await db
    .selectFrom('payout_attempts')
    .select(['failure', 'updated_at'])
    .where('asked_at', 'is not', null)
    .where('state', '<>', 'submitting')
    .orderBy('asked_at', 'desc')
    .limit(MOST_REFUSALS)
    .execute()
  const refused = last.filter(({ failure }) => failure === 'ours')
  const since = now.getTime() - STOPPED_MS
  return refused.length === MOST_REFUSALS && refused.some(({ updated_at }) => updated_at.getTime() > since)
}
