// Deletes old events of the provider: they are applied, and they contain guests' details.
import { EVENTS_RETENTION_MS, UNAPPLIED_EVENTS_RETENTION_MS } from '@lifafa/contract/limits'
import type { Kysely } from 'kysely'
import type { Database } from '../../../db/tables.ts'
import { UNAPPLIED_OUTCOMES } from '../rules/states.ts'

const AT_ONCE = 1000

type Deps = { db: Kysely<Database>; now: Date; signal: AbortSignal }

/**
 * Keeps the latest one, which shows that webhooks arrive. Keeps events longer that were not applied, or could not
 * be: after that time the provider's lists have shown their payments. An event that is delivered again after its
 * deletion is stored as new and changes nothing: its payment, refund or dispute is known by id.
 */
export async function deleteOldEvents({ db, now, signal }: Deps): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms)
  while (!signal.aborted) {
    const old = db
      .selectFrom('provider_events')
      .select('id')
      .where('received_at', '<=', before(EVENTS_RETENTION_MS))
      .where(({ or, and, eb }) =>
        or([
          eb('received_at', '<=', before(UNAPPLIED_EVENTS_RETENTION_MS)),
          and([eb('handled_at', 'is not', null), eb('outcome', 'not in', UNAPPLIED_OUTCOMES)]),
        ]),
      )
      .where('received_at', '<', ({ selectFrom }) =>
        selectFrom('provider_events as newest').select(({ fn }) => fn.max('newest.received_at').as('at')),
      )
      .orderBy('received_at')
      .limit(AT_ONCE)
    const { numDeletedRows } = await db
      .deleteFrom('provider_events')
      .where('id', 'in', old)
      .executeTakeFirst()
    if (numDeletedRows < AT_ONCE) return
  }
}
