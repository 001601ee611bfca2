// Stores a signed event of the provider, once, with the job that applies it.
import type { Kysely } from 'kysely'
import type { Database } from '../../../db/tables.ts'
import { inRepeatableTransaction } from '../../../db/transaction.ts'
import type { Jobs } from '../../../jobs/queue.ts'

type Deps = { db: Kysely<Database>; jobs: Jobs; now: Date }

export const storeEvent = (
  { db, jobs, now }: Deps,
  event: { id: string; type: string; body: string },
): Promise<void> =>
  inRepeatableTransaction(db, async (trx) => {
    const stored = await trx
      .insertInto('provider_events')
      .values({ ...event, received_at: now })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (stored) await jobs.add(trx, 'apply-provider-event', { eventId: event.id })
  })
