// Holds a payout that the provider refused for a fault of ours: the stored request stays, and is sent again later.
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import { raise } from '../../../alarms.ts'
import type { Database, Row } from '../../../db/tables.ts'
import { inTransaction } from '../../../db/transaction.ts'
import type { ProviderError } from '../../../provider/provider.ts'
import { lockBox } from '../create/lock-box.ts'
import { noteRefusal } from './stop-sending.ts'

const AGAIN_AFTER_MS = 30 * 60 * 1000

type Deps = { db: Kysely<Database>; now: Date; log: Pick<FastifyBaseLogger, 'error'> }

/** One alarm for a payout, and another where consecutive refusals stop the sending. */
export async function holdRefused(
  { db, now, log }: Deps,
  { id, event_box_id, hold }: Row<'payouts'>,
  error: ProviderError,
): Promise<void> {
  const { message, refusal } = error
  const isStopped = await inTransaction(db, async (trx) => {
    await lockBox(trx, event_box_id)
    await trx
      .updateTable('payouts')
      .set({
        hold: 'provider-refused',
        reason: message,
        check_at: new Date(now.getTime() + AGAIN_AFTER_MS),
        updated_at: now,
      })
      .where('id', '=', id)
      .where('state', '=', 'sent')
      .execute()
    return noteRefusal(trx, [refusal.code, refusal.reason, refusal.field].join(' '), now)
  })
  if (hold === null) raise(log, 'payout-refused', { payout: id, ...refusal })
  if (isStopped) raise(log, 'payouts-stopped', refusal)
}
