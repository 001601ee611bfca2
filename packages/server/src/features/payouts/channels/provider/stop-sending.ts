// Stops sending payouts after consecutive refusals for the same reason: a circuit breaker that all processes share.
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../../../../db/tables.ts'

const MOST_REFUSALS = 3
/** After this time a few are tried again, in case our account was fixed. */
const STOPPED_MS = 30 * 60 * 1000

/** Counts a refusal. True where this one stops the sending. */
export async function noteRefusal(trx: Transaction<Database>, refusal: string, now: Date): Promise<boolean> {
  const before = await trx.selectFrom('payout_sending').selectAll().forUpdate().executeTakeFirstOrThrow()
  const refusals = before.refusal === refusal ? before.refusals + 1 : 1
  const isMany = refusals >= MOST_REFUSALS
  const wasStopped = before.stopped_until !== null && before.stopped_until > now
  await trx
    .updateTable('payout_sending')
    .set({
      refusal,
      refusals,
      stopped_until: isMany ? new Date(now.getTime() + STOPPED_MS) : null,
    })
    .execute()
  return isMany && !wasStopped
}

/** The provider has accepted a payout: sending continues. */
export async function noteAcceptance(db: Kysely<Database>): Promise<void> {
  await db
    .updateTable('payout_sending')
    .set({ refusal: null, refusals: 0, stopped_until: null })
    .where('refusals', '>', 0)
    .execute()
}

export async function isStoppedByRefusals(db: Kysely<Database>, now: Date): Promise<boolean> {
  const { stopped_until } = await db
    .selectFrom('payout_sending')
    .select('stopped_until')
    .executeTakeFirstOrThrow()
  return stopped_until !== null && stopped_until > now
}
